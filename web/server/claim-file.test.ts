import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { claimEnding, claimFile } from './claim-file.ts';

let folder: string;
let file: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'claims-'));
  file = path.join(folder, 'vase.avif');
});

afterEach(() => rm(folder, { recursive: true, force: true }));

function age(): Promise<void> {
  return utimes(file + claimEnding, new Date(0), new Date(0));
}

test('only one of many claims the file, and the next one after the claim has ended', async () => {
  const claims = await Promise.all(Array.from({ length: 8 }, () => claimFile(file)));
  expect(claims.filter((claim) => claim !== null)).toHaveLength(1);
  expect(await claimFile(file)).toBeNull();
  for (const release of claims) await release?.();
  expect(await readdir(folder)).toEqual([]);
  expect(await claimFile(file)).not.toBeNull();
});

test.each(['', 'a process that was killed'])('the stale claim %j is removed', async (owner) => {
  await writeFile(file + claimEnding, owner);
  expect(await claimFile(file)).toBeNull();
  await age();
  expect(await claimFile(file)).toBeNull();
  expect(await claimFile(file)).not.toBeNull();
});

test('a process whose claim was taken over does not end the claim of the other process', async () => {
  const releaseSlow = await claimFile(file);
  await age();
  expect(await claimFile(file)).toBeNull();
  const releaseOther = await claimFile(file);
  await releaseSlow?.();
  expect(await claimFile(file)).toBeNull();
  await releaseOther?.();
  expect(await claimFile(file)).not.toBeNull();
});

test('a claim that cannot be written does not keep the file from being made', async () => {
  expect(await claimFile(path.join(folder, 'no such folder', 'vase.avif'))).not.toBeNull();
});
