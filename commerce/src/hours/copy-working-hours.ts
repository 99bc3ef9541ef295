import { z } from 'zod';
import type { Trx } from '../db/db.ts';
import type { WorkingHours } from './working-hours.ts';

/** As the CMS stores a time of day. */
const closing = /^([01]\d|2[0-3]):[0-5]\d/;

const answer = z.object({
  data: z.object({
    worksOnSaturday: z.boolean().nullish(),
    worksOnSunday: z.boolean().nullish(),
    closesAt: z.string().regex(closing).nullish(),
  }),
});

export const hoursFields = Object.keys(answer.shape.data.shape);

/**
 * Settings older than these fields have no values; such a workshop works on Saturdays too, and closes at 18:00.
 * @throws ZodError if the answer can't be read
 */
export function readAnsweredHours(content: unknown): WorkingHours {
  const { worksOnSaturday, worksOnSunday, closesAt } = answer.parse(content).data;
  return {
    onSaturday: worksOnSaturday ?? true,
    onSunday: worksOnSunday ?? false,
    closesAt: (closesAt ?? '18:00').slice(0, 5),
  };
}

export async function copyWorkingHours(trx: Trx, hours: WorkingHours): Promise<void> {
  await trx('workingHours').where({ id: 1 }).update(hours);
}
