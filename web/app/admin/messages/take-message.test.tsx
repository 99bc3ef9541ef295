// @vitest-environment happy-dom
import type { Permission } from '@junyao/commerce/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { press } from '../../private/testing/mount-page.tsx';
import { saveSession } from '../../session/session.ts';
import { undoStore, withdrawUndo } from '../act/undo.ts';
import { mountScreen, namesOf } from '../testing/mount-screen.tsx';
import { answered, inputsOf, stubCommerce } from '../testing/stub-commerce.ts';
import type { MessageRow } from './message-detail.ts';
import { TakeMessage } from './take-message.tsx';

const path = 'POST /admin/messages/assign';
const own = { userId: 'u-1', username: 'wang' };
const colleague = { userId: 'u-2', username: 'li' };

beforeEach(() => {
  saveSession({ userId: own.userId, authToken: 'token' }, false);
});
afterEach(() => {
  withdrawUndo(undoStore.read()?.id ?? 0);
  vi.unstubAllGlobals();
});

const messageOf = (changes: Partial<MessageRow>): MessageRow => ({
  ...{
    messageId: 'm-1',
    createdAt: '2026-11-20T06:02:00Z',
    name: 'Ada',
    email: 'ada@example.com',
    phone: '',
  },
  ...{ subject: 'A vase', kind: 'contact', productCode: null, status: 'NEW', assignee: null, version: 'v1' },
  ...changes,
});

const mountRow = (changes: Partial<MessageRow>, permissions: readonly Permission[] = ['messages.answer']) =>
  mountScreen(() => <TakeMessage message={messageOf(changes)} />, { permissions });

test.each([
  { message: 'a new message', changes: { status: 'NEW' }, may: 'messages.answer', buttons: ['Assign to me'] },
  {
    message: 'a read message',
    changes: { status: 'READ' },
    may: 'messages.answer',
    buttons: ['Assign to me'],
  },
  { message: 'an answered message', changes: { status: 'REPLIED' }, may: 'messages.answer', buttons: [] },
  { message: 'a closed message', changes: { status: 'CLOSED' }, may: 'messages.answer', buttons: [] },
  { message: "a colleague's message", changes: { assignee: colleague }, may: 'messages.answer', buttons: [] },
  { message: 'a new message', changes: { status: 'NEW' }, may: 'messages.read', buttons: [] },
] as const)('with $may, $message offers $buttons', async ({ changes, may, buttons }) => {
  stubCommerce({});
  await mountRow(changes, [may]);
  expect(namesOf('button')).toEqual(buttons);
});

test('a message is taken over in the version that was seen, and this can be undone', async () => {
  const calls = stubCommerce({
    [path]: ({ assignee }) => answered({ ...messageOf({}), assignee: assignee ? own : null, version: 'v2' }),
  });
  await mountRow({});
  await press('Assign to me');
  expect(undoStore.read()?.text()).toBe('Assigned to wang');
  await undoStore.read()?.undo();
  expect(inputsOf(calls, path).map(({ version, assignee }) => [version, assignee])).toEqual([
    ['v1', 'u-1'],
    ['v2', null],
  ]);
});
