import { expect, test } from 'vitest';
import { dayOfReturn } from './day-of-return.ts';

const days = { from: '2026-03-01', to: '2026-03-04' };

test.each(['2026-03-01', '2026-03-02', '2026-03-04'])(
  'a comparison that was opened from its day %s leads back to that day',
  (fromDay) => expect(dayOfReturn({ fromDay }, days)).toBe(fromDay),
);

test.each([[null], [{}], [{ fromDay: '2026-02-28' }], [{ fromDay: '2026-03-05' }], [{ fromDay: 20260302 }]])(
  'a comparison that was opened with %j leads to its last day',
  (state) => expect(dayOfReturn(state, days)).toBe('2026-03-04'),
);
