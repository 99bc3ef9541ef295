"""The glazes by name. Ramps run from thin to thick; copper ramps from a trace to saturation."""

from glaze import Glaze

# A formatter would give each color a line of its own.
# fmt: off
SKY = [
    (0.35, '#9aa088'), (0.5, '#9fb2aa'), (0.64, '#8eabb2'), (0.8, '#7596a9'), (0.95, '#5f8299'),
    (1.15, '#466a87'),
]
AZURE = [
    (0.35, '#8b9581'), (0.5, '#86a2a5'), (0.64, '#6b90ab'), (0.8, '#50799f'), (0.95, '#416a94'),
    (1.15, '#2f5480'),
]
MOON = [
    (0.35, '#aba88e'), (0.5, '#bcc2b4'), (0.64, '#c1ccc9'), (0.8, '#b2c3c8'), (0.95, '#9fb5bf'),
    (1.15, '#829fb0'),
]
SCALLION = [
    (0.35, '#969468'), (0.5, '#97a57d'), (0.64, '#83a081'), (0.8, '#688d75'), (0.95, '#537b68'),
    (1.15, '#3d6558'),
]
INDIGO = [(0.35, '#7c7b74'), (0.5, '#73829a'), (0.7, '#5c719c'), (0.9, '#485c91'), (1.1, '#36457c')]
PURPLE = [(0.0, '#8e9cb8'), (0.25, '#8485ab'), (0.5, '#74558c'), (0.75, '#763b6d'), (1.05, '#803050')]
ROSE = [(0.0, '#8797b4'), (0.25, '#837fa8'), (0.5, '#7f5a8e'), (0.75, '#80406f'), (1.05, '#8a3450')]
BEGONIA = [(0.0, '#a097b0'), (0.25, '#a27a96'), (0.5, '#a0506c'), (0.75, '#9a3448'), (1.05, '#7f1f2a')]
FLAME = [
    (0.0, '#6a76a6'), (0.22, '#6b5a95'), (0.45, '#77376a'), (0.65, '#8f2438'), (0.85, '#9c1f20'),
    (1.15, '#6d1210'),
]
MOLTEN = [
    (0.0, '#7c92b6'), (0.25, '#767bab'), (0.48, '#74528d'), (0.7, '#82355f'), (0.9, '#93283a'),
    (1.15, '#7c1a1a'),
]
TEAL = [
    (0.35, '#6f8a6f'), (0.5, '#5d928e'), (0.64, '#457f8e'), (0.8, '#386e8c'), (0.95, '#2d5a83'),
    (1.15, '#26467a'),
]
FURNACE = [(0.0, '#4d7f9c'), (0.3, '#54659a'), (0.6, '#6a4a80'), (0.85, '#84405a'), (1.1, '#8f4038')]
AUBERGINE = [(0.0, '#62669a'), (0.3, '#564679'), (0.6, '#46294f'), (0.85, '#401d3a'), (1.1, '#4a182f')]

sky = Glaze(SKY, seed=1, crackle=0.1, crackle_size=1.5, cloudiness=1.1, streaks=1.1)
rose_purple = Glaze(
    SKY, copper=ROSE, everywhere=0.62, falling=0.2, only_outside=True, seed=2, milkiness=0.45, rim=0.4,
)
moon = Glaze(MOON, seed=3, milk='#eef3f1', rim=0.3, crackle=0.14, crackle_size=0.9, streak_scale=1.6)
begonia = Glaze(SKY, copper=BEGONIA, everywhere=0.62, falling=-0.35, seed=4, milkiness=0.5, rim=0.55)
azure_splash = Glaze(
    AZURE, copper=PURPLE, splashes=[(0.9, -5.4, 5.9, 2.6), (2.9, -5.0, 4.4, 1.2)], seed=5, streak_scale=1.3,
    rim=0.25, softness=0.65,
)
scallion = Glaze(SCALLION, seed=6, milk='#d3e0d0', milkiness=0.3, streak_scale=1.3, rim=0.4)
flame = Glaze(
    INDIGO, copper=FLAME, everywhere=0.6, falling=0.8, seed=7, streaks=1.5, cloudiness=0.5, milk='#c3cfe6',
    rim=0.5,
)
sky_crackled = Glaze(SKY, seed=8, crackle=0.5, crackle_size=1.6, streaks=0.6, rim=0.45)
moon_splashed = Glaze(
    MOON, copper=PURPLE, seed=9, milk='#eef3f1', rim=0.35, streak_scale=1.2,
    splashes=[
        (-3.4, -7.0, 7.2, 2.2), (-1.9, -7.2, 5.4, 1.3), (4.6, -5.9, 5.2, 1.6), (1.6, 6.2, 5.4, 2.6),
        (-6.6, 3.2, 7.2, 1.4), (0.2, -4.4, 1.9, 1.2),
    ],
)
boshan = Glaze(AZURE, seed=10, rim=0.25, streak_scale=1.6)
aubergine = Glaze(
    INDIGO, copper=AUBERGINE, everywhere=0.7, falling=0.1, seed=11, milk='#a9a0cf', milkiness=0.4, rim=0.4,
)
sky_calm = Glaze(SKY, seed=12, streak_scale=1.8, rim=0.28, crackle=0.1, crackle_size=0.9, streaks=0.8)
transmuted = Glaze(
    AZURE, copper=MOLTEN, everywhere=0.5, falling=0.2, seed=13, cloudiness=1.15, streaks=1.25, milk='#cfdbec',
    milkiness=0.45,
)
rose_all = Glaze(SKY, copper=ROSE, everywhere=0.66, falling=0.25, seed=15, milkiness=0.45, rim=0.4)
furnace = Glaze(
    TEAL, copper=FURNACE, everywhere=0.3, falling=-0.2, seed=16, streak_scale=3.2, streaks=1.5,
    cloudiness=0.7, milk='#9fc7cf', milkiness=0.5, rim=0.3,
)
furnace_red = Glaze(
    TEAL, copper=FURNACE, everywhere=0.6, falling=0.2, seed=17, streak_scale=3.2, streaks=1.6, cloudiness=0.7,
    milk='#9fc7cf', milkiness=0.4, rim=0.3,
)
moon_cloud = Glaze(
    MOON, copper=BEGONIA, seed=14, milk='#eef3f1', rim=0.35, streak_scale=1.4, softness=0.7,
    splashes=[(-2.4, -4.9, 6.1, 2.5), (-0.2, -5.7, 4.7, 1.9), (-3.6, -4.4, 4.0, 1.1), (4.9, -2.6, 6.9, 0.9)],
)
BEAN = [
    (0.35, '#a3a583'), (0.5, '#a9b699'), (0.64, '#9db69d'), (0.8, '#86a591'), (0.95, '#6f9483'),
    (1.15, '#557d70'),
]

