import { useState } from 'react';
import { useLocation } from 'react-router';
import { type Language, languageQuery } from '../i18n/languages.ts';
import { useLanguage, useSwitchLanguage } from '../i18n/use-language.ts';

/** Each language is named in its own language, so that its readers can read the name. */
const names: Record<Language, string> = { zh: '中文', en: 'English' };

/** With JavaScript the link switches the language without loading a new document. */
export function LanguageSwitch() {
  const other: Language = useLanguage() === 'zh' ? 'en' : 'zh';
  const switchLanguage = useSwitchLanguage();
  const { pathname, search, hash } = useLocation();
  const [switching, setSwitching] = useState(false);
  const query = new URLSearchParams(search);
  query.set(languageQuery, other);

  return (
    <a
      href={`${pathname}?${query}${hash}`}
      lang={other}
      hrefLang={other}
      aria-busy={switching || undefined}
      className="inline-flex min-h-11 items-center hover:text-sky"
      onClick={async (event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        setSwitching(true);
        await switchLanguage(other);
        setSwitching(false);
      }}
    >
      {names[other]}
    </a>
  );
}
