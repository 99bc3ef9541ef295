import { expect, test } from 'vitest';
import { pointsOf, seriesOf } from './points.ts';

const nothing = { sales: 0, orders: 0, newMembers: 0, refunds: 0, liability: 0 };
const hour = (each: number, sales: number) => ({ ...nothing, hour: each, sales, liability: 7 });
const day = (each: string, sales: number) => ({ ...nothing, day: each, sales });
const sum = { now: 0, before: 0 };
const answer = {
  from: '2026-03-02',
  to: '2026-03-02',
  sales: sum,
  orders: sum,
  newMembers: sum,
  refunds: sum,
  liability: sum,
  books: null,
};

const oneDay = pointsOf({
  ...answer,
  days: [day('2026-03-02', 0.3)],
  daysBefore: [day('2026-03-01', 5)],
  hours: [hour(0, 0.1), hour(1, 0.2)],
  hoursBefore: Array.from({ length: 24 }, (_, each) => hour(each, each === 1 ? 5 : 0)),
});

test('a single day has 24 hours, each beside the same hour of the day before', () => {
  expect(oneDay).toHaveLength(24);
  expect(oneDay[1]).toMatchObject({
    at: { day: '2026-03-02', hour: 1 },
    now: { sales: 0.2 },
    atBefore: { day: '2026-03-01', hour: 1 },
    before: { sales: 5 },
  });
  expect(oneDay[2]?.now).toBeUndefined();
});

test('the hours of a day are added up until now, without errors of rounding', () => {
  const { now, before } = seriesOf(oneDay, 'sales');
  expect(now).toEqual([0.1, 0.3]);
  expect(before.slice(0, 3)).toEqual([0, 5, 5]);
  expect(before.at(-1)).toBe(5);
  expect(seriesOf(oneDay, 'liability').now).toEqual([7, 7]);
});

test('several days stand for themselves, each beside its day of the period before', () => {
  const points = pointsOf({
    ...answer,
    from: '2026-03-01',
    days: [day('2026-03-01', 5), day('2026-03-02', 3)],
    daysBefore: [day('2026-02-27', 1), day('2026-02-28', 2)],
    hours: [],
    hoursBefore: [],
  });
  expect(points.map(({ at, atBefore }) => [at.day, atBefore.day])).toEqual([
    ['2026-03-01', '2026-02-27'],
    ['2026-03-02', '2026-02-28'],
  ]);
  expect(seriesOf(points, 'sales')).toEqual({ now: [5, 3], before: [1, 2] });
});
