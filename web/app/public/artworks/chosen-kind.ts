import type { TFunction } from 'i18next';
import type { ListQuery } from './list-query.ts';

/** What the list shows, by the chosen glaze and type: "Sky blue · Vases". Null if neither is chosen. */
export function chosenKind({ type, glaze }: Pick<ListQuery, 'type' | 'glaze'>, t: TFunction): string | null {
  const names = [glaze && t(`artworks:glazes.${glaze}`), type && t(`artworks:types.${type}`)];
  return names.filter(Boolean).join(' · ') || null;
}
