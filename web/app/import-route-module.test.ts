import { afterEach, expect, test } from 'vitest';
import { type RunningServer, startServer } from '../server/testing/start-server.ts';
import { importRouteModule } from './import-route-module.ts';

const failure = new TypeError('Failed to fetch dynamically imported module');
const fails = () => Promise.reject(failure);

let server: RunningServer | undefined;

afterEach(() => server?.stop());

test('a module that loads is returned unchanged', async () => {
  const page = { default: () => 'page' };
  expect(await importRouteModule('/assets/list.js', () => Promise.resolve(page))).toBe(page);
});

test('when the server does not answer, every part of the route throws the failure', async () => {
  const standIn = await importRouteModule('http://127.0.0.1:9/assets/list.js', fails);
  const { default: page, clientMiddleware = [], clientLoader, clientAction } = standIn;
  for (const part of [page, ...clientMiddleware, clientLoader, clientAction]) {
    expect(part).toThrow(failure);
  }
  expect(clientMiddleware).toHaveLength(1);
});

test('when the server answers, the failure is thrown and React Router reloads the document', async () => {
  server = await startServer((_, response) => response.writeHead(404).end());
  await expect(importRouteModule(`${server.url}/assets/list.js`, fails)).rejects.toBe(failure);
});
