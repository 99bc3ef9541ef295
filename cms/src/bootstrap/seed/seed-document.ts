import type { Core } from '@strapi/strapi';
import type { Seed, SeedType } from './seed-type.ts';
import { uploadMedia } from './upload-media.ts';

/**
 * Creates a document unless it exists. Everything happens in one transaction: either the document is complete, in
 * both languages and published, or it does not exist.
 */
export async function seedDocument(strapi: Core.Strapi, { uid, key }: SeedType, seed: Seed): Promise<void> {
  const { zh, en, ...shared } = seed;
  const where = key ? { [key]: shared[key] ?? zh[key] } : {};
  if ((await strapi.db.query(uid).count({ where })) > 0) return;

  const chinese = await uploadMedia(strapi, uid, { ...shared, ...zh });
  const english = await uploadMedia(strapi, uid, en);
  const service = strapi.documents(uid);
  const documents: typeof service & Publishing = service;
  await strapi.db.transaction(async () => {
    const { documentId } = await documents.create({ locale: 'zh', data: chinese });
    await documents.update({ documentId, locale: 'en', data: english });
    // Both drafts must be written before both are published at once. Otherwise the fields shared by all languages
    // differ.
    await documents.publish?.({ documentId, locale: '*' });
  });
}

/** The function is missing for a type without drafts. Strapi's type for "any content type" does not declare it. */
interface Publishing {
  publish?(params: { documentId: string; locale: '*' }): Promise<unknown>;
}
