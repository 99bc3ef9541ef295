import type { BackendModule, ReadCallback, ResourceKey } from 'i18next';

/** Long enough for a slow line; a retry follows. */
const timeoutMilliseconds = 10_000;

/**
 * Fetches the texts of a namespace. i18next asks, keeps what came and retries what did not; so this is all
 * that is left of a backend, and the browser is spared i18next-http-backend's second way by XMLHttpRequest.
 */
export const localeBackend: BackendModule = {
  type: 'backend',
  init() {},
  read(language: string, namespace: string, done: ReadCallback) {
    fetchTexts(`/locales/${language}/${namespace}.json`).then(
      (texts) => done(null, texts),
      // `true`: worth another try.
      (error: unknown) => done(error instanceof Error ? error : new Error(String(error)), true),
    );
  },
};

async function fetchTexts(url: string): Promise<ResourceKey> {
  const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMilliseconds) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.json();
}
