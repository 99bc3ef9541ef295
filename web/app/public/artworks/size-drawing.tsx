type Place = [x: number, y: number];

/** The server computes the drawing, so that no browser loads the geometry. */
export interface DrawnSize {
  /** In centimeters, like `width`. */
  height: string;
  width: string;
  viewBox: string;
  ground: string;
  /** Null when the shape of the piece is not known. */
  shape: DrawnShape | null;
  egg: string;
  measures: string;
  heightAt: Place;
  widthAt: Place;
  eggAt: Place;
}

export interface DrawnShape {
  body: string;
  /** Null for a silhouette. */
  turned: {
    /** The outlines of spout and handle. Empty for a piece without them. */
    attached: string;
    backOfFoot: string;
    lip: { cx: number; cy: number; rx: number; ry: number };
    axis: string;
  } | null;
}

/** The body covers the parts behind it, so its color is opaque. */
const clay = 'fill-[color-mix(in_srgb,var(--color-moon)_70%,var(--color-paper))]';

interface SizeDrawingProps {
  drawing: DrawnSize;
  eggLabel: string;
  label: string;
}

export function SizeDrawing({ drawing, eggLabel, label }: SizeDrawingProps) {
  const { heightAt, widthAt, eggAt } = drawing;
  return (
    <svg
      viewBox={drawing.viewBox}
      role="img"
      aria-label={label}
      className="w-full max-w-[36rem] overflow-visible text-rim"
      fill="none"
      stroke="currentColor"
    >
      <path d={drawing.ground} className="stroke-hairline" />
      {drawing.shape && <Shape {...drawing.shape} />}
      <path d={drawing.egg} className="fill-white" />
      <path d={drawing.measures} className="stroke-stone" />
      <g stroke="none" className="fill-ink tabular-nums" fontSize="17">
        <text x={heightAt[0]} y={heightAt[1]} textAnchor="end" dominantBaseline="central">
          {drawing.height}
        </text>
        <text x={widthAt[0]} y={widthAt[1]} textAnchor="middle">
          {drawing.width}
        </text>
        <text x={eggAt[0]} y={eggAt[1]} textAnchor="middle" className="fill-stone" fontSize="14">
          {eggLabel}
        </text>
      </g>
    </svg>
  );
}

function Shape({ body, turned }: DrawnShape) {
  return (
    <>
      {turned?.attached && <path d={turned.attached} strokeLinejoin="round" className={clay} />}
      <path d={body} fillRule="evenodd" strokeLinejoin="round" className={clay} />
      {turned && (
        <>
          <path d={turned.backOfFoot} strokeDasharray="3 4" strokeOpacity="0.5" />
          <ellipse {...turned.lip} className="fill-paper" />
          <path d={turned.axis} strokeDasharray="14 4 2 4" className="stroke-sky" />
        </>
      )}
    </>
  );
}
