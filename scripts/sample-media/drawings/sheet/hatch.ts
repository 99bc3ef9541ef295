import { findPart, type Package } from '../model/part.ts';
import { distance, type Vec2 } from '../model/vectors.ts';

export interface Hatch {
  /** In degrees; one family of lines for each. */
  angles: number[];
  spacing: number;
}

/** A loop within a loop is a hole. */
export function hatchLines(
  loops: readonly (readonly Vec2[])[],
  degrees: number,
  spacing: number,
): [Vec2, Vec2][] {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const turned = loops.map((loop) => loop.map(([x, y]): Vec2 => [x * cos + y * sin, y * cos - x * sin]));
  const heights = turned.flat().map(([, y]) => y);
  const lines: [Vec2, Vec2][] = [];
  for (let row = Math.ceil(Math.min(...heights) / spacing); row * spacing < Math.max(...heights); row++) {
    const y = row * spacing;
    const crossings = turned.flatMap((loop) => crossingsAt(loop, y)).sort((a, b) => a - b);
    for (let index = 0; index + 1 < crossings.length; index += 2) {
      const back = (x = 0): Vec2 => [x * cos - y * sin, y * cos + x * sin];
      const [from, to] = [back(crossings[index]), back(crossings[index + 1])];
      if (distance(from, to) > 0.1) lines.push([from, to]);
    }
  }
  return lines;
}

function crossingsAt(loop: readonly Vec2[], y: number): number[] {
  return loop.flatMap((to, index) => {
    const from = loop.at(index - 1);
    if (!from || from[1] > y === to[1] > y) return [];
    return [from[0] + ((y - from[1]) / (to[1] - from[1])) * (to[0] - from[0])];
  });
}

/** Wood is hatched in one direction, soft materials in two. Wooden parts that touch have different directions. */
export function hatchOf(pack: Package): (part: number) => Hatch {
  return (number) => {
    const { material, hatchAngle = 45 } = findPart(pack, number);
    if (material.hatch === 'soft') return { angles: [45, 135], spacing: 1.1 };
    return { angles: [hatchAngle], spacing: 1.5 + 0.4 * (number % 3) };
  };
}
