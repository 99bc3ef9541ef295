import type { OutputOf } from '@junyao/commerce/contract';

const member = { userId: 'u-2', username: 'li' };
const colleague = { userId: 'u-3', username: 'zhao' };
const at = '2026-01-01T08:00:00.000Z';

type Recharge = OutputOf<'GET /admin/recharges/detail'>;
type Credit = OutputOf<'GET /admin/credits/detail'>;
type Reversal = OutputOf<'GET /admin/reversals/detail'>;
type Unmatched = OutputOf<'GET /admin/unmatched/detail'>;
type Contradiction = Credit['contradictions'][number];

export const rechargeOf = (changes: Partial<Recharge> = {}): Recharge => ({
  ...{ chargeNo: 'JC202601010000000001', amount: 70, channel: 'alipay', status: 'PENDING', serialNo: null },
  ...{ createdAt: at, successAt: null, withdrawnAt: null, refunds: [], refunded: 0, refundable: 0 },
  heldUntil: null,
  ...{ orderNo: null, payableUntil: null, member, provider: 'manual', note: '', credit: null, version: 'v1' },
  transactionNo: null,
  ...{ notices: [], events: [] },
  ...changes,
});

export const creditOf = (changes: Partial<Credit> = {}): Credit => ({
  ...{ creditId: '3d0c6b1e-0000-4000-8000-000000000001', member, amount: 6000, kind: 'received' },
  ...{ reason: 'cash at the door', status: 'PROPOSED', proposedBy: colleague, proposedAt: at },
  ...{ decidedBy: null, decidedAt: null, rejectReason: '', transactionNo: null, reversedBy: null },
  ...{
    channel: 'alipay',
    numbered: true,
    serialNo: null,
    chargeNo: null,
    contradictions: [],
    correctedTo: null,
    orderNo: null,
    heldUntil: null,
  },
  ...changes,
});

export const contradictionOf = (changes: Partial<Contradiction> = {}): Contradiction => ({
  ...{ kind: 'otherAmount', at, channel: 'alipay', member: null, amount: 99, by: null, reason: '' },
  chargeNo: null,
  ...changes,
});

export const reversalOf = (changes: Partial<Reversal> = {}): Reversal => ({
  ...{ reversalId: '3d0c6b1e-0000-4000-8000-000000000002', transactionNo: 'JT1', member, amount: 70 },
  ...{
    received: 0,
    channel: 'alipay',
    serialNo: 'S-1',
    reason: 'not in the statement',
    status: 'PROPOSED',
    proposedBy: colleague,
  },
  ...{ proposedAt: at, decidedBy: null, decidedAt: null, rejectReason: '' },
  ...{ reversalNo: null, correctionNo: null, shownBy: null },
  ...changes,
});

export const unmatchedOf = (changes: Partial<Unmatched> = {}): Unmatched => ({
  ...{ paymentId: '7', at, channel: 'alipay', chargeNo: null, rechargeStatus: null, member: null },
  ...{
    rechargeAmount: null,
    serialNo: 'S-7',
    amount: 500,
    outcome: 'unknownNumber',
    open: true,
    closed: null,
  },
  ...{ creditId: null, creditedBy: null },
  ...changes,
});
