import { expect, test } from 'vitest';
import { pointsOf, seriesOf } from './points.ts';

const nothing = {
  ...{ sales: 0, orders: 0, newMembers: 0 },
  ...{ orderRefunds: 0, chargeRefunds: 0, liability: 0 },
};
const hour = (each: number, sales: number) => ({ ...nothing, hour: each, sales, liability: 7 });
const day = (each: string, sales: number) => ({ ...nothing, day: each, sales });
const sum = { now: 0, before: 0 };
const answer = {
  from: '2026-03-02',
  to: '2026-03-02',
  until: '2026-03-01T17:30:00.000Z',
  sales: sum,
  orders: sum,
  newMembers: sum,
  orderRefunds: sum,
  chargeRefunds: sum,
  liability: sum,
  books: null,
  backup: null,
  endingCertificates: [],
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
  expect(oneDay.map(({ runs }) => runs).indexOf(true)).toBe(1);
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
  expect(seriesOf(points, 'sales')).toEqual({ now: [5, 3], before: [1, 2], runs: true });
});

test('today still runs, and days after it have no figures', () => {
  const days = ['2026-03-01', '2026-03-02', '2026-03-03'].map((each) => day(each, 5));
  const daysBefore = ['2026-02-26', '2026-02-27', '2026-02-28'].map((each) => day(each, 1));
  const period = {
    ...answer,
    from: '2026-03-01',
    to: '2026-03-03',
    days,
    daysBefore,
    hours: [],
    hoursBefore: [],
  };
  const points = pointsOf(period);
  expect(points.map(({ now, runs }) => [now?.sales, runs])).toEqual([
    [5, false],
    [5, true],
    [undefined, false],
  ]);
  expect(seriesOf(pointsOf({ ...period, until: null }), 'sales')).toMatchObject({
    now: [5, 5, 5],
    runs: false,
  });
});
