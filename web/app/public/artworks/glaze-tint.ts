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

export function glazeTint(glaze: GlazeFamily | null): string {
  return glaze ? tints[glaze] : moon;
}
