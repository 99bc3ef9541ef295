import type { Channel } from '../../contract/choices.ts';
import { toYuan } from '../../contract/money.ts';
import { normalSerialNo } from '../../contract/serial-no.ts';
import type { Trx } from '../db/db.ts';
import { fail } from '../fail.ts';
import { namePeople } from '../users/name-people.ts';
import { findWaiting, isCredited } from '../wallet/require-uncredited.ts';

/**
 * A waiting credit could be posted after its money was paid back. The caller must hold the lock on the payment.
 * @throws Failure `rechargeWaiting`, `confirmationWaiting`
 */
export async function requireNothingWaiting(
  trx: Trx,
  { channel, serialNo }: { channel: Channel; serialNo: string },
): Promise<void> {
  // A payment that is credited already can't be credited by a waiting credit.
  if (await isCredited(trx, { channel, serialNo })) return;
  const proposal = await findWaiting(trx, { channel, serialNo });
  if (proposal) {
    const { id: proposalId, userId, amountFen } = proposal;
    const name = (await namePeople(trx, [userId])).get(userId)?.username;
    throw fail('rechargeWaiting', { proposalId, name, amountYuan: toYuan(amountFen).toFixed(2) });
  }
  // A charge that was credited keeps its first confirmation.
  const charge = await trx('charges')
    .where({ channel })
    .whereNull('successAt')
    .whereNotNull('confirmedSerialNo')
    .where('charges.confirmedSerialNo', normalSerialNo(serialNo))
    .first('chargeNo');
  if (charge) throw fail('confirmationWaiting', charge);
}
