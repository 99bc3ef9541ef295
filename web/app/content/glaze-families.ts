/** In the order in which the list of artworks offers them. */
export const glazeFamilies = [
  'sky-blue',
  'azure',
  'moon-white',
  'bean-green',
  'rose-purple',
  'aubergine',
  'crabapple-red',
  'flame-red',
  'splashed',
] as const;
export type GlazeFamily = (typeof glazeFamilies)[number];
