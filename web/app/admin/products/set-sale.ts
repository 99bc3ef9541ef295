import type { OutputOf } from '@junyao/commerce/contract';
import { createAttempts } from '../../api/attempt.ts';
import { post } from '../../api/commerce.ts';
import { ApiError } from '../../api/errors.ts';
import { createOwnWrites } from '../act/own-writes.ts';

export type ProductRow = OutputOf<'GET /admin/products/detail'>;
export type Prices = Pick<ProductRow, 'price' | 'specialPrice'>;
export type Sale = Pick<ProductRow, 'price' | 'specialPrice' | 'onSale'>;
type Results = OutputOf<'POST /admin/products/put_on_sale'>;

export interface SaleChange {
  saved: ProductRow;
  undo: () => Promise<ProductRow>;
}

const priceAttempt = createAttempts();
const saleAttempt = createAttempts();
const pieces = createOwnWrites<ProductRow>();

/**
 * Sets some of the prices and the sale. The others stay as the person's own earlier changes left them, which the page
 * may not show yet.
 * @throws ApiError when commerce refuses the prices, or when somebody else has changed the piece
 */
export async function changeSale(piece: ProductRow, changes: Partial<Sale>): Promise<SaleChange> {
  let before = piece;
  const saved = await change(piece, (latest) => {
    before = latest;
    const { productCode, version, price, specialPrice } = latest;
    return priceAttempt({ productCode, version, price, specialPrice, ...changes }, (input) =>
      post('/admin/products/price', input),
    );
  });
  return { saved, undo: async () => (await changeSale(saved, saleOf(before))).saved };
}

/** @throws ApiError when commerce refuses the piece, or when somebody else has changed it */
export function setOnSale(piece: ProductRow, onSale: boolean): Promise<ProductRow> {
  return change(piece, async ({ productCode, version }) => {
    const [result] = await saleAttempt({ pieces: [{ productCode, version }], onSale }, (input) =>
      post('/admin/products/put_on_sale', input),
    );
    if (result?.errorCode === null && result.row) return result.row;
    throw refusalOf(result?.errorCode);
  });
}

/** @param send receives the pieces as the person's own earlier changes left them */
export function changeMany(
  seen: readonly ProductRow[],
  send: (latest: ProductRow[]) => Promise<Results>,
): Promise<Results> {
  return pieces.inTurn(
    seen.map(({ productCode }) => productCode),
    async () => {
      const latest = seen.map((piece) => pieces.latest(piece.productCode, piece));
      const results = await send(latest);
      for (const { productCode, errorCode, row } of results) {
        const replaced = latest.find((piece) => piece.productCode === productCode);
        if (replaced && row && errorCode === null) pieces.keep(productCode, replaced.version, row);
      }
      return results;
    },
  );
}

export function saleOf({ price, specialPrice, onSale }: Sale): Sale {
  return { price, specialPrice, onSale };
}

function change(piece: ProductRow, send: (latest: ProductRow) => Promise<ProductRow>): Promise<ProductRow> {
  return pieces.write(piece.productCode, piece, send, (row) => row);
}

/** A bulk action refuses a row inside its answer, so the refusal is made an error here. */
function refusalOf(code: string | null | undefined): ApiError {
  const errorCode = (code ?? 'SYS002') as ApiError['errorCode'];
  return new ApiError({ errorCode, message: '', status: 409, details: undefined, traceId: '' });
}
