"""Light, backdrop and camera, which are the same for every piece."""

import bpy
import numpy as np
from mathutils import Matrix, Vector

GROUND = (0.86, 0.875, 0.86)


def empty_room():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    world = bpy.data.worlds.new('room')
    world.use_nodes = True
    world.node_tree.nodes['Background'].inputs['Color'].default_value = (0.86, 0.93, 1.0, 1)
    world.node_tree.nodes['Background'].inputs['Strength'].default_value = 0.27
    scene.world = world
    return scene


def add_backdrop():
    depth = np.linspace(-14, 7, 40)
    bend = np.linspace(0, np.pi / 2, 60)
    y = np.concatenate([depth, 7 + 4 * np.sin(bend), np.full(20, 11.0)])
    z = np.concatenate([np.zeros(40), 4 - 4 * np.cos(bend), np.linspace(4, 16, 20)])
    verts = [(x, a, b) for x in (-24, 24) for a, b in zip(y, z)]
    n = len(y)
    faces = [(i, n + i, n + i + 1, i + 1) for i in range(n - 1)]
    mesh = bpy.data.meshes.new('backdrop')
    mesh.from_pydata(verts, [], faces)
    for polygon in mesh.polygons:
        polygon.use_smooth = True
    material = bpy.data.materials.new('paper')
    material.use_nodes = True
    shader = material.node_tree.nodes['Principled BSDF']
    shader.inputs['Base Color'].default_value = (*GROUND, 1)
    shader.inputs['Roughness'].default_value = 1.0
    shader.inputs['Specular'].default_value = 0.0
    mesh.materials.append(material)
    bpy.context.scene.collection.objects.link(bpy.data.objects.new('backdrop', mesh))


def add_lights():
    # The window has a bar, which its reflection in the glaze shows.
    for side in (-1, 1):
        _area(
            f'north window {side}',
            (-5.0, -2.4 + side * 0.98, 4.4),
            (0, side * 0.98, 0.8),
            1.75,
            4.4,
            275,
            (0.975, 0.985, 1.0),
        )
    _area('white card', (5.5, -3.5, 2.2), (0, 0, 0.6), 4.0, 4.0, 26, (1.0, 0.97, 0.93))
    _area('backdrop wash', (-1.0, 4.0, 7.5), (0.5, 9.5, 1.0), 9.0, 2.0, 420, (1.0, 0.985, 0.96))


def _area(name, place, target, width, height, watts, color):
    light = bpy.data.lights.new(name, 'AREA')
    light.shape, light.size, light.size_y = 'RECTANGLE', width, height
    light.energy, light.color = watts, color
    thing = bpy.data.objects.new(name, light)
    thing.location = place
    thing.rotation_euler = (Vector(target) - Vector(place)).to_track_quat('-Z', 'Y').to_euler()
    bpy.context.scene.collection.objects.link(thing)


def frame_piece(points, elevation, aspect=0.8, fill=(0.66, 0.66), center=0.485, lens=85):
    """Aims so that all points, in studio units, lie inside the given share of the picture."""
    up_angle = np.radians(elevation)
    back = np.array([0, -np.cos(up_angle), np.sin(up_angle)])
    right = np.array([1.0, 0, 0])
    up = np.cross(back, right)
    width, height = 36.0 * aspect if aspect < 1 else 36.0, 36.0 if aspect < 1 else 36.0 / aspect
    target, distance = points.mean(axis=0), 6.0
    for _ in range(12):
        local = points - target
        deep = distance - local @ back
        x, y = local @ right / deep * lens / width, local @ up / deep * lens / height
        over = max((x.max() - x.min()) / fill[0], (y.max() - y.min()) / fill[1])
        target = target + right * (x.max() + x.min()) / 2 * distance * width / lens
        target = target + up * ((y.max() + y.min()) / 2 - center + 0.5) * distance * height / lens
        distance *= over
    place_camera(target + back * distance, target, lens, up)
    return distance * height / lens


def place_camera(place, target, lens, up=(0, 0, 1)):
    camera = bpy.data.cameras.new('camera')
    camera.lens, camera.sensor_fit = lens, 'AUTO'
    thing = bpy.data.objects.new('camera', camera)
    back = (Vector(place) - Vector(target)).normalized()
    right = Vector(up).cross(back).normalized()
    thing.matrix_world = (
        Matrix.Translation(Vector(place)) @ Matrix((right, back.cross(right), back)).transposed().to_4x4()
    )
    bpy.context.scene.collection.objects.link(thing)
    bpy.context.scene.camera = thing
    return thing
