import type { OutputOf } from '@junyao/commerce/contract';
import type { i18n as I18n } from 'i18next';
import { formatMoney } from '../../ui/price.tsx';

export type Doubt = OutputOf<'GET /admin/wallets/proposal'>['doubts'][number];

export function doubtText(i18n: I18n, doubt: Doubt): string {
  const { kind, member, amount, by, reason, channel } = doubt;
  return i18n.t(`admin-doubts:kinds.${kind === 'otherChannel' ? wordOfChannel(doubt) : kind}`, {
    name: member?.username ?? '',
    amount: amount === null ? '' : formatMoney(amount),
    by: by?.username ?? '',
    reason,
    channel: i18n.t(`wallet:channels.${channel}`, { defaultValue: channel }),
  });
}

/** A report of another channel may name neither a member nor an amount. */
function wordOfChannel({ member, amount }: Doubt) {
  if (amount === null) return 'otherChannel';
  return member ? 'otherChannelMember' : 'otherChannelAmount';
}

export function withDoubts(i18n: I18n, text: string, doubts: readonly Doubt[]): string {
  if (doubts.length === 0) return text;
  return [text, ...doubts.map((doubt) => doubtText(i18n, doubt))].join(i18n.language === 'zh' ? '' : ' ');
}
