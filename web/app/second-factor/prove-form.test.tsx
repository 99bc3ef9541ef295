// @vitest-environment happy-dom
import { startAuthentication } from '@simplewebauthn/browser';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '../api/errors.ts';
import { serverI18n } from '../i18n/i18n.server.ts';
import { ElsewhereError } from './elsewhere-error.ts';
import { FactorFailure } from './factor-failure.tsx';
import { type Asked, ProveForm } from './prove-form.tsx';

vi.mock('@simplewebauthn/browser', async (load) => ({
  ...(await load<object>()),
  startAuthentication: vi.fn(async () => ({ id: 'p', response: {} })),
}));

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

const wrong = new ApiError({ errorCode: 'AUT017', message: '', status: 400, details: {}, traceId: 't' });

let root: Root;
afterEach(() => {
  vi.mocked(startAuthentication).mockClear();
  vi.unstubAllGlobals();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  return act(() => root.unmount());
});

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

async function answer(typed: string, name: string) {
  const field = document.querySelector('input');
  if (field) field.value = typed;
  await act(async () => button(name)?.click());
}

test.each(['zh', 'en'] as const)('a wrong code of an app may be a used one: %s', async (language) => {
  const prove = vi.fn().mockRejectedValueOnce(wrong).mockRejectedValueOnce(tooMany);
  const t = show(language, <ProveForm asked={asked} askAgain={vi.fn()} prove={prove} />);
  await answer('123456', t('continue'));
  expect(text()).toContain(t('wrongAppCode'));
  expect(text()).not.toContain(t('notProved'));
  await answer('123456', t('continue'));
  expect(text()).toContain(t('tryLater', { count: 11 }));
  expect(text()).not.toContain(t('orPasskey'));
});

test.each([
  ['zh', 'totp'],
  ['en', 'recovery'],
] as const)('after too many guesses a passkey alone is named: %s, %s', async (language, kind) => {
  vi.stubGlobal('PublicKeyCredential', class {});
  const passkeyOptions = { ...asked.passkeyOptions, rpId: window.location.hostname };
  const offered: Asked = { kinds: [kind, 'passkey'], passkeyOptions };
  const prove = vi.fn().mockRejectedValue(tooMany);
  const t = show(language, <ProveForm asked={offered} askAgain={vi.fn()} prove={prove} />);
  await answer(kind === 'totp' ? '123456' : 'zqu57cq4qy', t('continue'));
  expect(text()).toContain(t('tryLater', { count: 11 }) + t('orPasskey'));
  await answer('', t('instead.passkey'));
  await answer('', t('usePasskey'));
  expect(text()).toContain(t('tryLater', { count: 11 }));
  expect(text()).not.toContain(t('orPasskey'));
});

test('a short code is an error of the field, and the error before it goes', async () => {
  const prove = vi.fn().mockRejectedValueOnce(wrong);
  const t = show(
    'en',
    <ProveForm asked={{ ...asked, kinds: ['recovery'] }} askAgain={vi.fn()} prove={prove} />,
  );
  await answer('zqu57 – cq4qy', t('continue'));
  expect(prove).toHaveBeenCalledOnce();
  expect(text()).toContain(t('notProved'));
  await answer('zqu57', t('continue'));
  expect(prove).toHaveBeenCalledOnce();
  expect(text()).toContain(t('missing.recovery'));
  expect(text()).not.toContain(t('notProved'));
});

test('each try with a passkey after the first has a challenge of its own, also after another way', async () => {
  vi.stubGlobal('PublicKeyCredential', class {});
  const passkeyOptions = { challenge: 'c', rpId: window.location.hostname, passkeys: [] };
  const askAgain = vi.fn(async () => ({ ...both, passkeyOptions: { ...passkeyOptions, challenge: 'd' } }));
  const both: Asked = { kinds: ['passkey', 'totp'], passkeyOptions };
  const t = show(
    'en',
    <ProveForm asked={both} askAgain={askAgain} prove={vi.fn().mockRejectedValue(wrong)} />,
  );
  await answer('', t('usePasskey'));
  await answer('', t('instead.totp'));
  await answer('', t('instead.passkey'));
  await answer('', t('usePasskey'));
  const challenges = vi
    .mocked(startAuthentication)
    .mock.calls.map(([{ optionsJSON }]) => optionsJSON.challenge);
  expect(challenges).toEqual(['c', 'd']);
});
