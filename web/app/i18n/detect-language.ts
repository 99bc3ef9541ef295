import { cookieValue } from './cookie-value.ts';
import { fallbackLanguage, firstSupported, type Language, languageKeys, languageQuery } from './languages.ts';

const yearInSeconds = 365 * 24 * 60 * 60;

/**
 * The language to show in this browser. The specification lists six sources, and the first source that names
 * a supported language decides.
 */
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

/**
 * Stores the language under both names of `languageKeys`: in cookies, in localStorage and in sessionStorage.
 * The server reads the cookies.
 */
export function rememberLanguage(language: Language): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  for (const name of languageKeys) {
    document.cookie = `${name}=${language}; Path=/; Max-Age=${yearInSeconds}; SameSite=Lax${secure}`;
    store('localStorage', name, language);
    store('sessionStorage', name, language);
  }
}

type StorageName = 'localStorage' | 'sessionStorage';

/**
 * Reads a storage. If the browser forbids the storage, every access throws, and this function returns null.
 */
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
