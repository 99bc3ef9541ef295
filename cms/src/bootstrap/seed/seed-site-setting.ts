import type { Core } from '@strapi/strapi';
import type { SiteSettingSeed } from './read-seed.ts';
import { uploadPicture } from './upload-picture.ts';

const uid = 'api::site-setting.site-setting';

export async function seedSiteSetting(strapi: Core.Strapi, seed: SiteSettingSeed): Promise<void> {
  if ((await strapi.db.query(uid).count()) > 0) return;

  const { zh, en, ...shared } = seed;
  const wechatQr = await uploadPicture(strapi, seed.wechatQr);
  await strapi.db.transaction(async () => {
    const settings = strapi.documents(uid);
    const { documentId } = await settings.create({ locale: 'zh', data: { ...shared, wechatQr, ...zh } });
    await settings.update({ documentId, locale: 'en', data: en });
  });
}
