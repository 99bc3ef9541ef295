"""Renders light and color apart, so that noise can be removed from the light without changing the glaze."""

import os
import tempfile

import bpy
import numpy as np

PASSES = {
    'diffuse_direct': ('DiffDir', 'use_pass_diffuse_direct'),
    'diffuse_indirect': ('DiffInd', 'use_pass_diffuse_indirect'),
    'diffuse_color': ('DiffCol', 'use_pass_diffuse_color'),
    'gloss_direct': ('GlossDir', 'use_pass_glossy_direct'),
    'gloss_indirect': ('GlossInd', 'use_pass_glossy_indirect'),
    'gloss_color': ('GlossCol', 'use_pass_glossy_color'),
    'glow': ('Emit', 'use_pass_emit'),
    'normal': ('Normal', 'use_pass_normal'),
    'place': ('Position', 'use_pass_position'),
}


def render_passes(width, height, samples, filter_width=1.5):
    """→ {name: (height, width, 3) float array}, top row first. filter_width is in pixels."""
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    cycles = scene.cycles
    cycles.device, cycles.samples = 'CPU', samples
    cycles.use_adaptive_sampling, cycles.adaptive_threshold, cycles.adaptive_min_samples = (
        True,
        0.06,
        max(samples // 3, 6),
    )
    cycles.use_denoising = False
    cycles.pixel_filter_type, cycles.filter_width = 'BLACKMAN_HARRIS', filter_width
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 3, 2, 2
    cycles.transmission_bounces = cycles.transparent_max_bounces = 0
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect = 4.0
    scene.render.resolution_x, scene.render.resolution_y, scene.render.resolution_percentage = (
        width,
        height,
        100,
    )
    scene.render.threads_mode, scene.render.use_persistent_data = 'AUTO', False
    layer = scene.view_layers[0]
    for _, switch in PASSES.values():
        setattr(layer, switch, True)
    with tempfile.TemporaryDirectory() as folder:
        _send_to_files(scene, folder)
        scene.render.filepath = os.path.join(folder, 'unused')
        bpy.ops.render.render(write_still=False)
        return {name: _read(os.path.join(folder, f'{name}0001.exr')) for name in PASSES}


def _send_to_files(scene, folder):
    scene.frame_set(1)
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source = tree.nodes.new('CompositorNodeRLayers')
    target = tree.nodes.new('CompositorNodeOutputFile')
    target.base_path = folder
    target.format.file_format, target.format.color_depth, target.format.exr_codec = 'OPEN_EXR', '32', 'NONE'
    target.file_slots.clear()
    for name, (socket, _) in PASSES.items():
        target.file_slots.new(name)
        tree.links.new(source.outputs[socket], target.inputs[name])


def _read(path):
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = 'Non-Color'
    width, height = image.size
    values = np.empty(width * height * image.channels, np.float32)
    image.pixels.foreach_get(values)
    channels = image.channels
    bpy.data.images.remove(image)
    return values.reshape(height, width, channels)[::-1, :, :3].copy()
