import type { Core } from '@strapi/strapi';
import type { Seed, SeedType } from './seed-types.ts';
import { uploadFile } from './upload-file.ts';

/**
 * Writes a document unless it is there already. One transaction each: the document is there whole, in both
 * languages and published, or not at all.
 */
export async function seedDocument(strapi: Core.Strapi, { uid, key }: SeedType, seed: Seed): Promise<void> {
  const known = await strapi.db.query(uid).count(key ? { where: { [key]: seed[key] } } : {});
  if (known > 0) return;

  const { zh, en, ...shared } = seed;
  const { attributes } = strapi.contentTypes[uid];
  for (const [field, { type }] of Object.entries(attributes)) {
    if (type === 'media') shared[field] = await uploadFile(strapi, String(seed[field]));
  }
  const service = strapi.documents(uid);
  const documents: typeof service & Publishing = service;
  await strapi.db.transaction(async () => {
    const { documentId } = await documents.create({ locale: 'zh', data: { ...shared, ...zh } });
    await documents.update({ documentId, locale: 'en', data: en });
    // Both drafts are written before one publication of both: otherwise the shared fields drift apart.
    await documents.publish?.({ documentId, locale: '*' });
  });
}

/** A type without drafts has no such function; Strapi's type of any content type leaves it out. */
interface Publishing {
  publish?(params: { documentId: string; locale: '*' }): Promise<unknown>;
}
