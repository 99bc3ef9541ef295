import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { time } from '../fields.ts';
import { orderStatuses } from '../states.ts';
import { countedTo, person, search } from './list.ts';

const tasks = z.number().int().max(countedTo);

const todo = z
  .strictObject({
    toShip: tasks,
    orderRefunds: tasks,
    chargeRefunds: tasks,
    refundsInDoubt: tasks,
    chargesToConfirm: tasks,
    paymentsInDoubt: tasks,
    proposals: tasks,
    openStatements: tasks,
    booksFindings: tasks,
    expiringHolds: tasks,
    unpriced: tasks,
    unreadMessages: tasks,
  })
  .partial();

/**
 * What the frame around the screens of the admin area shows. These endpoints are for everybody with a role, and
 * answer only what the permissions of the caller allow.
 */
export const adminFrameEndpoints = {
  'GET /admin/todo': endpoint({
    summary: 'Counts the open tasks of each kind that the caller may see. Each count stops at 1,000.',
    access: 'member',
    limit: 'read',
    input: z.strictObject({}),
    output: todo,
    errors: ['forbidden'],
  }),
  'GET /admin/search': endpoint({
    summary:
      'Finds up to five orders, members and pieces each that the caller may see: orders by the beginning of ' +
      'their number, by the tracking number of their parcel, or by the phone or name of the recipient or buyer; ' +
      'members by any part of their username, nickname, phone or email; pieces by any part of their code or ' +
      'names. A search of less than two characters finds nothing.',
    access: 'member',
    limit: 'read',
    input: z.strictObject({ search }),
    output: z.strictObject({
      orders: z.array(
        z.strictObject({
          orderNo: z.string(),
          status: z.enum(orderStatuses),
          shippedAt: time.nullable(),
          recipient: z.string(),
        }),
      ),
      /** `phone` is masked. */
      members: z.array(person.extend({ phone: z.string() })),
      pieces: z.array(
        z.strictObject({
          productCode: z.string(),
          nameZh: z.string().nullable(),
          nameEn: z.string().nullable(),
        }),
      ),
    }),
    errors: ['forbidden'],
  }),
};
