import { scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';

interface SparklineProps {
  values: readonly number[];
  runs: boolean;
  length: number;
  /** Whether the line starts at zero and not at the smallest value. */
  fromZero: boolean;
}

const width = 100;
const height = 36;
const edge = 2;

export function Sparkline({ values, runs, length, fromZero }: SparklineProps) {
  if (values.length === 0) return null;
  const least = fromZero ? 0 : Math.min(...values);
  const most = Math.max(...values);
  const x = scaleLinear([0, Math.max(length - 1, 1)], [0, width]);
  // A constant line is at the bottom if it is zero, and otherwise in the middle.
  const y = scaleLinear(least === most ? [least - 1, most + 1] : [least, most], [height - edge, edge]);
  const foot = least === most && most === 0 ? height - edge : undefined;
  const path = line<number>(
    (_, index) => x(index),
    (value) => foot ?? y(value),
  );
  const last = values.length - 1;
  const end = `M${x(last)} ${foot ?? y(values[last] ?? 0)}`;
  const whole = runs ? values.slice(0, -1) : values;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="drawing h-full w-full overflow-visible"
    >
      <path
        d={path(whole) ?? ''}
        vectorEffect="non-scaling-stroke"
        className="fill-none stroke-sky stroke-[1.5]"
        strokeLinecap="round"
      />
      {runs && last > 0 && (
        <path
          d={`M${x(last - 1)} ${foot ?? y(values[last - 1] ?? 0)}L${end.slice(1)}`}
          vectorEffect="non-scaling-stroke"
          className="fill-none stroke-sky stroke-[1.5] [stroke-dasharray:2_3]"
        />
      )}
      {/* A line of no length with round ends draws a dot that the stretching leaves round. */}
      <path
        d={`${end}h0`}
        vectorEffect="non-scaling-stroke"
        className={`stroke-sky ${runs ? 'stroke-[6]' : 'stroke-5'}`}
        strokeLinecap="round"
      />
      {runs && (
        <path
          d={`${end}h0`}
          vectorEffect="non-scaling-stroke"
          className="stroke-paper stroke-3"
          strokeLinecap="round"
        />
      )}
    </svg>
  );
}
