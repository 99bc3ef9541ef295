import fc from 'fast-check';
import { expect } from 'vitest';
import { at, command, nat, requestId } from './command.ts';

export const recharge = fc.tuple(nat, fc.integer({ min: 1, max: 300 })).map(([who, amount]) =>
  command(
    `recharge ${who} ${amount}`,
    () => true,
    async (model, { finance, members }) => {
      await finance.client.ok('POST /admin/wallets/recharge', {
        requestId: requestId(),
        userId: at(members, who).userId,
        amount,
        kind: amount % 2 === 0 ? 'received' : 'gift',
        reason: 'model',
      });
      at(model.members, who).available += amount;
    },
  ),
);

export const recharge = fc
  .tuple(nat, fc.integer({ min: 1, max: 300 }), fc.boolean(), fc.boolean())
  .map(([who, amount, withdrawn, arrives]) =>
    command(
      `charge ${who} ${amount} ${withdrawn} ${arrives}`,
      () => true,
      async (model, { finance, members, chargeNos }) => {
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
        const input = { requestId: requestId(), chargeNo, reason: 'model' };
        // The money of a withdrawn recharge may arrive all the same.
        if (arrives)
          await finance.client.ok('POST /admin/recharges/confirm', { ...input, serialNo: `S${chargeNo}` });
        else if (!withdrawn) await finance.client.ok('POST /admin/recharges/fail', input);
        if (arrives) at(model.members, member).available += amount;
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
      const open = paid.status === 'SUCCESS' || paid.status === 'REFUND_FAILED';
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
