/**
 * Words that occur in Chinese glaze names, each with a color. Specific words come first, because the first
 * match is used.
 */
const tints: readonly (readonly [word: string, color: string])[] = [
  ['窑变', '#7f7f9c'],
  ['玫瑰紫', '#9a6f94'],
  ['茄皮紫', '#63526f'],
  ['海棠红', '#a9626a'],
  ['火焰红', '#a04c4a'],
  ['葱翠青', '#8fae9d'],
  ['月白', '#cfdcdc'],
  ['天蓝', '#7d9fb8'],
  ['天青', '#8fb0b8'],
  ['紫', '#8a6a88'],
  ['红', '#a4575c'],
  ['青', '#93b1b3'],
  ['蓝', '#7d9fb8'],
];

const moon = '#d5dfde';

/**
 * A soft glow in the glaze color of a piece. It is the background shown while the picture of the piece loads.
 */
export function pieceGround(glaze: string): string {
  const tint = tintOf(glaze);
  const glow = `radial-gradient(closest-side, ${tint}99, ${tint}22 70%, transparent)`;
  return `${glow} center 55% / 80% 55% no-repeat var(--color-moon)`;
}

/** The background shown while a close-up of a glaze loads. */
export function glazeGround(glaze: string): string {
  return tintOf(glaze);
}

function tintOf(glaze: string): string {
  return tints.find(([word]) => glaze.includes(word))?.[1] ?? moon;
}
