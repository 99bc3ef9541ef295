from dataclasses import dataclass, field
from typing import Callable

from lathe import turn


@dataclass
class Piece:
    code: str
    build: Callable  # (density) → [(Part, Glaze)]
    elevation: float = 12
    fill: tuple = (0.66, 0.66)
    profile: object = None
    glaze: object = None
    close: dict = field(default_factory=dict)  # place and width (cm) of the macro on the wall of profile
    relief: Callable = None
    bend: Callable = None
    views: tuple = ()
    outline: tuple = ()  # the profiles that make up its outline from the foot up, if it is turned
    facing: float = 0.0  # degrees by which a piece that is not turned stands to the left, to show its length
    single: Callable = None  # (density) → parts: the piece of a set whose silhouette is drawn
    attached: tuple = ()  # (density) → Part: tubes left and right of the outline, swept in the plane y = 0


def n(density, count):
    return max(int(count * density), 24)


def thrown(code, profile, glaze, elevation, fill, close, line=0.9, relief=None, bend=None, **more):
    """A piece that is one thrown form. line: where the glaze stops above the foot's edge."""

    def build(density):
        rows, columns = n(density, 1000), n(density, 1500)
        return [(turn(profile, rows, columns, relief=relief, line=line, bend=bend), glaze)]

    outline = () if bend else (profile,)
    return Piece(
        code, build, elevation, fill, profile, glaze, close, relief, bend, outline=outline, **more
    )
