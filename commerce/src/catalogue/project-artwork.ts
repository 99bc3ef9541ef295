import type { Knex } from 'knex';
import { announceProducts } from '../outbox/announce.ts';
import type { CmsArtwork } from './cms-artwork.ts';
import { Product } from './product.ts';

const newPiece = {
  onSale: false,
  priceFen: null,
  specialPriceFen: null,
  stock: 1,
  available: 1,
  reserved: 0,
  sold: 0,
};

/** Takes over what the CMS says of a published artwork. A new piece starts with stock 1 and no price. */
export async function projectArtwork(trx: Knex.Transaction, artwork: CmsArtwork, at: number): Promise<void> {
  const words = projection(artwork);
  // The document may have got another code before its first publication.
  await Product.query(trx)
    .where({ documentId: artwork.documentId })
    .whereNot({ code: artwork.productCode })
    .patch({ listed: false, documentId: null });
  const known = await Product.query(trx).findById(artwork.productCode);
  if (known && isSame(known, words)) return;
  if (known) await Product.query(trx).findById(artwork.productCode).patch(words);
  else {
    await Product.query(trx).insert({ code: artwork.productCode, ...words, ...newPiece, createdAt: at });
  }
  await announceProducts(trx, [artwork.productCode], at);
}

/** Takes a piece off sale that the CMS no longer publishes. Orders keep their own copy of its words. */
export async function withdrawArtwork(trx: Knex.Transaction, documentId: string, at: number): Promise<void> {
  const piece = await Product.query(trx).findOne({ documentId, listed: true });
  if (!piece) return;
  await Product.query(trx).findById(piece.code).patch({ listed: false });
  await announceProducts(trx, [piece.code], at);
}

function projection(artwork: CmsArtwork) {
  const english = artwork.localizations.find(({ locale }) => locale === 'en');
  return {
    documentId: artwork.documentId,
    listed: true,
    nameZh: artwork.name || null,
    nameEn: english?.name || null,
    imageName: artwork.mainImage?.url.split('/').at(-1) ?? null,
    type: artwork.type ?? null,
    glazeZh: artwork.glazeColor || null,
    glazeEn: english?.glazeColor || null,
    searchZh: searchText(artwork.productCode, artwork),
    searchEn: searchText(artwork.productCode, english),
    sortOrder: artwork.order ?? 0,
  };
}

function searchText(code: string, words: Pick<CmsArtwork, 'name' | 'glazeColor' | 'materials'> | undefined) {
  return [code, words?.name, words?.glazeColor, words?.materials].filter(Boolean).join(' ').toLowerCase();
}

function isSame(known: Product, words: ReturnType<typeof projection>): boolean {
  return Object.entries(words).every(([name, value]) => known[name as keyof typeof words] === value);
}
