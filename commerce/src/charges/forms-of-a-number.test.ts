import { expect, test } from 'vitest';
import { confirmCharge, notify, openCharge, openManualCharge, outcomesOf } from '../../test/charges.ts';
import { openDoubts } from '../../test/doubts.ts';
import { newMember, type TestMember } from '../../test/factories.ts';
import { openShop } from '../../test/open-shop.ts';
import { race } from '../../test/races/race.ts';
import { newReconciliation } from '../../test/reconciliations.ts';
import { audit } from '../audit/audit.ts';

const app = await openShop({ paymentProvider: 'sandbox' });
const { finance, second } = await openDoubts(app);
const { db } = app.services;
const used = { httpStatus: 409, errorCode: 'CHG005' };
const today = new Date(app.clock.now() + 8 * 60 * 60 * 1000).toISOString().slice(0, 10);

let count = 0;
function newNumber(): string {
  count += 1;
  return `R${String(count).padStart(4, '0')}SER20261119`;
}

function fullWidth(text: string): string {
  return text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));
}

const forms: [string, (serialNo: string) => string][] = [
  ['with a space inside', (serialNo) => `${serialNo.slice(0, 6)} ${serialNo.slice(6)}`],
  ['in full-width characters', fullWidth],
  ['in lower case', (serialNo) => serialNo.toLowerCase()],
  ['with an invisible character', (serialNo) => `${serialNo.slice(0, 6)}\u200b${serialNo.slice(6)}`],
];

function recharge(member: TestMember, serialNo: string, amount = 10) {
  return finance.client.call('POST /admin/wallets/recharge', {
    ...{ requestId: crypto.randomUUID(), userId: member.userId, reason: 'the statement has it' },
    ...{ amount, kind: 'received' as const, channel: 'alipay' as const, serialNo },
  });
}

async function newCharge(amount = 100) {
  const member = await newMember(app);
  return { member, chargeNo: await openManualCharge(app, member, amount) };
}

test.each(forms)('a payment that was credited is refused when its number is written %s', async (_, write) => {
  const serialNo = newNumber();
  const { member, chargeNo } = await newCharge();
  expect(await confirmCharge(finance, chargeNo, serialNo)).toMatchObject({ httpStatus: 200 });
  expect(await recharge(member, write(serialNo))).toMatchObject(used);
  expect(await confirmCharge(finance, (await newCharge()).chargeNo, write(serialNo))).toMatchObject(used);
  const other = await openCharge(member);
  await notify(app, { chargeNo: other.chargeNo, serialNo: write(serialNo) });
  expect(await outcomesOf(app, other.chargeNo)).toEqual(['serialNoUsed']);
});

test.each(forms)(
  'a number written %s is stored in its normal form, and found in any form',
  async (_, write) => {
    const serialNo = newNumber();
    const member = await newMember(app);
    expect((await recharge(member, write(serialNo))).content).toMatchObject({ serialNo });
    expect(await recharge(member, serialNo)).toMatchObject(used);
    // The search field refuses invisible characters.
    const search = write(serialNo).replace('\u200b', '');
    const list = await finance.client.ok('GET /admin/finance/query', { search });
    expect(list.items).toMatchObject([{ serialNo }]);
    const { sums } = await newReconciliation(finance, [`${write(serialNo)},10,`], { day: today });
    expect(sums.in).toMatchObject({ matched: { count: 1 }, missingHere: { count: 0 } });
  },
);

test('two persons may write the number that they confirm in different forms', async () => {
  const serialNo = newNumber();
  const { chargeNo } = await newCharge(6000);
  expect((await confirmCharge(finance, chargeNo, serialNo.toLowerCase())).content.status).toBe('PENDING');
  expect((await confirmCharge(second, chargeNo, fullWidth(serialNo))).content).toMatchObject({
    ...{ status: 'SUCCESS', serialNo, replaced: null },
  });
});

test('a provider that repeats a notice with another form of its number reports no second payment', async () => {
  const serialNo = newNumber();
  const { chargeNo } = await openCharge(await newMember(app));
  await notify(app, { chargeNo, serialNo });
  await notify(app, { chargeNo, serialNo: serialNo.toLowerCase() });
  expect(await outcomesOf(app, chargeNo)).toEqual(['credited', 'repeated']);
});

test('two forms of a number that arrive at the same moment are credited once', async () => {
  for (let round = 0; round < 8; round += 1) {
    const serialNo = newNumber();
    const [one, other] = [await newMember(app), await newMember(app)];
    const answers = await race(
      round,
      () => recharge(one, serialNo),
      () => recharge(other, serialNo.toLowerCase()),
    );
    expect(answers.map(({ httpStatus }) => httpStatus).sort()).toEqual([200, 409]);
  }
});

test('a refund takes no number that another refund has in another form', async () => {
  const serialNo = newNumber();
  const pay = async (number: string) => {
    const { member, chargeNo } = await newCharge();
    await confirmCharge(finance, chargeNo, newNumber());
    const { refundNo } = await member.client.ok('POST /wallet/refund/apply', {
      ...{ requestId: crypto.randomUUID(), chargeNo, reason: 'moved' },
    });
    const input = { requestId: crypto.randomUUID(), refundNo, serialNo: number, reason: 'paid' };
    return finance.client.call('POST /admin/refunds/approve', input);
  };
  expect((await pay(serialNo.toLowerCase())).content).toMatchObject({ refundSerialNo: serialNo });
  expect(await pay(fullWidth(serialNo))).toMatchObject(used);
});

test('the books are in order with numbers in several forms', async () => {
  expect(await audit(db)).toEqual([]);
});
