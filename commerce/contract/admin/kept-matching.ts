import { z } from 'zod';
import { channels } from '../choices.ts';
import { count, time } from '../fields.ts';
import { yuanSum } from '../money.ts';
import { day, person } from './list.ts';

export const matchingId = z.string().regex(/^[1-9]\d{0,14}$/, 'matchingId');

/** `differences`: what has to be resolved, including unreadable lines. `resolved`: how many of them are. */
export const matching = z.strictObject({
  matchingId,
  at: time,
  by: person,
  channel: z.enum(channels),
  from: day,
  to: day,
  fileName: z.string(),
  matched: count,
  differences: count,
  resolved: count,
  /** Statement minus ledger as of now: differences that a reversal resolved are no longer part of it. */
  gap: yuanSum,
  /** The gap when the statement was compared. */
  gapAtFirst: yuanSum,
  /** The latest comparison of the same channel and days, if it is later than this one and not discarded. */
  replacedBy: matchingId.nullable(),
  /** Set if the file or the days of the comparison were wrong. */
  discarded: z.strictObject({ by: person, at: time, reason: z.string() }).nullable(),
});
