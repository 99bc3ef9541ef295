import { scaleLinear } from 'd3-scale';
import { area, line } from 'd3-shape';
import { useEffect, useRef, useState } from 'react';
import { usePointing } from './use-pointing.ts';

interface ChartProps {
  now: readonly number[];
  /** Whether the last value of `now` is not final yet. */
  runs: boolean;
  before: readonly number[];
  names: readonly string[];
  format: (value: number) => string;
  chosen: number | undefined;
  onChoose: (index: number | undefined) => void;
}

const height = 288;
const top = 20;
const foot = 28;
/** Half of the width of a name. */
const edge = 32;
const nameWidth = 76;

/** Screen readers skip the drawing: people without a pointer use the field in front of the chart. */
export function Chart({ now, runs, before, names, format, chosen, onChoose }: ChartProps) {
  const { frame, width } = useWidth();
  const last = before.length - 1;
  const end = now.length - 1;
  const x = scaleLinear([0, Math.max(last, 1)], [edge, width - edge]);
  const most = Math.max(...now, ...before);
  const y = scaleLinear([0, most || 1], [height - foot, top]).nice(3);
  const marks = y.ticks(3).filter((mark) => Number.isInteger(mark) && (most > 0 || mark === 0));
  const step = Math.max(1, Math.ceil((names.length * nameWidth) / Math.max(width, 1)));
  const shape = line<number>(
    (_, index) => x(index),
    (value) => y(value),
  );
  const ground = area<number>(
    (_, index) => x(index),
    height - foot,
    (value) => y(value),
  );
  const pointing = usePointing({
    frame,
    chosen,
    onChoose,
    indexAt: (place) => Math.min(Math.max(Math.round(x.invert(place)), 0), last),
  });
  const chosenNow = chosen === undefined ? undefined : now[chosen];
  const chosenBefore = chosen === undefined ? undefined : before[chosen];

  return (
    <div
      ref={frame}
      className="h-full peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-sky"
    >
      <svg
        width={width}
        height={height}
        aria-hidden="true"
        className="drawing block touch-pan-y tabular-nums select-none"
        {...pointing}
      >
        {marks.map((mark) => (
          <g key={mark} transform={`translate(0 ${Math.round(y(mark)) + 0.5})`}>
            <path
              d={`M0 0H${width}`}
              className={mark === 0 ? 'base-line stroke-rim/50' : 'stroke-hairline'}
            />
          </g>
        ))}
        {chosen !== undefined && (
          <path d={`M${x(chosen)} ${top - 8}V${height - foot}`} className="stroke-rim/60" />
        )}
        <path d={ground(now) ?? ''} className="ground fill-sky/10" />
        <path
          d={shape(before) ?? ''}
          className="line-before fill-none stroke-plum stroke-[1.5] [stroke-dasharray:1_4]"
          strokeLinecap="round"
        />
        <path
          d={shape(runs ? now.slice(0, -1) : now) ?? ''}
          className="line-now fill-none stroke-sky stroke-2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        {runs && end > 0 && (
          <path
            d={`M${x(end - 1)} ${y(now[end - 1] ?? 0)}L${x(end)} ${y(now[end] ?? 0)}`}
            className="stroke-sky stroke-2 [stroke-dasharray:5_5]"
          />
        )}
        {now.length > 0 && (runs || end === 0) && (
          <circle
            cx={x(end)}
            cy={y(now[end] ?? 0)}
            r={runs ? 4 : 3}
            className={runs ? 'fill-paper stroke-sky stroke-2' : 'fill-sky'}
          />
        )}
        {chosen !== undefined && chosenBefore !== undefined && (
          <circle cx={x(chosen)} cy={y(chosenBefore)} r={4} className="fill-paper stroke-plum stroke-[1.5]" />
        )}
        {chosen !== undefined && chosenNow !== undefined && (
          <circle cx={x(chosen)} cy={y(chosenNow)} r={4.5} className="fill-sky stroke-paper stroke-2" />
        )}
        {/* The amounts have a background, so that they can be read where a line crosses them. */}
        {marks.map((mark) =>
          mark > 0 ? (
            <text
              key={mark}
              y={Math.round(y(mark)) - 5}
              className="fill-stone stroke-paper stroke-[4] text-[0.75rem] [paint-order:stroke]"
              strokeLinejoin="round"
            >
              {format(mark)}
            </text>
          ) : null,
        )}
        {names.map((name, index) =>
          // Counts from the end, so that the last day always has a name.
          (last - index) % step === 0 ? (
            <text
              key={name}
              x={x(index)}
              y={height - 8}
              textAnchor="middle"
              className={`text-[0.75rem] ${index === chosen ? 'fill-ink' : 'fill-stone'}`}
            >
              {name}
            </text>
          ) : null,
        )}
      </svg>
    </div>
  );
}

/** The drawing has the width of the element, because stretching would distort its text. */
function useWidth() {
  const frame = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (!frame.current) return;
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);
  return { frame, width };
}
