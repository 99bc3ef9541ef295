import type { Cms } from './cms.ts';

const uid = 'api::artwork.artwork';
let made = 0;

export async function draftArtwork({ strapi }: Cms) {
  made += 1;
  const productCode = `TS-2025-${String(made).padStart(3, '0')}`;
  const { documentId } = await strapi.documents(uid).create({
    locale: 'zh',
    data: {
      productCode,
      type: 'cup',
      name: `试作 ${made}`,
      dimensions: { height: 5, unit: 'cm' },
      mainImage: null,
    },
  });
  return { productCode, documentId };
}

export async function publishedArtwork(cms: Cms) {
  const artwork = await draftArtwork(cms);
  const { documentId } = artwork;
  const mainImage = await anyPicture(cms);
  await cms.strapi.documents(uid).update({ documentId, locale: 'zh', data: { mainImage } });
  await cms.strapi.documents(uid).publish({ documentId, locale: '*' });
  return artwork;
}

export async function anyPicture({ strapi }: Cms): Promise<number> {
  const where = { name: 'JY-2024-001-main.jpg' };
  return (await strapi.db.query('plugin::upload.file').findOne({ where })).id;
}

export const panelPath = (documentId: string) => `/content-manager/collection-types/${uid}/${documentId}`;
