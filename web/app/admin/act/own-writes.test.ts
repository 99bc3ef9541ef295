import { expect, test } from 'vitest';
import { ApiError } from '../../api/errors.ts';
import { writeAnyVersion, writeVersion } from './own-writes.ts';

/** A record of commerce, which refuses a write for another version than the present one. */
function newRecord() {
  const id = `messageId:${crypto.randomUUID()}`;
  let version = 'v1';
  const named: string[] = [];
  const change = (next: string) => {
    const formerVersion = version;
    version = next;
    return { version, formerVersion };
  };
  return {
    named,
    change,
    write: (seen: string, next: string) =>
      writeVersion(id, seen, async (names) => {
        named.push(names);
        await Promise.resolve();
        if (names !== version) {
          throw new ApiError({
            ...{ errorCode: 'SYS009', message: '', status: 409, traceId: '' },
            details: { version },
          });
        }
        return change(next);
      }),
    note: (next: string) => writeAnyVersion(id, async () => change(next)),
  };
}

const conflict = { errorCode: 'SYS009' };

test('a write to the version that is still shown names the one that the own writes have led to', async () => {
  const { named, write } = newRecord();
  await write('v1', 'v2');
  await write('v1', 'v3');
  await write('v2', 'v4');
  expect(named).toEqual(['v1', 'v2', 'v3']);
});

test('a write waits for the one before it, also if that one is refused', async () => {
  const { named, write } = newRecord();
  const [first, second, third] = [write('v1', 'v2'), write('v0', 'v3'), write('v1', 'v4')];
  await first;
  await expect(second).rejects.toMatchObject(conflict);
  await third;
  expect(named).toEqual(['v1', 'v0', 'v2']);
});

test('a note does not make the own next write a conflict', async () => {
  const { note, write } = newRecord();
  await note('v2');
  await note('v3');
  await write('v1', 'v4');
});

test('what somebody else did before a note, or after the own write, is a conflict', async () => {
  const before = newRecord();
  before.change('other');
  await before.note('v2');
  await expect(before.write('v1', 'v3')).rejects.toMatchObject(conflict);
  const after = newRecord();
  await after.write('v1', 'v2');
  after.change('other');
  await expect(after.write('v1', 'v3')).rejects.toMatchObject(conflict);
  await after.write('other', 'v3');
});

test('a value that was changed and changed back has its old version, and the next write names it', async () => {
  const { named, write } = newRecord();
  await write('v1', 'v2');
  await write('v2', 'v1');
  await write('v1', 'v3');
  expect(named).toEqual(['v1', 'v2', 'v1']);
});

test('if somebody else has changed a value back, one conflict is said, and the next write goes through', async () => {
  const { change, write } = newRecord();
  await write('v1', 'v2');
  change('v1');
  await expect(write('v1', 'v3')).rejects.toMatchObject(conflict);
  await write('v1', 'v3');
});

test('the writes to other records neither wait nor change the version', async () => {
  const [one, other] = [newRecord(), newRecord()];
  await one.write('v1', 'v2');
  await other.write('v1', 'v2');
  expect(other.named).toEqual(['v1']);
});
