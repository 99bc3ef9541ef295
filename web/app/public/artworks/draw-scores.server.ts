import { coreRadius, type DrawnGroup, drawingCenter, scoreRadii } from './score-flower.tsx';
import { type Scores, scoreGroups } from './score-groups.ts';

const groupGapDegrees = 7;
const petalDegrees = (360 - groupGapDegrees * scoreGroups.length) / 16;

/** Angles are in degrees, clockwise. The first group is centered at the top. */
export function drawScores(levels: Scores): DrawnGroup[] {
  let cursor = -90 - (petalDegrees * scoreGroups[0].scores.length) / 2;
  return scoreGroups.map(({ group, scores }) => {
    const start = cursor;
    const petals = scores.flatMap((score, index) => {
      const level = levels[score];
      return level ? [petalPath(start + petalDegrees * (index + 0.5), scoreRadii[level])] : [];
    });
    const span = petalDegrees * scores.length;
    cursor += span + groupGapDegrees;
    return { group, label: labelAt(start + span / 2), petals };
  });
}

function labelAt(angle: number): DrawnGroup['label'] {
  const [x, y] = point(angle, scoreRadii.excellent + 24);
  const sideways = Math.cos(radians(angle));
  return { x, y, anchor: sideways > 0.3 ? 'start' : sideways < -0.3 ? 'end' : 'middle' };
}

function petalPath(angle: number, radius: number): string {
  const half = petalDegrees / 2 - 0.6;
  const shoulder = radius * 0.86;
  const from = point(angle - half * 0.9, coreRadius);
  const to = point(angle + half * 0.9, coreRadius);
  const left = point(angle - half, shoulder);
  const right = point(angle + half, shoulder);
  const leftTip = point(angle - half * 0.82, radius * 1.015);
  const rightTip = point(angle + half * 0.82, radius * 1.015);
  return `M${from}L${left}C${leftTip} ${rightTip} ${right}L${to}A${coreRadius} ${coreRadius} 0 0 0 ${from}Z`;
}

function point(angle: number, radius: number): [number, number] {
  return [
    Math.round((drawingCenter + Math.cos(radians(angle)) * radius) * 10) / 10,
    Math.round((drawingCenter + Math.sin(radians(angle)) * radius) * 10) / 10,
  ];
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