flambe_bowl = Glaze(
    AZURE, copper=MOLTEN, everywhere=0.46, falling=-0.15, seed=21, cloudiness=1.25, streaks=1.4,
    streak_scale=1.5, milk='#d3deec', milkiness=0.5, rim=0.32,
)
sky_rain = Glaze(SKY, seed=22, streaks=1.5, streak_scale=1.5, milkiness=0.5, rim=0.3, cloudiness=0.8)
aubergine_pot = Glaze(
    INDIGO, copper=AUBERGINE, everywhere=0.56, falling=-0.25, seed=23, streak_scale=1.5, streaks=1.2,
    milk='#a9a0cf', milkiness=0.5, rim=0.28,
)
moon_bud = Glaze(
    MOON, copper=BEGONIA, seed=24, milk='#eef3f1', streak_scale=1.6, softness=0.8,
    splashes=[(0.0, 0.0, 8.3, 2.4)],
)
crabapple_basin = Glaze(
    SKY, copper=BEGONIA, everywhere=0.56, falling=-0.2, only_outside=True, seed=25, milkiness=0.5, rim=0.4,
)
zun_purple = Glaze(
    SKY, copper=ROSE, everywhere=0.58, falling=0.15, seed=26, milkiness=0.5, rim=0.45, streaks=1.2, pool=0.2,
)
azure_run = Glaze(
    AZURE, copper=PURPLE, seed=27, rim=0.5, softness=0.6, streaks=1.2,
    splashes=[(-1.6, -5.6, 11.2, 3.4), (-2.6, -5.6, 6.8, 1.9), (3.9, -4.4, 5.4, 1.7), (2.6, 5.2, 8.2, 3.2)],
)
azure_deep = Glaze(AZURE, seed=28, rim=0.45, streaks=1.3, milkiness=0.42, crackle=0.08, crackle_size=1.3)
bean = Glaze(BEAN, seed=29, milk='#dfe8da', milkiness=0.3, streak_scale=1.5, rim=0.22, pool=0.2)
sky_tracks = Glaze(
    SKY, seed=30, crackle=0.22, crackle_size=1.1, streaks=0.9, rim=0.4, thickness=0.8, milkiness=0.4,
)
moon_jar = Glaze(
    MOON, copper=PURPLE, seed=31, milk='#eef3f1', rim=0.4,
    splashes=[
        (-3.6, -9.2, 15.2, 4.2), (-6.2, -6.0, 9.4, 2.4), (5.6, -8.0, 11.6, 3.0), (8.8, 3.6, 15.0, 3.4),
        (-4.2, 7.4, 12.0, 4.0), (3.4, -4.4, 25.2, 2.2), (-4.8, 1.6, 25.2, 2.4),
    ],
)
flame_flask = Glaze(
    INDIGO, copper=FLAME, everywhere=0.52, falling=0.6, seed=32, streaks=1.6, cloudiness=0.7, milk='#c3cfe6',
    milkiness=0.45, rim=0.5,
)
