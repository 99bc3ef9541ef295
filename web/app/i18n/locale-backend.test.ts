import { createInstance } from 'i18next';
import { afterEach, expect, test, vi } from 'vitest';
import { localeBackend } from './locale-backend.ts';
import { loadingSettings, sharedSettings } from './settings.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Starts i18next on a network whose first requests fail, and lets the time of all retries pass. */
async function loadThrough(failures: number) {
  vi.useFakeTimers();
  const begun = Date.now();
  const askedAfter: number[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    askedAfter.push(Date.now() - begun);
    if (askedAfter.length <= failures) throw new TypeError('Failed to fetch');
    return Response.json({ asked: url });
  });
  const i18n = createInstance();
  const ready = i18n
    .use(localeBackend)
    .init({ ...sharedSettings, ...loadingSettings, lng: 'zh', ns: ['common'] });
  await vi.runAllTimersAsync();
  await ready;
  return { text: i18n.t('asked'), askedAfter };
}

test('texts are fetched by language and namespace', async () => {
  expect(await loadThrough(0)).toEqual({ text: '/locales/zh/common.json', askedAfter: [0] });
});

test('a failed load is retried up to five times, the first time after 350 ms', async () => {
  const { text, askedAfter } = await loadThrough(5);
  expect(text).toBe('/locales/zh/common.json');
  expect(askedAfter).toHaveLength(6);
  expect(askedAfter[1]).toBe(350);
});

test('loading fails after five retries', async () => {
  const { text, askedAfter } = await loadThrough(99);
  expect(text).toBe('asked');
  expect(askedAfter).toHaveLength(6);
});
