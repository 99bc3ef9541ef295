import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { holdPort } from '../bench/restarts/hold-port.ts';
import { answering, fakeService } from '../testing/fake-service.ts';
import { runService } from './run-services.ts';
import { root } from './services.ts';

let fake: Awaited<ReturnType<typeof fakeService>>;
beforeEach(async () => {
  fake = await fakeService();
});
afterEach(() => fake.remove());

const stubborn = `process.on('SIGTERM', () => console.log('no'));${answering}`;

/** A service that reloads on change also starts another process for its work. */
const stubbornInChild = `
  import { spawn } from 'node:child_process';
  import { writeFileSync } from 'node:fs';
  writeFileSync('child.mjs', ${JSON.stringify(stubborn)});
  spawn(process.execPath, ['child.mjs'], { stdio: 'inherit' });
  process.on('SIGTERM', () => console.log('no'));`;

const answeringOnSocket = `
  import { createServer } from 'node:http';
  const isOurs = process.env.LISTEN_PID === String(process.pid) && process.env.LISTEN_FDS === '1';
  createServer((request, response) => response.end()).listen({ fd: isOurs ? 3 : -1 });`;

const withThread = `
  import { once } from 'node:events';
  import { writeFileSync } from 'node:fs';
  import { Worker } from 'node:worker_threads';
  writeFileSync('thread.mjs', "import { parentPort } from 'node:worker_threads'; parentPort.postMessage('done');");
  const worker = new Worker('./thread.mjs');
  await once(worker, 'message');
  ${answering}`;

const run = (source: string) => runService(fake.of(source), fake.env, { mode: 'start' });

it('a service is ready when it answers, and its lines are in its log', async () => {
  const service = run(answering);
  await service.ready(10);
  await expect.poll(() => readFileSync(path.join(fake.folder, 'logs/web.log'), 'utf8')).toBe('up\n');
  await service.stop();
  expect(await service.ended).toMatchObject({ how: 'SIGTERM', asked: true });
});

it('a service gets a socket as from systemd, with the connections that waited for it', async () => {
  const { descriptor, free } = await holdPort(Number(fake.env.PORT));
  const waiting = fake.answers();
  const sockets = { web: descriptor, commerce: descriptor, cms: descriptor };
  const service = runService(fake.of(answeringOnSocket), fake.env, { mode: 'start', sockets });
  expect(await waiting).toBe(true);
  await service.stop();
  const waitingAgain = fake.answers();
  const next = runService(fake.of(answeringOnSocket), fake.env, { mode: 'start', sockets });
  expect(await waitingAgain).toBe(true);
  await next.stop();
  await free();
});

it('a service can use worker threads', async () => {
  const service = run(withThread);
  await service.ready(10);
  await service.stop();
  expect(await service.ended).toMatchObject({ how: 'SIGTERM', asked: true });
});

it('a service that ends before it is ready is reported with its last lines', async () => {
  const service = run('console.error("no database"); process.exit(3)');
  await expect(service.ready(10)).rejects.toThrow(/exit code 3.*no database/s);
});

it('a service that does not end when asked to is killed', async () => {
  const service = run(stubborn);
  await service.ready(10);
  await service.stop();
  expect(await service.ended).toMatchObject({ how: 'SIGKILL', asked: true });
}, 20_000);

it('when a service is killed from outside, the processes it had started end too', async () => {
  const service = run(stubbornInChild);
  await service.ready(10);
  process.kill(Number(service.pid), 'SIGKILL');
  expect(await service.ended).toMatchObject({ how: 'SIGKILL', asked: false });
  expect(await fake.answers()).toBe(false);
});

it('when the script is killed, its services and the processes they had started end', async () => {
  const service = fake.of(stubbornInChild);
  const source = `
    import { runService } from ${JSON.stringify(path.join(import.meta.dirname, 'run-services.ts'))};
    const service = runService(${JSON.stringify(service)}, ${JSON.stringify(fake.env)}, { mode: 'start' });
    await service.ready(20);
    process.kill(process.pid, 'SIGKILL');`;
  const script = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', source], {
    cwd: root,
    stdio: 'inherit',
  });
  const [, signal] = await once(script, 'exit');
  expect(signal).toBe('SIGKILL');
  // The services get time to answer open requests.
  await expect.poll(fake.answers, { timeout: 20_000 }).toBe(false);
});
