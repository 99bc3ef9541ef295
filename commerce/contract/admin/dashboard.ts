import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { time } from '../fields.ts';
import { yuanSum } from '../money.ts';
import { permissions } from '../permissions.ts';
import { day, range } from './list.ts';

/**
 * `now`: the figure of the requested period. `before`: the figure of the equally long period before it, or of the same
 * part of it while the requested period runs (see `until`).
 */
const money = z.strictObject({ now: yuanSum, before: yuanSum });
const count = z.strictObject({ now: z.number().int(), before: z.number().int() });

/** What a day or an hour adds to the figures. `liability`: the money in all wallets at its end. */
const figures = {
  sales: yuanSum,
  orders: z.number().int(),
  newMembers: z.number().int(),
  orderRefunds: yuanSum,
  chargeRefunds: yuanSum,
  liability: yuanSum,
};
const days = z.array(z.strictObject({ day, ...figures }));
const hours = z.array(z.strictObject({ hour: z.number().int().min(0).max(23), ...figures }));

const figuresOfPeriod = z.strictObject({
  from: day,
  to: day,
  /**
   * The moment of the answer while the period runs; null for any other period. The figures of the period before, and of
   * its last day, then end at the same time of the day. Only its hours are whole.
   */
  until: time.nullable(),
  /** The amount of the paid orders. */
  sales: money,
  orders: count,
  newMembers: count,
  /** The amount of the refunded orders, which went back to wallets. */
  orderRefunds: money,
  /** The amount of the refunded recharges, which left the wallets and was paid back to the members. */
  chargeRefunds: money,
  /** The money in all wallets, which the shop owes its members, at the end of each of the two periods. */
  liability: money,
  /**
   * The last check of the books and the number of its errors, which stops at 500; null before the first check.
   * `sealed`: how many rows of the ledger and of the log had a seal at this check.
   */
  books: z.strictObject({ checkedAt: time, findings: z.number().int(), sealed: z.number().int() }).nullable(),
  /**
   * The last good backup, null if there is none yet, and whether a backup is overdue. Null for a shop that is tried out.
   */
  backup: z.strictObject({ madeAt: time.nullable(), isLate: z.boolean() }).nullable(),
  days,
  /** The days of the period before. While the period runs, they end as `until` says. */
  daysBefore: days,
  /** The hours of a period of one day that have begun. Empty for longer periods. */
  hours,
  /** The 24 hours of the day before a period of one day. Empty for longer periods. */
  hoursBefore: hours,
});

export const adminDashboardEndpoints = {
  'GET /admin/session': endpoint({
    summary: 'Returns the permissions of the caller. The admin area asks for them before it shows anything.',
    access: 'member',
    limit: 'read',
    input: z.strictObject({}),
    output: z.strictObject({ roles: z.array(z.string()), permissions: z.array(z.enum(permissions)) }),
    errors: ['forbidden'],
  }),
  'GET /admin/dashboard/query': endpoint({
    summary:
      'Returns the figures of a period of up to 92 days (default: today). They are null for staff without the ' +
      'permission `dashboard.read`, so that the admin area can ask before it knows the permissions.',
    access: 'member',
    limit: 'read',
    input: z.strictObject(range),
    output: z.strictObject({ figures: figuresOfPeriod.nullable() }),
    errors: ['forbidden', 'rangeTooLong'],
  }),
};
