import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../test/create-test-app.ts';
import { newStaff, type TestMember } from '../../test/factories.ts';

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
  async (after) => {
    for (const key of [
      'GET /admin/users/query',
      'GET /admin/roles/query',
      'GET /admin/logs/query',
      'GET /admin/messages/query',
    ] as const) {
      const answer = await auditor.client.call(key, { after });
      expect([200, 400], `${key} ${answer.httpStatus}`).toContain(answer.httpStatus);
    }
  },
);

test('page numbers end at ten thousand rows', async () => {
  const answer = await auditor.client.call('GET /admin/users/query', { page: 501, pageSize: '20' });
  expect(answer).toMatchObject({ httpStatus: 400, errorCode: 'SYS007' });
});
