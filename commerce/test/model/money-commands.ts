import fc from 'fast-check';
import { expect } from 'vitest';
import { creditOf, postCredit, proposeCredit, rejectCredit } from '../credits.ts';
import { confirmRecharge, failRecharge } from '../recharges.ts';
import { postReversal, proposeReversal } from '../reversals.ts';
import { at, command, nat, requestId } from './command.ts';
import { creditedAlone, type Real } from './shop-model.ts';

type Credit = Real['credits'][number];

/** From the limit on, the credit waits until the second person posts or rejects it. */
export const credit = fc
  .tuple(nat, fc.integer({ min: 1, max: 300 }), fc.boolean(), fc.boolean())
  .map(([who, amount, large, posted]) =>
    command(
      `credit ${who} ${amount} ${large} ${posted}`,
      () => true,
      async (model, { finance, second, members, credits }) => {
        const member = who % members.length;
        const [yuan, kind] = [
          large ? 5000 + amount : amount,
          amount % 2 === 0 ? 'received' : 'gift',
        ] as const;
        const { content } = await proposeCredit(finance, at(members, who), { amount: yuan, kind });
        const alone = creditedAlone(model, member, yuan);
        expect(content.status).toBe(alone ? 'POSTED' : 'PROPOSED');
        if (!alone) {
          const decide = posted ? postCredit : rejectCredit;
          expect((await decide(second, content.creditId)).status).toBe('OK');
          if (!posted) return;
        }
        at(model.members, member).available += yuan;
        const { transactionNo } = await creditOf(finance, content.creditId);
        credits.push({ member, amount: yuan, transactionNo: transactionNo ?? '' });
      },
    ),
  );

/** The model does not know which money is spent, so the shop may refuse. */
export const reverse = fc.tuple(nat, fc.integer({ min: 0, max: 99 })).map(([which, percent]) =>
  command(
    `reverse ${which} ${percent}`,
    () => true,
    async (model, { finance, second, credits }) => {
      if (credits.length === 0) return;
      const [{ member, amount, transactionNo }] = credits.splice(which % credits.length, 1) as [Credit];
      const received = Math.floor((amount * percent) / 100);
      const { content, errorCode } = await proposeReversal(finance, transactionNo, received);
      if (errorCode) return void expect(errorCode).toBe('FIN005');
      expect((await postReversal(second, content.reversalId)).status).toBe('OK');
      at(model.members, member).available -= amount - received;
    },
  ),
);

export const recharge = fc
  .tuple(nat, fc.integer({ min: 1, max: 300 }), fc.boolean(), fc.boolean())
  .map(([who, amount, withdrawn, arrives]) =>
    command(
      `recharge ${who} ${amount} ${withdrawn} ${arrives}`,
      () => true,
      async (model, { finance, second, members, chargeNos }) => {
        const member = who % members.length;
        const opened = await at(members, who).client.ok('POST /wallet/charge', {
          requestId: requestId(),
          amount,
          channel: 'alipay',
        });
        const { chargeNo } = opened;
        chargeNos.push(chargeNo);
        const { client } = at(members, who);
        if (withdrawn) await client.ok('POST /wallet/charge/withdraw', { requestId: requestId(), chargeNo });
        const serialNo = `S${chargeNo}`;
        // The money of a withdrawn recharge may arrive all the same.
        if (arrives) {
          const { content } = await confirmRecharge(finance, chargeNo, serialNo);
          expect(content.status === 'SUCCESS').toBe(creditedAlone(model, member, amount));
          if (content.credit) await postCredit(second, content.credit.creditId, serialNo);
          at(model.members, member).available += amount;
        } else if (!withdrawn) await failRecharge(finance, chargeNo);
        model.recharges.push({ member, amount, status: arrives ? 'SUCCESS' : 'FAILED', frozen: 0 });
      },
    ),
  );

/** The model does not know the unspent part of a recharge, so the shop may refuse. */
export const applyForRefund = fc.tuple(nat, fc.integer({ min: 1, max: 300 })).map(([which, amount]) =>
  command(
    `apply for refund ${which} ${amount}`,
    (model) => model.recharges.length > 0,
    async (model, { members, chargeNos, refundNos }) => {
      const index = which % model.recharges.length;
      const paid = at(model.recharges, index);
      const answer = await at(members, paid.member).client.call('POST /wallet/refund/apply', {
        requestId: requestId(),
        chargeNo: at(chargeNos, index),
        amount,
        reason: 'model',
      });
      const open = paid.status !== 'FAILED' && paid.status !== 'REFUND_PROCESSING';
      if (!open) return void expect(answer.errorCode).toBe('CHG002');
      if (amount > paid.amount) return void expect(answer.errorCode).toBe('REF003');
      if (answer.errorCode) return void expect(answer.errorCode).toBe('REF003');
      const member = at(model.members, paid.member);
      member.available -= amount;
      member.frozen += amount;
      paid.status = 'REFUND_PROCESSING';
      paid.frozen = amount;
      refundNos.set(index, answer.content.refundNo);
    },
  ),
);

export const decideRefund = fc.tuple(nat, fc.boolean()).map(([which, approve]) =>
  command(
    `decide refund ${which} ${approve}`,
    (model) => model.recharges.some(({ status }) => status === 'REFUND_PROCESSING'),
    async (model, { finance, refundNos }) => {
      const open = [...model.recharges.entries()].filter(([, { status }]) => status === 'REFUND_PROCESSING');
      const [index, paid] = at(open, which);
      const input = { requestId: requestId(), refundNo: refundNos.get(index) ?? '', reason: 'model' };
      if (approve)
        await finance.client.ok('POST /admin/refunds/approve', { ...input, serialNo: `R${input.refundNo}` });
      else await finance.client.ok('POST /admin/refunds/reject', input);
      const member = at(model.members, paid.member);
      member.frozen -= paid.frozen;
      if (!approve) member.available += paid.frozen;
      paid.status = approve ? 'REFUND_SUCCESS' : 'REFUND_FAILED';
      paid.frozen = 0;
    },
  ),
);
