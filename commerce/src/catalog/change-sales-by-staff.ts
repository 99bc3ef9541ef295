import type { OutputOf } from '../../contract/contract.ts';
import { errors } from '../../contract/errors.ts';
import { toYuan } from '../../contract/money.ts';
import { fail } from '../fail.ts';
import { act, type StaffCall } from '../staff/act.ts';
import {
  changeSales,
  type Sale,
  type SaleChange,
  type SaleOutcome,
  saleVersion,
  trySales,
} from './change-sale.ts';
import { type ProductRow, readProductRow, readProductRows } from './list-products.ts';

type Results = OutputOf<'POST /admin/products/put_on_sale'>;

/** @throws Failure the refusal of the change; `rowChanged` with the version */
export function changeSale(
  call: StaffCall,
  action: string,
  input: { requestId: string },
  change: SaleChange,
): Promise<ProductRow> {
  return act(call, action, input, async (trx, { at }) => {
    const { productCode } = change;
    const [outcome] = await changeSales(trx, [change], at);
    const { before = null, after = null, refusal = 'productNotFound' } = outcome ?? {};
    if (refusal === 'rowChanged' && before) throw fail(refusal, { version: saleVersion(before) });
    if (refusal) throw fail(refusal, { productCodes: [productCode] });
    const answer = await readProductRow(trx, productCode, at);
    return { answer, object: `product:${productCode}`, before: shown(before), after: shown(after) };
  });
}

/** A dry run only reads, so it is neither logged nor remembered. */
export async function changeManySales(
  call: StaffCall,
  action: string,
  input: { requestId: string; dryRun?: boolean | undefined },
  changes: SaleChange[],
): Promise<Results> {
  const { db, clock } = call.services;
  if (input.dryRun) return present(await trySales(db, changes), await rowsOf(changes));
  return act(call, action, input, async (trx, { at }) => {
    const outcomes = await changeSales(trx, changes, at);
    const done = outcomes.filter(({ changes }) => changes);
    const refused = outcomes.flatMap(({ productCode, refusal }) =>
      refusal ? [[productCode, errors[refusal].code]] : [],
    );
    const [only] = outcomes;
    const object = outcomes.length === 1 ? `product:${only?.productCode}` : `products:${outcomes.length}`;
    return {
      answer: present(outcomes, await rowsOf(changes, trx)),
      object,
      before: byCode(done.map(({ productCode, before }) => [productCode, shown(before)])),
      after: {
        ...byCode(done.map(({ productCode, after }) => [productCode, shown(after)])),
        ...(refused.length > 0 && { refused: byCode(refused) }),
      },
    };
  });

  function rowsOf(pieces: SaleChange[], at = db): Promise<ProductRow[]> {
    const codes = pieces.map(({ productCode }) => productCode);
    return readProductRows(at, codes, clock.now());
  }
}

function present(outcomes: SaleOutcome[], rows: ProductRow[]): Results {
  const byProduct = new Map(rows.map((row) => [row.productCode, row]));
  return outcomes.map(({ productCode, refusal, before, after, changes }) => ({
    productCode,
    errorCode: refusal && errors[refusal].code,
    changes,
    before: shown(before),
    after: shown(after),
    row: byProduct.get(productCode) ?? null,
  }));
}

function shown(sale: Sale | null) {
  if (!sale) return null;
  const { priceFen, specialPriceFen, onSale } = sale;
  return { price: yuanOf(priceFen), specialPrice: yuanOf(specialPriceFen), onSale };
}

function yuanOf(fen: number | null): number | null {
  return fen === null ? null : toYuan(fen);
}

function byCode(entries: unknown[][]): object {
  return Object.fromEntries(entries);
}
