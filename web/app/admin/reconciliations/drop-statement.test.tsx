// @vitest-environment happy-dom
import { act } from 'react';
import { href } from 'react-router';
import { expect, test, vi } from 'vitest';
import { click, find, mountScreen, offeredButtons } from '../testing/mount-screen.tsx';
import { answered, inputsOf, refused, stubCommerce } from '../testing/stub-commerce.ts';
import { DropStatement } from './drop-statement.tsx';

const key = 'POST /admin/finance/reconcile';
const day = '2026-01-15';
const kept = {
  ...{ reconciliationId: '7', channel: 'wechat', from: day, to: day, matched: 2, differences: 2, open: 1 },
};

async function mount(...answers: Response[]) {
  const calls = stubCommerce({ [key]: () => answers.shift() ?? answered(kept) });
  await mountScreen(() => <DropStatement day={day} />, { address: href('/admin/finance/day') });
  return { sent: () => inputsOf(calls, key) };
}

async function drop(...parts: BlobPart[]) {
  const file = new File(parts, 'bill.csv');
  const event = new Event('drop', { cancelable: true });
  Object.assign(event, { dataTransfer: { types: ['Files'], files: [file] } });
  await act(async () => void window.dispatchEvent(event));
  await vi.waitFor(() => expect(document.querySelector('[aria-busy]')).toBeNull());
}

test('a dropped file is decoded and sent for the day, whatever its encoding', async () => {
  const { sent } = await mount();
  // 交易 in GBK, which Alipay writes.
  await drop(new Uint8Array([0xbd, 0xbb, 0xd2, 0xd7]));
  await vi.waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toMatchObject({ day, statement: '交易', fileName: 'bill.csv' });
});

test('a ZIP file is not sent, and its refusal says what to drop instead', async () => {
  const { sent } = await mount();
  await drop('PK\u0003\u0004');
  await vi.waitFor(() => expect(find('[role="alert"]').textContent).toContain('Unpack it first'));
  expect(sent()).toEqual([]);
});

test('a picture is no statement', async () => {
  const { sent } = await mount();
  await drop(new Uint8Array([0x89, 0x50, 0x4e, 0x47]));
  await vi.waitFor(() => expect(find('[role="alert"]').textContent).toContain('This is a picture'));
  expect(sent()).toEqual([]);
});

test('the channel is asked for if the file does not tell it', async () => {
  const { sent } = await mount(refused('FIN009', 400));
  await drop('serial_no,amount,time');
  await vi.waitFor(() => expect(offeredButtons()).toContain('UnionPay'));
  await click(find('button', 'UnionPay'));
  await vi.waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]).toMatchObject({ channel: 'unionpay', statement: 'serial_no,amount,time' });
});

test.each([
  ['FIN006', 'Reconcile again'],
  ['FIN014', 'Reconcile anyway'],
  ['FIN017', 'Reconcile anyway'],
  ['FIN019', 'Reconcile anyway'],
  ['FIN020', 'Reconcile anyway'],
])('after the refusal %s the person may insist', async (code, verb) => {
  const { sent } = await mount(refused(code, 409, { details: { reconciliationId: '3', days: 'x', day } }));
  await drop('a');
  await vi.waitFor(() => expect(offeredButtons()).toContain(verb));
  await click(find('button', verb));
  await vi.waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]).toMatchObject({ again: true });
});

test('a file that was reconciled before is told when, and is no failure', async () => {
  const details = { reconciliationId: '3', at: '2026-01-14T06:02:00.000Z' };
  await mount(refused('FIN006', 409, { details }));
  await drop('a');
  await vi.waitFor(() => expect(offeredButtons()).toContain('Reconcile again'));
  expect(document.querySelector('[role="alert"]')).toBeNull();
  expect(find('time').getAttribute('datetime')).toBe(details.at);
});

test('a file that no statement looks like is refused without a way to insist', async () => {
  await mount(refused('FIN018', 400));
  await drop('a');
  await vi.waitFor(() => expect(find('[role="alert"]').textContent).toContain('no statement'));
  expect(offeredButtons()).not.toContain('Reconcile anyway');
});
