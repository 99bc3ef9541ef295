// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '../api/errors.ts';
import { serverI18n } from '../i18n/i18n.server.ts';
import { ElsewhereError } from './elsewhere-error.ts';
import { FactorFailure } from './factor-failure.tsx';
import { type Asked, ProveForm } from './prove-form.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const asked: Asked = {
  kinds: ['totp', 'recovery'],
  passkeyOptions: { challenge: 'c', rpId: 'localhost', passkeys: [] },
};
const tooMany = new ApiError({
  errorCode: 'SYS003',
  message: '',
  status: 429,
  details: { retryAfterSeconds: 610 },
  traceId: 't',
});

let root: Root;
afterEach(() => act(() => root.unmount()));

function show(language: 'zh' | 'en', content: React.ReactNode) {
  const i18n = serverI18n(language);
  root = createRoot(document.body);
  act(() => root.render(<I18nextProvider i18n={i18n}>{content}</I18nextProvider>));
  return i18n.getFixedT(language, 'second-factor');
}

const text = () => document.body.textContent;
const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);

test.each(['zh', 'en'] as const)('a refusal after too many tries says when to try again: %s', (language) => {
  const t = show(language, <FactorFailure failure={tooMany} title="Refused" />);
  expect(text()).toBe(t('tooManyTries') + t('tryLater', { count: 11 }));
});

test.each(['zh', 'en'] as const)('a page at another host names the host of the passkeys: %s', (language) => {
  const t = show(language, <FactorFailure failure={new ElsewhereError('junyao.example')} title="Refused" />);
  expect(text()).toBe(t('passkeyElsewhere', { host: 'junyao.example' }));
  expect(text()).toContain('junyao.example');
});

test('a browser without passkeys is not sent to another address', () => {
  const t = show(
    'en',
    <ProveForm asked={{ ...asked, kinds: ['passkey'] }} askAgain={vi.fn()} prove={vi.fn()} />,
  );
  expect(text()).toBe(t('noPasskeys'));
});

test('the focus follows the chosen way, and an empty answer is an error of the field', async () => {
  const prove = vi.fn();
  const t = show('en', <ProveForm asked={asked} askAgain={vi.fn()} prove={prove} />);
  const field = () => document.querySelector('input');
  expect(document.activeElement).toBe(field());
  await act(async () => button(t('instead.recovery'))?.click());
  expect(document.activeElement).toBe(field());
  button(t('continue'))?.focus();
  await act(async () => button(t('continue'))?.click());
  expect(document.activeElement).toBe(field());
  expect(field()?.getAttribute('aria-invalid')).toBe('true');
  expect(text()).toContain(t('missing.recovery'));
  expect(prove).not.toHaveBeenCalled();
});
