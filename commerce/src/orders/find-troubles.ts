import { toYuan } from '../../contract/money.ts';
import { own } from '../../contract/own.ts';
import { chargedFen, isOffSale } from '../catalog/product.ts';
import { isoTime } from '../clock.ts';
import type { Trx } from '../db/db.ts';
import { findUnavailable } from './find-unavailable.ts';
import { readLimits } from './order-limits.ts';
import { type Trouble, totalFenOf, type WantedLine } from './refuse-order.ts';

interface Wanted {
  userId: string;
  expectedFen: number;
  expectedPrices: Record<string, number | null>;
  /** Undefined if the selected cart items are ordered. */
  itemIds: string[] | undefined;
  at: number;
}

/** Overdue holds on the pieces have ended before. */
export async function findTroubles(trx: Trx, lines: WantedLine[], wanted: Wanted): Promise<Trouble[]> {
  return [
    ...(await findLimits(trx, lines, wanted)),
    ...lines.flatMap(findOffSale),
    ...findChangedPrices(lines, wanted),
    ...(await findUnavailable(
      trx,
      lines.filter(({ item, product }) => item.quantity > product.available),
      wanted,
    )),
  ];
}

async function findLimits(trx: Trx, lines: WantedLine[], { userId, at }: Wanted): Promise<Trouble[]> {
  const codes = lines.map(({ product }) => product.code);
  const { tooMany, pausedUntil } = await readLimits(trx, { userId, codes, at });
  const paused = lines.flatMap((line): Trouble[] => {
    const until = pausedUntil.get(line.product.code);
    return until ? [{ kind: 'recentlyTimedOut', againAt: isoTime(until), line }] : [];
  });
  return tooMany.length > 0 ? [{ kind: 'tooManyUnpaidOrders', orderNos: tooMany }, ...paused] : paused;
}

function findOffSale(line: WantedLine): Trouble[] {
  const { product } = line;
  if (product.forShow) return [{ kind: 'forShow', line }];
  if (isOffSale(product)) return [{ kind: 'offSale', line }];
  return chargedFen(product) === null ? [{ kind: 'withoutPrice', line }] : [];
}

/** While a piece has no price or a requested item is missing, the total says nothing and is not compared. */
function findChangedPrices(lines: WantedLine[], { expectedFen, expectedPrices, itemIds }: Wanted): Trouble[] {
  const changed = lines.flatMap((line): Trouble[] => {
    const [priceFen, expectedPrice] = [chargedFen(line.product), own(expectedPrices, line.item.id)];
    if (priceFen === null || expectedPrice === undefined || toYuan(priceFen) === expectedPrice) return [];
    return [{ kind: 'priceChanged', expectedPrice, line }];
  });
  const isComplete = !itemIds || new Set(itemIds).size === lines.length;
  const isPriced = lines.every(({ product }) => chargedFen(product) !== null);
  const totalFen = totalFenOf(lines);
  if (!isComplete || !isPriced || totalFen === expectedFen) return changed;
  return [...changed, { kind: 'totalChanged', amount: toYuan(totalFen) }];
}
