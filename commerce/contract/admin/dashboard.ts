import { z } from 'zod';
import { channels } from '../choices.ts';
import { endpoint } from '../endpoint.ts';
import { time } from '../fields.ts';
import { yuanSum } from '../money.ts';
import { permissions } from '../permissions.ts';
import { day, range } from './list.ts';

/** `before`: the equally long period before or, while the requested period runs, the same part of it (see `until`). */
const money = z.strictObject({ now: yuanSum, before: yuanSum });
const count = z.strictObject({ now: z.number().int(), before: z.number().int() });

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
  /** Now, while the period runs; otherwise null. `before` and `daysBefore` then end at the same time of the day. */
  until: time.nullable(),
  sales: money,
  orders: count,
  newMembers: count,
  orderRefunds: money,
  chargeRefunds: money,
  /** What the shop owes its members: the money in all wallets at the end of the period. */
  liability: money,
  /** Null before the first check. `findings` stops at 500. `sealed`: the rows of ledger and log with a seal. */
  books: z.strictObject({ checkedAt: time, findings: z.number().int(), sealed: z.number().int() }).nullable(),
  /** Null for a shop that is tried out. `madeAt`: the last good backup, if there is one. */
  backup: z.strictObject({ madeAt: time.nullable(), isLate: z.boolean() }).nullable(),
  /** For payments: those that end within 30 days, or have ended. */
  endingCertificates: z.array(z.strictObject({ channel: z.enum(channels), endsAt: time })),
  days,
  daysBefore: days,
  /** The hours of a period of one day that have begun. Empty for longer periods. */
  hours,
  /** The 24 hours of the day before. Empty for longer periods. */
  hoursBefore: hours,
});

export const adminDashboardEndpoints = {
  'GET /admin/session': endpoint({
    summary:
      'Returns the permissions of the caller. The admin area asks for them before it shows anything. `decidesAlone`: an ' +
      'Owner whom nobody could relieve, and who may therefore post own credits and reversals.',
    access: 'member',
    limit: 'read',
    input: z.strictObject({}),
    output: z.strictObject({
      roles: z.array(z.string()),
      permissions: z.array(z.enum(permissions)),
      decidesAlone: z.boolean(),
    }),
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
