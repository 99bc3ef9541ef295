import type { OutputOf } from 'commerce/contract';
import { createAttempts } from '../../api/attempt.ts';
import { post } from '../../api/commerce.ts';
import { ApiError } from '../../api/errors.ts';

export type ProductRow = OutputOf<'GET /admin/products/detail'>;
export type Prices = Pick<ProductRow, 'price' | 'specialPrice'>;

const priceAttempt = createAttempts();
const saleAttempt = createAttempts();

/**
 * What the changes of this page have made of a row, which the page shows until the list is loaded again. A further change
 * then applies to the newer version.
 */
const changedRows = new WeakMap<ProductRow, Promise<ProductRow>>();

/**
 * Sets one price or both, for the version of the piece that the caller saw. Returns the piece as it is then.
 * @throws ApiError when commerce refuses the prices, or when somebody else has changed the piece
 */
export function setPrices(piece: ProductRow, prices: Partial<Prices>): Promise<ProductRow> {
  return changeInTurn(piece, ({ productCode, version, price, specialPrice }) =>
    priceAttempt({ productCode, version, price, specialPrice, ...prices }, (input) =>
      post('/admin/products/price', input),
    ),
  );
}

/**
 * Puts one piece on sale or takes it off sale.
 * @throws ApiError when commerce refuses the piece, or when somebody else has changed it
 */
export function setOnSale(piece: ProductRow, onSale: boolean): Promise<ProductRow> {
  return changeInTurn(piece, async ({ productCode, version }) => {
    const [result] = await saleAttempt({ pieces: [{ productCode, version }], onSale }, (input) =>
      post('/admin/products/put_on_sale', input),
    );
    if (result?.errorCode === null && result.row) return result.row;
    throw refusalOf(result?.errorCode);
  });
}

/** Makes a change after the earlier ones of the same row, whose result the page may not show yet. */
function changeInTurn(
  row: ProductRow,
  change: (latest: ProductRow) => Promise<ProductRow>,
): Promise<ProductRow> {
  const latest = changedRows.get(row) ?? Promise.resolve(row);
  const changed = latest.then(change);
  changedRows.set(
    row,
    changed.catch(() => latest),
  );
  return changed;
}

/** A bulk action refuses a row inside its answer. Here it becomes the error that any other refusal is. */
function refusalOf(code: string | null | undefined): ApiError {
  const errorCode = (code ?? 'SYS002') as ApiError['errorCode'];
  return new ApiError({ errorCode, message: '', status: 409, details: undefined, traceId: '' });
}
