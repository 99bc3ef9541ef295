import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { freePorts } from '../shop/ports.ts';
import { root } from '../shop/services.ts';

let port: number;
let server: Server;
beforeEach(async () => {
  [port] = (await freePorts(1)) as [number];
  server = createServer((_request, response) => response.end());
});
afterEach(() => void server.close());

async function waitUntilReady(pid: number | undefined): Promise<number> {
  const child = spawn(process.execPath, [path.join(root, 'deploy/wait-until-ready.mjs'), 'commerce'], {
    env: { COMMERCE_PORT: String(port), MAINPID: String(pid) },
  });
  const [code] = await once(child, 'exit');
  return code;
}

it('waits until the service answers', async () => {
  const waiting = waitUntilReady(process.pid);
  setTimeout(() => server.listen(port, '127.0.0.1'), 300);
  expect(await waiting).toBe(0);
});

it('fails at once when the service has ended', async () => {
  const service = spawn(process.execPath, ['--eval', '']);
  await once(service, 'exit');
  expect(await waitUntilReady(service.pid)).toBe(1);
});
