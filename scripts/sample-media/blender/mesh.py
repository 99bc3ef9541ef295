"""Parts and their glaze → smooth Blender meshes with the color stored in the vertices."""

import bpy
import numpy as np

from glaze import lay
from parts import grid_normals


def add_part(name, part, spec, material, scale, pixel, macro=False, move=lambda points: points):
    """spec is a Glaze, or a function of part and pixel for another surface: → color, roughness, lift."""
    color, rough, lift = spec(part, pixel) if callable(spec) else lay(part, spec, pixel, macro)
    rows, columns = part.points.shape[:2]
    normal = grid_normals(part.points.astype(np.float64), part.closed)
    points = part.points + normal * lift.reshape(rows, columns, 1)
    mesh = _grid_mesh(name, move(points) * scale, part.closed)
    extra = np.zeros((rows * columns, 4), np.float32)
    extra[:, 0] = rough
    extra[:, 1] = np.clip((rough - 0.4) / 0.3, 0, 1)
    _store(mesh, 'glaze', np.concatenate([color, np.ones((len(color), 1))], axis=1))
    _store(mesh, 'surface', extra)
    thing = bpy.data.objects.new(name, mesh)
    mesh.materials.append(material)
    bpy.context.scene.collection.objects.link(thing)
    return move(points.reshape(-1, 3))


def _grid_mesh(name, points, closed):
    rows, columns = points.shape[:2]
    i, j = np.meshgrid(np.arange(rows - 1), np.arange(columns if closed else columns - 1), indexing='ij')
    right = (j + 1) % columns
    quads = np.stack(
        [i * columns + j, i * columns + right, (i + 1) * columns + right, (i + 1) * columns + j], axis=-1
    )
    quads = quads.reshape(-1, 4).astype(np.int32)
    mesh = bpy.data.meshes.new(name)
    mesh.vertices.add(rows * columns)
    mesh.vertices.foreach_set('co', points.reshape(-1).astype(np.float32))
    mesh.loops.add(quads.size)
    mesh.loops.foreach_set('vertex_index', quads.reshape(-1))
    mesh.polygons.add(len(quads))
    mesh.polygons.foreach_set('loop_start', np.arange(0, quads.size, 4, dtype=np.int32))
    mesh.polygons.foreach_set('loop_total', np.full(len(quads), 4, np.int32))
    mesh.polygons.foreach_set('use_smooth', np.ones(len(quads), bool))
    mesh.update()
    return mesh


def _store(mesh, name, values):
    attribute = mesh.color_attributes.new(name, 'FLOAT_COLOR', 'POINT')
    attribute.data.foreach_set('color', values.astype(np.float32).reshape(-1))


def glaze_material(veil=0.35):
    """veil: how milky the surface looks at a slant; 0 for clay and wood."""
    material, nodes, links, shader, color = _new_material('surface')
    surface = nodes.new('ShaderNodeAttribute')
    surface.attribute_name = 'surface'
    split = nodes.new('ShaderNodeSeparateColor')
    links.new(surface.outputs['Color'], split.inputs['Color'])
    # At a slant, more of the milky layer is in the line of sight.
    slant = nodes.new('ShaderNodeLayerWeight')
    slant.inputs['Blend'].default_value = 0.22
    milk = nodes.new('ShaderNodeMixRGB')
    milk.inputs['Color2'].default_value = (0.47, 0.54, 0.62, 1)
    weight = nodes.new('ShaderNodeMath')
    weight.operation = 'MULTIPLY'
    weight.inputs[1].default_value = veil
    links.new(slant.outputs['Facing'], weight.inputs[0])
    links.new(weight.outputs[0], milk.inputs['Fac'])
    links.new(color.outputs['Color'], milk.inputs['Color1'])
    links.new(milk.outputs['Color'], shader.inputs['Base Color'])
    links.new(split.outputs['Red'], shader.inputs['Roughness'])
    glossy = nodes.new('ShaderNodeMath')
    glossy.operation = 'MULTIPLY_ADD'
    glossy.inputs[1].default_value, glossy.inputs[2].default_value = -0.5, 0.55
    links.new(split.outputs['Green'], glossy.inputs[0])
    links.new(glossy.outputs[0], shader.inputs['Specular'])
    return material


def glowing_material(strength):
    """The surface shines in the color of its vertices, somewhat less at a slant."""
    material, _, links, shader, color = _new_material('glow')
    links.new(color.outputs['Color'], shader.inputs['Emission'])
    shader.inputs['Emission Strength'].default_value = strength
    shader.inputs['Base Color'].default_value = (0.55, 0.32, 0.18, 1)
    shader.inputs['Roughness'].default_value = 0.45
    return material


def _new_material(name):
    """→ the material, its nodes and links, its shader, and the node that gives the color of the vertices."""
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    nodes, links = material.node_tree.nodes, material.node_tree.links
    color = nodes.new('ShaderNodeAttribute')
    color.attribute_name = 'glaze'
    return material, nodes, links, nodes['Principled BSDF'], color
