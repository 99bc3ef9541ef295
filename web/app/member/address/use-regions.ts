import namesUrl from 'virtual:region-names';
import regionsUrl from 'virtual:regions';
import { own } from '@junyao/commerce/contract/own';
import useSWRImmutable from 'swr/immutable';
import { useLanguage } from '../../i18n/use-language.ts';

/** The districts of each city of each province. */
type Regions = Record<string, Record<string, string[]>>;

/** Long enough for a slow connection. */
const timeoutMilliseconds = 10_000;

/** Also returns a function that puts the English name or the pinyin before a place name for English readers. */
export function useRegions() {
  const language = useLanguage();
  return useSWRImmutable(['regions', language], async () => {
    const [regions, names] = await Promise.all([
      fetchFile<Regions>(regionsUrl),
      language === 'zh' ? {} : fetchFile<Record<string, string>>(namesUrl),
    ]);
    const nameOf = (name: string, province: string) =>
      [own(names, `${province}/${name}`) ?? own(names, name), name].filter(Boolean).join(' ');
    return { regions, nameOf };
  });
}

async function fetchFile<Content>(url: string): Promise<Content> {
  const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMilliseconds) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.json();
}
