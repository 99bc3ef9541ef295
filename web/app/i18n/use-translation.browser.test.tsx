// @vitest-environment happy-dom
import { createInstance } from 'i18next';
import { act, Suspense, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { beforeEach, expect, test, vi } from 'vitest';
import { sharedSettings } from './settings.ts';
import { useTranslation } from './use-translation.browser.ts';

const words: Record<string, Record<string, Record<string, string>>> = {
  zh: { common: { close: '关闭' }, order: { title: '订单' } },
  en: { common: { close: 'Close' }, order: { title: 'Order' } },
};
let asked: [name: string, deliver: () => void][];
let i18n = createInstance();

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  asked = [];
  i18n = createInstance();
  i18n.use({
    type: 'backend',
    init() {},
    read(language: string, name: string, done: (error: null, texts: object) => void) {
      const deliver = () => done(null, words[language]?.[name] ?? {});
      if (name === 'common') deliver();
      else asked.push([`${language}/${name}`, deliver]);
    },
  });
  await i18n.init({ ...sharedSettings, lng: 'en', ns: ['common'] });
});

async function show(element: React.ReactNode): Promise<HTMLElement> {
  const place = document.createElement('div');
  await act(async () =>
    createRoot(place).render(
      <I18nextProvider i18n={i18n}>
        <Suspense fallback="waiting">{element}</Suspense>
      </I18nextProvider>,
    ),
  );
  return place;
}

const deliver = () =>
  act(async () => {
    for (const [, give] of asked.splice(0)) give();
  });

function Close() {
  return <p>{useTranslation().t('close')}</p>;
}

function Title() {
  return <b>{useTranslation(['order', 'common']).t('title')} </b>;
}

function PatientTitle() {
  const { t, ready } = useTranslation('order', { useSuspense: false });
  return ready ? t('title') : 'not yet';
}

function Effect({ run, at }: { run: (text: string) => void; at: number }) {
  const { t } = useTranslation();
  useEffect(() => run(t('close')), [t, run]);
  return at;
}

test('a text follows the language', async () => {
  const place = await show(<Close />);
  expect(place.textContent).toBe('Close');
  await act(() => i18n.changeLanguage('zh'));
  expect(place.textContent).toBe('关闭');
});

test('a component waits for its namespaces, which are loaded once for all components', async () => {
  const place = await show([<Title key={1} />, <Title key={2} />]);
  expect(place.textContent).toBe('waiting');
  expect(asked.map(([name]) => name)).toEqual(['en/order', 'zh/order']);
  await deliver();
  expect(place.textContent).toBe('Order Order ');
});

test('a component that does not want to wait is told when its texts are ready', async () => {
  const place = await show(<PatientTitle />);
  expect(place.textContent).toBe('not yet');
  await deliver();
  expect(place.textContent).toBe('Order');
});

test('an effect that depends on the texts runs again only for another language', async () => {
  const run = vi.fn();
  const place = document.createElement('div');
  const root = createRoot(place);
  for (const at of [1, 2]) {
    await act(async () =>
      root.render(
        <I18nextProvider i18n={i18n}>
          <Effect run={run} at={at} />
        </I18nextProvider>,
      ),
    );
  }
  await act(() => i18n.changeLanguage('zh'));
  expect(run.mock.calls).toEqual([['Close'], ['关闭']]);
});
