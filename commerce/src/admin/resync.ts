import type { ParsedInputOf } from '../../contract/contract.ts';
import { fail } from '../fail.ts';
import { act, type StaffCall } from './act.ts';
import { type ProductRow, readProductRows } from './list-products.ts';

/**
 * Fetches a piece anew from the CMS: first over the network, then the row in the log, in a transaction of its
 * own. Doing it again does no harm.
 * @throws Failure `productNotFound`, also when the CMS has no document of it; `temporarilyUnavailable`
 */
export async function resync(
  call: StaffCall,
  input: ParsedInputOf<'POST /admin/products/resync'>,
): Promise<ProductRow> {
  const { db, catalogue, log } = call.services;
  const { productCode } = input;
  const [before] = await readProductRows(db, [productCode]);
  if (!before?.documentId) throw fail('productNotFound', { productCode });
  await catalogue.refresh(before.documentId).catch((error) => {
    log.warn({ err: error, productCode }, 'a piece could not be fetched from the CMS');
    throw fail('temporarilyUnavailable');
  });
  return act(call, 'products/resync', input, async (trx) => {
    const [answer] = await readProductRows(trx, [productCode]);
    if (!answer) throw fail('productNotFound', { productCode });
    return { answer, object: `product:${productCode}`, before, after: answer };
  });
}
