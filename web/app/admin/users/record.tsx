import { useTranslation } from 'react-i18next';
import { href } from 'react-router';
import { get } from '../../api/commerce.ts';
import { formAction } from '../../form/form-action.ts';
import type { RouteHandle } from '../../i18n/settings.ts';
import { load } from '../../private/load.ts';
import { formatMoney } from '../../ui/price.tsx';
import { useMay } from '../frame/staff.ts';
import { MemberLedger } from '../record/member-ledger.tsx';
import { Columns, Facts, Part, Record } from '../record/record.tsx';
import { WorkshopTime } from '../time/workshop-time.tsx';
import type { Route } from './+types/record';
import { userActions } from './actions.tsx';
import { Addresses, Sessions } from './places.tsx';
import { useRoleNames } from './use-role-names.ts';
import { UserButtons } from './user-buttons.tsx';
import type { UserDetail } from './user-detail.ts';
import { UserLog } from './user-log.tsx';
import { UserOrders } from './user-orders.tsx';
import { UserStatus } from './user-status.tsx';

export const handle: RouteHandle = { namespaces: ['admin-users', 'admin-wallets', 'admin-logs', 'wallet'] };

export function clientLoader({ request, params: { userId } }: Route.ClientLoaderArgs) {
  return load(get('/admin/users/detail', { userId }, request));
}

export const clientAction = formAction(...Object.values(userActions.forms));

export default function UserRecord({ loaderData: found, params: { userId } }: Route.ComponentProps) {
  const { t } = useTranslation('admin-users');
  return (
    <Record
      key={userId}
      found={found}
      list={href('/admin/users')}
      title={found.value?.username ?? t('account')}
      failed={t('loadFailed')}
      summary={(user) => (
        <>
          <UserStatus status={user.status} />
          <span className="tabular-nums">{formatMoney(user.balance)}</span>
          <span className="tabular-nums">{user.phone}</span>
        </>
      )}
      actions={(user) => <UserButtons user={user} />}
    >
      {(user) => <Content user={user} />}
    </Record>
  );
}

function Content({ user }: { user: UserDetail }) {
  const { t } = useTranslation('admin-users');
  const may = useMay();
  const { nameOf } = useRoleNames();
  const { userId } = user;
  return (
    <Columns>
      <div>
        <Part title={t('parts.account')}>
          <Facts
            facts={[
              [t('fields.nickname'), user.nickname || null],
              [
                t('fields.email'),
                user.email && `${user.email} (${t(user.emailVerified ? 'verified' : 'unverified')})`,
              ],
              [t('fields.available'), formatMoney(user.available)],
              [t('fields.frozen'), formatMoney(user.frozen)],
              [t('fields.spent'), formatMoney(user.spent)],
              [t('fields.registeredAt'), <WorkshopTime key="registered" value={user.registeredAt} />],
              [t('fields.acceptedTerms'), user.acceptedTerms && <WorkshopTime value={user.acceptedTerms} />],
              [t('fields.lastLoginAt'), user.lastLoginAt && <WorkshopTime value={user.lastLoginAt} />],
              [
                t('fields.secondFactors'),
                user.secondFactors.map((kind) => t(`factors.${kind}`)).join(t('separator')) ||
                  t('factors.none'),
              ],
              [t('fields.roles'), user.roles.map(nameOf).join(t('separator')) || t('noRoles')],
            ]}
          />
        </Part>
        {may('orders.read') && (
          <Part title={t('parts.orders')}>
            <UserOrders userId={userId} version={user.version} />
          </Part>
        )}
        {may('wallets.read') && (
          <Part title={t('parts.ledger')}>
            <MemberLedger userId={userId} version={user.version} />
          </Part>
        )}
      </div>
      <div>
        <Part title={t('parts.addresses')}>
          <Addresses addresses={user.addresses} />
        </Part>
        <Part title={t('parts.sessions')}>
          <Sessions sessions={user.sessions} />
        </Part>
        {may('logs.read') && (
          <Part title={t('parts.log')}>
            <UserLog userId={userId} version={user.version} />
          </Part>
        )}
      </div>
    </Columns>
  );
}
