import { useTranslation } from 'react-i18next';

export function useFieldName(): (path: readonly string[]) => string {
  const { t } = useTranslation('admin-logs');
  return (path) => path.map((each) => t(`words.${each}`, { defaultValue: each })).join(' · ');
}
