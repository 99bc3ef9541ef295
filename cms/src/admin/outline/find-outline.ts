/** As a canvas reads it: four bytes (RGBA) for each pixel, row by row. */
export interface Pixels {
  width: number;
  height: number;
  data: Uint8ClampedArray;
}

/** In pixels. The axis is a column, and `top` is the row of the rim. */
export interface FoundOutline {
  axis: number;
  top: number;
  /** From the rim to the foot, one radius for each row. */
  radii: number[];
}

/** In the unit of the measured height, from the foot upwards. */
export interface OutlinePoint {
  height: number;
  radius: number;
}

/** Without a diameter (0), the proportions of the picture count. */
export interface Measured {
  height: number;
  diameter?: number;
}

/** The clarity of the edge at each pixel, from 0 to 1. A soft shadow has hardly any. */
interface Edges {
  width: number;
  height: number;
  clarity: Float32Array;
}

const mostPoints = 40;

/**
 * Finds the outline of a round piece in a side view before a plain background, which is visible on both sides. The edge
 * is the outermost sharp change of color at the same distance from an axis on both sides. One side is enough where a
 * spout, a handle, or a shadow covers the other.
 * @returns null if nothing stands out from the background
 */
export function findOutline(picture: Pixels): FoundOutline | null {
  const edges = findEdges(picture);
  const axis = findAxis(edges);
  const radii = bestPath(scores(edges, axis));
  const [top, bottom] = longestRun(radii);
  if (bottom - top < picture.height / 20) return null;
  return { axis, top, radii: smooth(radii.slice(top, bottom), 2) };
}

export function outlinePoints({ radii }: FoundOutline, { height, diameter }: Measured): OutlinePoint[] {
  const scale = height / (radii.length - 1);
  const across = diameter ? diameter / 2 / Math.max(...radii) : scale;
  const all = radii
    .map((radius, row) => ({ height: (radii.length - 1 - row) * scale, radius: radius * across }))
    .reverse();
  let tolerance = height / 800;
  let points = simplified(all, tolerance);
  while (points.length > mostPoints) {
    tolerance *= 1.4;
    points = simplified(all, tolerance);
  }
  return points.map((point) => ({ height: rounded(point.height), radius: rounded(point.radius) }));
}

/** Compares each pixel with the background of its row, so that the line between a wall and a table is no edge. */
function findEdges({ width, height, data }: Pixels): Edges {
  const strip = Math.max(3, Math.round(width * 0.03));
  const differences = new Float32Array(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    for (let channel = 0; channel < 3; channel += 1) {
      const at = (x: number) => data[(y * width + x) * 4 + channel] ?? 0;
      const [left, right] = [mean(strip, at), mean(strip, (index) => at(width - 1 - index))];
      for (let x = 0; x < width; x += 1) {
        differences[(y * width + x) * 3 + channel] = at(x) - left - ((right - left) * x) / width;
      }
    }
  }
  return { width, height, clarity: clarityOf(differences, width, height) };
}

/** The change of color (of 255) across two pixels that makes an edge 63% clear. */
const clear = 36;

function clarityOf(differences: Float32Array, width: number, height: number): Float32Array {
  const clarity = new Float32Array(width * height);
  const row = width * 3;
  for (let y = 2; y < height - 2; y += 1) {
    for (let x = 2; x < width - 2; x += 1) {
      let sum = 0;
      for (let channel = 0; channel < 3; channel += 1) {
        const at = y * row + x * 3 + channel;
        const near = (offset: number) => differences[at + offset] ?? 0;
        const sideways =
          (near(3 - row) + near(3) + near(3 + row) - near(-3 - row) - near(-3) - near(-3 + row)) / 3;
        const upright =
          (near(row - 3) + near(row) + near(row + 3) - near(-row - 3) - near(-row) - near(-row + 3)) / 3;
        sum += sideways * sideways + upright * upright;
      }
      clarity[y * width + x] = 1 - Math.exp(-Math.sqrt(sum) / clear);
    }
  }
  return clarity;
}

function findAxis({ width, height, clarity }: Edges): number {
  let [axis, most] = [width / 2, -1];
  for (let twice = Math.round(width / 2); twice <= width * 1.5; twice += 1) {
    let sum = 0;
    for (let y = 0; y < height; y += 3) {
      for (let x = Math.max(0, twice - width + 1); x < twice / 2; x += 1) {
        sum += Math.min(clarity[y * width + x] as number, clarity[y * width + twice - x] as number);
      }
    }
    if (sum > most) [axis, most] = [twice / 2, sum];
  }
  return axis;
}

