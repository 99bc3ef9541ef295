import type { BackendModule, ReadCallback, ResourceKey } from 'i18next';

/** The time limit of one attempt, long enough for a slow connection. After this time i18next tries again. */
const timeoutMilliseconds = 10_000;

/**
 * Fetches the texts of a namespace. i18next decides when to fetch, stores the texts and retries, so a plain
 * `fetch` is enough. The package i18next-http-backend would also send its XMLHttpRequest code to the browser.
 */
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
