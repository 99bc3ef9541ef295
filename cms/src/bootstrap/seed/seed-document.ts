import type { Core } from '@strapi/strapi';
import { own } from '../../own.ts';
import type { Seed, SeedType } from './seed-type.ts';
import { uploadMedia } from './upload-media.ts';

/** One transaction writes and publishes both languages, so that a document is never incomplete. */
export async function seedDocument(strapi: Core.Strapi, { uid, key }: SeedType, seed: Seed): Promise<void> {
  const { zh, en, ...shared } = seed;
  const where = key ? { [key]: own(shared, key) ?? own(zh, key) } : {};
  if ((await strapi.db.query(uid).count({ where })) > 0) return;

  const chinese = await uploadMedia(strapi, uid, { ...shared, ...zh });
  const english = await uploadMedia(strapi, uid, en);
  const service = strapi.documents(uid);
  const documents: typeof service & Publishing = service;
  await strapi.db.transaction(async () => {
    const { documentId } = await documents.create({ locale: 'zh', data: chinese });
    await documents.update({ documentId, locale: 'en', data: english });
    // If each draft were published after it is written, the fields that all languages share would differ.
    await documents.publish?.({ documentId, locale: '*' });
  });
}

/** Only a type with drafts has `publish`, so Strapi's type for any content type does not declare it. */
interface Publishing {
  publish?(params: { documentId: string; locale: '*' }): Promise<unknown>;
}
