import { useTranslation } from 'react-i18next';
import { href, Link } from 'react-router';
import { get } from '../../api/commerce.ts';
import { formAction } from '../../form/form-action.ts';
import type { RouteHandle } from '../../i18n/settings.ts';
import { load } from '../../private/load.ts';
import { formatMoney } from '../../ui/price.tsx';
import { StatusMark } from '../../ui/status-mark.tsx';
import { useMay } from '../frame/staff.ts';
import { MemberLedger } from '../record/member-ledger.tsx';
import { Columns, Facts, Part, Record } from '../record/record.tsx';
import { WorkshopTime } from '../time/workshop-time.tsx';
import type { Route } from './+types/record';
import { FrozenMoney } from './frozen-money.tsx';
import { HeldMoney } from './held-money.tsx';
import { Recharge } from './recharge.tsx';
import { WaitingProposals } from './waiting-proposals.tsx';
import type { WalletDetail } from './wallet-detail.ts';
import { rechargeForm } from './wallet-forms.ts';

export const handle: RouteHandle = { namespaces: ['admin-wallets', 'admin-doubts', 'wallet'] };

export function clientLoader({ request, params: { userId } }: Route.ClientLoaderArgs) {
  return load(get('/admin/wallets/detail', { userId }, request));
}

export const clientAction = formAction(rechargeForm);

export default function WalletRecord({ loaderData: found, params: { userId } }: Route.ComponentProps) {
  const { t } = useTranslation('admin-wallets');
  return (
    <Record
      key={userId}
      found={found}
      list={href('/admin/wallet-manage')}
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
      actions={(wallet) => <Recharge wallet={wallet} />}
    >
      {(wallet) => (
        <>
          <Columns>
            <Part title={t('parts.account')}>
              <AccountFacts wallet={wallet} />
            </Part>
            <div>
              <WaitingProposals proposals={wallet.proposed} />
              <HeldMoney held={wallet.held} />
            </div>
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
function versionOf({ balance, frozen, recharged, spent, lastEntryAt }: WalletDetail): string {
  return [balance, frozen, recharged, spent, lastEntryAt].join();
}

function AccountFacts({ wallet }: { wallet: WalletDetail }) {
  const { t } = useTranslation('admin-wallets');
  const may = useMay();
  const { userId, username, lastEntryAt } = wallet;
  const figure = (content: React.ReactNode) => <span className="block max-w-40 text-right">{content}</span>;
  return (
    <Facts
      facts={[
        [
          t('fields.member'),
          may('users.read') ? (
            <Link
              key="member"
              to={href('/admin/users/:userId', { userId })}
              className="text-sky underline decoration-sky/40"
            >
              {username}
            </Link>
          ) : (
            username
          ),
        ],
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
