import type { InitOptions } from 'i18next';
import { fallbackLanguage, languages } from './languages.ts';

/** They include the texts of the error page, which must work when nothing more can be loaded. */
export const shellNamespaces = ['common', 'navbar', 'errors'];

export const sharedSettings = {
  supportedLngs: [...languages],
  fallbackLng: fallbackLanguage,
  load: 'languageOnly',
  defaultNS: 'common',
  interpolation: { escapeValue: false },
  returnNull: false,
} as const satisfies InitOptions;

/** How the browser loads texts that were not embedded: with up to five retries, the first after 350 ms. */
export const loadingSettings = {
  partialBundledLanguages: true,
  maxRetries: 5,
  retryTimeout: 350,
} as const satisfies InitOptions;

export interface RouteHandle {
  /** The key of the title of a page behind the login, such as `order:list.title`. */
  title?: string;
  /** Besides the namespaces of the shell. */
  namespaces?: readonly string[];
}

export function namespacesOf(handles: readonly unknown[]): string[] {
  const named = handles.flatMap((handle) => (handle as RouteHandle | undefined)?.namespaces ?? []);
  return [...new Set([...shellNamespaces, ...named])];
}
