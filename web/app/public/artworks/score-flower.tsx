import type { ScoreGroup, ScoreLevel } from './score-groups.ts';

/** The server computes the drawing, so that no browser loads the geometry. */
export interface DrawnGroup {
  group: ScoreGroup;
  label: { x: number; y: number; anchor: 'start' | 'middle' | 'end' };
  /** One lobe for each score, as the data of an SVG path. */
  petals: string[];
}

interface ScoreFlowerProps {
  groups: readonly DrawnGroup[];
  groupName: (group: ScoreGroup) => string;
}

export const drawingCenter = 260;
export const coreRadius = 34;
export const scoreRadii: Record<ScoreLevel, number> = { normal: 96, good: 144, excellent: 192 };

const glazes: Record<ScoreGroup, string> = {
  color: 'text-sky',
  composition: 'text-kiln',
  body: 'text-rim',
  meaning: 'text-plum',
  sense: 'text-copper',
  rarity: 'text-amber',
};

/** One lobe for each score, as long as its level. The table beside it shows the same scores as text. */
export function ScoreFlower({ groups, groupName }: ScoreFlowerProps) {
  return (
    <svg viewBox="-70 20 660 480" aria-hidden="true" className="w-full max-w-[44rem] overflow-visible">
      <g fill="none" className="stroke-hairline" strokeWidth="0.8">
        {Object.values(scoreRadii).map((radius) => (
          <circle key={radius} cx={drawingCenter} cy={drawingCenter} r={radius} strokeDasharray="1 5" />
        ))}
      </g>
      {groups.map(({ group, label, petals }) => (
        <g key={group} className={glazes[group]}>
          <radialGradient
            id={`glaze-${group}`}
            gradientUnits="userSpaceOnUse"
            cx={drawingCenter}
            cy={drawingCenter}
            r={scoreRadii.excellent}
          >
            <stop offset="0.12" stopColor="currentColor" stopOpacity="0.06" />
            <stop offset="0.55" stopColor="currentColor" stopOpacity="0.42" />
            <stop offset="1" stopColor="currentColor" stopOpacity="0.95" />
          </radialGradient>
          {petals.map((petal) => (
            <path
              key={petal}
              d={petal}
              fill={`url(#glaze-${group})`}
              stroke="var(--color-rim)"
              strokeOpacity="0.7"
            />
          ))}
          <text
            x={label.x}
            y={label.y}
            textAnchor={label.anchor}
            dominantBaseline="middle"
            className="fill-ink font-heading text-[26px] lg:text-[19px]"
            stroke="none"
          >
            {groupName(group)}
          </text>
        </g>
      ))}
      <circle
        cx={drawingCenter}
        cy={drawingCenter}
        r={coreRadius - 8}
        className="fill-paper stroke-rim"
        strokeWidth="0.8"
        strokeOpacity="0.6"
      />
    </svg>
  );
}
