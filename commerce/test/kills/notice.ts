import type { Channel } from '../../contract/choices.ts';
import { newSerialNo } from '../../src/payments/sandbox.ts';
import { testConfig } from '../create-test-app.ts';
import type { TestMember } from '../factories.ts';
import { firstAttempt, notify, openRecharge, taken } from '../recharges.ts';
import { countRows, type Place, type Write } from './write.ts';

export async function creditedRecharge(
  place: Place,
  member: TestMember,
  channel: Channel = 'alipay',
): Promise<string> {
  const { chargeNo } = await openRecharge(member, 100, channel);
  const attemptNo = firstAttempt(chargeNo);
  await place.shop.services.db('sandboxPayments').where({ attemptNo }).update({ state: 'paid' });
  await notice(place, chargeNo, channel).send();
  return chargeNo;
}

/** A provider repeats the notification until the shop acknowledges it. */
export function notice(place: Place, chargeNo: string, channel: Channel = 'alipay'): Write {
  const serialNo = newSerialNo();
  return {
    async send() {
      const answer = await place.reach((url) =>
        notify({ url, services: { config: testConfig } }, { chargeNo, serialNo }, { channel }),
      );
      return { status: answer.text === taken.text ? 'OK' : 'ERROR', content: answer };
    },
    traces: (db) =>
      countRows(
        db,
        ['recharges', { chargeNo, serialNo, status: 'SUCCESS' }],
        ['ledgerTransactions', { chargeNo, scene: 'CHARGE' }],
        ['deposits', { chargeNo, leftFen: 10_000 }],
      ),
  };
}
