"""One door out: what a seat may know, and nothing else."""
