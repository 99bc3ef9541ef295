import type { Words } from './words.ts';

export interface Material extends Words {
  /** Soft and granular materials are hatched crosswise, wood in one direction. */
  hatch: 'wood' | 'soft';
}

export const paulownia: Material = { zh: '泡桐', en: 'Paulownia', hatch: 'wood' };
export const chineseFir: Material = { zh: '杉木', en: 'Chinese fir', hatch: 'wood' };
export const felt: Material = { zh: '羊毛毡', en: 'Wool felt', hatch: 'soft' };
export const wadding: Material = { zh: '棉布、棉絮', en: 'Cotton, wadding', hatch: 'soft' };
export const cork: Material = { zh: '软木', en: 'Cork', hatch: 'soft' };
export const hemp: Material = { zh: '麻绳', en: 'Hemp rope', hatch: 'soft' };
export const brass: Material = { zh: '黄铜', en: 'Brass', hatch: 'wood' };
