import { expect, test } from 'vitest';
import { jsonLines } from './json-lines.ts';

function lineOf(info: Parameters<typeof jsonLines.transform>[0]): Record<string, unknown> {
  const formatted = jsonLines.transform(info) as unknown as Record<symbol, string>;
  return JSON.parse(formatted[Symbol.for('message')] ?? '');
}

test('a line is JSON with the levels of the other services', () => {
  const { time, ...entry } = lineOf({ level: 'warn', message: 'no\nadministrator' });
  expect(entry).toEqual({ level: 40, name: 'cms', msg: 'no\nadministrator' });
  expect(Math.abs(Number(time) - Date.now())).toBeLessThan(10_000);
});

test('a line about an error has its stack', () => {
  const error = new Error('broken');
  expect(lineOf({ level: 'error', message: error })).toMatchObject({
    level: 50,
    msg: 'broken',
    err: { stack: error.stack },
  });
});
