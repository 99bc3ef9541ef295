import { distance, type Vec2 } from '../model/vectors.ts';
import type { Stroke } from './hidden-lines.ts';

export interface Line {
  from: Vec2;
  to: Vec2;
  hidden: boolean;
}

/** `offset` is the distance of the line from the origin. */
interface Track {
  angle: number;
  offset: number;
  visible: Interval[];
  hidden: Interval[];
}

type Interval = readonly [number, number];

/**
 * A visible stroke has priority over a hidden one. Of two lines closer than `closest`, only the longer one is kept,
 * since they would run together on paper.
 */
export function mergeLines(strokes: readonly Stroke[], closest: number): Line[] {
  const tracks = new Map<string, Track>();
  for (const stroke of strokes) addStroke(tracks, stroke);
  for (const track of tracks.values()) {
    track.visible = union(track.visible);
    track.hidden = union(track.hidden).flatMap((interval) => without(interval, track.visible));
  }
  return dropCrowded([...tracks.values()], closest).flatMap((track) => [
    ...track.visible.map((interval) => lineOn(track, interval, false)),
    ...track.hidden.map((interval) => lineOn(track, interval, true)),
  ]);
}

function addStroke(tracks: Map<string, Track>, { from, to, hidden }: Stroke): void {
  if (distance(from, to) < 1e-6) return;
  let angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
  if (angle < -1e-4) angle += Math.PI;
  if (angle > Math.PI - 1e-4) angle -= Math.PI;
  const straight = Math.abs(Math.sin(2 * angle)) < 1e-3;
  if (straight) angle = Math.abs(angle) < 0.1 ? 0 : Math.PI / 2;
  const offset = (-Math.sin(angle) * (from[0] + to[0]) + Math.cos(angle) * (from[1] + to[1])) / 2;
  const key = `${Math.round(angle * 2000)} ${Math.round(offset * 50)}`;
  const track = tracks.get(key) ?? { angle, offset, visible: [], hidden: [] };
  const [a, b] = [placeOn(track, from), placeOn(track, to)];
  (hidden ? track.hidden : track.visible).push([Math.min(a, b), Math.max(a, b)]);
  tracks.set(key, track);
}

function dropCrowded(tracks: Track[], closest: number): Track[] {
  const longest = [...tracks].sort((a, b) => total(b.visible) - total(a.visible));
  longest.forEach((track, index) => {
    for (const stronger of longest.slice(0, index)) {
      if (Math.abs(stronger.angle - track.angle) > 1e-3 || Math.abs(stronger.offset - track.offset) > closest)
        continue;
      track.visible = track.visible.flatMap((interval) => without(interval, stronger.visible));
      track.hidden = track.hidden.flatMap((interval) =>
        without(interval, union([...stronger.visible, ...stronger.hidden])),
      );
    }
  });
  return longest;
}

function union(intervals: readonly Interval[]): Interval[] {
  const merged: [number, number][] = [];
  for (const [low, high] of [...intervals].sort((a, b) => a[0] - b[0])) {
    const last = merged.at(-1);
    if (last && low <= last[1] + 0.03) last[1] = Math.max(last[1], high);
    else merged.push([low, high]);
  }
  return merged;
}

function without(interval: Interval, taken: readonly Interval[]): Interval[] {
  let rest: Interval[] = [interval];
  for (const [low, high] of taken)
    rest = rest.flatMap(([from, to]): Interval[] => [
      [from, Math.min(to, low)],
      [Math.max(from, high), to],
    ]);
  return rest.filter(([from, to]) => to - from > 0.03);
}

function total(intervals: readonly Interval[]): number {
  return intervals.reduce((sum, [low, high]) => sum + high - low, 0);
}

function placeOn({ angle }: Track, [x, y]: Vec2): number {
  return x * Math.cos(angle) + y * Math.sin(angle);
}

function lineOn({ angle, offset }: Track, [low, high]: Interval, hidden: boolean): Line {
  const at = (place: number): Vec2 => [
    place * Math.cos(angle) - offset * Math.sin(angle),
    place * Math.sin(angle) + offset * Math.cos(angle),
  ];
  return { from: at(low), to: at(high), hidden };
}
