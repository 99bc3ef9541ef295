import { formatMeasure } from './dimensions.ts';

interface SizeDrawingProps {
  /** The height of the piece in centimeters. `width` is in centimeters too. */
  height: number;
  width: number;
  eggLabel: string;
  label: string;
}

/** The size of a hen's egg in centimeters. The egg shows the scale, because everyone knows its size. */
const egg = { height: 5.7, width: 4.3 };

const sheet = { width: 520, left: 90, right: 30, top: 34, gap: 44, tallest: 330 };

/** A cylinder with the height and width of the piece, drawn to scale beside an egg. */
export function SizeDrawing({ height, width, eggLabel, label }: SizeDrawingProps) {
  const room = sheet.width - sheet.left - sheet.gap - sheet.right;
  const scale = Math.min(room / (width + egg.width), sheet.tallest / height);
  const across = round(width * scale);
  const up = round(height * scale);
  const depth = round(Math.min(across * 0.07, 16));
  const ground = round(sheet.top + Math.max(up, egg.height * scale));
  const [left, right, top] = [sheet.left, sheet.left + across, round(ground - up)];
  const middle = round(left + across / 2);
  const eggMiddle = round(right + sheet.gap + (egg.width * scale) / 2);
  const below = ground + depth + 22;

  return (
    <svg
      viewBox={`0 0 ${sheet.width} ${round(below + 34)}`}
      role="img"
      aria-label={label}
      className="w-full max-w-[36rem] overflow-visible text-rim"
      fill="none"
      stroke="currentColor"
    >
      <path d={`M0 ${ground}H${sheet.width}`} className="stroke-hairline" />
      <path
        d={`M${left} ${top}V${ground}a${across / 2} ${depth} 0 0 0 ${across} 0V${top}`}
        className="fill-moon/70"
      />
      <path
        d={`M${left} ${ground}a${across / 2} ${depth} 0 0 1 ${across} 0`}
        strokeDasharray="3 4"
        strokeOpacity="0.5"
      />
      <ellipse cx={middle} cy={top} rx={across / 2} ry={depth} className="fill-paper" />
      <path
        d={`M${middle} ${top - depth - 14}V${ground + depth + 8}`}
        strokeDasharray="14 4 2 4"
        className="stroke-sky"
      />
      <path d={eggPath(eggMiddle, ground, scale)} className="fill-white" />
      <path d={`M${left - 24} ${top}V${ground}m-5 0h10M${left - 29} ${top}h10`} className="stroke-stone" />
      <path d={`M${left} ${below}H${right}m0 -5v10M${left} ${below - 5}v10`} className="stroke-stone" />
      <g stroke="none" className="fill-ink tabular-nums" fontSize="17">
        <text x={left - 36} y={round((top + ground) / 2)} textAnchor="end" dominantBaseline="central">
          {formatMeasure(height)}
        </text>
        <text x={middle} y={below + 23} textAnchor="middle">
          {formatMeasure(width)}
        </text>
        <text x={eggMiddle} y={ground + 28} textAnchor="middle" className="fill-stone" fontSize="14">
          {eggLabel}
        </text>
      </g>
    </svg>
  );
}

/** The outline of an egg that stands on the ground with its narrow end up. */
function eggPath(middle: number, ground: number, scale: number): string {
  const half = round((egg.width * scale) / 2);
  const height = egg.height * scale;
  const belly = round(ground - height * 0.42);
  const shoulder = round(belly - height * 0.24);
  const top = round(ground - height);
  const inner = round(half * 0.6);
  return [
    `M${middle} ${top}`,
    `C${middle + inner} ${top} ${middle + half} ${shoulder} ${middle + half} ${belly}`,
    `A${half} ${round(height * 0.42)} 0 0 1 ${middle - half} ${belly}`,
    `C${middle - half} ${shoulder} ${middle - inner} ${top} ${middle} ${top}Z`,
  ].join('');
}

/** Rounds to one decimal, so that server and browser render the same text. */
function round(value: number): number {
  return Math.round(value * 10) / 10;
}
