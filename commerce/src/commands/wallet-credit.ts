import { line } from '../../contract/fields.ts';
import { toYuan } from '../../contract/money.ts';
import { isSealedWith } from '../audit/is-sealed-with.ts';
import { writeLogWithoutStaff } from '../audit/write-log.ts';
import { type CommandCredit, creditByCommand } from '../credits/credit-by-command.ts';
import type { Trx } from '../db/db.ts';
import { transaction } from '../db/transaction.ts';
import { parseAmount } from './parse-amount.ts';
import { runCommand } from './run-command.ts';

const usage = `usage: npm run wallet:credit -- <phone> <amount in yuan> <reference> --reason <why>
The reference is what the money came with, such as the number of a receipt: repeated with it, the command credits
nothing more. From RECHARGE_APPROVAL_YUAN on, also in parts within a day, somebody posts it in the admin area.
A shop for trying wants neither reference nor reason and credits every amount at once.`;

const refusals = {
  notFound: 'No member has this phone',
  requestIdReused:
    'This reference was used before, perhaps for another member or amount: nothing was credited now',
};

await runCommand({ usage, options: ['reason'], refusals }, async ({ db, clock, config }, args, options) => {
  const [phone, amount, givenReference] = args;
  // Data sealed with another key belongs to a shop with customers, even if this process has development secrets.
  const isForTrying = config.isForTrying && (await isSealedWith(db, config.sealKeys));
  const reference = line(1, 64).safeParse(givenReference ?? (isForTrying ? crypto.randomUUID() : undefined));
  const reason = line(1, 200).safeParse(options.reason ?? (isForTrying ? 'for trying' : undefined));
  const amountFen = parseAmount(amount);
  if (!phone || amountFen === null || !reference.success || !reason.success) return null;
  const money = { phone, amountFen, reference: reference.data, reason: reason.data };
  const approvalFen = isForTrying ? Number.POSITIVE_INFINITY : config.rechargeApprovalFen;
  const input = { ...money, approvalFen, at: clock.now() };
  return sayWhatBecame(await transaction(db, (trx) => credit(trx, input)), phone);
});

type Credited = Awaited<ReturnType<typeof creditByCommand>>;

async function credit(trx: Trx, input: CommandCredit): Promise<Credited> {
  const { amountFen, reference, reason, at } = input;
  const credited = await creditByCommand(trx, input);
  const { id: creditId, userId, status, transactionNo } = credited.credit;
  if (credited.isNew) {
    await writeLogWithoutStaff(trx, {
      actor: 'cli',
      action: 'credits/propose',
      object: `wallet:${userId}`,
      reason,
      before: null,
      after: { amount: toYuan(amountFen), status, reference, transactionNo, creditId },
      at,
    });
  }
  return credited;
}

function sayWhatBecame({ credit, isNew }: Credited, phone: string): string {
  const { id, amountFen, status, transactionNo } = credit;
  const amount = `¥${toYuan(amountFen).toFixed(2)}`;
  if (status === 'POSTED') {
    const credited = `${transactionNo}: ${amount} credited to ${phone}`;
    return isNew ? credited : `${credited} before; nothing more was credited`;
  }
  if (status === 'REVERSED') return `${transactionNo}: ${amount} was credited to ${phone} and taken back`;
  if (status === 'REJECTED') return `${amount} for ${phone} was rejected in the admin area (credit ${id})`;
  return `${amount} for ${phone} is not credited yet: it waits in the admin area until somebody posts it (credit ${id})`;
}
