import type { Knex } from 'knex';
import { announceProducts } from '../outbox/announce.ts';
import { changeUnits } from '../stock/change-units.ts';
import type { CmsArtwork } from './cms-artwork.ts';
import { Product } from './product.ts';

const newPiece = {
  onSale: false,
  priceFen: null,
  specialPriceFen: null,
  stock: 0,
  available: 0,
  reserved: 0,
  sold: 0,
};
const firstStock = 1;

/** Takes over what the CMS says of a published artwork. A new piece starts with stock 1 and no price. */
export async function projectArtwork(trx: Knex.Transaction, artwork: CmsArtwork, at: number): Promise<void> {
  const words = projection(artwork);
  const code = artwork.productCode;
  // The document may have got another code before its first publication.
  await Product.query(trx)
    .where({ documentId: artwork.documentId })
    .whereNot({ code })
    .patch({ listed: false, documentId: null });
  const known = await Product.query(trx).findById(code);
  if (known && isSame(known, words)) return;
  if (known) await Product.query(trx).findById(code).patch(words);
  else {
    await Product.query(trx).insert({ code, ...words, ...newPiece, createdAt: at });
    const units = { productCode: code, quantity: firstStock };
    await changeUnits(trx, 'start', units, { actor: 'system', reason: 'published in the CMS', at });
  }
  await announceProducts(trx, [code], at);
}

/** Takes a piece off sale that the CMS no longer publishes. Orders keep their own copy of its words. */
export async function withdrawArtwork(trx: Knex.Transaction, documentId: string, at: number): Promise<void> {
  const piece = await Product.query(trx).findOne({ documentId, listed: true });
  if (!piece) return;
  await Product.query(trx).findById(piece.code).patch({ listed: false });
  await announceProducts(trx, [piece.code], at);
}

/**
 * The piece of a document that can't be taken over stays as it is, and staff see that it is not what the CMS says.
 * @param names its document and its code, as far as they could be read
 */
export async function markOutOfSync(
  db: Knex,
  { documentId, productCode }: { documentId?: string | undefined; productCode?: string | undefined },
): Promise<void> {
  await Product.query(db)
    .where((either) => {
      either.whereIn('documentId', [documentId ?? []].flat());
      either.orWhereIn('code', [productCode ?? []].flat());
    })
    .patch({ inSync: false });
}

function projection(artwork: CmsArtwork) {
  const english = artwork.localizations.find(({ locale }) => locale === 'en');
  return {
    documentId: artwork.documentId,
    listed: true,
    inSync: true,
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
