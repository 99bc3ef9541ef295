import { useTranslation } from 'react-i18next';

/**
 * The words of an action of staff. An action that this version of the page does not know is shown by its code. A page
 * that uses them names the texts `admin-logs` in its handle.
 */
export function useActWords(): (action: string) => string {
  const { t, i18n } = useTranslation('admin-logs');
  return (action) => {
    const [area, deed] = action.split('/');
    const key = `acts.${area}.${deed}`;
    return i18n.exists(key, { ns: 'admin-logs' }) ? t(key) : action;
  };
}
