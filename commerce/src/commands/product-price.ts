import { toYuan } from '../../contract/money.ts';
import { writeLogWithoutStaff } from '../audit/write-log.ts';
import type { Product } from '../catalog/product.ts';
import { setPrice } from '../catalog/set-price.ts';
import type { Trx } from '../db/db.ts';
import { transaction } from '../db/transaction.ts';
import { parseAmount } from './parse-amount.ts';
import { runCommand } from './run-command.ts';

const usage = 'usage: npm run product:price -- <productCode> <price in yuan> [special price in yuan]';

await runCommand({ usage }, async ({ db, clock }, args) => {
  const [productCode, price, special] = args;
  const priceFen = parseAmount(price);
  const specialPriceFen = special === undefined ? null : parseAmount(special);
  if (!productCode || priceFen === null) return null;
  if (special !== undefined && (specialPriceFen === null || specialPriceFen >= priceFen)) return null;
  const input = { productCode, priceFen, specialPriceFen, at: clock.now() };
  await transaction(db, (trx) => priceProduct(trx, input));
  return `${productCode}: ¥${toYuan(specialPriceFen ?? priceFen).toFixed(2)}, on sale`;
});

async function priceProduct(
  trx: Trx,
  input: { productCode: string; priceFen: number; specialPriceFen: number | null; at: number },
): Promise<void> {
  const { productCode, priceFen, specialPriceFen, at } = input;
  const before = await setPrice(trx, input);
  await writeLogWithoutStaff(trx, {
    actor: 'cli',
    action: 'products/price',
    object: `product:${productCode}`,
    before: priced(before),
    after: priced({ priceFen, specialPriceFen, onSale: true }),
    at,
  });
}

function priced({
  priceFen,
  specialPriceFen,
  onSale,
}: Pick<Product, 'priceFen' | 'specialPriceFen' | 'onSale'>) {
  const yuan = (fen: number | null) => (fen === null ? null : toYuan(fen));
  return { price: yuan(priceFen), specialPrice: yuan(specialPriceFen), onSale };
}
