import {
  type ScoreGroup,
  type ScoreLevel,
  type ScoreName,
  type Scores,
  scoreGroups,
} from './score-groups.ts';

interface ScoreFlowerProps {
  scores: Scores;
  groupName: (group: ScoreGroup) => string;
}

const center = 260;
const core = 34;
const radii: Record<ScoreLevel, number> = { normal: 96, good: 144, excellent: 192 };
const groupGapDegrees = 7;
const petalDegrees = (360 - groupGapDegrees * scoreGroups.length) / 16;

/** The color of each group, as a Tailwind class. */
const glazes: Record<ScoreGroup, string> = {
  color: 'text-sky',
  composition: 'text-kiln',
  body: 'text-rim',
  meaning: 'text-plum',
  sense: 'text-copper',
  rarity: 'text-amber',
};

/**
 * The scores as a dish seen from above, with one lobe for each score. The length of a lobe shows the level.
 * The dish is pale in the middle and has a brown rim, like glazed ware. The table beside it shows the same
 * scores as text.
 */
export function ScoreFlower({ scores, groupName }: ScoreFlowerProps) {
  return (
    <svg viewBox="-70 20 660 480" aria-hidden="true" className="w-full max-w-[44rem] overflow-visible">
      <g fill="none" className="stroke-hairline" strokeWidth="0.8">
        {Object.values(radii).map((radius) => (
          <circle key={radius} cx={center} cy={center} r={radius} strokeDasharray="1 5" />
        ))}
      </g>
      {layOut().map(({ group, middle, petals }) => (
        <g key={group} className={glazes[group]}>
          <radialGradient
            id={`glaze-${group}`}
            gradientUnits="userSpaceOnUse"
            cx={center}
            cy={center}
            r={radii.excellent}
          >
            <stop offset="0.12" stopColor="currentColor" stopOpacity="0.06" />
            <stop offset="0.55" stopColor="currentColor" stopOpacity="0.42" />
            <stop offset="1" stopColor="currentColor" stopOpacity="0.95" />
          </radialGradient>
          {petals.map(({ score, angle }) => {
            const level = scores[score];
            return (
              level && (
                <path
                  key={score}
                  d={petalPath(angle, radii[level])}
                  fill={`url(#glaze-${group})`}
                  stroke="var(--color-rim)"
                  strokeOpacity="0.7"
                />
              )
            );
          })}
          <GroupLabel angle={middle}>{groupName(group)}</GroupLabel>
        </g>
      ))}
      <circle
        cx={center}
        cy={center}
        r={core - 8}
        className="fill-paper stroke-rim"
        strokeWidth="0.8"
        strokeOpacity="0.6"
      />
    </svg>
  );
}

function GroupLabel({ angle, children }: { angle: number; children: string }) {
  const [x, y] = point(angle, radii.excellent + 24);
  const sideways = Math.cos(radians(angle));
  const anchor = sideways > 0.3 ? 'start' : sideways < -0.3 ? 'end' : 'middle';
  return (
    <text
      x={x}
      y={y}
      textAnchor={anchor}
      dominantBaseline="middle"
      className="fill-ink font-heading text-[26px] lg:text-[19px]"
      stroke="none"
    >
      {children}
    </text>
  );
}

interface Petal {
  score: ScoreName;
  angle: number;
}

/** Calculates the angles of the lobes in degrees, clockwise. The first group is centered at the top. */
function layOut(): { group: ScoreGroup; middle: number; petals: Petal[] }[] {
  let cursor = -90 - (petalDegrees * scoreGroups[0].scores.length) / 2;
  return scoreGroups.map(({ group, scores }) => {
    const start = cursor;
    const petals = scores.map((score, index) => ({ score, angle: start + petalDegrees * (index + 0.5) }));
    const span = petalDegrees * scores.length;
    cursor += span + groupGapDegrees;
    return { group, middle: start + span / 2, petals };
  });
}

/** The outline of a lobe: narrow at the core, round at the rim. */
function petalPath(angle: number, radius: number): string {
  const half = petalDegrees / 2 - 0.6;
  const shoulder = radius * 0.86;
  const from = point(angle - half * 0.9, core);
  const to = point(angle + half * 0.9, core);
  const left = point(angle - half, shoulder);
  const right = point(angle + half, shoulder);
  const leftTip = point(angle - half * 0.82, radius * 1.015);
  const rightTip = point(angle + half * 0.82, radius * 1.015);
  return `M${from}L${left}C${leftTip} ${rightTip} ${right}L${to}A${core} ${core} 0 0 0 ${from}Z`;
}

/** The point at an angle and a radius, rounded so that server and browser render the same text. */
function point(angle: number, radius: number): [number, number] {
  return [
    Math.round((center + Math.cos(radians(angle)) * radius) * 10) / 10,
    Math.round((center + Math.sin(radians(angle)) * radius) * 10) / 10,
  ];
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
