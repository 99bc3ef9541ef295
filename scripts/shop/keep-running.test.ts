import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answering, fakeService } from '../testing/fake-service.ts';
import { type KeptService, keepRunning, type RestartPlan } from './keep-running.ts';

const growing: RestartPlan = {
  firstPauseMilliseconds: 50,
  longestPauseMilliseconds: 400,
  healthyMilliseconds: 60_000,
  readySeconds: 10,
};

let fake: Awaited<ReturnType<typeof fakeService>>;
let service: KeptService;
let said: string[];
beforeEach(async () => {
  fake = await fakeService();
  said = [];
});
afterEach(async () => {
  vi.useRealTimers();
  await service.stop();
  fake.remove();
});

function keep(source: string, plan = growing): KeptService {
  service = keepRunning(
    fake.of(source),
    fake.env,
    { mode: 'start', onRestart: (line) => said.push(line) },
    plan,
  );
  return service;
}

async function killAndWait(): Promise<void> {
  const killed = service.running();
  const before = said.length;
  process.kill(Number(killed.pid), 'SIGKILL');
  await expect.poll(() => said.length).toBe(before + 2);
  expect(said.at(-1)).toBe('web answers again.');
  expect(service.running().pid).not.toBe(killed.pid);
}

const pauses = () => said.map((line) => /again in (\S+) s\./.exec(line)?.[1]).filter(Boolean);

it('a service that is killed again and again answers again each time, after pauses that grow to a limit', async () => {
  await keep(answering).start();
  for (let kill = 0; kill < 6; kill += 1) await killAndWait();
  expect(pauses()).toEqual(['0.05', '0.1', '0.2', '0.4', '0.4', '0.4']);
  expect(said[0]).toMatch(/^web ended \(SIGKILL\) .* The rest of the shop stays open\.$/);
  expect(await fake.answers()).toBe(true);
});

it('after a service has run long enough, the next pause is as short as the first', async () => {
  await keep(answering, { ...growing, healthyMilliseconds: 0 }).start();
  for (let kill = 0; kill < 3; kill += 1) await killAndWait();
  expect(pauses()).toEqual(['0.05', '0.05', '0.05']);
});

it('a service that can no longer start is started again until it succeeds', async () => {
  const needed = path.join(fake.folder, 'needed');
  writeFileSync(needed, '');
  await keep(`import { readFileSync } from 'node:fs'; readFileSync('needed');${answering}`).start();
  rmSync(needed);
  process.kill(Number(service.running().pid), 'SIGKILL');
  await expect.poll(() => pauses().length).toBeGreaterThan(5);
  expect(said).not.toContain('web answers again.');
  writeFileSync(needed, '');
  await expect.poll(() => said).toContain('web answers again.');
});

it('a restarted service that hangs without an answer is killed and started again', async () => {
  const hangs = path.join(fake.folder, 'hangs');
  const source = `
    import { existsSync } from 'node:fs';
    if (existsSync('hangs')) await new Promise((resolve) => setTimeout(resolve, 60_000));
    ${answering}`;
  await keep(source, { ...growing, readySeconds: 1 }).start();
  writeFileSync(hangs, '');
  process.kill(Number(service.running().pid), 'SIGKILL');
  await expect.poll(() => said).toContain('web did not answer within 1 s and is killed.');
  rmSync(hangs);
  await expect.poll(() => said).toContain('web answers again.');
});

it('a first start that fails is tried again, and says why it failed', async () => {
  const needed = path.join(fake.folder, 'needed');
  const starting = keep(
    `import { readFileSync } from 'node:fs'; readFileSync('needed');${answering}`,
  ).start();
  await expect.poll(() => said.length).toBeGreaterThan(2);
  expect(said[0]).toMatch(
    /^web ended before it was ready \(exit code 1\).+no such file.+again in 0\.05 s\.$/s,
  );
  writeFileSync(needed, '');
  await starting;
  expect(await fake.answers()).toBe(true);
});

it('a first start that fails for too long is given up', async () => {
  await expect(keep('process.exit(3)', { ...growing, readySeconds: 0.5 }).start()).rejects.toThrow(
    'exit code 3',
  );
});

it('a first start can be stopped between two tries', async () => {
  const starting = keep('process.exit(3)', { ...growing, firstPauseMilliseconds: 60_000 }).start();
  const given = expect(starting).rejects.toThrow();
  await expect.poll(() => said.length).toBe(1);
  await service.stop();
  await given;
});

it('a service that is stopped stays stopped, also in the pause before a restart', async () => {
  await keep(answering).start();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const killed = service.running();
  process.kill(Number(killed.pid), 'SIGKILL');
  await killed.ended;
  await nextTurn();
  expect(said).toHaveLength(1);
  await service.stop();
  vi.runAllTimers();
  expect(service.running()).toBe(killed);
});
