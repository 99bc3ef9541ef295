import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../test/create-test-app.ts';
import { newStaff, type TestMember } from '../../test/factories.ts';
import { countUpTo, listAll } from './list-page.ts';

let app: TestApp;
let auditor: TestMember;
beforeAll(async () => {
  app = await createTestApp();
  auditor = await newStaff(app, 'Auditor');
});
afterAll(() => app.close());

const cursors = [[], ['x'], ['x', 'y'], [1, 2], [1e300, 'y'], [{}, null], [1.5, 1.5], 'x', null].map(
  (cursor) => Buffer.from(JSON.stringify(cursor)).toString('base64url'),
);

test.each(['not base64', 'AAAA', ...cursors])(
  'a cursor that the shop did not make, %s, is refused or returns a page, but causes no server error',
  async (cursor) => {
    for (const key of [
      'GET /admin/users/query',
      'GET /admin/roles/query',
      'GET /admin/logs/query',
      'GET /admin/messages/query',
    ] as const) {
      for (const field of ['after', 'before']) {
        const answer = await auditor.client.call(key, { [field]: cursor });
        expect([200, 400], `${key} ${answer.httpStatus}`).toContain(answer.httpStatus);
        if (answer.httpStatus === 400) expect(Object.keys(answer.details?.fields ?? {})).toEqual([field]);
      }
    }
  },
);

test('counts stop at 1,000', async () => {
  const { db } = app.services;
  const rows = db('outboxEvents').where({ tag: 'counted' });
  const add = (length: number) =>
    db('outboxEvents').insert(Array.from({ length }, () => ({ tag: 'counted', createdAt: 1 })));
  for (const length of [333, 333, 333]) await add(length);
  expect(await countUpTo(db, rows)).toBe(999);
  await add(2);
  expect(await countUpTo(db, rows)).toBe(1000);
});

test('while all rows of a list are read, the event loop serves other work after every fifty rows', async () => {
  const { db } = app.services;
  const events = Array.from({ length: 120 }, () => ({ tag: 'exported', createdAt: 1 }));
  await db('outboxEvents').insert(events);
  const list = {
    rows: db('outboxEvents').where({ tag: 'exported' }).select('id'),
    sorts: { id: ['outbox_events.id'] },
    defaultSort: 'id',
    present: (rows: { id: number }[]) => rows,
  };
  const servedAfter: number[] = [];
  let read = 0;
  const serve = () => {
    servedAfter.push(read);
    if (read < events.length) setImmediate(serve);
  };
  setImmediate(serve);
  for await (const _row of listAll(list, undefined)) read += 1;
  expect(read).toBe(120);
  expect(servedAfter).toEqual(expect.arrayContaining([50, 100]));
});

test('page numbers end at ten thousand rows', async () => {
  const answer = await auditor.client.call('GET /admin/users/query', { page: 501, pageSize: '20' });
  expect(answer).toMatchObject({ httpStatus: 400, errorCode: 'SYS007' });
});
