import type { OutputOf } from '@junyao/commerce/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { href } from 'react-router';
import { get } from '../../api/commerce.ts';
import { formAction } from '../../form/form-action.ts';
import type { RouteHandle } from '../../i18n/settings.ts';
import { load } from '../../private/load.ts';
import { formatMoney } from '../../ui/price.tsx';
import { StatusMark } from '../../ui/status-mark.tsx';
import { ActionsOf } from '../act/define-actions.tsx';
import { walletActions } from '../credits/propose.tsx';
import { MemberLedger } from '../record/member-ledger.tsx';
import { Columns, Facts, Part, Record as RecordPage } from '../record/record.tsx';
import { linkTo } from '../record/record-link.tsx';
import { WorkshopTime } from '../time/workshop-time.tsx';
import type { Route } from './+types/record';
import { FrozenMoney, Money } from './money.tsx';

export const handle: RouteHandle = { namespaces: ['admin-wallets', 'wallet'] };

type Wallet = OutputOf<'GET /admin/wallets/detail'>;

export function clientLoader({ request, params: { userId } }: Route.ClientLoaderArgs) {
  return load(get('/admin/wallets/detail', { userId }, request));
}

export const clientAction = formAction(...Object.values(walletActions.forms));

export default function WalletRecord({ loaderData: found, params: { userId } }: Route.ComponentProps) {
  const { t } = useTranslation('admin-wallets');
  return (
    <RecordPage
      key={userId}
      found={found}
      list={href('/admin/wallet-manage/wallets')}
      title={found.value?.username ?? t('account')}
      failed={t('loadFailed')}
      summary={(wallet) => (
        <>
          <span>
            {t('fields.available')} <span className="tabular-nums">{formatMoney(wallet.available)}</span>
          </span>
          {wallet.frozen > 0 && (
            <span className="inline-flex gap-2">
              {t('fields.frozen')} <FrozenMoney amount={wallet.frozen} />
            </span>
          )}
          <span className="tabular-nums">{wallet.phone}</span>
          {wallet.status === 'frozen' && <StatusMark tone="bad">{t('memberFrozen')}</StatusMark>}
        </>
      )}
      actions={(wallet) => <ActionsOf actions={walletActions} row={wallet} />}
    >
      {(wallet) => (
        <>
          <Columns>
            <Part title={t('parts.account')}>
              <Facts
                facts={[
                  [t('fields.member'), linkTo('user', userId, wallet.username)],
                  ...figures.map((name) => [t(`fields.${name}`), figure(wallet[name])] as const),
                  [
                    t('fields.lastEntryAt'),
                    wallet.lastEntryAt && <WorkshopTime value={wallet.lastEntryAt} />,
                  ],
                ]}
              />
            </Part>
            <Waiting {...wallet} />
          </Columns>
          <Part title={t('parts.ledger')}>
            <MemberLedger userId={userId} version={versionOf(wallet)} />
          </Part>
        </>
      )}
    </RecordPage>
  );
}

/** The entries load again when a figure of the wallet has changed. */
function versionOf({ balance, frozen, recharged, spent, lastEntryAt }: Wallet): string {
  return [balance, frozen, recharged, spent, lastEntryAt].join();
}

const figures = ['balance', 'recharged', 'spent', 'refunded'] as const;

function figure(amount: number) {
  return <span className="block max-w-40 text-right tabular-nums">{formatMoney(amount)}</span>;
}

/** The money of the credits is in no balance yet, and that of the refunds is frozen. */
function Waiting({ waiting, held }: Pick<Wallet, 'waiting' | 'held'>) {
  const { t } = useTranslation('admin-wallets');
  return (
    <div>
      {waiting.length > 0 && (
        <Part title={t('parts.waiting')}>
          {waiting.map(({ creditId, kind, amount, proposedAt, proposedBy, reason }) => (
            <Line
              key={creditId}
              record={linkTo('credit', creditId, t(`kinds.${kind}`))}
              money={<Money amount={amount} state="waiting" />}
              at={proposedAt}
              note={[proposedBy?.username ?? t('byCommand'), reason].filter(Boolean).join(' · ')}
            />
          ))}
        </Part>
      )}
      {held.length > 0 && (
        <Part title={t('parts.held')}>
          {held.map(({ refundNo, amount, appliedAt, approved }) => (
            <Line
              key={refundNo}
              record={linkTo('refund', refundNo)}
              money={<FrozenMoney amount={amount} />}
              at={appliedAt}
              note={t(approved ? 'held.approved' : 'held.waiting')}
            />
          ))}
        </Part>
      )}
    </div>
  );
}

type LineProps = Record<'record' | 'money', ReactNode> & Record<'at' | 'note', string>;

function Line({ record, money, at, note }: LineProps) {
  return (
    <div className="border-b border-hairline py-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        {record}
        {money}
      </div>
      <p className="text-label text-stone">
        <WorkshopTime value={at} /> · {note}
      </p>
    </div>
  );
}
