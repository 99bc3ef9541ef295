import { expect, test } from 'vitest';
import { collect } from '../../test/collect.ts';
import { zip } from '../../test/payments/zip.ts';
import { unzip } from './unzip.ts';

const files = [
  ['first.csv', Buffer.from('one')],
  ['明细.csv', Buffer.from('two'.repeat(100_000))],
] as const;

test('each file of a zip file is read as it was', async () => {
  const found = unzip(zip(files));
  expect(found[0]?.name).toBe('first.csv');
  const read = await Promise.all(
    found.map(async (file) => String(Buffer.concat(await collect(file.read())))),
  );
  expect(read).toEqual(files.map(([, content]) => String(content)));
});

test('what is damaged is not read', async () => {
  const zipped = zip(files);
  expect(() => unzip(zipped.subarray(0, -30))).toThrow('not a zip file');
  expect(() => unzip(Buffer.from('PK'))).toThrow('not a zip file');
  const damaged = Buffer.from(zipped);
  damaged.writeUInt32LE(1, damaged.readUInt32LE(damaged.length - 6) + 16);
  await expect(Promise.all(unzip(damaged).map((file) => collect(file.read())))).rejects.toThrow('damaged');
});
