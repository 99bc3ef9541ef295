import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../test/create-test-app.ts';
import { newMember, newStaff, type TestMember } from '../../test/factories.ts';

let app: TestApp;
let support: TestMember;
beforeAll(async () => {
  app = await createTestApp();
  support = await newStaff(app, 'Support');
});
afterAll(() => app.close());

async function newMessage(changes: object = {}): Promise<string> {
  const id = crypto.randomUUID();
  await app.services.db('contactMessages').insert({
    id,
    name: 'Visitor',
    email: 'visitor@example.com',
    phone: '',
    subject: 'A vase',
    message: 'Is it still there?',
    kind: 'contact',
    fingerprint: id,
    status: 'NEW',
    createdAt: app.clock.now(),
    ...changes,
  });
  return id;
}

const requestId = () => crypto.randomUUID();

function move(messageId: string, action: 'read' | 'mark_replied' | 'close') {
  return support.client.call(`POST /admin/messages/${action}`, { requestId: requestId(), messageId });
}

function assign(messageId: string, assignee: string | null) {
  const input = { requestId: requestId(), messageId, assignee };
  return support.client.call('POST /admin/messages/assign', input);
}

test('a message can be read, answered and closed, but never moved back', async () => {
  const id = await newMessage();
  expect((await move(id, 'read')).content.status).toBe('READ');
  expect(await move(id, 'read')).toMatchObject({ httpStatus: 409, errorCode: 'MSG002' });
  expect((await move(id, 'mark_replied')).content.status).toBe('REPLIED');
  expect((await move(id, 'read')).errorCode).toBe('MSG002');
  expect((await move(id, 'close')).content.status).toBe('CLOSED');
  for (const action of ['read', 'mark_replied', 'close'] as const) {
    expect((await move(id, action)).errorCode).toBe('MSG002');
  }
});

test('a message tells who read, assigned, answered and closed it, but not what was refused', async () => {
  const id = await newMessage();
  await move(id, 'read');
  await assign(id, support.userId);
  await assign(id, null);
  await move(id, 'mark_replied');
  await move(id, 'read');
  await move(id, 'close');
  const { events } = await support.client.ok('GET /admin/messages/detail', { messageId: id });
  expect(events.map(({ event, assignee }) => [event, assignee?.userId ?? null])).toEqual([
    ['read', null],
    ['assigned', support.userId],
    ['assigned', null],
    ['replied', null],
    ['closed', null],
  ]);
  expect(new Set(events.map(({ by }) => by))).toEqual(new Set([`member${support.phone}`]));
});

test('a message that a colleague has changed meanwhile is refused with its present version', async () => {
  const messageId = await newMessage();
  const { version } = await support.client.ok('GET /admin/messages/detail', { messageId });
  const note = { requestId: requestId(), messageId, text: '我来回' };
  const { formerVersion } = await support.client.ok('POST /admin/messages/note', note);
  // So the author of the note learns that nobody has changed the message in between.
  expect(formerVersion).toBe(version);
  const now = await support.client.ok('GET /admin/messages/detail', { messageId });
  const stale = { requestId: requestId(), messageId, version, assignee: support.userId };
  expect(await support.client.call('POST /admin/messages/assign', stale)).toMatchObject({
    ...{ httpStatus: 409, errorCode: 'SYS009', details: { version: now.version } },
  });
  const { items } = await support.client.ok('GET /admin/messages/query', { pageSize: 100 });
  expect(items.find((row) => row.messageId === messageId)?.version).toBe(now.version);
  const fresh = { ...stale, requestId: requestId(), version: now.version };
  expect((await support.client.call('POST /admin/messages/assign', fresh)).httpStatus).toBe(200);
});

test('of several people who assign a message at once, one does, and the others learn of it', async () => {
  const messageId = await newMessage();
  const { version } = await support.client.ok('GET /admin/messages/detail', { messageId });
  const people = await Promise.all(Array.from({ length: 6 }, () => newStaff(app, 'Support')));
  const answers = await Promise.all(
    people.map(({ client, userId }) =>
      client.call('POST /admin/messages/assign', {
        ...{ requestId: requestId(), messageId, version, assignee: userId },
      }),
    ),
  );
  const [done, ...refused] = answers.toSorted((a, b) => a.httpStatus - b.httpStatus);
  const now = await support.client.ok('GET /admin/messages/detail', { messageId });
  expect(done?.content).toMatchObject({ assignee: now.assignee, version: now.version });
  for (const answer of refused) {
    expect(answer).toMatchObject({ errorCode: 'SYS009', details: { version: now.version } });
  }
});

test('messages are filtered and counted by assignee, and only staff who may answer can be assigned', async () => {
  const messageId = await newMessage();
  const colleague = await newStaff(app, 'Support');
  const reader = await newStaff(app, 'Auditor');
  const frozen = await newStaff(app, 'Support');
  await app.services.db('users').where({ id: frozen.userId }).update({ status: 'frozen' });
  const assignees = await support.client.ok('GET /admin/messages/assignees', {});
  const ids = assignees.map(({ userId }) => userId);
  expect(ids).toEqual(expect.arrayContaining([support.userId, colleague.userId]));
  expect(ids).not.toContain(reader.userId);
  expect(ids).not.toContain(frozen.userId);
  const listed = async (assignee: string) =>
    (await support.client.ok('GET /admin/messages/query', { assignee, pageSize: 100 })).items.map(
      (row) => row.messageId,
    );
  expect(await listed('none')).toContain(messageId);
  await assign(messageId, colleague.userId);
  expect(await listed('none')).not.toContain(messageId);
  expect(await listed(colleague.userId)).toEqual([messageId]);
  const counts = { assignee: colleague.userId };
  expect(await support.client.ok('GET /admin/messages/counts', counts)).toEqual({
    ...{ all: 1, NEW: 1, READ: 0, REPLIED: 0, CLOSED: 0 },
  });
});

