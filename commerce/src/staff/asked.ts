import { toYuan } from '../../contract/money.ts';
import { own } from '../../contract/own.ts';
import type { Trx } from '../db/db.ts';
import { namePeople } from '../users/name-people.ts';

/** The log keeps these fields of a refused write. */
export const askedFields = [
  ...[
    'amount',
    'kind',
    'channel',
    'serialNo',
    'received',
    'although',
    'change',
    'price',
    'specialPrice',
    'onSale',
  ],
  ...[
    'orderNo',
    'chargeNo',
    'refundNo',
    'transactionNo',
    'paymentId',
    'productCode',
    'messageId',
    'creditId',
    'reversalId',
  ],
  ...[
    'lineId',
    'userId',
    'name',
    'newName',
    'roles',
    'permissions',
    'assignee',
    'carrier',
    'trackingNo',
    'condition',
  ],
  ...['day', 'fileName', 'again', 'explanation', 'kept'],
  // This field is part of a line in a file of parcels.
  'tracking_no',
] as const;
const kept: ReadonlySet<string> = new Set(askedFields);

/** The second person reads the number of a payment on the payment, not in the log. */
const secret: Readonly<Record<string, readonly string[]>> = {
  'recharges/confirm': ['serialNo'],
  'credits/propose': ['serialNo'],
  'credits/post': ['serialNo'],
};

/** Keeps only short fields without secrets. @param aim the field with the object, which the row has anyway */
export async function askedOf(
  trx: Trx,
  { action, input, aim }: { action: string; input: object; aim: string | undefined },
): Promise<object | undefined> {
  const asked = Object.fromEntries(
    Object.entries(input).filter(
      ([name, value]) =>
        kept.has(name) && name !== aim && value !== undefined && !own(secret, action)?.includes(name),
    ),
  );
  const amountFen = 'amount' in asked ? undefined : await amountOf(trx, input);
  const assignee = await personOf(trx, asked.assignee);
  const all = {
    ...(amountFen && { amount: toYuan(amountFen) }),
    ...asked,
    ...(assignee && { assignee }),
  };
  return Object.keys(all).length > 0 ? all : undefined;
}

interface Money {
  amountFen: number | null;
}

const moneyOf: Readonly<Record<string, (trx: Trx, id: string) => Promise<Money | undefined>>> = {
  creditId: (trx, id) => trx('credits').where({ id }).first('amountFen'),
  reversalId: (trx, id) => trx('reversals').where({ id }).first('amountFen'),
  chargeNo: (trx, chargeNo) => trx('recharges').where({ chargeNo }).first('amountFen'),
  refundNo: (trx, refundNo) => trx('refunds').where({ refundNo }).first('amountFen'),
  paymentId: (trx, id) =>
    trx('unmatchedPayments')
      .where({ id: Number(id) })
      .first('amountFen'),
};

async function amountOf(trx: Trx, input: object): Promise<number | null | undefined> {
  for (const [name, id] of Object.entries(input)) {
    const found = await own(moneyOf, name)?.(trx, String(id));
    if (found) return found.amountFen;
  }
  return undefined;
}

async function personOf(trx: Trx, userId: unknown) {
  return typeof userId === 'string' ? (await namePeople(trx, [userId])).get(userId) : undefined;
}
