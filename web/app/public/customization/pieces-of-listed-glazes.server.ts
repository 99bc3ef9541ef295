import type { CmsPart } from '../../content/cms-text.tsx';
import { glazeFamilies } from '../../content/glaze-families.ts';
import type { Choice } from '../../content/types/customization-page.server.ts';
import { serverI18n } from '../../i18n/i18n.server.ts';
import type { Language } from '../../i18n/languages.ts';
import type { PieceSummary } from '../artworks/piece.ts';

/**
 * One piece for each family in the list. Staff write it as text, so families are found by their names in the filter.
 */
export function piecesOfListedGlazes(
  list: CmsPart<Pick<Choice, 'options'>> | null,
  pieces: readonly PieceSummary[],
): PieceSummary[] {
  if (!list) return [];
  const listed = list.value.options
    .map(({ name }) => name)
    .join('\n')
    .toLowerCase();
  return glazeFamilies
    .map((family) => ({ family, place: firstPlace(listed, namesOf(family, list.language)) }))
    .filter(({ place }) => place >= 0)
    .sort((a, b) => a.place - b.place)
    .flatMap(({ family }) => pieces.find((piece) => piece.glazeFamily === family && piece.microImage) ?? []);
}

/** In lower case. Some families have two names, such as "Bean and scallion green". */
function namesOf(family: string, language: Language): string[] {
  return serverI18n(language)
    .t(`artworks:glazes.${family}`)
    .toLowerCase()
    .split(/、| and /);
}

/** The place of the first name in the text, or -1. */
function firstPlace(text: string, names: readonly string[]): number {
  const places = names.map((name) => text.indexOf(name)).filter((place) => place >= 0);
  return places.length > 0 ? Math.min(...places) : -1;
}
