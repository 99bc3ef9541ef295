import type { Channel } from '../contract/choices.ts';
import { accounts } from '../src/ledger/accounts.ts';
import { moveMoney } from '../src/wallet/move-money.ts';
import type { TestApp } from './create-test-app.ts';
import type { TestMember } from './factories.ts';
import { paidRecharge } from './recharges.ts';
import { requireRow } from './require-row.ts';

/** By default the statement is Alipay's for the days up to the one on which test clocks start. */
export function newMatching(
  staff: TestMember,
  lines: string[],
  of: { channel?: Channel; from: string; to: string } = { from: '2026-01-01', to: '2026-01-15' },
) {
  return staff.client.ok('POST /admin/finance/match_statement', {
    requestId: crypto.randomUUID(),
    channel: 'alipay',
    ...of,
    fileName: 'alipay.csv',
    again: true,
    statement: ['serial_no,amount,time', ...lines].join('\n'),
  });
}

/** A payment that the shop does not know: only a note resolves this difference. */
export async function newDifference(staff: TestMember): Promise<string> {
  const { matchingId } = await newMatching(staff, [`${crypto.randomUUID()},1,`]);
  const [difference] = await differencesOf(staff, matchingId);
  if (!difference) throw new Error('the matching has no difference');
  return difference.differenceId;
}

export async function differencesOf(staff: TestMember, matchingId: string) {
  const { items } = await staff.client.ok('GET /admin/finance/differences', { matchingId, pageSize: 100 });
  return items;
}

export async function differenceOf(staff: TestMember, matchingId: string, serialNo: string) {
  return requireRow((await differencesOf(staff, matchingId)).find((each) => each.serialNo === serialNo));
}

export function resolve(
  staff: TestMember,
  differenceId: string,
  how: 'note' | 'reversal',
  changes: { requestId?: string; version?: string } = {},
) {
  const input = { requestId: crypto.randomUUID(), differenceId, how, reason: 'looked into it', ...changes };
  return staff.client.call('POST /admin/finance/resolve', input);
}

export function discard(staff: TestMember, matchingId: string) {
  const input = { requestId: crypto.randomUUID(), matchingId, reason: 'the wrong day' };
  return staff.client.call('POST /admin/finance/discard_matching', input);
}

export async function paidWithNumber(app: TestApp, member: TestMember, amount = 100) {
  const chargeNo = await paidRecharge(app, member, amount);
  const { serialNo } = requireRow(await app.services.db('recharges').where({ chargeNo }).first('serialNo'));
  return { chargeNo, serialNo: serialNo ?? '' };
}

/** The statement has `count` payments as the ledger has them, all to the wallet of `staff`. */
export async function matchingOfPayments(
  { services: { db, clock } }: TestApp,
  staff: TestMember,
  count: number,
) {
  const serialNos = Array.from({ length: count }, () => crypto.randomUUID());
  for (const serialNo of serialNos) {
    const postings = [
      { account: accounts.wallet(staff.userId), amountFen: 100 },
      { account: accounts.channel('alipay'), amountFen: -100 },
    ];
    const about = {
      scene: 'CHARGE_MARKET',
      channel: 'alipay',
      businessRef: serialNo,
      actor: 'system',
    } as const;
    await db.transaction((trx) => moveMoney(trx, { ...about, serialNo, at: clock.now(), postings }));
  }
  return newMatching(
    staff,
    serialNos.map((serialNo) => `${serialNo},1,`),
  );
}
