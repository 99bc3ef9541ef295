import type { Core } from '@strapi/strapi';
import type { ArtworkSeed } from './read-seed.ts';
import { uploadPicture } from './upload-picture.ts';

const uid = 'api::artwork.artwork';

/** One transaction per piece: it is there whole, in both languages and published, or not at all. */
export async function seedArtwork(strapi: Core.Strapi, seed: ArtworkSeed): Promise<void> {
  const { productCode } = seed;
  if ((await strapi.db.query(uid).count({ where: { productCode } })) > 0) return;

  const { zh, en, mainImage, microImage, ...shared } = seed;
  const pictures = {
    mainImage: await uploadPicture(strapi, mainImage),
    microImage: await uploadPicture(strapi, microImage),
  };
  await strapi.db.transaction(async () => {
    const artworks = strapi.documents(uid);
    const { documentId } = await artworks.create({ locale: 'zh', data: { ...shared, ...pictures, ...zh } });
    await artworks.update({ documentId, locale: 'en', data: en });
    // Drafts first, then one publication for both: otherwise the shared fields drift apart.
    await artworks.publish({ documentId, locale: '*' });
  });
}
