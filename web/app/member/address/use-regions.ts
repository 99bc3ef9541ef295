import { own } from '@junyao/commerce/contract/own';
import useSWRImmutable from 'swr/immutable';
import { useLanguage } from '../../i18n/use-language.ts';

/** Also returns a function that puts the English name or the pinyin before a place name for English readers. */
export function useRegions() {
  const language = useLanguage();
  return useSWRImmutable(['regions', language], async () => {
    const [regions, names] = await Promise.all([
      import('virtual:regions'),
      language === 'zh' ? null : import('virtual:region-names'),
    ]);
    const nameOf = (name: string, province: string) =>
      [own(names?.default, `${province}/${name}`) ?? own(names?.default, name), name]
        .filter(Boolean)
        .join(' ');
    return { regions: regions.default, nameOf };
  });
}
