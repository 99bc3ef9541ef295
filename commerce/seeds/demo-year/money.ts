import { type Channel, channels } from '../../contract/choices.ts';
import { day, hour, minute } from '../../src/clock.ts';
import type { Buyer } from './people.ts';
import { newId, type Year } from './year.ts';

export async function haveMoney(year: Year, buyer: Buyer, price: number): Promise<void> {
  const { available } = await year.ask(buyer, 'GET /wallet/query', {});
  if (available >= price) return;
  const missing = Math.ceil((price - available) / 100) * 100;
  await confirm(year, await open(year, buyer, missing + 100 * year.random.whole(0, 3)));
}

/** A recharge that no order needs. Most are confirmed. */
export function planRecharge(year: Year, at: number, fate = year.random.next()): void {
  const { agenda, random, ask, staff } = year;
  agenda.plan(at, async () => {
    if (year.buyers.length === 0) return;
    const buyer = random.one(year.buyers);
    if ((await ask(buyer, 'GET /wallet/charge/options', {})).pendingCharges > 0) return;
    const chargeNo = await open(year, buyer, random.one([200, 300, 500, 800, 1000, 2000]));
    const soon = agenda.clock.now() + random.whole(5, 300) * minute;
    if (fate < 0.1) {
      agenda.plan(soon, async () => {
        await ask(buyer, 'POST /wallet/charge/withdraw', { requestId: newId(), chargeNo });
      });
    } else if (fate < 0.2) {
      agenda.plan(soon + 3 * day, async () => {
        const reason = '三日内未到账，已与会员确认不再付款';
        await ask(staff.finance, 'POST /admin/recharges/fail', { requestId: newId(), chargeNo, reason });
      });
    } else if (fate > 0.27) {
      agenda.plan(soon, () => confirm(year, chargeNo));
      if (fate > 0.55) agenda.plan(soon + random.whole(1, 20) * day, () => askBack(year, buyer, chargeNo));
    }
    // The other recharges are not paid. They end after a week.
  });
}

export function planOpenRefund(year: Year, at: number): void {
  year.agenda.plan(at, async () => {
    if (year.buyers.length === 0) return;
    const buyer = year.random.one(year.buyers);
    const chargeNo = await open(year, buyer, 600);
    await confirm(year, chargeNo);
    await askBack(year, buyer, chargeNo);
  });
}

/** A credit that is so large that a second person posts or rejects it, and a small gift. */
export function planCredits(year: Year): void {
  const { agenda, random, ask, staff, from, to } = year;
  const credit = (
    at: number,
    amount: number,
    kind: 'received' | 'gift',
    reason: string,
    then?: 'post' | 'reject',
  ) =>
    agenda.plan(at, async () => {
      if (year.buyers.length === 0) return;
      const { userId } = random.one(year.buyers).member;
      const input = { requestId: newId(), userId, amount, kind, reason };
      const { creditId } = await ask(staff.finance, 'POST /admin/credits/propose', input);
      const again = { requestId: newId(), creditId };
      if (!then) return;
      agenda.plan(at + 3 * hour, async () => {
        if (then === 'post') await ask(staff.owner, 'POST /admin/credits/post', again);
        else await ask(staff.owner, 'POST /admin/credits/reject', { ...again, reason: '未见到账回单' });
      });
    });
  for (let month = 1; month < 12; month += 2) {
    const at = from + ((to - from) * month) / 12;
    credit(at, 66, 'gift', '老客回馈');
    credit(at + day, 8000, 'received', '对公转账，茶室采购预付款', month % 4 === 1 ? 'post' : 'reject');
  }
  credit(to - 5 * hour, 12_000, 'received', '对公转账，酒店陈设预付款');
}

async function open(year: Year, buyer: Buyer, amount: number): Promise<string> {
  const channel: Channel = year.random.one(channels);
  const { chargeNo } = await year.ask(buyer, 'POST /wallet/charge', { requestId: newId(), amount, channel });
  return chargeNo;
}

/** If the payment is large, the owner posts its credit. */
async function confirm({ ask, staff }: Year, chargeNo: string): Promise<void> {
  const serialNo = `${chargeNo.slice(2, 10)}2200${chargeNo.slice(10)}`;
  const confirmation = { requestId: newId(), chargeNo, serialNo, reason: '已到账' };
  const { credit } = await ask(staff.finance, 'POST /admin/recharges/confirm', confirmation);
  if (!credit) return;
  const { creditId } = credit;
  await ask(staff.owner, 'POST /admin/credits/post', { requestId: newId(), creditId, serialNo });
}

async function askBack({ ask, agenda, random, staff }: Year, buyer: Buyer, chargeNo: string): Promise<void> {
  const { refundable } = await ask(buyer, 'GET /wallet/charge/detail', { chargeNo });
  const { available } = await ask(buyer, 'GET /wallet/query', {});
  const amount = Math.min(refundable, available);
  if (amount <= 0) return;
  const reason = random.one(['暂时不买了', '充值金额填错了', 'I no longer need it.']);
  const asked = { requestId: newId(), chargeNo, amount, reason };
  const { refundNo } = await ask(buyer, 'POST /wallet/refund/apply', asked);
  const approved = random.chance(0.7);
  agenda.plan(agenda.clock.now() + random.whole(3, 60) * hour, async () => {
    const input = { requestId: newId(), refundNo, reason: approved ? '原路退回' : '会员来电撤回' };
    if (approved)
      await ask(staff.finance, 'POST /admin/refunds/approve', {
        ...input,
        serialNo: `R${refundNo.slice(2)}`,
      });
    else {
      const explanation = '按您的来电，余额保留在钱包中。';
      await ask(staff.finance, 'POST /admin/refunds/reject', { ...input, explanation });
    }
  });
}
