import { expect, test } from 'vitest';
import { hour, minute } from '../clock.ts';
import { documentedLimits, readLimits } from './limits.ts';

test('without variables, the limits of the interfaces count', () => {
  expect(readLimits({ WECHAT_MOST_YUAN: ' ' })).toEqual(documentedLimits);
});

test('a merchant sets what its contract says for a channel, in one payment and in a day', () => {
  const limits = readLimits({ WECHAT_MOST_YUAN: '5000', ALIPAY_MOST_YUAN_A_DAY: '20000.50' });
  expect(limits).toMatchObject({
    alipay: { mostFen: 2_000_050, mostADayFen: 2_000_050 },
    wechat: { mostFen: 500_000, mostADayFen: Number.POSITIVE_INFINITY },
    unionpay: documentedLimits.unionpay,
  });
  expect(readLimits({ ALIPAY_MOST_YUAN: '999999999' }).alipay.mostFen).toBe(10_000_000_000);
});

test.each(['0', '-5', '5,000', '1e9', '0.001', 'much'])('%s is no amount', (WECHAT_MOST_YUAN) => {
  expect(() => readLimits({ WECHAT_MOST_YUAN })).toThrow(
    'commerce cannot start: set WECHAT_MOST_YUAN to an amount in yuan',
  );
});

test('the times of all channels leave room to pay, and none is longer than a code lives', () => {
  for (const { shortestTime, longestTime } of Object.values(documentedLimits))
    expect([shortestTime, longestTime]).toEqual([minute, 2 * hour]);
});
