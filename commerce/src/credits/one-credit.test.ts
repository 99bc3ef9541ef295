import { expect, test } from 'vitest';
import { type Money, postCredit, proposeCredit } from '../../test/credits.ts';
import { newMember, newStaff, type TestMember } from '../../test/factories.ts';
import { openShop } from '../../test/open-shop.ts';
import {
  confirmRecharge,
  notify,
  openManualRecharge,
  openRecharge,
  outcomesOf,
  paidRecharge,
  walletOf,
} from '../../test/recharges.ts';
import { requireRow } from '../../test/require-row.ts';
import { creditUnmatched, newUnmatched, reportUnknown } from '../../test/unmatched.ts';
import { transaction } from '../db/transaction.ts';
import { accounts } from '../ledger/accounts.ts';
import { creditRecharge } from '../recharges/credit-recharge.ts';
import { bySystem } from '../states/transition.ts';
import { moveMoney } from '../wallet/move-money.ts';
import { proposeCredit as propose } from './propose-credit.ts';

const app = await openShop({ paymentProvider: 'sandbox' });
const { db } = app.services;
const finance = await newStaff(app, 'Finance');
const second = await newStaff(app, 'Finance');
const used = { httpStatus: 409, errorCode: 'CHG005' };

let count = 0;
function newNumber(): string {
  count += 1;
  return `R${String(count).padStart(4, '0')}SER20261119`;
}

function fullWidth(text: string): string {
  return text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));
}

const forms: [string, (serialNo: string) => string][] = [
  ['as it was credited', (serialNo) => serialNo],
  ['with a space inside', (serialNo) => `${serialNo.slice(0, 6)} ${serialNo.slice(6)}`],
  ['in full-width characters', fullWidth],
  ['in lower case', (serialNo) => serialNo.toLowerCase()],
  ['with an invisible character', (serialNo) => `${serialNo.slice(0, 6)}\u200b${serialNo.slice(6)}`],
];

const byAlipay = (serialNo: string): Money => ({ channel: 'alipay', serialNo });

/** Each way credits ¥100 that came by Alipay. @returns the code of the refusal */
const ways = {
  async recharge(member: TestMember, serialNo: string) {
    return (await confirmRecharge(finance, await openManualRecharge(app, member), serialNo)).errorCode;
  },
  async wallet(member: TestMember, serialNo: string) {
    return (await proposeCredit(finance, member, { ...byAlipay(serialNo), amount: 100 })).errorCode;
  },
  async unmatched(member: TestMember, serialNo: string) {
    const { paymentId } = await reportUnknown(app, { serialNo, amountFen: 10_000 });
    // Staff have credited just this payment, so nothing is kept for them to look at.
    if (paymentId === 'undefined') return 'repeated';
    return (await creditUnmatched(finance, paymentId, member.userId)).errorCode;
  },
  async notice(member: TestMember, serialNo: string) {
    const { chargeNo } = await openRecharge(member);
    await notify(app, { chargeNo, serialNo });
    const [outcome] = await outcomesOf(app, chargeNo);
    return outcome === 'credited' ? undefined : outcome;
  },
};
type Way = keyof typeof ways;
const refusal: Record<Way, string[]> = {
  ...{ recharge: ['CHG005'], wallet: ['CHG005'] },
  // A report that comes again is the closed one.
  unmatched: ['CHG005', 'CHG007', 'repeated'],
  notice: ['dealtWith', 'serialNoUsed', 'repeated'],
};
const names = Object.keys(ways) as Way[];
const pairs = names.flatMap((one) => names.map((other) => [one, other] as const));

test.each(pairs)('a payment that was credited by %s is not credited by %s', async (one, other) => {
  const [member, stranger] = [await newMember(app), await newMember(app)];
  const serialNo = newNumber();
  expect(await ways[one](member, serialNo)).toBeUndefined();
  expect(refusal[other]).toContain(await ways[other](stranger, serialNo));
  expect(await walletOf(member)).toEqual({ available: 100, frozen: 0 });
  expect(await walletOf(stranger)).toEqual({ available: 0, frozen: 0 });
});

test.each(forms)('a payment that was credited is refused when its number is written %s', async (_, write) => {
  for (const way of names) {
    const member = await newMember(app);
    const serialNo = newNumber();
    await ways.wallet(member, write(serialNo));
    expect(await db('credits').where({ userId: member.userId }).first('serialNo')).toEqual({ serialNo });
    expect(refusal[way], way).toContain(await ways[way](member, serialNo));
    expect(refusal[way], way).toContain(await ways[way](member, write(serialNo)));
    // The search field refuses invisible characters.
    const search = write(serialNo).replace('\u200b', '');
    const { items } = await finance.client.ok('GET /admin/finance/query', { search });
    expect(items).toMatchObject([{ serialNo }]);
  }
});

