import type { Channel } from '../contract/wallet.ts';
import type { TestMember } from './factories.ts';

/** Matches a statement. By default it is Alipay's for the days up to the one on which test clocks start. */
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

/** A difference that only a note resolves: a payment that the shop does not know. */
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
