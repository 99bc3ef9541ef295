import type { BackendModule, ReadCallback, ResourceKey } from 'i18next';

/** Long enough for a slow connection. After this time i18next tries again. */
const timeoutMilliseconds = 10_000;

/** Replaces i18next-http-backend, which would also send its code for XMLHttpRequest to the browser. */
export const localeBackend: BackendModule = {
  type: 'backend',
  init() {},
  read(language: string, namespace: string, done: ReadCallback) {
    fetchTexts(`/locales/${language}/${namespace}.json`).then(
      (texts) => done(null, texts),
      // `true` tells i18next that a retry may help.
      (error: unknown) => done(error instanceof Error ? error : new Error(String(error)), true),
    );
  },
};

async function fetchTexts(url: string): Promise<ResourceKey> {
  const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMilliseconds) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.json();
}
