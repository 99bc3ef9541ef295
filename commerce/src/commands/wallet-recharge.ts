import type { Knex } from 'knex';
import { toYuan } from '../../contract/money.ts';
import { writeLogWithoutStaff } from '../audit/write-log.ts';
import { transaction } from '../db/transaction.ts';
import { rechargeByStaff } from '../wallet/recharge-by-staff.ts';
import { parseAmount } from './parse-amount.ts';
import { runCommand } from './run-command.ts';

await runCommand(
  'usage: npm run wallet:recharge -- <phone> <amount in yuan> [reference]',
  async ({ db, clock }, args) => {
    const [phone, amount, reference = crypto.randomUUID()] = args;
    const amountFen = parseAmount(amount);
    if (!phone || amountFen === null) return null;
    const input = { phone, amountFen, reference, at: clock.now() };
    const transactionNo = await transaction(db, (trx) => recharge(trx, input));
    return `${transactionNo}: ¥${toYuan(amountFen).toFixed(2)} credited to ${phone}`;
  },
);

async function recharge(
  trx: Knex.Transaction,
  input: { phone: string; amountFen: number; reference: string; at: number },
): Promise<string> {
  const { amountFen, reference, at } = input;
  const { transactionNo, userId, isNew } = await rechargeByStaff(trx, { ...input, actor: 'cli' });
  if (isNew) {
    await writeLogWithoutStaff(trx, {
      actor: 'cli',
      action: 'wallets/recharge',
      object: `wallet:${userId}`,
      before: null,
      after: { amount: toYuan(amountFen), reference, transactionNo },
      at,
    });
  }
  return transactionNo;
}
