/** In the order of the drawing. */
export const scoreGroups = [
  { group: 'color', scores: ['colorHarmony', 'colorLayering', 'glazeColorRhythm'] },
  { group: 'composition', scores: ['glazePattern', 'visualLayout', 'visualComposition'] },
  { group: 'body', scores: ['glazeFusion', 'glazeTexture', 'crystalBubbleBalance'] },
  { group: 'meaning', scores: ['imageryAssociation', 'microCosmos', 'philosophicalResonance'] },
  { group: 'sense', scores: ['sensoryResonance', 'sensoryTransmission'] },
  { group: 'rarity', scores: ['uniqueness', 'naturalRarity'] },
] as const;

export type ScoreGroup = (typeof scoreGroups)[number]['group'];
export type ScoreName = (typeof scoreGroups)[number]['scores'][number];

export const scoreLevels = ['normal', 'good', 'excellent'] as const;
export type ScoreLevel = (typeof scoreLevels)[number];

/** Null if the piece has no such score. */
export type Scores = Record<ScoreName, ScoreLevel | null>;
