import type { OutputOf } from 'commerce/contract';
import { createAttempts } from '../../api/attempt.ts';
import { post } from '../../api/commerce.ts';
import { ApiError } from '../../api/errors.ts';

export type ProductRow = OutputOf<'GET /admin/products/detail'>;
export type Prices = Pick<ProductRow, 'price' | 'specialPrice'>;

const priceAttempt = createAttempts();
const saleAttempt = createAttempts();

/** Sets both prices of the version of the piece that the caller saw. Returns the piece as it is then. */
export function setPrices(
  { productCode, version }: Pick<ProductRow, 'productCode' | 'version'>,
  { price, specialPrice }: Prices,
): Promise<ProductRow> {
  return priceAttempt({ productCode, version, price, specialPrice }, (input) =>
    post('/admin/products/price', input),
  );
}

/**
 * Puts one piece on sale or takes it off sale.
 * @throws ApiError when commerce refuses the piece
 */
export async function setOnSale(
  { productCode, version }: Pick<ProductRow, 'productCode' | 'version'>,
  onSale: boolean,
): Promise<ProductRow> {
  const [result] = await saleAttempt({ pieces: [{ productCode, version }], onSale }, (input) =>
    post('/admin/products/put_on_sale', input),
  );
  if (result?.errorCode === null && result.row) return result.row;
  throw refusalOf(result?.errorCode);
}

/** A bulk action refuses a row inside its answer. Here it becomes the error that any other refusal is. */
function refusalOf(code: string | null | undefined): ApiError {
  const errorCode = (code ?? 'SYS002') as ApiError['errorCode'];
  return new ApiError({ errorCode, message: '', status: 409, details: undefined, traceId: '' });
}
