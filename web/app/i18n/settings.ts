import type { InitOptions } from 'i18next';
import { fallbackLanguage, languages } from './languages.ts';

/** In every page: the shell and the error page, which must speak even when nothing more can be loaded. */
export const shellNamespaces = ['common', 'navbar', 'errors'];

/** Shared by the server's instances and the browser's. */
export const sharedSettings = {
  supportedLngs: [...languages],
  fallbackLng: fallbackLanguage,
  load: 'languageOnly',
  defaultNS: 'common',
  interpolation: { escapeValue: false },
  returnNull: false,
} as const satisfies InitOptions;

/** How the browser loads what was not embedded: up to five more tries, the first after 350 ms. */
export const loadingSettings = {
  partialBundledLanguages: true,
  maxRetries: 5,
  retryTimeout: 350,
} as const satisfies InitOptions;

/** What a route says of itself in `handle`. */
export interface RouteHandle {
  /** The key of the title of a page behind the login, such as `order:list.title`. */
  title?: string;
  /** The namespaces that its components use besides those of the shell. */
  namespaces?: readonly string[];
}

/** The namespaces the matched routes need, without repetition. */
export function namespacesOf(handles: readonly unknown[]): string[] {
  const named = handles.flatMap((handle) => (handle as RouteHandle | undefined)?.namespaces ?? []);
  return [...new Set([...shellNamespaces, ...named])];
}
