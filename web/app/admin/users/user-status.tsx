import { useTranslation } from 'react-i18next';
import { StatusMark } from '../../ui/status-mark.tsx';
import type { UserDetail } from './user-detail.ts';

export function UserStatus({ status }: Pick<UserDetail, 'status'>) {
  const { t } = useTranslation('admin-users');
  return <StatusMark tone={status === 'active' ? 'good' : 'bad'}>{t(`status.${status}`)}</StatusMark>;
}
