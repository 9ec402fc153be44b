"""What the programs on the full screen share: colours, light and dark, and an end that tells no secrets."""

from __future__ import annotations

from rich.segment import Segments
from rich.traceback import Traceback
from textual.app import App

from folsom.cli.screen.colours import COLOURS, theme_of_terminal, themes
from folsom.words.catalogue import Speech


class FolsomApp(App[int]):
    """An application in our colours and one language."""

    CSS_PATH = "table.tcss"
    ENABLE_COMMAND_PALETTE = False

    def __init__(self, says: Speech, theme: str | None = None) -> None:
        super().__init__()
        self.says = says
        for one in themes():
            self.register_theme(one)
        self.theme = theme or theme_of_terminal()

    def get_theme_variable_defaults(self) -> dict[str, str]:
        """Before a theme says otherwise."""
        return {"quiet": COLOURS["night"]["quiet"]}

    def action_turn_light(self) -> None:
        """Day and night."""
        self.theme = "day" if self.theme == "night" else "night"

    def _fatal_error(self) -> None:
        """As Textual's own, but without local variables: they would show every hidden card."""
        traceback = Traceback(show_locals=False, width=None)
        self._exit_renderables.append(Segments(self.console.render(traceback, self.console.options)))
        self._close_messages_no_wait()
