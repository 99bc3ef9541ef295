// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { serverI18n } from '../../i18n/i18n.server.ts';
import { press } from '../../private/testing/mount-page.tsx';
import { dismissToast, toastStore } from '../../ui/toast.ts';
import { mountScreen, namesOf } from '../testing/mount-screen.tsx';
import { refused, stubCommerce } from '../testing/stub-commerce.ts';
import { ExportButton } from './export-button.tsx';

const path = 'GET /admin/orders/export';
let saved: string[] = [];

beforeEach(() => {
  saved = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});
afterEach(() => {
  dismissToast();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const toastText = () => toastStore.read()?.text();
const mountButton = () => mountScreen(() => <ExportButton path="/admin/orders/export" filters={{}} />);

function slowFile() {
  let arrive = (_bytes: number) => {};
  let end = () => {};
  const body = new ReadableStream({
    start(controller) {
      arrive = (bytes) => controller.enqueue(new Uint8Array(bytes));
      end = () => controller.close();
    },
  });
  const headers = { 'Content-Disposition': 'attachment; filename="orders.csv"' };
  stubCommerce({ [path]: () => new Response(body, { headers }) });
  return { arrive: (bytes: number) => act(async () => arrive(bytes)), end: () => act(async () => end()) };
}

test('while the file arrives, the button says how much is there, and then saves it under its name', async () => {
  const file = slowFile();
  await mountButton();
  await press('Save as CSV');
  await file.arrive(2048);
  await vi.waitFor(() => expect(namesOf('[role="status"]')).toEqual(['2 KB…']));
  expect(saved).toEqual([]);
  await file.end();
  await vi.waitFor(() => expect(saved).toEqual(['orders.csv']));
  expect(toastText()).toBe('Saved orders.csv');
  expect(namesOf('button')).toEqual(['Save as CSV']);
});

test('a refused export is said with the reason, and nothing is saved', async () => {
  stubCommerce({ [path]: () => refused('SYS005', 403) });
  await mountButton();
  await press('Save as CSV');
  expect(toastText()).toBe(`The CSV could not be saved: ${serverI18n('en').t('errors:code.SYS005')}`);
  expect(saved).toEqual([]);
  expect(namesOf('button')).toEqual(['Save as CSV']);
});

test('an export that is stopped saves nothing and says nothing', async () => {
  vi.stubGlobal(
    'fetch',
    (_url: string, { signal }: RequestInit) =>
      new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
  );
  await mountButton();
  await press('Save as CSV');
  await press('Stop');
  expect(namesOf('button')).toEqual(['Save as CSV']);
  expect(saved).toEqual([]);
  expect(toastText()).toBeUndefined();
});
