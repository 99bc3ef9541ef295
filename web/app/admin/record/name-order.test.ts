import { expect, test } from 'vitest';
import { serverI18n } from '../../i18n/i18n.server.ts';
import { nameOrder } from './name-order.ts';

test.each([
  ['zh', ['月白罐'], '王五的月白罐'],
  ['zh', ['月白罐', '天青盏', null], '王五的月白罐及另外 2 件'],
  ['zh', [null], '王五的未命名作品'],
  ['en', ['Moon Jar'], 'Moon Jar for 王五'],
  ['en', ['Moon Jar', 'Bowl'], 'Moon Jar and 1 more for 王五'],
] as const)('in %s, an order of %j is called %s', (language, pieces, name) => {
  expect(nameOrder(serverI18n(language).t, { person: '王五', pieces })).toBe(name);
});
