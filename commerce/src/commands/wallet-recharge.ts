import { toYuan } from '../../contract/money.ts';
import { transaction } from '../db/transaction.ts';
import { rechargeByStaff } from '../wallet/recharge-by-staff.ts';
import { parseAmount } from './parse-amount.ts';
import { runCommand } from './run-command.ts';

await runCommand(
  'usage: npm run wallet:recharge -- <phone> <amount in yuan> [reference]',
  async (services, args) => {
    const [phone, amount, reference = crypto.randomUUID()] = args;
    const amountFen = parseAmount(amount);
    if (!phone || amountFen === null) return null;
    const at = services.clock.now();
    const transactionNo = await transaction(services.db, (trx) =>
      rechargeByStaff(trx, { phone, amountFen, actor: 'cli', reference, at }),
    );
    return `${transactionNo}: ¥${toYuan(amountFen).toFixed(2)} credited to ${phone}`;
  },
);
