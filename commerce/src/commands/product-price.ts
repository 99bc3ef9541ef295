import { toYuan } from '../../contract/money.ts';
import { setPrice } from '../catalogue/set-price.ts';
import { transaction } from '../db/transaction.ts';
import { parseAmount } from './parse-amount.ts';
import { runCommand } from './run-command.ts';

const usage = 'usage: npm run product:price -- <productCode> <price in yuan> [special price in yuan]';

await runCommand(usage, async (services, args) => {
  const [productCode, price, special] = args;
  const priceFen = parseAmount(price);
  const specialPriceFen = special === undefined ? null : parseAmount(special);
  if (!productCode || priceFen === null) return null;
  if (special !== undefined && (specialPriceFen === null || specialPriceFen >= priceFen)) return null;
  const at = services.clock.now();
  await transaction(services.db, (trx) => setPrice(trx, { productCode, priceFen, specialPriceFen, at }));
  return `${productCode}: ¥${toYuan(specialPriceFen ?? priceFen).toFixed(2)}, on sale`;
});
