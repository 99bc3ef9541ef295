// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readDeviceId } from '../session/device-id.ts';
import { clearSession } from '../session/session.ts';
import { logIn } from './login-form.ts';
import { action as register } from './register-form.ts';
import { action as reset } from './reset-forms.ts';

const sent: [path: string, deviceId: unknown][] = [];

beforeEach(() => {
  localStorage.clear();
  sent.length = 0;
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    sent.push([path, JSON.parse(body).deviceId]);
    const content = { userId: 'u', authToken: 't', expiresAt: '2026-01-01T00:00:00.000Z' };
    return Response.json({ status: 'OK', content });
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  clearSession();
});

const submit = (action: typeof register, values: Record<string, string>) =>
  action({ request: new Request('http://shop/', { method: 'POST', body: new URLSearchParams(values) }) });

const password = 'Demo-1234!';
const repeated = { confirmPassword: password };
const credentials = { account: '13800138000', password, remember: true };

test('the id of the device is made once and sent with a login, a registration and a password reset', async () => {
  await logIn(credentials);
  const registration = { username: '青瓷', phone: '13800138000', code: '123456', password, ...repeated };
  const acceptedTerms = '2026-11-01T08:00:00.000Z';
  await submit(register, { intent: 'register', ...registration, email: '', acceptedTerms });
  const chosen = { resetToken: 'token', newPassword: password, ...repeated };
  await submit(reset, { intent: 'choosePassword', ...chosen });
  const id = localStorage.getItem('device');
  expect(id).toMatch(/^[\da-f-]{36}$/);
  expect(sent).toEqual([
    ['/api/auth/login', id],
    ['/api/auth/register', id],
    ['/api/auth/reset_password/confirm', id],
  ]);
});

test('text that is no id is replaced, because commerce would refuse it', () => {
  localStorage.setItem('device', 'phone');
  const made = readDeviceId();
  expect(made).toMatch(/^[\da-f-]{36}$/);
  expect(readDeviceId()).toBe(made);
});

test('a browser that stores nothing logs in without an id', async () => {
  const forbidden = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: forbidden, setItem: forbidden });
  await logIn(credentials);
  expect(sent).toEqual([['/api/auth/login', undefined]]);
});
