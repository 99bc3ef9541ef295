import { useTranslation } from 'react-i18next';
import { href, Link } from 'react-router';
import { StatusMark } from '../../ui/status-mark.tsx';
import { withQuery } from '../../ui/with-query.ts';
import { useMay } from '../frame/staff.ts';
import type { RoleDetail } from './role-detail.ts';

const look = 'text-sky underline decoration-sky/40';

export function RoleMembers({ role: { name, members, firstMembers } }: { role: RoleDetail }) {
  const { t } = useTranslation('admin-roles');
  const may = useMay();
  if (members === 0) return <p className="text-stone">{t('noMembers')}</p>;
  return (
    <>
      <ul className="space-y-1.5">
        {firstMembers.map(({ userId, username, status }) => (
          <li key={userId} className="flex flex-wrap gap-x-4">
            {may('users.read') ? (
              <Link to={href('/admin/users/:userId', { userId })} className={look}>
                {username}
              </Link>
            ) : (
              username
            )}
            {status === 'frozen' && <StatusMark tone="bad">{t('frozen')}</StatusMark>}
          </li>
        ))}
      </ul>
      {members > firstMembers.length && (
        <p className="mt-2 text-stone">{t('more', { count: members - firstMembers.length })}</p>
      )}
      {may('users.read') && (
        <p className="mt-3">
          <Link to={withQuery(href('/admin/users'), { role: name })} className={look}>
            {t('inUsers')}
          </Link>
        </p>
      )}
    </>
  );
}
