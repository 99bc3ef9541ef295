import { brass, chineseFir, cork } from './materials.ts';
import type { Package, Part } from './part.ts';
import { ropeHandles } from './rope-handles.ts';
import { block, cut, join, roundBar } from './solids.ts';
import { tallBox } from './tall-box.ts';
import { crateSizes, given } from './travel-crate-sizes.ts';
import type { Vec3 } from './vectors.ts';

const { beside, above, slat, post, skid, batten, strip, cushion, rope } = given;
const {
  box,
  inside,
  width,
  depth,
  floor,
  ceiling,
  height,
  boxAt,
  slatLevels,
  slatPlaces,
  ropeHeight,
  ropeY,
} = crateSizes;
const t = slat.thickness;

export function travelCrate(): Package {
  const boxSolid = join(
    tallBox()
      .parts.slice(0, 5)
      .flatMap((part) => part.copies),
  ).translate([...boxAt]);
  const wood = woodParts();
  const screws =
    2 * 2 * wood.filter(({ number }) => number <= 3).reduce((sum, part) => sum + part.copies.length, 0);
  return {
    piece: {
      productCode: 'JY-PK-02',
      name: { zh: '梅瓶立盒', en: 'Tall box for a meiping' },
      solid: boxSolid,
      exploded: [0, 0, 210],
      diameter: box.width,
      height: box.height,
    },
    hardware: [
      {
        number: 10,
        name: { zh: '木螺钉', en: 'Wood screw' },
        material: brass,
        quantity: screws,
        size: '4 × 25',
      },
    ],
    parts: [...wood, ...corkParts(), ropeHandles()],
  };
}

function woodParts(): Part[] {
  const long = (y: number, z: number) => block([0, y, z], [width, y + t, z + slat.width]);
  const flat = (y: number, z: number) => block([0, y, z], [width, y + slat.width, z + t]);
  const short = (x: number, z: number) => block([x, t, z], [x + t, depth - t, z + slat.width]);
  const raised: Vec3 = [0, 0, 430];
  const lid = slatPlaces.map((y) => flat(y, ceiling));
  const base = slatPlaces.map((y) => flat(y, skid.height));
  const walls = slatLevels.flatMap((z) => [long(0, z), long(depth - t, z)]);
  const holes = ropeY.map((y) => roundBar([-1, y, ropeHeight], rope.hole, width + 2));
  const runs = [batten.fromEnd, width - batten.fromEnd - batten.width];
  return [
    {
      number: 1,
      name: { zh: '长板条', en: 'Slat, long' },
      material: chineseFir,
      copies: [...walls, ...base, ...lid],
      exploded: [...walls, ...base, ...lid].map((one): Vec3 => (lid.includes(one) ? raised : [0, 0, 0])),
    },
    {
      number: 2,
      name: { zh: '短板条', en: 'Slat, short' },
      material: chineseFir,
      hatchAngle: 135,
      copies: slatLevels.slice(0, -1).flatMap((z) => [0, width - t].map((x) => short(x, z))),
      exploded: [],
    },
    {
      number: 3,
      name: { zh: '穿绳板条', en: 'Slat with rope holes' },
      material: chineseFir,
      hatchAngle: 135,
      copies: slatLevels.slice(-1).flatMap((z) => [0, width - t].map((x) => cut(short(x, z), ...holes))),
      exploded: [],
    },
    {
      number: 4,
      name: { zh: '角柱', en: 'Corner post' },
      material: chineseFir,
      copies: [t, width - t - post].flatMap((x) =>
        [t, depth - t - post].map((y) => block([x, y, floor], [x + post, y + post, ceiling])),
      ),
      exploded: [],
    },
    {
      number: 5,
      name: { zh: '底枋', en: 'Skid' },
      material: chineseFir,
      copies: runs.map((x) => block([x, 0, 0], [x + skid.width, depth, skid.height])),
      exploded: [],
    },
    {
      number: 6,
      name: { zh: '盖枋', en: 'Lid batten' },
      material: chineseFir,
      copies: runs.map((x) => block([x, 0, ceiling + t], [x + batten.width, depth, height])),
      exploded: [raised, raised],
    },
  ];
}

function corkParts(): Part[] {
  const [middleX, middleY] = [width / 2, depth / 2];
  const half = cushion.width / 2;
  const low = floor + (inside.height - cushion.height) / 2;
  const high = low + cushion.height;
  const stripXs = [t + strip.fromEnd + 5, width - t - strip.fromEnd - 5 - strip.width];
  const strips = [floor, ceiling - above].flatMap((z) =>
    stripXs.map((x) => block([x, boxAt[1], z], [x + strip.width, boxAt[1] + box.depth, z + above])),
  );
  return [
    {
      number: 7,
      name: { zh: '软木垫条', en: 'Cork strip' },
      material: cork,
      copies: strips,
      exploded: strips.map((_, index): Vec3 => [0, 0, index < 2 ? 0 : 300]),
    },
    {
      number: 8,
      name: { zh: '软木立垫', en: 'Cork cushion' },
      material: cork,
      copies: [
        block([t, middleY - half, low], [t + beside, middleY + half, high]),
        block([width - t - beside, middleY - half, low], [width - t, middleY + half, high]),
        block([middleX - half, t, low], [middleX + half, t + beside, high]),
        block([middleX - half, depth - t - beside, low], [middleX + half, depth - t, high]),
      ],
      exploded: [],
    },
  ];
}
