import type { Cms } from './cms.ts';

const uid = 'api::artwork.artwork';
let made = 0;

/** Creates a draft piece in Chinese with its own product code. */
export async function draftArtwork({ strapi }: Cms) {
  made += 1;
  const productCode = `TS-2025-${String(made).padStart(3, '0')}`;
  const { documentId } = await strapi.documents(uid).create({
    locale: 'zh',
    data: { productCode, type: 'cup', name: `试作 ${made}`, dimensions: { height: 5, unit: 'cm' } },
  });
  return { productCode, documentId };
}

export async function publishedArtwork(cms: Cms) {
  const artwork = await draftArtwork(cms);
  await cms.strapi.documents(uid).publish({ documentId: artwork.documentId, locale: '*' });
  return artwork;
}

/** The path of a piece in the admin panel's API. */
export const panelPath = (documentId: string) => `/content-manager/collection-types/${uid}/${documentId}`;
