import { createServer, type Server } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import type { ShopEnvironment } from './environment.ts';
import { findPortTrouble, freePorts } from './ports.ts';

let other: Server | undefined;
afterEach(() => other?.close());

async function environment(changes: Partial<ShopEnvironment> = {}): Promise<ShopEnvironment> {
  const [web, commerce, cms] = await freePorts(3);
  const ports = { PORT: `${web}`, COMMERCE_PORT: `${commerce}`, CMS_PORT: `${cms}` };
  return { APP_ENV: 'development', DATA_DIR: '', ...ports, ...changes };
}

it('free ports are accepted', async () => {
  expect(await findPortTrouble(await environment())).toBeNull();
});

it('a port that is in use is named with its variable', async () => {
  const env = await environment();
  other = createServer();
  await new Promise<void>((listening) => other?.listen(Number(env.CMS_PORT), '127.0.0.1', listening));
  expect(await findPortTrouble(env)).toMatch(new RegExp(`Port ${env.CMS_PORT} for cms is in use.*CMS_PORT`));
});

it('one port for two services is refused', async () => {
  const { COMMERCE_PORT } = await environment();
  const env = await environment({ COMMERCE_PORT, PORT: COMMERCE_PORT });
  expect(await findPortTrouble(env)).toContain(`COMMERCE_PORT and PORT are both ${COMMERCE_PORT}`);
});

it('a port that is not a number is named with its variable', async () => {
  expect(await findPortTrouble(await environment({ PORT: 'http' }))).toContain('PORT=http is no port');
});