test.each(names)('a payment whose credit waits is not credited by %s', async (way) => {
  const [member, stranger] = [await newMember(app), await newMember(app)];
  const serialNo = newNumber();
  const { content } = await proposeCredit(finance, member, { ...byAlipay(serialNo), amount: 6000 });
  expect(refusal[way]).toContain(await ways[way](stranger, serialNo));
  expect((await postCredit(second, content.creditId, serialNo)).content.status).toBe('POSTED');
  expect(await walletOf(stranger)).toEqual({ available: 0, frozen: 0 });
});

test('a refusal names the transaction or the credit that has the payment', async () => {
  const member = await newMember(app);
  const serialNo = newNumber();
  const { transactionNo } = (await proposeCredit(finance, member, byAlipay(serialNo))).content;
  const credited = { ...used, details: { transactionNo } };
  expect(await proposeCredit(second, member, byAlipay(serialNo))).toMatchObject(credited);
  const large = { ...byAlipay(newNumber()), amount: 6000 };
  const { creditId } = (await proposeCredit(finance, member, large)).content;
  expect(await proposeCredit(second, member, large)).toMatchObject({ ...used, details: { creditId } });
});

test('a provider that repeats a notification in another form reports no second payment', async () => {
  const serialNo = newNumber();
  const { chargeNo } = await openRecharge(await newMember(app));
  await notify(app, { chargeNo, serialNo });
  await notify(app, { chargeNo, serialNo: serialNo.toLowerCase() });
  expect(await outcomesOf(app, chargeNo)).toEqual(['credited', 'repeated']);
});

/** As a transaction would that looked before the other one wrote. */
async function creditAtOnce(member: TestMember, serialNo: string): Promise<void> {
  const { chargeNo } = await openRecharge(member);
  const recharge = requireRow(await db('recharges').where({ chargeNo }).first());
  const cause = { ...bySystem(app.clock.now()), serialNo };
  await transaction(db, (trx) => creditRecharge(trx, recharge, cause));
}

test('the database itself refuses a second credit of a payment', async () => {
  const [member, stranger] = [await newMember(app), await newMember(app)];
  const { serialNo, paymentId } = await newUnmatched(app);
  await creditUnmatched(finance, paymentId);
  await expect(creditAtOnce(stranger, serialNo)).rejects.toMatchObject({ errorName: 'serialNoUsed' });
  const paid = await paidRecharge(app, member);
  const { channel, serialNo: known } = requireRow(
    await db('ledgerTransactions').where({ chargeNo: paid }).first(),
  );
  const booking = transaction(db, (trx) =>
    moveMoney(trx, {
      ...{ ...bySystem(app.clock.now()), scene: 'CHARGE_MARKET', businessRef: 'again' },
      ...{ channel: channel ?? 'alipay', serialNo: known ?? '' },
      postings: [
        { account: accounts.channel('alipay'), amountFen: -100 },
        { account: accounts.wallet(stranger.userId), amountFen: 100 },
      ],
    }),
  );
  await expect(booking).rejects.toThrow();
  const proposing = (channel: 'alipay' | 'wechat') =>
    transaction(db, (trx) =>
      propose(trx, {
        ...{ userId: stranger.userId, amountFen: 100, kind: 'received', reason: 'came', proposedBy: null },
        ...{ approvalFen: 0, at: app.clock.now(), payment: { channel, serialNo: 'TWICE' } },
      }),
    );
  const [first, ...more] = [await proposing('alipay'), await proposing('wechat')];
  expect([first?.serialNo, more.length]).toEqual(['TWICE', 1]);
  const row = requireRow(
    await db('credits')
      .where({ id: first?.id ?? '' })
      .first(),
  );
  await expect(db('credits').insert({ ...row, id: crypto.randomUUID() })).rejects.toThrow();
});

test("a credit that waits can't be posted after its payment was credited by a notification", async () => {
  const { member, serialNo, paymentId } = await newUnmatched(app, { amount: 6000, cameFen: 590_000 });
  const { content } = await creditUnmatched(finance, paymentId);
  await creditAtOnce(await newMember(app), serialNo);
  expect(await postCredit(second, content.creditId, serialNo)).toMatchObject(used);
  expect(await walletOf(member)).toEqual({ available: 0, frozen: 0 });
});
