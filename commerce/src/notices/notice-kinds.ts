import type { NoticeScene } from '../sms/sms-provider.ts';

/** What a member is told of, with the scene of its SMS. `factors_reset`: by the shop. */
export const noticeScenes = {
  new_login: 'new_login',
  password_changed: 'account_changed',
  email_changed: 'account_changed',
  factors_changed: 'account_changed',
  factors_reset: 'account_changed',
} as const satisfies Record<string, NoticeScene>;

export type NoticeKind = keyof typeof noticeScenes;

/** The kinds with the same SMS. */
export function kindsLike(kind: NoticeKind): NoticeKind[] {
  const kinds = Object.keys(noticeScenes) as NoticeKind[];
  return kinds.filter((other) => noticeScenes[other] === noticeScenes[kind]);
}
