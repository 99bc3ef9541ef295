import { expect, test } from 'vitest';
import { deviceOf } from './use-device.ts';
import { waysFor } from './ways-for.ts';

test.each([
  ['desktop', ['code', 'desktop', 'phone'], ['code', 'desktop']],
  ['desktop', ['code', 'phone'], ['code']],
  ['desktop', ['desktop', 'phone'], ['desktop']],
  ['phone', ['code', 'desktop', 'phone'], ['phone']],
  ['wechat', ['code', 'phone'], []],
  ['wechat', ['code', 'phone', 'wechat'], ['wechat']],
  ['desktop', [], []],
] as const)('a %s that is offered %j uses %j', (device, offered, used) => {
  expect(waysFor(device, [...offered])).toEqual(used);
});

const engine = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${engine} Chrome/140.0.0.0 Safari/537.36`, 'desktop'],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${engine} Version/18.0 Safari/605.1.15`, 'desktop'],
  [`Mozilla/5.0 (Linux; Android 14; Pixel 8) ${engine} Chrome/140.0.0.0 Mobile Safari/537.36`, 'phone'],
  [`Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${engine} Mobile/15E148 Safari/604.1`, 'phone'],
  [`Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) ${engine} Mobile/15E148 MicroMessenger/8.0.50`, 'wechat'],
  [`Mozilla/5.0 (Windows NT 10.0) ${engine} Safari/537.36 MicroMessenger/7.0.20`, 'wechat'],
])('%s is a %s', (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device);
});
