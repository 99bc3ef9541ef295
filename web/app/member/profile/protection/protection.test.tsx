// @vitest-environment happy-dom
import type { Profile } from '@junyao/commerce/contract';
import { act } from 'react';
import { type ActionFunction, useLoaderData } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mountPage, press } from '../../../private/testing/mount-page.tsx';
import { action } from '../profile-forms.ts';
import { Protection } from './protection.tsx';

const calls: string[] = [];
const codes = Array.from({ length: 10 }, (_, index) => `abcde-fghj${index}`);

beforeEach(() => {
  calls.length = 0;
  vi.stubGlobal('fetch', async (url: string) => {
    calls.push(url);
    return Response.json({ status: 'OK', content: { codes } });
  });
});
afterEach(() => vi.unstubAllGlobals());

const staff = { roles: ['Finance'] } as Profile;
const passkey = {
  passkeyId: 'p-1',
  name: 'Chrome · Linux',
  createdAt: '2026-01-01T00:00:00Z',
  lastUsedAt: null,
};
const withPasskey = { passkeys: [passkey], authenticatorApp: false, recoveryCodesLeft: 9, required: true };
type Factors = typeof withPasskey;

function Page() {
  return <Protection profile={staff} factors={{ value: useLoaderData<Factors>() }} />;
}
const Opening = () => null;

const open = (factors: Factors) =>
  mountPage(Page, '/user', {
    loader: () => factors,
    HydrateFallback: Opening,
    action: action as unknown as ActionFunction,
  });

const text = () => document.body.textContent ?? '';
const openDialog = () => document.querySelector('dialog[open]');
const buttonIn = (place: ParentNode | null, name: string) =>
  [...(place?.querySelectorAll('button') ?? [])].find(({ textContent }) => textContent === name);

test('a passkey is removed after a question that names it', async () => {
  await open(withPasskey);
  await vi.waitFor(() => expect(text()).toContain('Remove'));
  await press('Remove');
  expect(openDialog()?.textContent).toContain('"Chrome · Linux"');
  expect(calls).toEqual([]);
  await act(async () => buttonIn(openDialog(), 'Remove')?.click());
  await vi.waitFor(() => expect(calls).toEqual(['/api/userinfo/second_factor/passkey/remove']));
});

test('recovery codes are offered only beside another factor', async () => {
  await open({ ...withPasskey, passkeys: [], recoveryCodesLeft: 10 });
  await vi.waitFor(() => expect(text()).toContain('Authenticator app'));
  expect(text()).not.toContain('Recovery codes');
});

test('new recovery codes are made after a question, and stay until they are kept', async () => {
  await open(withPasskey);
  await vi.waitFor(() => expect(text()).toContain('Make new ones'));
  await press('Make new ones');
  await vi.waitFor(() => expect(openDialog()?.textContent).toContain('stop working'));
  expect(calls).toEqual([]);
  await act(async () => buttonIn(openDialog(), 'Make new ones')?.click());
  await vi.waitFor(() => expect(openDialog()?.textContent).toContain(codes[9]));

  const dialog = openDialog() as HTMLDialogElement;
  const esc = new Event('cancel', { cancelable: true });
  await act(() => dialog.dispatchEvent(esc));
  expect(esc.defaultPrevented).toBe(true);
  // A click beside it.
  await act(() => dialog.dispatchEvent(new MouseEvent('click')));
  await vi.waitFor(() => expect(dialog.open).toBe(true));
  expect(dialog.textContent).toContain(codes[0]);
  expect(dialog.querySelector('[aria-label="Close"]')).toBeNull();

  await act(async () => buttonIn(dialog, 'I have kept them')?.click());
  await vi.waitFor(() => expect(dialog.open).toBe(false));
  expect(calls).toEqual(['/api/userinfo/second_factor/recovery/renew']);
});
