import { cookieValue } from './cookie-value.ts';
import { fallbackLanguage, firstSupported, type Language, languageKeys, languageQuery } from './languages.ts';

const yearInSeconds = 365 * 24 * 60 * 60;

/** The specification lists six sources. The first source that names a supported language decides. */
export function detectLanguage(): Language {
  return (
    firstSupported(new URLSearchParams(location.search).getAll(languageQuery)) ??
    firstSupported(languageKeys.map((name) => cookieValue(document.cookie, name))) ??
    firstSupported(languageKeys.map((key) => stored('localStorage', key))) ??
    firstSupported(languageKeys.map((key) => stored('sessionStorage', key))) ??
    firstSupported(navigator.languages ?? [navigator.language]) ??
    firstSupported([document.documentElement.lang]) ??
    fallbackLanguage
  );
}

/** Stores the language in cookies, which the server reads, in localStorage and in sessionStorage. */
export function rememberLanguage(language: Language): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  for (const name of languageKeys) {
    document.cookie = `${name}=${language}; Path=/; Max-Age=${yearInSeconds}; SameSite=Lax${secure}`;
    store('localStorage', name, language);
    store('sessionStorage', name, language);
  }
}

type StorageName = 'localStorage' | 'sessionStorage';

/** Null if the browser forbids the storage, because every access then throws. */
function stored(name: StorageName, key: string): string | null {
  try {
    return window[name].getItem(key);
  } catch {
    return null;
  }
}

function store(name: StorageName, key: string, value: string): void {
  try {
    window[name].setItem(key, value);
  } catch {
    // Storage is forbidden or full. The cookie still holds the choice.
  }
}
