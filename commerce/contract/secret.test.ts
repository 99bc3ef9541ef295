import { expect, test } from 'vitest';
import { acceptedForMs, readSecret } from './secret.ts';

const rotatedAt = Date.UTC(2026, 0, 31, 2);
const minute = 60_000;
const until = (at: number) => new Date(at + acceptedForMs).toISOString();

test.each([
  ['just after the rotation', 0, 'former', ['new', 'former']],
  ['before half of the time', 59, 'former', ['new', 'former']],
  ['from half of the time on', 60, 'new', ['new', 'former']],
  ['before the end', 119, 'new', ['new', 'former']],
  ['at the end', 120, 'new', ['new']],
])('%s, a service that has restarted uses and accepts the right ones', (_, minutes, toUse, accepted) => {
  const secret = readSecret({ TOKEN: 'new', TOKEN_OLD: `former ${until(rotatedAt)}` }, 'TOKEN');
  const at = rotatedAt + minutes * minute;
  expect(secret.toUse(at)).toBe(toUse);
  expect(secret.accepted(at)).toEqual(accepted);
  expect(secret.known).toEqual(['new', 'former']);
});

/** Minutes after the first rotation; the second one is 10 minutes later. */
test.each([
  [10, 'first'],
  [59, 'first'],
  [60, 'second'],
  [69, 'second'],
  [70, 'third'],
])('of two rotations in a row, %i minutes later the %s secret is used', (minutes, toUse) => {
  const old = `first ${until(rotatedAt)}, second ${until(rotatedAt + 10 * minute)}`;
  expect(readSecret({ TOKEN: 'third', TOKEN_OLD: old }, 'TOKEN').toUse(rotatedAt + minutes * minute)).toBe(
    toUse,
  );
});

test('what a service uses, every other one accepts, whichever of them has restarted', () => {
  const before = readSecret({ TOKEN: 'former' }, 'TOKEN');
  const after = readSecret({ TOKEN: 'new', TOKEN_OLD: `former ${until(rotatedAt)}` }, 'TOKEN');
  for (let at = rotatedAt; at < rotatedAt + acceptedForMs / 2; at += minute) {
    for (const from of [before, after]) {
      for (const to of [before, after]) expect(to.accepted(at)).toContain(from.toUse(at));
    }
  }
});

test('an unset secret is never accepted', () => {
  expect(readSecret({}, 'TOKEN')).toMatchObject({ known: [] });
  expect(readSecret({ TOKEN: '', TOKEN_OLD: '' }, 'TOKEN').accepted(0)).toEqual([]);
  expect(readSecret({}, 'TOKEN').toUse(0)).toBe('');
});

test.each(['hidden', 'hidden tomorrow', 'hidden 2026-13-01T00:00:00Z', 'hidden 2026-01-01T00:00:00Z more'])(
  'a wrong value is refused without being shown: %s',
  (old) => {
    const read = () => readSecret({ TOKEN: 'new', TOKEN_OLD: old }, 'TOKEN');
    expect(read).toThrow('TOKEN_OLD is wrong');
    expect(read).not.toThrow('hidden');
  },
);
