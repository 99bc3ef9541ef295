import type { ProposalDetail } from '../wallet-detail.ts';

export function proposalOf(changes: Partial<ProposalDetail>): ProposalDetail {
  return {
    proposalId: '3d0c6b1e-0000-4000-8000-000000000001',
    member: { userId: 'u-2', username: 'li' },
    amount: 6000,
    kind: 'received',
    reason: 'cash at the door',
    status: 'PROPOSED',
    proposedBy: { userId: 'u-3', username: 'zhao' },
    proposedAt: '2026-01-01T08:00:00.000Z',
    decidedBy: null,
    decidedAt: null,
    transactionNo: null,
    reversedBy: null,
    noticeId: null,
    channel: null,
    serialNo: null,
    rejectReason: '',
    doubts: [],
    ...changes,
  };
}
