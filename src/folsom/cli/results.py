"""How a game ended, in lines."""

from __future__ import annotations

from rich.cells import cell_len

from folsom.cli.drawing import fit
from folsom.game import Game
from folsom.rules.express import cards
from folsom.rules.express.scoring import is_gunslinger
from folsom.words.catalogue import Speech


def results(game: Game, eyes: int | None, says: Speech) -> str:
    """Places, money, Gunslingers, winners, and the seed that the deal was sealed with."""
    scene = game.scene
    names = [says.name(scene.seat(seat)) + ("*" if seat == eyes else "") for seat in range(game.seats)]
    money = [says.money(n) for n in game.scores]
    best = {scene.seat_of(name) for b, name in enumerate(cards.BANDITS) if is_gunslinger(game.record, b)}
    wide, wider = max(map(cell_len, names)), max(map(cell_len, money))
    lines = [says.say("over")]
    place = 1
    for group in game.ranks:
        for seat in group:
            shot = f"  {says.say('gunslinger')}" if seat in best else ""
            lines.append(
                says.say(
                    "result", place=place, name=fit(names[seat], wide), money=money[seat].rjust(wider), gunslinger=shot
                )
            )
        place += len(group)
    lines.append(winners(game, eyes, says))
    if isinstance(game.seed, bytes):
        lines += [says.say("revealed"), f"  {game.seed.hex()}"]
    return "\n".join(lines)


def standings(game: Game, says: Speech) -> str:
    """Everybody's money in one row, best first."""
    order = [seat for group in game.ranks for seat in group]
    return says.row(f"{says.name(game.scene.seat(seat))} {says.money(game.scores[seat])}" for seat in order)


def winners(game: Game, eyes: int | None, says: Speech) -> str:
    """Who won."""
    won = [game.scene.seat(seat) for seat in game.winners]
    if len(won) > 1:
        return says.sentence("share-win", names=says.both(map(says.name, won)))
    if game.winners == (eyes,):
        return says.sentence("wins.you", seat=won[0])
    return says.sentence("wins", seat=won[0])
