import { scaleLinear } from 'd3-scale';
import { curveMonotoneX, line } from 'd3-shape';

interface SparklineProps {
  /** Undefined for what has not happened yet. */
  values: readonly (number | undefined)[];
  /** Whether the foot of the line is zero. Otherwise it is the smallest value. */
  fromZero: boolean;
}

const width = 100;
const height = 36;
const edge = 2;

/** A small line without words: how a figure went over the period. */
export function Sparkline({ values, fromZero }: SparklineProps) {
  const known = values.filter((value) => value !== undefined);
  const least = fromZero ? 0 : Math.min(...known);
  const most = Math.max(...known);
  const x = scaleLinear([0, Math.max(values.length - 1, 1)], [0, width]);
  // A line that stays the same runs at the foot if it is zero, and otherwise in the middle.
  const y = scaleLinear(least === most ? [least - 1, most + 1] : [least, most], [height - edge, edge]);
  const foot = least === most && most === 0 ? height - edge : undefined;
  const path = line<number>(
    (_, index) => x(index),
    (value) => foot ?? y(value),
  ).curve(curveMonotoneX)(known);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="h-full w-full overflow-visible"
    >
      {/* A line of no length with round ends is a dot, which the stretching leaves round. */}
      <path
        d={`M${x(known.length - 1)} ${foot ?? y(known.at(-1) ?? 0)}h0`}
        vectorEffect="non-scaling-stroke"
        className="stroke-sky stroke-5"
        strokeLinecap="round"
      />
      <path
        d={path ?? ''}
        vectorEffect="non-scaling-stroke"
        className="fill-none stroke-sky stroke-[1.5]"
        strokeLinecap="round"
      />
    </svg>
  );
}
