import { brass, chineseFir, cork } from './materials.ts';
import { type Package, type Part, part } from './part.ts';
import { ropeHandles } from './rope-handles.ts';
import { block, cut, join, roundBar } from './solids.ts';
import { tallBox } from './tall-box.ts';
import * as box from './tall-box-sizes.ts';
import * as sizes from './travel-crate-sizes.ts';
import type { Vec3 } from './vectors.ts';

const { beside, above, slat, post, skid, batten, strip, cushion, rope } = sizes.given;
const { width, depth, floor, ceiling, height, boxAt, slatLevels, slatPlaces, ropeHeight, ropeY } = sizes;
const t = slat.thickness;

export function travelCrate(): Package {
  const boxBoards = tallBox().parts.filter(({ number }) => number <= 5);
  const wood = woodParts();
  const slats = wood.filter(({ number }) => number <= 3).flatMap(({ copies }) => copies);
  return {
    piece: {
      solid: join(boxBoards.flatMap(({ copies }) => copies)).translate(boxAt),
      opaque: true,
      exploded: [0, 0, 210],
    },
    hardware: [
      {
        number: 10,
        name: { zh: '木螺钉', en: 'Wood screw' },
        material: brass,
        // Two at each end of a slat.
        quantity: 2 * 2 * slats.length,
        size: '4 × 25',
      },
    ],
    parts: [...wood, ...corkParts(), ropeHandles()],
  };
}

function woodParts(): Part[] {
  const raised: Vec3 = [0, 0, 430];
  const flat = (z: number) => slatPlaces.map((y) => block([0, y, z], [width, y + slat.width, z + t]));
  const walls = slatLevels.flatMap((z) =>
    [0, depth - t].map((y) => block([0, y, z], [width, y + t, z + slat.width])),
  );
  const lying = [...walls, ...flat(skid.height)];
  const holes = ropeY.map((y) => roundBar([-1, y, ropeHeight], rope.hole, width + 2));
  const short = slatLevels.flatMap((z) =>
    [0, width - t].map((x) => block([x, t, z], [x + t, depth - t, z + slat.width])),
  );
  const roped = short.slice(-2).map((one) => cut(one, ...holes));
  const posts = [t, width - t - post].flatMap((x) =>
    [t, depth - t - post].map((y) => block([x, y, floor], [x + post, y + post, ceiling])),
  );
  const runs = [batten.fromEnd, width - batten.fromEnd - batten.width];
  const skids = runs.map((x) => block([x, 0, 0], [x + skid.width, depth, skid.height]));
  const battens = runs.map((x) => block([x, 0, ceiling + t], [x + batten.width, depth, height]));
  return [
    part(1, '长板条', 'Slat, long', chineseFir, [...lying, ...flat(ceiling)], {
      exploded: [...lying.map((): Vec3 => [0, 0, 0]), raised],
    }),
    part(2, '短板条', 'Slat, short', chineseFir, short.slice(0, -2), { hatchAngle: 135 }),
    part(3, '穿绳板条', 'Slat with rope holes', chineseFir, roped, { hatchAngle: 135 }),
    part(4, '角柱', 'Corner post', chineseFir, posts),
    part(5, '底枋', 'Skid', chineseFir, skids),
    part(6, '盖枋', 'Lid batten', chineseFir, battens, { exploded: [raised] }),
  ];
}

function corkParts(): Part[] {
  const [middleX, middleY] = [width / 2, depth / 2];
  const half = cushion.width / 2;
  const low = (floor + ceiling - cushion.height) / 2;
  const high = low + cushion.height;
  const stripXs = [t + strip.fromEnd + 5, width - t - strip.fromEnd - 5 - strip.width];
  const strips = [floor, ceiling - above].flatMap((z) =>
    stripXs.map((x) => block([x, boxAt[1], z], [x + strip.width, boxAt[1] + box.depth, z + above])),
  );
  const cushions = [
    block([t, middleY - half, low], [t + beside, middleY + half, high]),
    block([width - t - beside, middleY - half, low], [width - t, middleY + half, high]),
    block([middleX - half, t, low], [middleX + half, t + beside, high]),
    block([middleX - half, depth - t - beside, low], [middleX + half, depth - t, high]),
  ];
  return [
    part(7, '软木垫条', 'Cork strip', cork, strips, {
      exploded: [
        [0, 0, 0],
        [0, 0, 0],
        [0, 0, 300],
      ],
    }),
    part(8, '软木立垫', 'Cork cushion', cork, cushions),
  ];
}
