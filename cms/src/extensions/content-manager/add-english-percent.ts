import type { UID } from '@strapi/strapi';
import { populateParts } from '../../populate-parts.ts';
import { type Fields, missingTranslations, type Schema } from '../../translation/missing-translations.ts';

/**
 * Adds to each document in a list of the panel how much of it is written in English. Reads all documents of the page at
 * once, so that the panel needs no request for each row.
 */
export async function addEnglishPercent(context: ListRequest, next: () => Promise<void>): Promise<void> {
  await next();
  const { results } = context.body ?? {};
  const uid = context.params.model as UID.CollectionType;
  if (!results || !isLocalized(strapi.contentTypes[uid])) return;
  const percents = await englishPercents(
    uid,
    results.map(({ documentId }) => documentId),
  );
  for (const row of results) row.englishPercent = percents.get(row.documentId) ?? null;
}

/** In whole percent by document id. Without an entry for a document with nothing to translate. */
async function englishPercents(uid: UID.CollectionType, documentIds: string[]): Promise<Map<string, number>> {
  const { attributes } = strapi.contentTypes[uid];
  const populate = populateParts(strapi, attributes);
  const read = (locale: string): Promise<Row[]> =>
    strapi.documents(uid).findMany({ filters: { documentId: { $in: documentIds } }, locale, populate });
  const [chinese, english] = await Promise.all([read('zh'), read('en')]);
  const schema: Schema = {
    attributes,
    components: { ...strapi.components },
  };
  const translations = new Map(english.map((row) => [row.documentId, row]));
  return new Map(
    chinese.flatMap((row): [string, number][] => {
      const completeness = missingTranslations(schema, row, translations.get(row.documentId) ?? {});
      return completeness ? [[row.documentId, completeness.percent]] : [];
    }),
  );
}

function isLocalized(type: { pluginOptions?: object } | undefined): boolean {
  const options = type?.pluginOptions as { i18n?: { localized?: boolean } } | undefined;
  return options?.i18n?.localized === true;
}

type Row = Fields & { documentId: string };

interface ListRequest {
  params: { model: string };
  body?: { results?: (Row & { englishPercent?: number | null })[] };
}
