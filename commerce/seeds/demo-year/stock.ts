import { toYuan } from '../../contract/money.ts';
import { reservedPiece, sampleOffers, soldPiece } from '../sample-offers.ts';
import { newId, type Year } from './year.ts';

export interface Piece {
  productCode: string;
  price: number;
}

const isSeries = ({ stock = 1 }: { stock?: number }) => stock > 1;
const series = sampleOffers.filter(isSeries).map(({ code }) => code);
/** Half of the unique pieces may be sold in the year, so that the shop still has some afterwards. */
const unique = sampleOffers
  .filter((offer) => !isSeries(offer) && ![soldPiece, reservedPiece].includes(offer.code))
  .map(({ code }) => code)
  .filter((_, index) => index % 2 === 1);

/** One order in ten is for a unique piece while one is free. Staff add units to a series when only a few are left. */
export async function choosePiece(year: Year): Promise<Piece | null> {
  const { random, services } = year;
  const offered = services.db('products').where({ listed: true, onSale: true }).whereNotNull('priceFen');
  const wanted = random.chance(0.1) ? unique : series;
  const rows = await offered.whereIn('code', wanted).where('available', '>', 0).orderBy('code');
  if (rows.length === 0) return null;
  const { code, available, specialPriceFen, priceFen } = random.one(rows);
  if (series.includes(code) && available <= 2) await restock(year, code);
  return { productCode: code, price: toYuan(specialPriceFen ?? priceFen ?? 0) };
}

async function restock({ ask, random, staff }: Year, productCode: string): Promise<void> {
  const change = random.whole(6, 12);
  const input = { requestId: newId(), productCode, change, reason: `新窑出窑 ${change} 件，验收入库` };
  await ask(staff.packer, 'POST /admin/inventory/adjust', input);
  if (!random.chance(0.3)) return;
  const broken = { requestId: newId(), productCode, change: -1, reason: '盘点时发现口沿磕伤，报损' };
  await ask(staff.packer, 'POST /admin/inventory/adjust', broken);
}

/** Higher prices after a firing, and lower ones for some days in November. */
export function planPrices(year: Year): void {
  const { agenda, ask, staff, from, to } = year;
  const reprice = (
    share: number,
    code: string | undefined,
    change: (price: number) => [number, number | null],
  ) =>
    agenda.plan(from + (to - from) * share, async () => {
      const listed = code && (await year.services.db('products').where({ code, listed: true }).first('code'));
      if (!code || !listed) return;
      const row = await ask(staff.owner, 'GET /admin/products/detail', { productCode: code });
      const [price, specialPrice] = change(row.price ?? 480);
      const input = { requestId: newId(), productCode: code, version: row.version, price, specialPrice };
      await ask(staff.owner, 'POST /admin/products/price', input);
    });
  for (const [index, code] of series.entries()) {
    reprice(0.3 + index / 50, code, (price) => [price + 20, null]);
    reprice(0.7 + index / 50, code, (price) => [price, Math.round(price * 0.9)]);
    reprice(0.8 + index / 50, code, (price) => [price, null]);
  }
}