/** Radius 0 stands for a row without the piece. Others score by an edge there, less the edges farther outside. */
function scores({ width, height, clarity }: Edges, axis: number): Float32Array[] {
  const widest = Math.floor(Math.max(axis, width - axis));
  return Array.from({ length: height }, (_, y) => {
    const sides = [-1, 1].map((side) => {
      const score = new Float32Array(widest + 1);
      let outside = 0;
      for (let radius = widest; radius > 0; radius -= 1) {
        score[radius] = at(radius, side) - 0.8 * outside;
        // An edge is some pixels wide, and is not outside of itself.
        outside = Math.max(outside, at(radius + 3, side));
      }
      return score;
    }) as [Float32Array, Float32Array];
    return Float32Array.from(sides[0], (left, radius) => {
      if (radius === 0) return 0;
      const right = sides[1][radius] as number;
      return 0.7 * Math.max(left, right) + 0.3 * Math.min(left, right) - 0.25;
    });

    function at(radius: number, side: number): number {
      const x = Math.round(axis + side * radius);
      return x < 0 || x >= width ? 0 : (clarity[y * width + x] as number);
    }
  });
}

/** The cost of a jump of the radius, as from the background to a flat rim, and of each pixel of a slope. */
const [jump, slope] = [2, 0.02];
const steepest = 12;

/** Dynamic programming: the scores are best and neighboring rows differ little. */
function bestPath(rows: Float32Array[]): number[] {
  const count = rows[0]?.length ?? 0;
  let best = new Float32Array(count);
  const from: Int32Array[] = [];
  for (const row of rows) {
    const next = new Float32Array(count);
    const origin = new Int32Array(count);
    const highest = best.indexOf(Math.max(...best));
    for (let radius = 0; radius < count; radius += 1) {
      let [value, choice] = [(best[highest] as number) - jump, highest];
      for (
        let near = Math.max(0, radius - steepest);
        near <= Math.min(count - 1, radius + steepest);
        near += 1
      ) {
        const isEnd = (near === 0) !== (radius === 0);
        const reached = (best[near] as number) - (isEnd ? jump : Math.abs(near - radius) * slope);
        if (reached > value) [value, choice] = [reached, near];
      }
      next[radius] = value + (row[radius] as number);
      origin[radius] = choice;
    }
    best = next;
    from.push(origin);
  }
  let radius = best.indexOf(Math.max(...best));
  return from
    .map((_, index) => {
      const here = radius;
      radius = from[from.length - 1 - index]?.[radius] ?? 0;
      return here;
    })
    .reverse();
}

function longestRun(radii: readonly number[]): [from: number, to: number] {
  let longest: [number, number] = [0, 0];
  let start = 0;
  for (const [row, radius] of [...radii, 0].entries()) {
    if (radius > 0) continue;
    if (row - start > longest[1] - longest[0]) longest = [start, row];
    start = row + 1;
  }
  return longest;
}

function mean(count: number, value: (index: number) => number): number {
  let sum = 0;
  for (let index = 0; index < count; index += 1) sum += value(index);
  return sum / count;
}

function smooth(values: readonly number[], neighbors: number): number[] {
  return values.map((_, index) => {
    const near = values
      .slice(Math.max(0, index - neighbors), index + neighbors + 1)
      .sort((one, other) => one - other);
    return near[Math.floor(near.length / 2)] ?? 0;
  });
}

/** Ramer-Douglas-Peucker algorithm. */
function simplified(points: readonly OutlinePoint[], tolerance: number): OutlinePoint[] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 3) return [...points];
  let [farthest, distance] = [0, 0];
  for (const [index, point] of points.entries()) {
    const away = distanceTo(point, first, last);
    if (away > distance) [farthest, distance] = [index, away];
  }
  if (distance <= tolerance) return [first, last];
  const [below, above] = [points.slice(0, farthest + 1), points.slice(farthest)];
  return [...simplified(below, tolerance).slice(0, -1), ...simplified(above, tolerance)];
}

function distanceTo(point: OutlinePoint, from: OutlinePoint, to: OutlinePoint): number {
  const [height, radius] = [to.height - from.height, to.radius - from.radius];
  const across = radius * (point.height - from.height) - height * (point.radius - from.radius);
  return Math.abs(across) / (Math.hypot(height, radius) || 1);
}

const rounded = (length: number) => Math.round(length * 100) / 100;
