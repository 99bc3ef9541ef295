// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { addressForm } from './address-form.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const entered = {
  recipientName: '李四',
  phone: '13800138000',
  province: '河南省',
  city: '许昌市',
  district: '禹州市',
  street: '神垕镇 2 号',
  isDefault: false,
  addressId: '',
};

test('a new address without an answer is sent again with the same request id, the next one with another', async () => {
  vi.useFakeTimers();
  const requestIds: unknown[] = [];
  let answering = false;
  vi.stubGlobal('fetch', async (_: unknown, { body }: RequestInit) => {
    requestIds.push(JSON.parse(String(body)).requestId);
    if (!answering) throw new TypeError('Failed to fetch');
    return Response.json({ status: 'OK', content: entered });
  });
  const save = () => addressForm.send(entered, new AbortController().signal);

  const lost = expect(save()).rejects.toThrow('Failed to fetch');
  await vi.runAllTimersAsync();
  await lost;
  answering = true;
  await save();
  const [first, ...others] = requestIds;
  expect(first).toEqual(expect.any(String));
  expect(new Set(others)).toEqual(new Set([first]));

  await save();
  expect(requestIds.at(-1)).not.toBe(first);
});
