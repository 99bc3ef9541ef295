import type { Core } from '@strapi/strapi';
import type { Seed, SeedType } from './seed-types.ts';
import { uploadFile } from './upload-file.ts';

/**
 * Creates a document unless it exists. Everything happens in one transaction: either the document is complete, in
 * both languages and published, or it does not exist.
 */
export async function seedDocument(strapi: Core.Strapi, { uid, key }: SeedType, seed: Seed): Promise<void> {
  const { zh, en, ...shared } = seed;
  const where = key ? { [key]: shared[key] ?? zh[key] } : {};
  if ((await strapi.db.query(uid).count({ where })) > 0) return;

  const { attributes } = strapi.contentTypes[uid];
  for (const [field, { type }] of Object.entries(attributes)) {
    const file = seed[field];
    if (type === 'media' && typeof file === 'string') shared[field] = await uploadFile(strapi, file);
  }
  const service = strapi.documents(uid);
  const documents: typeof service & Publishing = service;
  await strapi.db.transaction(async () => {
    const { documentId } = await documents.create({ locale: 'zh', data: { ...shared, ...zh } });
    await documents.update({ documentId, locale: 'en', data: en });
    // Both drafts must be written before both are published at once. Otherwise the fields shared by all languages
    // differ.
    await documents.publish?.({ documentId, locale: '*' });
  });
}

/** The function is missing for a type without drafts. Strapi's type for "any content type" does not declare it. */
interface Publishing {
  publish?(params: { documentId: string; locale: '*' }): Promise<unknown>;
}
