import type { Permission } from '@junyao/commerce/contract';
import { useTranslation } from 'react-i18next';
import { areasOf } from './permission-areas.ts';

/** A page that uses this hook needs the texts `admin-roles` in its handle. */
export function usePermissionWords() {
  const { t } = useTranslation('admin-roles');
  const wordsOf = (permission: string) => {
    const [area, deed] = permission.split('.');
    return t(`can.${area}.${deed}`, { defaultValue: permission });
  };
  return {
    wordsOf,
    areaNames: (permissions: readonly Permission[]) =>
      areasOf(permissions)
        .map((area) => t(`areas.${area}`))
        .join(t('separator')),
  };
}
