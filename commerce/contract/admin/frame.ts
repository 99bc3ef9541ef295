import { z } from 'zod';
import { ledgerScenes } from '../choices.ts';
import { endpoint } from '../endpoint.ts';
import { time } from '../fields.ts';
import { yuan } from '../money.ts';
import { orderStatuses } from '../states.ts';
import { recharge } from '../wallet.ts';
import { credit } from './credits.ts';
import { countedTo, person, search } from './list.ts';
import { refundRow } from './refunds.ts';

const tasks = z.number().int().max(countedTo);

const todo = z
  .strictObject({
    toShip: tasks,
    parcelsToReturn: tasks,
    orderRefunds: tasks,
    wallets: tasks,
    openReconciliations: tasks,
    booksFindings: tasks,
    expiringHolds: tasks,
    unpriced: tasks,
    pricedOffSale: tasks,
    unreadMessages: tasks,
  })
  .partial();

/** These endpoints are for everybody with a role, and answer only what the caller's permissions allow. */
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
      'Finds up to five orders, recharges, credits, refunds of recharges, transactions, members and ' +
      'pieces each that the caller may see: orders by the beginning of their number, by the tracking number of their parcel, or by the ' +
      'phone or name of the recipient or buyer; recharges by the beginning of their number or by the serial ' +
      'number of the provider; credits by that serial number once they are posted; refunds and transactions by the beginning of their number; ' +
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
      recharges: z.array(
        recharge
          .pick({ chargeNo: true, amount: true, status: true, withdrawnAt: true, serialNo: true })
          .extend({ username: z.string() }),
      ),
      credits: z.array(
        credit
          .pick({
            creditId: true,
            amount: true,
            status: true,
            proposedBy: true,
            decidedBy: true,
            reversedBy: true,
            serialNo: true,
          })
          .extend({ username: z.string() }),
      ),
      refunds: z.array(
        refundRow
          .pick({
            refundNo: true,
            amount: true,
            status: true,
            approved: true,
            doubtAmount: true,
            stuckReason: true,
            failedBy: true,
          })
          .extend({ username: z.string() }),
      ),
      /** `amount`: what came into the wallet or, if negative, left it; null if no wallet has changed. */
      transactions: z.array(
        z.strictObject({
          transactionNo: z.string(),
          scene: z.enum(ledgerScenes),
          amount: yuan.nullable(),
          reversed: z.boolean(),
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
