import type { UID } from '@strapi/strapi';
import { populateParts } from '../populate-parts.ts';
import { type Completeness, type Fields, isLocalized, missingTranslations } from './missing-translations.ts';

/** A draft with texts to translate, and what of them is written in English. */
export interface ReadDocument extends Completeness {
  documentId: string;
  /** The Chinese draft, without what all languages share. */
  chinese: Fields;
}

/** Compares the drafts of both languages: of the named documents of a type, or of all. */
export async function readCompleteness(
  uid: UID.ContentType,
  documentIds?: string[],
): Promise<ReadDocument[]> {
  const { attributes } = strapi.contentTypes[uid];
  const localized = Object.fromEntries(
    Object.entries(attributes).filter(([, attribute]) => isLocalized(attribute)),
  );
  const filters = documentIds ? { documentId: { $in: documentIds } } : {};
  const read = (locale: string): Promise<Row[]> =>
    strapi.documents(uid).findMany({ filters, locale, populate: populateParts(strapi, localized) });
  const [rows, english] = await Promise.all([read('zh'), read('en')]);
  const translations = new Map(english.map((row) => [row.documentId, row]));
  const schema = { attributes: localized, components: { ...strapi.components } };
  return rows.flatMap((chinese) => {
    const { documentId } = chinese;
    const completeness = missingTranslations(schema, chinese, translations.get(documentId) ?? {});
    return completeness ? [{ documentId, chinese, ...completeness }] : [];
  });
}

/** The content types of the workshop that are written in both languages. */
export function localizedTypes(): UID.ContentType[] {
  const types = Object.values(strapi.contentTypes);
  return types.filter((type) => type.uid.startsWith('api::') && isLocalized(type)).map(({ uid }) => uid);
}

type Row = Fields & { documentId: string };
