import type { UID } from '@strapi/strapi';
import { populateParts } from '../populate-parts.ts';
import { type Completeness, type Fields, isLocalized, missingTranslations } from './missing-translations.ts';

export interface ReadDocument extends Completeness {
  documentId: string;
  /** Without what all languages share. */
  chinese: Fields;
}

/** Without ids, reads all documents of the type. */
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

export function localizedTypes(): UID.ContentType[] {
  const types = Object.values(strapi.contentTypes);
  return types.filter((type) => type.uid.startsWith('api::') && isLocalized(type)).map(({ uid }) => uid);
}

type Row = Fields & { documentId: string };
