import { expect, test } from 'vitest';
import { isMobile, tidyPhone } from './phone.ts';

test.each(['138 0013 8000', '+8613800138000', '0086-138-0013-8000', ' (+86) 138-0013 8000 '])(
  'a phone may be typed as %s',
  (typed) => {
    expect(tidyPhone(typed)).toBe('13800138000');
  },
);

test('a mobile number has eleven digits and begins with 1', () => {
  expect(isMobile('13800138000')).toBe(true);
  for (const other of ['1380013800', '138001380000', '03718888888', '+8613800138000', '']) {
    expect(isMobile(other)).toBe(false);
  }
});
