import { expect, test } from 'vitest';
import { withYearOf } from './load-site.server.ts';

const newYear = new Date('2026-12-31T16:30:00.000Z');

test.each([
  ['© 2024 Junyao Workshop. All rights reserved.', '© 2027 Junyao Workshop. All rights reserved.'],
  ['© 2019–2024 钧窑坊 版权所有', '© 2019–2027 钧窑坊 版权所有'],
  ['© 钧窑坊', '© 钧窑坊'],
  [null, null],
])('the copyright %s has the current year of the workshop', (written, shown) => {
  expect(withYearOf(newYear, written)).toBe(shown);
});
