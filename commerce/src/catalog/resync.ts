import type { Logger } from 'pino';
import type { ParsedInputOf } from '../../contract/contract.ts';
import { asRefusal, Failure, fail } from '../fail.ts';
import { recall } from '../requests/remember.ts';
import { act, requestOf, type StaffCall } from '../staff/act.ts';
import type { Catalog } from './cms-catalog.ts';
import { type ProductRow, readProductRow } from './list-products.ts';

const action = 'products/resync';

type ResyncCall = StaffCall & { services: { catalog: Catalog; log: Logger } };

/** @throws Failure `productNotFound`, also if the piece has no document id; `temporarilyUnavailable` */
export async function resync(
  call: ResyncCall,
  input: ParsedInputOf<'POST /admin/products/resync'>,
): Promise<ProductRow> {
  const { productCode } = input;
  const first = await recall<ProductRow>(call.services.db, requestOf(call, action, input));
  if (first) return first.answer;
  const before = await refetch(call, productCode).catch(asRefusal);
  return act(call, action, input, async (trx) => {
    if (before instanceof Failure) throw before;
    const answer = await readProductRow(trx, productCode, call.services.clock.now());
    return { answer, object: `product:${productCode}`, before, after: answer };
  });
}

/** @returns the piece as it was before the fetch */
async function refetch({ services }: ResyncCall, productCode: string): Promise<ProductRow> {
  const { db, catalog, clock, log } = services;
  const before = await readProductRow(db, productCode, clock.now());
  if (!before.documentId) throw fail('productNotFound', { productCode });
  await catalog.refresh(before.documentId).catch((error) => {
    log.warn({ err: error, productCode }, 'a piece could not be fetched from the CMS');
    throw fail('temporarilyUnavailable');
  });
  return before;
}
