import { formatMeasure } from './dimensions.ts';

interface SizeDrawingProps {
  /** Centimetres. */
  height: number;
  width: number;
  eggLabel: string;
  label: string;
}

/** An ordinary hen's egg, in centimetres: everybody has held one. */
const egg = { height: 5.7, width: 4.3 };
const gap = 3;

/** The space a piece fills, drawn to scale beside an egg, with its measures. */
export function SizeDrawing({ height, width, eggLabel, label }: SizeDrawingProps) {
  // One centimetre is one unit; the margins hold the measures.
  const margin = Math.max(width, height) * 0.16;
  const total = {
    width: width + gap + egg.width + margin * 2,
    height: Math.max(height, egg.height) + margin * 2,
  };
  const ground = total.height - margin;
  const left = margin;
  const right = left + width;
  const top = ground - height;
  const middle = left + width / 2;
  const depth = width * 0.07;
  const text = Math.max(total.width, total.height) * 0.034;
  const eggMiddle = right + gap + egg.width / 2;

  return (
    <svg
      viewBox={`0 0 ${round(total.width)} ${round(total.height)}`}
      role="img"
      aria-label={label}
      className="max-h-[28rem] w-full text-rim"
      fill="none"
      stroke="currentColor"
      strokeWidth={round(text * 0.06)}
    >
      <path d={`M0 ${round(ground)}H${round(total.width)}`} className="text-hairline" stroke="currentColor" />
      <path
        d={`M${round(left)} ${round(top)}V${round(ground)}M${round(right)} ${round(top)}V${round(ground)}`}
      />
      <ellipse
        cx={round(middle)}
        cy={round(top)}
        rx={round(width / 2)}
        ry={round(depth)}
        className="fill-white"
      />
      <path
        d={`M${round(left)} ${round(ground)}a${round(width / 2)} ${round(depth)} 0 0 0 ${round(width)} 0`}
      />
      <path
        d={`M${round(middle)} ${round(top - depth * 2)}V${round(ground + depth * 2)}`}
        strokeDasharray={`${round(text * 0.8)} ${round(text * 0.25)} ${round(text * 0.12)} ${round(text * 0.25)}`}
        className="text-sky"
        stroke="currentColor"
      />
      <path d={eggPath(eggMiddle, ground)} className="fill-white" />
      <g stroke="none" className="fill-ink tabular-nums" fontSize={round(text)}>
        <text
          x={round(left - text * 0.6)}
          y={round((top + ground) / 2)}
          textAnchor="end"
          dominantBaseline="middle"
        >
          {formatMeasure(height)}
        </text>
        <text x={round(middle)} y={round(ground + depth + text * 1.9)} textAnchor="middle">
          {formatMeasure(width)}
        </text>
        <text x={round(eggMiddle)} y={round(ground + text * 1.9)} textAnchor="middle" className="fill-stone">
          {eggLabel}
        </text>
      </g>
    </svg>
  );
}

/** An egg standing on the ground: narrow end up. */
function eggPath(middle: number, ground: number): string {
  const { height, width } = egg;
  const half = width / 2;
  const belly = ground - height * 0.42;
  const top = ground - height;
  return [
    `M${round(middle)} ${round(top)}`,
    `C${round(middle + half * 0.62)} ${round(top)} ${round(middle + half)} ${round(belly - height * 0.2)} ${round(middle + half)} ${round(belly)}`,
    `A${round(half)} ${round(height * 0.42)} 0 0 1 ${round(middle - half)} ${round(belly)}`,
    `C${round(middle - half)} ${round(belly - height * 0.2)} ${round(middle - half * 0.62)} ${round(top)} ${round(middle)} ${round(top)}Z`,
  ].join('');
}

/** Two decimals, so that server and browser write the same. */
function round(value: number): number {
  return Math.round(value * 100) / 100;
}
