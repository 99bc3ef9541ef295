import { useTranslation } from 'react-i18next';

/** Names an unknown action by its code. A page that uses this hook needs the texts `admin-logs` in its handle. */
export function useActWords(): (action: string) => string {
  const { t, i18n } = useTranslation('admin-logs');
  return (action) => {
    const [area, deed] = action.split('/');
    const key = `acts.${area}.${deed}`;
    return i18n.exists(key, { ns: 'admin-logs' }) ? t(key) : action;
  };
}
