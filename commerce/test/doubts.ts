import { newSerialNo } from '../src/payments/sandbox.ts';
import { notify, openRecharge } from './charges.ts';
import type { TestApp } from './create-test-app.ts';
import { newMember, newStaff, type TestMember } from './factories.ts';

/** The app must use the sandbox. */
export async function openDoubts(app: TestApp) {
  const finance = await newStaff(app, 'Finance');
  const second = await newStaff(app, 'Finance');
  return { finance, second, credit, dealWith, decide, newDoubt, noticeOf };

  function credit(noticeId: string, { staff = finance, requestId = crypto.randomUUID() as string } = {}) {
    const input = { requestId, noticeId, credit: true, reason: 'the bank says 99' };
    return staff.client.call('POST /admin/charges/deal_with_notice', input);
  }

  async function dealWith(noticeId: string): Promise<void> {
    const input = { requestId: crypto.randomUUID(), noticeId, reason: 'sent back' };
    await finance.client.ok('POST /admin/charges/deal_with_notice', input);
  }

  function decide(proposalId: string, how: 'post' | 'reject') {
    const input = { requestId: crypto.randomUUID(), proposalId };
    return how === 'post'
      ? second.client.call('POST /admin/wallets/post', input)
      : second.client.call('POST /admin/wallets/reject', { ...input, reason: 'no' });
  }

  async function noticeOf(serialNo: string): Promise<string> {
    const notice = await app.services.db('paymentNotices').where({ serialNo }).orderBy('id', 'desc').first();
    return String(notice?.id);
  }

  /** Opens a recharge for which the provider reports a payment of another amount. */
  async function newDoubt({ amount = 100, cameFen = 9900, member = null as TestMember | null } = {}) {
    const payer = member ?? (await newMember(app));
    const { chargeNo } = await openRecharge(payer, amount);
    const serialNo = newSerialNo();
    await notify(app, { chargeNo, serialNo, amountFen: cameFen });
    return { member: payer, chargeNo, serialNo, noticeId: await noticeOf(serialNo) };
  }
}
