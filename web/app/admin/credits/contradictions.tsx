import type { OutputOf } from '@junyao/commerce/contract';
import type { i18n as I18n } from 'i18next';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../ui/price.tsx';
import { WorkshopTime } from '../time/workshop-time.tsx';

type Credit = OutputOf<'GET /admin/credits/detail'>;
type Told = Pick<Credit, 'member' | 'amount'> & { status: string; contradictions?: Contradiction[] };
type Contradiction = Credit['contradictions'][number];

/** Why another person looks at the number of a payment. */
export function Contradictions({ of: credit }: { of: Pick<Credit, 'contradictions'> | null }) {
  const { t, i18n } = useTranslation('admin-wallets');
  if (!credit || credit.contradictions.length === 0) return null;
  return (
    <section aria-label={t('contradictions.title')} className="mt-4">
      <p className="text-amber">{t('contradictions.title')}</p>
      <ul>
        {credit.contradictions.map((each) => (
          <li
            key={`${each.kind} ${each.at} ${each.channel}`}
            className="border-b border-hairline py-2 wrap-anywhere"
          >
            {sentenceOf(i18n, each)}{' '}
            <span className="text-label text-stone">
              <WorkshopTime value={each.at} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The toast after a credit: it is in the wallet, or waits for another person because of these contradictions. */
export function toldCredit(word: string) {
  return ({ status, member, amount, contradictions = [] }: Told, i18n: I18n): string => {
    const waits = status === 'PROPOSED';
    const texts = { name: member.username, amount: formatMoney(amount) };
    const told = i18n.t(`admin-wallets:actions.${word}.${waits ? 'waits' : 'done'}`, texts);
    const why = waits ? contradictions.map((each) => sentenceOf(i18n, each)) : [];
    return [told, ...why].join(i18n.language === 'zh' ? '' : ' ');
  };
}

function sentenceOf(i18n: I18n, contradiction: Contradiction): string {
  const { kind, member, amount, by, reason, channel, chargeNo } = contradiction;
  return i18n.t(
    `admin-wallets:contradictions.${kind === 'otherChannel' ? wordOfChannel(contradiction) : kind}`,
    {
      name: member?.username ?? '',
      amount: amount === null ? '' : formatMoney(amount),
      by: by?.username ?? '',
      ...{ reason, chargeNo },
      channel: i18n.t(`admin-wallets:channels.${channel}`, { defaultValue: channel }),
    },
  );
}

/** A payment of another channel may name neither a member nor an amount. */
function wordOfChannel({ member, amount }: Contradiction) {
  if (amount === null) return 'otherChannel';
  return member ? 'otherChannelMember' : 'otherChannelAmount';
}
