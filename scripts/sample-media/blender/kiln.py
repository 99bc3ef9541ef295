"""A piece glowing in the kiln, seen through the spy hole. One studio unit is 10 cm here."""

import bpy
import numpy as np
from mathutils import Vector

import forms
import matter
import studio
from lathe import turn
from mesh import add_part, glaze_material, glowing_material
from parts import make_part
from piece import n
from solids import block

SCALE = 0.1
HOLE = 3.1  # radius in cm


def show_fire(options):
    scene = studio.empty_room()
    scene.world.node_tree.nodes['Background'].inputs['Strength'].default_value = 0.05
    density = options.density
    small = lambda share, x, y, z: lambda points: points * share + np.array([x, y, z])
    put = lambda name, part, surface, material, move=lambda p: p: add_part(
        name, part, surface, material, SCALE, 0.03, move=move
    )
    put('wall', _wall(n(density, 900), n(density, 1600)), matter.brick, glaze_material(veil=0))
    piece = turn(forms.meiping, n(density, 800), n(density, 1200), line=-9)
    put('piece', piece, matter.ember(0.36, 0.3), glowing_material(0.85), small(0.235, 0.15, 21, -3.45))
    shelf = block(40, 26, 1.2, 0.2, rows=n(density, 300), columns=n(density, 700))
    put(
        'shelf',
        shelf,
        matter.ember(0.22, seed=4),
        glowing_material(0.4),
        lambda p: p + np.array([0, 26, -4.65]),
    )
    back = block(40, 2, 40, 0.2, rows=n(density, 500), columns=n(density, 900))
    put(
        'back',
        back,
        matter.ember(0.02, 0.16, seed=8),
        glowing_material(0.26),
        lambda p: p + np.array([0, 38, -14]),
    )
    _light('fire from the left', (-1.6, 2.0, 0.7), (0, 2.1, -0.1), 0.9, 16)
    _light('fire from below', (1.2, 2.9, -0.3), (0, 2.1, -0.1), 0.6, 4)
    _light('glow in the hole', (0, 1.15, 0.05), (0, -1, 0), 0.5, 5)
    studio.place_camera((0.0, -3.6, 0.05), (0.0, 0.0, 0.0), 104)


def _light(name, place, target, size, watts):
    light = bpy.data.lights.new(name, 'AREA')
    light.size, light.energy, light.color = size, watts, (1.0, 0.42, 0.12)
    thing = bpy.data.objects.new(name, light)
    thing.location = place
    thing.rotation_euler = (Vector(target) - Vector(place)).to_track_quat('-Z', 'Y').to_euler()
    thing.visible_camera = False
    bpy.context.scene.collection.objects.link(thing)


def _wall(rows, columns):
    """The tunnel of the hole from the inside outwards, a worn edge, then the bricks around it."""
    turn_ = np.linspace(0, 2 * np.pi, columns, endpoint=False)
    edge = 0.5
    arc = np.linspace(0, np.pi / 2, rows // 10)
    radius = np.concatenate(
        [np.full(rows // 4, HOLE), HOLE + edge * (1 - np.cos(arc)), np.geomspace(HOLE + edge, 60, rows)[1:]]
    )
    deep = np.concatenate([np.linspace(7, edge, rows // 4), edge * (1 - np.sin(arc)), np.zeros(rows - 1)])
    points = np.stack(
        [np.outer(radius, np.cos(turn_)), np.outer(deep, np.ones(columns)), np.outer(radius, np.sin(turn_))],
        axis=2,
    )
    return make_part(points[:, ::-1], True)
