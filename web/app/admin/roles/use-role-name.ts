import { useTranslation } from 'react-i18next';

/** The name of a role in the language of the page. Roles of the shop's own making keep their names. */
export function useRoleName(): (role: string) => string {
  const { t } = useTranslation('admin');
  return (role) => t(`roles.${role}`, { defaultValue: role });
}
