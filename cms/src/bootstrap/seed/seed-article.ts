import type { Core } from '@strapi/strapi';
import type { ArticleSeed } from './read-seed.ts';
import { toBlocks } from './to-blocks.ts';
import { uploadPicture } from './upload-picture.ts';

const uid = 'api::article.article';

export async function seedArticle(strapi: Core.Strapi, seed: ArticleSeed): Promise<void> {
  const { slug, readingMinutes, zh, en } = seed;
  if ((await strapi.db.query(uid).count({ where: { slug } })) > 0) return;

  const cover = await uploadPicture(strapi, seed.cover);
  await strapi.db.transaction(async () => {
    const articles = strapi.documents(uid);
    const { documentId } = await articles.create({
      locale: 'zh',
      data: { slug, readingMinutes, cover, ...zh, body: toBlocks(zh.body) },
    });
    await articles.update({ documentId, locale: 'en', data: { ...en, body: toBlocks(en.body) } });
    await articles.publish({ documentId, locale: '*' });
  });
}
