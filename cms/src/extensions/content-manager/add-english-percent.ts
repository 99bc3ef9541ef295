import type { UID } from '@strapi/strapi';
import { localizedTypes, readCompleteness } from '../../translation/read-completeness.ts';

/** Reads all documents of the page at once, so that the panel sends no request for each row. */
export async function addEnglishPercent(context: ListRequest, next: () => Promise<void>): Promise<void> {
  await next();
  const { results } = context.body ?? {};
  const uid = context.params.model as UID.ContentType;
  if (!results || !localizedTypes().includes(uid)) return;
  const documents = await readCompleteness(
    uid,
    results.map(({ documentId }) => documentId),
  );
  const percents = new Map(documents.map(({ documentId, percent }) => [documentId, percent]));
  for (const row of results) row.englishPercent = percents.get(row.documentId) ?? null;
}

interface ListRequest {
  params: { model: string };
  body?: { results?: { documentId: string; englishPercent?: number | null }[] };
}
