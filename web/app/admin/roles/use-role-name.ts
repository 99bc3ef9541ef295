import { useTranslation } from 'react-i18next';

/** Built-in roles have a name in each language. Roles that staff created keep their name. */
export function useRoleName(): (role: string) => string {
  const { t } = useTranslation('admin');
  return (role) => t(`roles.${role}`, { defaultValue: role });
}
