import useSWRImmutable from 'swr/immutable';
import { useLanguage } from '../../i18n/use-language.ts';

/**
 * Province → city → districts, and a function that puts the pinyin before a place name for English readers.
 * The data is loaded when a form needs it.
 */
export function useRegions() {
  const language = useLanguage();
  return useSWRImmutable(['regions', language], async () => {
    const [regions, names] = await Promise.all([
      import('virtual:regions'),
      language === 'zh' ? null : import('virtual:region-names'),
    ]);
    const nameOf = (name: string) => (names ? `${names.default[name]} ${name}` : name);
    return { regions: regions.default, nameOf };
  });
}
