import { expect, test } from 'vitest';
import { newMember, newStaff } from '../../test/factories.ts';
import { paidWithNumber } from '../../test/matchings.ts';
import { openShop } from '../../test/open-shop.ts';
import { requireRow } from '../../test/require-row.ts';
import { dayOf } from '../calendar.ts';
import { reverseCredit } from '../charges/reverse-credit.ts';
import { byStaff } from '../states/transition.ts';
import { keepMatching } from './keep-matching.ts';
import { matchStatement } from './match-statement.ts';
import { readLastPosting } from './read-booked.ts';

const app = await openShop({ paymentProvider: 'sandbox' });
const finance = await newStaff(app, 'Finance');
const { db, clock } = app.services;

test('a comparison is not kept after a reversal whose postings have lower ids than a payment that it saw', async () => {
  const { chargeNo, serialNo } = await paidWithNumber(app, await newMember(app));
  const { transactionNo } = requireRow(
    await db('ledgerTransactions').where({ chargeNo }).first('transactionNo'),
  );
  const at = clock.now();
  const reversal = await db.transaction();
  const cause = byStaff(finance.userId, at, 'did not arrive');
  await reverseCredit(reversal, { transactionNo, receivedFen: 0, cause, staffId: finance.userId });
  await paidWithNumber(app, await newMember(app));
  const lastPosting = await readLastPosting(db);
  const today = dayOf(at);
  const of = { channel: 'alipay', from: today, to: today } as const;
  const statement = `serial_no,amount,time\n${serialNo},100,`;
  const compared = await matchStatement(db, {
    ...of,
    statement,
    again: true,
    language: 'en',
    lastPosting,
    at,
  });
  expect(compared.matching.lines).toMatchObject([{ outcome: 'matched' }]);
  await reversal.commit();
  const about = { ...of, fileName: '', fingerprint: '', matchedBy: finance.userId, at, lastPosting };
  const kept = db.transaction((trx) => keepMatching(trx, compared, about));
  await expect(kept).rejects.toMatchObject({ errorName: 'reversedMeanwhile' });
});
