import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ShopEnvironment } from '../shop/environment.ts';
import { freePorts } from '../shop/ports.ts';
import { type Service, services } from '../shop/services.ts';

export const answering = `
  import { createServer } from 'node:http';
  createServer((request, response) => response.end()).listen(process.env.PORT, '127.0.0.1', () => console.log('up'));`;

/** The service replaces web. A test writes its source. */
export async function fakeService() {
  const folder = mkdtempSync(path.join(tmpdir(), 'junyao-service-'));
  const [port] = await freePorts(1);
  const env: ShopEnvironment = {
    PATH: process.env.PATH,
    APP_ENV: 'development',
    PORT: `${port}`,
    COMMERCE_PORT: '',
    CMS_PORT: '',
    DATA_DIR: folder,
  };
  return {
    folder,
    env,
    of(source: string): Service {
      const web = services.find(({ name }) => name === 'web');
      if (!web) throw new Error('there is no service web');
      writeFileSync(path.join(folder, 'service.mjs'), source);
      return { ...web, folder, start: ['service.mjs'] };
    },
    async answers(): Promise<boolean> {
      try {
        return (await fetch(`http://127.0.0.1:${port}/`)).ok;
      } catch {
        return false;
      }
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}
