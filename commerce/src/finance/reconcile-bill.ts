import type { StatementLayout } from '../../contract/admin/reconciliations.ts';
import type { Channel } from '../../contract/choices.ts';
import { momentsOf } from '../calendar.ts';
import type { Db } from '../db/db.ts';
import type { Row } from '../db/tables.ts';
import { transaction } from '../db/transaction.ts';
import { Failure } from '../fail.ts';
import type { PaymentProvider } from '../payments/payment-provider.ts';
import { lockReconciliations } from '../reconciliation/add-notes.ts';
import { type Compared, compareStatement } from '../reconciliation/compare-statement.ts';
import { keepReconciliation } from '../reconciliation/keep-reconciliation.ts';
import { packLines } from '../reconciliation/pack-lines.ts';
import { hasBooked, readLastPosting } from '../reconciliation/read-booked.ts';
import { type Line, startTally } from '../reconciliation/tally.ts';
import type { Services } from '../services.ts';

const layouts: Record<Channel, StatementLayout> = {
  alipay: 'alipayBusiness',
  wechat: 'wechatTrade',
  unionpay: 'unionpayFile',
};

export type ProviderBill = Row<'providerBills'>;

/** Why a bill is not done. Null: the provider does not have it, or does not have it yet. */
export interface Unready {
  error: unknown;
}

/**
 * @returns null if the bill is done
 * @throws Failure those of `compareStatement`; Error if the provider does not give the bill
 */
export async function reconcileBill(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  provider: PaymentProvider,
  { channel, day }: ProviderBill,
): Promise<Unready | null> {
  const bill = await provider.bill?.(day);
  if (!bill || bill.state === 'missing') return { error: null };
  const file = bill.state === 'ready' ? bill : null;
  const { bytes: packed, fingerprint } = file
    ? await packLines(file.lines)
    : { bytes: null, fingerprint: '' };
  const fetched = layouts[channel];
  const compared = await compareStatement(db, { packed, channel, day, fetched, at: clock.now() });
  const about = { fileName: file?.name ?? '', fingerprint };
  await finish(db, { channel, day }, { compared, ...about, at: clock.now() });
  return null;
}

/** Keeps one difference, which stays open until a person has compared a statement of that day or added a note. */
export async function leaveToPerson(
  db: Db,
  { channel, day }: Pick<ProviderBill, 'channel' | 'day'>,
  { error }: Unready,
  at: number,
): Promise<void> {
  const key = { channel, day };
  const isMissed = error !== null || (await hasBooked(db, channel, momentsOf({ from: day, to: day })));
  if (!isMissed) return finish(db, key, { compared: null, fileName: '', fingerprint: '', at });
  const problem = error instanceof Failure ? 'notCompared' : 'notFetched';
  const line: Line = { outcome: 'invalid', line: null, problem, text: textOf(error), statedAt: '' };
  const { tally, add, sumsOf } = startTally();
  add(line);
  const { bytes: packedLines } = await packLines([JSON.stringify(line)]);
  const compared: Compared = {
    ...{ layout: layouts[channel], channel, fromDay: day, toDay: day, packedLines, otherLines: 0 },
    ...{ ...tally, sums: { in: sumsOf('in'), out: sumsOf('out') } },
    lastPosting: await readLastPosting(db),
  };
  await finish(db, key, { compared, fileName: '', fingerprint: '', at });
}

/** What the provider said, for whoever runs the shop. */
function textOf(error: unknown): string | null {
  if (!(error instanceof Error) || error instanceof Failure) return null;
  return error.message.replace(/\p{Cc}+/gu, ' ').slice(0, 200);
}

interface Done {
  /** Null if there was nothing to compare. */
  compared: Compared | null;
  fileName: string;
  fingerprint: string;
  at: number;
}

/** Keeps the reconciliation and that the bill is done, both or neither. Does nothing if another instance has done it. */
async function finish(
  db: Db,
  key: Pick<ProviderBill, 'channel' | 'day'>,
  { compared, fileName, fingerprint, at }: Done,
): Promise<void> {
  const isWorthKeeping = compared !== null && compared.matched + compared.differences > 0;
  await transaction(db, async (trx) => {
    await lockReconciliations(trx);
    const done = await trx('providerBills')
      .where({ ...key, doneAt: null })
      .update({ doneAt: at });
    if (done === 0 || !isWorthKeeping) return;
    const about = { fileName, fingerprint, reconciledBy: null, reconciledAt: at };
    const reconciliationId = await keepReconciliation(trx, compared, about);
    await trx('providerBills').where(key).update({ reconciliationId });
  });
}
