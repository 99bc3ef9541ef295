import { channels } from '../../contract/choices.ts';
import type { PaymentWorld } from '../payments/world.ts';

/** What happened in all sequences. */
export type PaymentTally = ReturnType<typeof createPaymentTally>;

export function createPaymentTally() {
  return { taken: 0, credited: 0, ordersPaidDirectly: 0, inDoubt: 0, refunded: 0, crashes: 0 };
}

export async function addUp(tally: PaymentTally, world: PaymentWorld): Promise<void> {
  const { db } = world.app.services;
  const chargeNos = world.charges.map(({ chargeNo }) => chargeNo);
  const credited = await db('recharges')
    .whereIn('chargeNo', chargeNos)
    .whereNotNull('successAt')
    .select('orderNo');
  const ofOrders = credited.flatMap(({ orderNo }) => orderNo ?? []);
  const paid = await db('orders').whereIn('orderNo', ofOrders).whereNotNull('paidAt').select('orderNo');
  const doubts = await db('unmatchedPayments').where('receivedAt', '>=', world.since).select('id');
  tally.credited += credited.length;
  tally.ordersPaidDirectly += paid.length;
  tally.inDoubt += doubts.length;
  for (const channel of channels) {
    const { taken, refunds } = world.counterparts.of[channel];
    tally.taken += taken().length;
    tally.refunded += refunds().filter(({ state }) => state === 'paid').length;
  }
  tally.crashes += world.crashes;
}
