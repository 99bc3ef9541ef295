import { fold } from '../../contract/fold.ts';
import { own } from '../../contract/own.ts';
import type { Db, Trx } from '../db/db.ts';
import { find } from '../db/find.ts';
import { announceProducts } from '../outbox/announce.ts';
import { changeUnits } from '../stock/change-units.ts';
import { type CmsArtwork, publishedAt, wordsIn } from './cms-artwork.ts';
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

export async function projectArtwork(trx: Trx, artwork: CmsArtwork, at: number): Promise<void> {
  const words = projection(artwork);
  const code = artwork.productCode;
  // A changed product code hides the piece with the old code.
  await trx('products')
    .where({ documentId: artwork.documentId })
    .whereNot({ code })
    .update({ listed: false, forShow: false, documentId: null });
  const known = await find(Product, trx, code);
  const newest = publishedAt(artwork);
  const synced = { cmsPublishedAt: newest, cmsSeenAt: newest, syncedAt: at };
  if (known && isSame(known, words)) {
    // Words published again without a change need no announcement.
    if (known.cmsPublishedAt !== newest) await trx('products').where({ code }).update(synced);
    return;
  }
  if (known)
    await trx('products')
      .where({ code })
      .update({ ...words, ...synced });
  else {
    await trx('products').insert({ code, ...words, ...newPiece, ...synced, createdAt: at });
    const units = { productCode: code, quantity: firstStock };
    await changeUnits(trx, 'start', units, { actor: 'system', reason: 'published in the CMS', at });
  }
  await announceProducts(trx, [code], at);
}

export async function withdrawArtwork(trx: Trx, documentId: string, at: number): Promise<void> {
  const [piece] = await trx('products')
    .where({ documentId })
    .where((published) => published.where({ listed: true }).orWhere({ forShow: true }))
    .update({ listed: false, forShow: false })
    .returning('code');
  if (piece) await announceProducts(trx, [piece.code], at);
}

/** @param names as far as they could be read */
export async function markOutOfSync(
  db: Db,
  names: {
    documentId?: string | undefined;
    productCode?: string | undefined;
    publishedAt?: number | null | undefined;
  },
): Promise<void> {
  const { documentId, productCode, publishedAt: seenAt } = names;
  await db('products')
    .where((either) =>
      either.whereIn('documentId', [documentId ?? []].flat()).orWhereIn('code', [productCode ?? []].flat()),
    )
    .update({ inSync: false, ...(seenAt && { cmsSeenAt: seenAt }) });
}

function projection(artwork: CmsArtwork) {
  const chinese = wordsIn('zh', artwork);
  const english = wordsIn('en', artwork);
  return {
    documentId: artwork.documentId,
    listed: !artwork.forShow,
    forShow: artwork.forShow ?? false,
    inSync: true,
    nameZh: chinese?.name || null,
    nameEn: english?.name || null,
    imageName: artwork.mainImage?.url.split('/').at(-1) ?? null,
    type: artwork.type ?? null,
    glazeFamily: artwork.glazeFamily ?? null,
    glazeZh: chinese?.glazeColor || null,
    glazeEn: english?.glazeColor || null,
    searchZh: searchText(artwork.productCode, chinese ?? english),
    searchEn: searchText(artwork.productCode, english),
    sortOrder: artwork.order ?? 0,
  };
}

function searchText(code: string, words: Pick<CmsArtwork, 'name' | 'glazeColor' | 'materials'> | undefined) {
  return fold([code, words?.name, words?.glazeColor, words?.materials].filter(Boolean).join(' '));
}

function isSame(known: Product, words: ReturnType<typeof projection>): boolean {
  return Object.entries(words).every(([name, value]) => own(known, name) === value);
}
