import { randomInt } from 'node:crypto';
import { readdir, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { cms } from '../../test/cms.ts';

/** No other file has this size. */
const size = 1_000_000 + randomInt(1_000_000);

async function leftFiles(): Promise<number> {
  const names = await readdir(tmpdir());
  const files = await Promise.all(names.map((name) => stat(path.join(tmpdir(), name)).catch(() => null)));
  return files.filter((file) => file?.size === size).length;
}

it.each([
  ['POST', '/upload', 'files'],
  ['POST', '/upload', 'other'],
  ['POST', '/admin/login', 'files'],
  ['PUT', '/nothing', 'files'],
])('a file of a stranger that %s %s refuses is not kept (field %s)', async (method, address, field) => {
  const { url } = await cms();
  const body = new FormData();
  body.set(field, new File([Buffer.alloc(size)], 'picture.jpg'));
  const { status } = await fetch(url + address, { method, body });
  expect(status).toBeGreaterThanOrEqual(400);
  await expect.poll(leftFiles).toBe(0);
});
