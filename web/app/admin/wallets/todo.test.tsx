// @vitest-environment happy-dom
import type { OutputOf } from '@junyao/commerce/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { find, mountScreen, namesOf } from '../testing/mount-screen.tsx';
import { stubCommerce } from '../testing/stub-commerce.ts';
import Todo from './todo.tsx';

type Task = OutputOf<'GET /admin/wallets/todo'>['items'][number];

afterEach(() => vi.unstubAllGlobals());

const member = { userId: 'u-2', username: 'li' };
const taskOf = (changes: Partial<Task> = {}): Task => ({
  ...{ kind: 'recharge', id: 'JC1', at: '2026-01-01T08:00:00.000Z', member, phone: '138****0012' },
  ...{ amount: 6800, channel: 'alipay', by: null, for: null, orderNo: null, heldUntil: null },
  ...{ outcome: null, reported: null },
  ...changes,
});

function mountTasks(...items: Task[]) {
  const list = { items, total: items.length, totalIsMore: false, page: 1, pageSize: 20 };
  const page = {
    value: { ...list, next: null, previous: null },
    again: () => Promise.reject(new Error('none')),
  };
  const loaderData = { params: {}, page, counts: undefined, filtered: {}, exported: {}, clockOffset: 0 };
  return mountScreen(() => <Todo loaderData={loaderData} />, {
    address: '/admin/wallet-manage',
    permissions: ['wallets.read', 'recharges.settle', 'credits.post', 'refunds.decide'],
  });
}

test('each task is a sentence with one button', async () => {
  stubCommerce({});
  await mountTasks(
    taskOf(),
    taskOf({ kind: 'refund', id: 'JR1', reported: 6700 }),
    taskOf({ kind: 'unmatched', id: '7', member: null, phone: null, outcome: 'unknownNumber' }),
  );
  expect(namesOf('[data-record]')).toEqual([
    'li (138****0012): recharge of ¥6,800.00 through Alipay, to be confirmed',
    'li (138****0012): refund of ¥6,800.00, but Alipay reports ¥6,700.00',
    '¥6,800.00 arrived through Alipay: the shop has no such recharge',
  ]);
  expect(namesOf('[data-row] a:not([data-record])')).toEqual(['Confirm', 'Settle', 'Credit a member']);
  expect(find('[data-record]').getAttribute('href')).toBe('/admin/wallet-manage/todo/recharge/JC1');
});

test('the second person reads which order waits, and until when its pieces are reserved', async () => {
  stubCommerce({});
  const orderNo = 'JO202601010000000001';
  const by = { userId: 'u-3', username: 'zhao' };
  const heldUntil = '2026-01-02T10:00:00.000Z';
  await mountTasks(taskOf({ kind: 'credit', by, for: 'JC1', orderNo, heldUntil }));
  const [sentence] = namesOf('[data-record]');
  expect(sentence).toBe(`li (138****0012): ¥6,800.00 for order ${orderNo}, proposed by zhao, to be checked`);
  expect(find('[data-row]').textContent).toContain('pieces reserved until');
});

test('nobody has a button for an own proposal or for money of the own wallet', async () => {
  stubCommerce({});
  const self = { userId: 'u-1', username: 'wang' };
  await mountTasks(taskOf({ kind: 'credit', by: self }), taskOf({ id: 'JC2', member: self }));
  expect(namesOf('[data-record]')[0]).toContain('proposed by you, waits for another person');
  expect(namesOf('[data-row] a:not([data-record])')).toEqual([]);
});

test('how long pieces stay reserved may take a second line, so that no time is cut off', async () => {
  stubCommerce({});
  await mountTasks(taskOf({ for: 'JO1', heldUntil: '2026-01-02T09:30:00.000Z' }));
  const note = find('[data-row] time:last-of-type').parentElement;
  expect(note?.textContent).toContain('17:30');
  expect(note?.classList).not.toContain('truncate');
});

test('the button leads to the record', async () => {
  stubCommerce({});
  await mountTasks(taskOf());
  expect(find('[data-row] a:not([data-record])').getAttribute('href')).toBe(
    '/admin/wallet-manage/todo/recharge/JC1',
  );
});
