import { useTranslation } from 'react-i18next';

/** The name of a field of the log in words, from the outermost value to the field. */
export function useFieldName(): (path: readonly string[]) => string {
  const { t } = useTranslation('admin-logs');
  return (path) => path.map((each) => t(`words.${each}`, { defaultValue: each })).join(' · ');
}
