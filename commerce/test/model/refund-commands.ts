import fc from 'fast-check';
import { channels } from '../../contract/choices.ts';
import { toFen } from '../../contract/money.ts';
import { ask, type PaymentWorld, tell } from '../payments/world.ts';
import { creditUnmatched as askForCredit } from '../unmatched.ts';
import { at, nat, requestId } from './command.ts';
import { act } from './payment-command.ts';

/** A member asks for what was paid, and now and then for what was not. */
export const applyForRefund = fc
  .tuple(nat, fc.constantFrom(100, 100, 60, 25), fc.boolean())
  .map(([which, percent, approved]) =>
    act(`apply for refund ${which} ${percent} %${approved ? ', approved' : ''}`, async (world) => {
      const taken = channels.flatMap((channel) => world.counterparts.of[channel].taken());
      const paid = world.charges.filter(({ chargeNo }) =>
        taken.some(({ attemptNo }) => attemptNo.startsWith(chargeNo)),
      );
      const charges = paid.length > 0 ? paid : world.charges;
      if (charges.length === 0) return;
      const { member, chargeNo, amount } = at(charges, which);
      const part = percent === 100 ? {} : { amount: Math.round(toFen(amount) * (percent / 100)) / 100 };
      const input = { requestId: requestId(), chargeNo, reason: 'model', ...part };
      const answer = await ask(world, () => member.client.call('POST /wallet/refund/apply', input));
      if (answer.status !== 'OK') return;
      const { refundNo } = answer.content;
      world.refundNos.push(refundNo);
      if (approved) await approve(world, refundNo);
    }),
  );

export const decideRefund = fc.tuple(nat, fc.boolean()).map(([which, approved]) =>
  act(`${approved ? 'approve' : 'reject'} refund ${which}`, async (world) => {
    if (world.refundNos.length === 0) return;
    const refundNo = at(world.refundNos, which);
    if (approved) return approve(world, refundNo);
    const input = { requestId: requestId(), refundNo, reason: 'model' };
    await ask(world, () => world.finance.client.call('POST /admin/refunds/reject', input));
  }),
);

async function approve(world: PaymentWorld, refundNo: string): Promise<void> {
  const input = { requestId: requestId(), refundNo, reason: 'model' };
  await ask(world, () => world.finance.client.call('POST /admin/refunds/approve', input));
}

export const endRefund = fc
  .tuple(nat, fc.constantFrom('paid', 'paid', 'refused', 'stuck'), fc.boolean())
  .map(([which, state, told]) =>
    act(`end refund ${which} ${state}${told ? ', told' : ''}`, async (world) => {
      const open = channels.flatMap((channel) =>
        world.counterparts.of[channel].refunds().map((refund) => ({ channel, ...refund })),
      );
      if (open.length === 0) return;
      const { channel, attemptNo, refundNo, state: former } = at(open, which);
      const counterpart = world.counterparts.of[channel];
      if (former === 'underWay') counterpart.moveRefund(refundNo, state);
      if (told) await tell(world, channel, counterpart.notifyRefund(attemptNo, refundNo));
    }),
  );

/** Finance reads in the provider's console what was paid, and credits only that. */
export const creditDoubt = nat.map((which) =>
  act(`credit a payment in doubt ${which}`, async (world) => {
    const { finance, second, members, counterparts } = world;
    const query = await ask(world, () => finance.client.call('GET /admin/unmatched/query', { open: 'true' }));
    const taken = channels.flatMap((channel) =>
      counterparts.of[channel].taken().map((payment) => ({ channel, ...payment })),
    );
    const right = (query.content?.items ?? []).filter((doubt) =>
      taken.some(
        ({ serialNo, amountFen }) => serialNo === doubt.serialNo && amountFen === toFen(doubt.amount),
      ),
    );
    if (right.length === 0) return;
    const { paymentId, serialNo, member } = at(right, which);
    const userId = member?.userId ?? at(members, which).userId;
    const { content } = await ask(world, () => askForCredit(finance, paymentId, userId));
    if (content?.status !== 'PROPOSED') return;
    const input = { requestId: requestId(), creditId: content.creditId, serialNo };
    await ask(world, () => second.client.call('POST /admin/credits/post', input));
  }),
);
