import type { Doubt } from '../doubt-text.ts';

export function doubtOf(changes: Partial<Doubt>): Doubt {
  return {
    kind: 'otherMember',
    at: '2026-01-01T08:00:00.000Z',
    channel: 'alipay',
    member: { userId: 'u-7', username: 'sun' },
    amount: 99,
    by: { userId: 'u-8', username: 'qian' },
    reason: '',
    noticeId: null,
    transactionNo: null,
    ...changes,
  };
}
