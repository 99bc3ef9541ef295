import { useTranslation } from 'react-i18next';
import { StatusMark } from '../../ui/status-mark.tsx';
import { useRoleName } from '../roles/use-role-name.ts';

/** `roles` is a list of role names, separated by commas. */
export function useRolesOf(): (roles: string) => string {
  const { t } = useTranslation('admin');
  const nameOf = useRoleName();
  return (roles) => roles.split(', ').filter(Boolean).map(nameOf).join(t('separator'));
}

/** The actors `cli` (a command) and `system` (the service itself) have no account. */
export function useActorName(): (actor: string) => string {
  const { t } = useTranslation('admin-logs');
  return (actor) => (actor === 'cli' || actor === 'system' ? t(`actors.${actor}`) : actor);
}

export function LogResult({ result }: { result: 'done' | 'refused' }) {
  const { t } = useTranslation('admin-logs');
  return <StatusMark tone={result === 'done' ? 'good' : 'bad'}>{t(`results.${result}`)}</StatusMark>;
}
