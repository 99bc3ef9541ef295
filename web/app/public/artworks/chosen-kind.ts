import type { TFunction } from 'i18next';
import type { ListQuery } from './list-query.ts';

/** For example "Sky blue · Vases". Null if neither a glaze nor a type is chosen. */
export function chosenKind({ type, glaze }: Pick<ListQuery, 'type' | 'glaze'>, t: TFunction): string | null {
  const names = [glaze && t(`artworks:glazes.${glaze}`), type && nameOf(type, t)];
  return names.filter(Boolean).join(' · ') || null;
}

/** In the filter, "Other" stands below the other types. As the heading of the list it needs a noun. */
function nameOf(type: NonNullable<ListQuery['type']>, t: TFunction): string {
  return type === 'other' ? t('artworks:otherWorks') : t(`artworks:types.${type}`);
}
