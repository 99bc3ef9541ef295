import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

test('without APP_ENV the server runs as production, and needs its secrets', () => {
  expect(() => readConfig({})).toThrow('INTERNAL_TOKEN');
  expect(() => readConfig({ INTERNAL_TOKEN: 'dev-abc' })).toThrow('INTERNAL_TOKEN');
  expect(() => readConfig({ INTERNAL_TOKEN: 'abc' })).toThrow('PREVIEW_SECRET');
  expect(() => readConfig({ INTERNAL_TOKEN: 'abc', PREVIEW_SECRET: 'dev-def' })).toThrow('PREVIEW_SECRET');
  const secrets = { INTERNAL_TOKEN: 'abc', PREVIEW_SECRET: 'def' };
  expect(() => readConfig(secrets)).toThrow('PUBLIC_URL');
  expect(readConfig({ ...secrets, PUBLIC_URL: 'https://shop.example' })).toMatchObject({
    appEnv: 'production',
    host: '127.0.0.1',
    port: 3000,
    limits: true,
  });
});

test('production refuses to run without limits', () => {
  const open = { INTERNAL_TOKEN: 'abc', PREVIEW_SECRET: 'def', PUBLIC_URL: 'https://shop.example' };
  expect(() => readConfig({ ...open, LIMITS: 'off' })).toThrow('LIMITS=off');
  expect(readConfig({ APP_ENV: 'development', LIMITS: 'off' }).limits).toBe(false);
});

test('a service without a configured address is expected on this machine, at its port', () => {
  const config = readConfig({
    APP_ENV: 'development',
    PORT: '4000',
    COMMERCE_PORT: '4001',
    CMS_PORT: '4002',
  });
  expect(config).toMatchObject({
    publicUrl: 'http://localhost:4000',
    panelUrl: 'http://localhost:4000',
    commerceUrl: 'http://127.0.0.1:4001',
    cmsUrl: 'http://127.0.0.1:4002',
  });
  expect(readConfig({ APP_ENV: 'development', CMS_URL: 'http://cms:1/' }).cmsUrl).toBe('http://cms:1');
});

test('an empty variable counts as unset', () => {
  expect(readConfig({ APP_ENV: 'development', PORT: '', TRUSTED_PROXIES: ' ' })).toMatchObject({
    port: 3000,
    trustedProxies: [],
  });
});

test('the addresses of trusted proxies are separated by commas', () => {
  const { trustedProxies } = readConfig({ APP_ENV: 'development', TRUSTED_PROXIES: '10.0.0.0/8, ::1' });
  expect(trustedProxies).toEqual(['10.0.0.0/8', '::1']);
});

test.each([
  { PORT: 'x' },
  { PORT: '70000' },
  { APP_ENV: 'test' },
  { PUBLIC_URL: 'shop' },
  { SECURITY_CONTACT: 'security@shop.example' },
  { SECURITY_CONTACT: 'javascript:alert(1)' },
])('refuses %j', (env) => {
  expect(() => readConfig({ APP_ENV: 'development', ...env })).toThrow(Object.keys(env)[0]);
});

test('metrics are served at the loopback address if they have a port, or where METRICS_HOST says', () => {
  const given = { APP_ENV: 'development', WEB_METRICS_PORT: '9102' };
  expect(readConfig({ APP_ENV: 'development', METRICS_HOST: '10.0.0.2' }).metrics).toBeNull();
  expect(readConfig(given).metrics).toEqual({ host: '127.0.0.1', port: 9102 });
  expect(readConfig({ ...given, METRICS_HOST: '10.0.0.2' }).metrics?.host).toBe('10.0.0.2');
});
