// @vitest-environment happy-dom
import { createRoot } from 'react-dom/client';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { putIntoCart } from '../cart/add-piece.ts';
import { serverI18n } from '../i18n/i18n.server.ts';
import { clearSession, readSession, saveSession } from '../session/session.ts';
import PublicLayout from './layout.tsx';

afterEach(() => {
  clearSession();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const Opening = () => null;

function Piece() {
  const { i18n } = useTranslation();
  const userId = readSession()?.userId ?? '';
  const add = () => void putIntoCart(i18n, userId, { productCode: 'JY-2024-001', quantity: 1 });
  return (
    <button type="button" onClick={add}>
      Add the piece
    </button>
  );
}

/** Commerce refuses every call that is not part of the proof, until the password has been proved. */
function open(path: string) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const sent: string[] = [];
  const passkeyOptions = { challenge: 'c', rpId: 'localhost', passkeys: [] };
  let isProved = false;
  vi.stubGlobal('fetch', async (address: string) => {
    const { pathname } = new URL(address, 'http://shop');
    sent.push(pathname);
    const ok = (content: object) => Response.json({ status: 'OK', content });
    if (pathname.endsWith('/second_factor/options')) return ok({ kinds: ['password'], passkeyOptions });
    if (pathname.endsWith('/second_factor/confirm')) isProved = true;
    if (isProved) return ok(pathname.endsWith('/cart/query') ? [] : {});
    const refusal = { status: 'ERROR', errorCode: 'AUT015', message: '', traceId: 't' };
    return Response.json(refusal, { status: 403 });
  });
  // The carts of earlier tests are kept by the ids of their members.
  saveSession({ userId: crypto.randomUUID(), authToken: 'token-1' }, true);
  const loader = () => ({ site: null, origin: 'http://shop', leavePreview: false });
  const children = [{ path: '*', Component: Piece }];
  const layout = { path: '/', Component: PublicLayout, loader, HydrateFallback: Opening, children };
  const Stub = createRoutesStub([layout] as Parameters<typeof createRoutesStub>[0]);
  const root = createRoot(document.body);
  onTestFinished(() => root.unmount());
  const i18n = serverI18n('en');
  root.render(
    <I18nextProvider i18n={i18n}>
      <Stub initialEntries={[path]} />
    </I18nextProvider>,
  );
  return { sent, i18n };
}

const question = () =>
  [...document.querySelectorAll('dialog[open]')].find((dialog) => dialog.querySelector('[name="proof"]'));
const press = (name: string) =>
  [...document.querySelectorAll('button')].find((each) => each.textContent === name)?.click();

test('on a public page the cart asks for no proof while it loads, and a piece is added after the proof', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { sent, i18n } = open('/artworks');
  await vi.waitFor(() => expect(warn).toHaveBeenCalled());
  expect(question()).toBeUndefined();
  press('Add the piece');
  await vi.waitFor(() => expect(question()).toBeDefined());
  const field = document.querySelector<HTMLInputElement>('[name="proof"]');
  if (field) field.value = 'right';
  press(i18n.t('second-factor:continue'));
  await vi.waitFor(() => expect(document.body.textContent).toContain(i18n.t('cart:added')));
  expect(question()).toBeUndefined();
  expect(sent.filter((path) => path === '/api/userinfo/cart/add_item')).toHaveLength(2);
});

test('on a public page the retry of the cart asks for the proof', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { i18n } = open('/artworks');
  await vi.waitFor(() => expect(warn).toHaveBeenCalled());
  document.querySelector<HTMLElement>('.dock')?.click();
  await vi.waitFor(() => expect(document.body.textContent).toContain(i18n.t('errors:code.AUT015')));
  press(i18n.t('errors:retry'));
  await vi.waitFor(() => expect(question()).toBeDefined());
});

test('a member’s page asks for the proof that its loading needs', async () => {
  open('/user/cart');
  await vi.waitFor(() => expect(question()).toBeDefined());
});
