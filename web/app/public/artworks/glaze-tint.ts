import type { GlazeFamily } from '../../content/glaze-families.ts';

const tints: Record<GlazeFamily, string> = {
  'sky-blue': '#8fb0b8',
  azure: '#7d9fb8',
  'moon-white': '#cfdcdc',
  'bean-green': '#8fae9d',
  'rose-purple': '#9a6f94',
  aubergine: '#63526f',
  'crabapple-red': '#a9626a',
  'flame-red': '#a04c4a',
  splashed: '#7f7f9c',
};

const moon = '#d5dfde';

/**
 * A soft glow in the glaze color of a piece. It is the background shown while the picture of the piece loads.
 */
export function pieceGround(glaze: GlazeFamily | null): string {
  const tint = glazeGround(glaze);
  const glow = `radial-gradient(closest-side, ${tint}99, ${tint}22 70%, transparent)`;
  return `${glow} center 55% / 80% 55% no-repeat var(--color-moon)`;
}

/** The background shown while a close-up of a glaze loads. */
export function glazeGround(glaze: GlazeFamily | null): string {
  return glaze ? tints[glaze] : moon;
}