test('when two persons close a message at once, one succeeds', async () => {
  const id = await newMessage();
  const answers = await Promise.all([move(id, 'close'), move(id, 'close')]);
  expect(answers.map(({ errorCode }) => errorCode).sort()).toEqual(['MSG002', undefined]);
});

test('a message can be assigned only to active staff who may answer it, and not after it is closed', async () => {
  const id = await newMessage();
  const colleague = await newStaff(app, 'Support');
  const finance = await newStaff(app, 'Finance');
  const member = await newMember(app);
  const assigned = await assign(id, colleague.userId);
  expect(assigned.content.assignee).toEqual({
    userId: colleague.userId,
    username: `member${colleague.phone}`,
  });
  for (const { userId } of [finance, member]) {
    expect(await assign(id, userId)).toMatchObject({ httpStatus: 404, errorCode: 'ROL001' });
  }
  await app.services.db('users').where({ id: colleague.userId }).update({ status: 'frozen' });
  expect((await assign(id, colleague.userId)).errorCode).toBe('ROL001');
  expect((await assign(id, null)).content.assignee).toBeNull();
  await move(id, 'close');
  expect((await assign(id, support.userId)).errorCode).toBe('MSG002');
});

test('notes are stored with author and time, oldest first', async () => {
  const id = await newMessage();
  for (const text of ['Called, no answer.', 'Wrote a letter.']) {
    const input = { requestId: requestId(), messageId: id, text };
    await support.client.ok('POST /admin/messages/note', input);
  }
  const { notes } = await support.client.ok('GET /admin/messages/detail', { messageId: id });
  expect(notes).toMatchObject([{ text: 'Called, no answer.' }, { text: 'Wrote a letter.' }]);
  expect(notes[0]?.author).toBe(`member${support.phone}`);
});

test('a note is withdrawn by its author alone, as long as nothing else has changed', async () => {
  const messageId = await newMessage();
  const add = (text: string) =>
    support.client.ok('POST /admin/messages/note', { requestId: requestId(), messageId, text });
  const withdraw = (version: string, person = support) =>
    person.client.call('POST /admin/messages/withdraw_note', { requestId: requestId(), messageId, version });
  const first = await add('第一条');
  const { version } = await add('第二条');
  expect((await withdraw(version, await newStaff(app, 'Support'))).errorCode).toBe('ORD019');
  expect((await withdraw(first.version)).errorCode).toBe('SYS009');
  expect((await withdraw(version)).content.notes).toMatchObject([{ text: '第一条' }]);
});

test('an unknown message is not found', async () => {
  const messageId = crypto.randomUUID();
  const input = { requestId: requestId(), messageId, text: 'x' };
  expect((await support.client.call('GET /admin/messages/detail', { messageId })).errorCode).toBe('MSG001');
  expect((await support.client.call('POST /admin/messages/note', input)).errorCode).toBe('MSG001');
  expect((await move(messageId, 'read')).errorCode).toBe('MSG001');
  expect((await assign(messageId, null)).errorCode).toBe('MSG001');
});

test("staff who may only read messages can't answer them", async () => {
  const auditor = await newStaff(app, 'Auditor');
  const messageId = await newMessage();
  expect((await auditor.client.call('GET /admin/messages/detail', { messageId })).status).toBe('OK');
  const answer = await auditor.client.call('POST /admin/messages/read', {
    requestId: requestId(),
    messageId,
  });
  expect(answer.errorCode).toBe('SYS005');
});

test('messages are found by words, kind, piece, status and day', async () => {
  const subject = 'Lotus bowl 100%';
  const enquiry = { kind: 'customization', productCode: 'JY-2026-099' };
  const id = await newMessage({ subject, ...enquiry, createdAt: Date.UTC(2026, 0, 10, 15, 59) });
  await newMessage({ subject: 'Lotus bowl 100x' });
  const find = async (filters: object) => {
    const { items } = await support.client.ok('GET /admin/messages/query', filters);
    return items.map(({ messageId }) => messageId);
  };
  expect(await find({ search: 'BOWL 100%' })).toEqual([id]);
  expect(await find({ from: '2026-01-10', to: '2026-01-10' })).toEqual([id]);
  expect(await find({ kind: 'customization' })).toEqual([id]);
  expect(await find({ kind: 'contact', search: subject })).toEqual([]);
  expect(await find({ search: 'jy-2026-099' })).toEqual([id]);
  expect(await support.client.ok('GET /admin/messages/detail', { messageId: id })).toMatchObject(enquiry);
  await move(id, 'close');
  expect(await find({ status: 'CLOSED', search: subject })).toEqual([id]);
  expect(await find({ status: 'NEW', search: subject })).toEqual([]);
});
