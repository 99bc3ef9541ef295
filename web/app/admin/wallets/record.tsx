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
import { Columns, Facts, Part, Record } from '../record/record.tsx';
import { linkTo, RecordLink } from '../record/record-link.tsx';
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
    <Record
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
              <AccountFacts wallet={wallet} />
            </Part>
            <Waiting wallet={wallet} />
          </Columns>
          <Part title={t('parts.ledger')}>
            <MemberLedger userId={userId} version={versionOf(wallet)} />
          </Part>
        </>
      )}
    </Record>
  );
}

/** The entries load again when a figure of the wallet has changed. */
function versionOf({ balance, frozen, recharged, spent, lastEntryAt }: Wallet): string {
  return [balance, frozen, recharged, spent, lastEntryAt].join();
}

function AccountFacts({ wallet }: { wallet: Wallet }) {
  const { t } = useTranslation('admin-wallets');
  const { userId, username, lastEntryAt } = wallet;
  const figure = (content: ReactNode) => <span className="block max-w-40 text-right">{content}</span>;
  return (
    <Facts
      facts={[
        [t('fields.member'), linkTo('user', userId, username)],
        [t('fields.balance'), figure(formatMoney(wallet.balance))],
        [t('fields.available'), figure(formatMoney(wallet.available))],
        [t('fields.frozen'), figure(<FrozenMoney amount={wallet.frozen} />)],
        [t('fields.recharged'), figure(formatMoney(wallet.recharged))],
        [t('fields.spent'), figure(formatMoney(wallet.spent))],
        [t('fields.refunded'), figure(formatMoney(wallet.refunded))],
        [t('fields.lastEntryAt'), lastEntryAt && <WorkshopTime value={lastEntryAt} />],
      ]}
    />
  );
}

/** The money of the credits is in no balance yet, and that of the refunds is frozen. */
function Waiting({ wallet: { waiting, held } }: { wallet: Wallet }) {
  const { t } = useTranslation('admin-wallets');
  return (
    <div>
      <Lines
        title={t('parts.waiting')}
        lines={waiting.map(({ creditId, kind, amount, proposedAt, proposedBy, reason }) => ({
          about: { kind: 'credit', id: creditId },
          name: t(`kinds.${kind}`),
          money: <Money amount={amount} state="waiting" />,
          at: proposedAt,
          note: [proposedBy?.username ?? t('byCommand'), reason].filter(Boolean).join(' · '),
        }))}
      />
      <Lines
        title={t('parts.held')}
        lines={held.map(({ refundNo, amount, appliedAt, approved }) => ({
          about: { kind: 'refund', id: refundNo },
          name: refundNo,
          money: <FrozenMoney amount={amount} />,
          at: appliedAt,
          note: t(approved ? 'held.approved' : 'held.waiting'),
        }))}
      />
    </div>
  );
}

interface Line {
  about: { kind: 'credit' | 'refund'; id: string };
  name: string;
  money: ReactNode;
  at: string;
  note: string;
}

function Lines({ title, lines }: { title: string; lines: Line[] }) {
  if (lines.length === 0) return null;
  return (
    <Part title={title}>
      {lines.map(({ about, name, money, at, note }) => (
        <div key={about.id} className="border-b border-hairline py-2">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <RecordLink about={about}>{name}</RecordLink>
            {money}
          </div>
          <p className="text-label text-stone">
            <WorkshopTime value={at} /> · {note}
          </p>
        </div>
      ))}
    </Part>
  );
}
