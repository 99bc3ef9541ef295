import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../shop/services.ts';

const onServer = /^(?:commerce\/src|cms\/src\/(?!admin\/)|web\/server|web\/app\/.*\.server\.ts$)/;
const ofTests = /\.test\.tsx?$|\/testing\//;

const sources = ['commerce/src', 'cms/src', 'web/server', 'web/app']
  .flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
      path.join(folder, name),
    ),
  )
  .filter((file) => /\.tsx?$/.test(file) && onServer.test(file) && !ofTests.test(file));

test('no service follows a redirect, which would take its secret to another host', () => {
  const calls = sources.flatMap((file) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    return [...text.matchAll(/(?<![\w.])fetch\(.*?\n? *\}?\);/gs)].map(([call]) => ({ file, call }));
  });
  expect(calls.length).toBeGreaterThanOrEqual(7);
  expect(calls.filter(({ call }) => !call.includes("redirect: 'error'")).map(({ file }) => file)).toEqual([]);
});
