import type { OutputOf } from '@junyao/commerce/contract';
import { expect, test } from 'vitest';
import { pickChannel, takes } from './pick-channel.ts';

type Offered = OutputOf<'GET /wallet/charge/options'>['channels'][number];

const alipay: Offered = { channel: 'alipay', ways: ['code', 'phone'], maxAmount: 1000 };
const wechat: Offered = { channel: 'wechat', ways: ['code', 'phone', 'wechat'], maxAmount: 5000 };
const byHand: Offered = { channel: 'wechat', ways: [], maxAmount: null };

test.each([
  [undefined, 1000, 'alipay'],
  [undefined, 1000.01, 'wechat'],
  ['wechat', 1, 'wechat'],
  ['alipay', 2000, 'wechat'],
  [undefined, Number.NaN, 'alipay'],
] as const)('of %s for ¥%d, the page chooses %s', (wanted, amount, chosen) => {
  for (const device of [null, 'desktop'] as const)
    expect(pickChannel([alipay, byHand], { wanted, amount, device })?.channel).toBe(chosen);
});

test('within WeChat, the channel that can be paid there comes first', () => {
  const device = 'wechat';
  const channels = [alipay, wechat];
  expect(pickChannel(channels, { wanted: undefined, amount: 1, device })?.channel).toBe('wechat');
  expect(pickChannel(channels, { wanted: 'alipay', amount: 1, device })?.channel).toBe('alipay');
  expect(pickChannel([alipay], { wanted: undefined, amount: 1, device })?.channel).toBe('alipay');
});

test('no channel is chosen if none takes the amount', () => {
  expect(takes(alipay, 1001)).toBe(false);
  const device = 'desktop';
  expect(pickChannel([alipay], { wanted: 'alipay', amount: 1001, device })).toBeUndefined();
});
