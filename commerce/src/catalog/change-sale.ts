import type { ErrorName } from '../../contract/errors.ts';
import type { Db, Trx } from '../db/db.ts';
import { versionOf } from '../db/row-version.ts';
import { announceProducts } from '../outbox/announce.ts';

export interface Sale {
  priceFen: number | null;
  specialPriceFen: number | null;
  onSale: boolean;
}

/** `version`: the version that the caller saw. */
export interface SaleChange {
  productCode: string;
  version?: string | undefined;
  sale: Partial<Sale>;
}

/** `before` and `after` are null for an unknown piece, and equal for a refused change. */
export interface SaleOutcome {
  productCode: string;
  refusal: ErrorName | null;
  before: Sale | null;
  after: Sale | null;
  changes: boolean;
}

/** Each piece may be named once. A refused change does not stop the others. */
export async function changeSales(
  trx: Trx,
  wanted: readonly SaleChange[],
  at: number,
): Promise<SaleOutcome[]> {
  // In the order of their codes, so that two changes of many pieces can't deadlock.
  const codes = wanted.map(({ productCode }) => productCode);
  await trx('products').whereIn('code', codes).orderBy('code').forUpdate().select('code');
  const outcomes = await trySales(trx, wanted);
  const changed = outcomes.filter(({ changes }) => changes);
  for (const { codes, sale } of bySale(changed)) await trx('products').whereIn('code', codes).update(sale);
  await announceProducts(
    trx,
    changed.map(({ productCode }) => productCode),
    at,
  );
  return outcomes;
}

export async function trySales(db: Db, wanted: readonly SaleChange[]): Promise<SaleOutcome[]> {
  const rows = await db('products')
    .whereIn(
      'code',
      wanted.map(({ productCode }) => productCode),
    )
    .select('code', 'priceFen', 'specialPriceFen', 'onSale', 'forShow');
  const pieces = new Map(rows.map((row) => [row.code, row]));
  return wanted.map((change) => {
    const { productCode } = change;
    const piece = pieces.get(productCode);
    if (!piece) {
      return { productCode, refusal: 'productNotFound', before: null, after: null, changes: false };
    }
    const before = saleOf(piece);
    const after = { ...before, ...change.sale };
    const refusal = whyNot(change, before, after, Boolean(piece.forShow));
    if (after.priceFen === null) after.onSale = false;
    const changes = refusal === null && saleVersion(before) !== saleVersion(after);
    return { productCode, refusal, before, after: refusal ? before : after, changes };
  });
}

/** A purchase or a new text does not change this version. */
export function saleVersion({ priceFen, specialPriceFen, onSale }: Stored): string {
  return versionOf([priceFen, specialPriceFen, Boolean(onSale)]);
}

type Stored = Omit<Sale, 'onSale'> & { onSale: boolean | 0 | 1 };

function saleOf({ priceFen, specialPriceFen, onSale }: Stored): Sale {
  return { priceFen, specialPriceFen, onSale: Boolean(onSale) };
}

function whyNot(change: SaleChange, before: Sale, after: Sale, forShow: boolean): ErrorName | null {
  if (change.version !== undefined && change.version !== saleVersion(before)) return 'rowChanged';
  const { sale } = change;
  if (forShow && (sale.onSale || sale.priceFen !== undefined)) return 'pieceForShow';
  if (sale.onSale && after.priceFen === null) return 'pieceWithoutPrice';
  return null;
}

function bySale(outcomes: readonly SaleOutcome[]): { codes: string[]; sale: Sale }[] {
  const groups = new Map<string, { codes: string[]; sale: Sale }>();
  for (const { productCode, after } of outcomes) {
    if (!after) continue;
    const group = groups.get(saleVersion(after)) ?? { codes: [], sale: after };
    groups.set(saleVersion(after), { ...group, codes: [...group.codes, productCode] });
  }
  return [...groups.values()];
}
