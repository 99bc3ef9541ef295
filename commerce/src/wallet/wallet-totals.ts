import type { LedgerScene } from '../../contract/choices.ts';
import type { Trx } from '../db/db.ts';
import { prepared } from '../db/prepared.ts';
import type { Row } from '../db/tables.ts';

type Scene = Exclude<LedgerScene, 'UNKNOWN'>;

/** The amount of a transaction is multiplied by `sign` and added to the total `sum`. */
const sumOfScene = {
  CHARGE: { sum: 'rechargedFen', sign: 1 },
  CHARGE_MARKET: { sum: 'rechargedFen', sign: 1 },
  ORDER_PAYMENT: { sum: 'spentFen', sign: -1 },
  ORDER_REFUND: { sum: 'spentFen', sign: -1 },
  CHARGE_REFUND: { sum: 'refundedFen', sign: -1 },
} as const satisfies Record<Scene, { sum: keyof Row<'walletTotals'>; sign: 1 | -1 }>;

const nothing = { rechargedFen: 0, spentFen: 0, refundedFen: 0, balanceFen: 0, heldFen: 0, paidOrders: 0 };

export async function openTotals(trx: Trx, userId: string): Promise<void> {
  await trx('walletTotals').insert({ userId, ...nothing, lastEntryAt: 0 });
}

/** `amountFen`: the change of the whole balance. `heldFen`: the change of its frozen part. */
export async function addToTotals(
  trx: Trx,
  input: { userId: string; scene: Scene; amountFen: number; heldFen: number; at: number },
): Promise<void> {
  const { userId, scene, amountFen, heldFen, at } = input;
  const { sum, sign } = sumOfScene[scene];
  const changes: Partial<Row<'walletTotals'>> = {
    ...(amountFen !== 0 && { [sum]: sign * amountFen, balanceFen: amountFen }),
    ...(heldFen !== 0 && { heldFen }),
    ...(scene === 'ORDER_PAYMENT' && { paidOrders: 1 }),
  };
  const last = amountFen === 0 ? {} : { lastEntryAt: at };
  await addChanges(trx, { userId, changes, last });
}

const addChanges = prepared((db, { userId, changes, last }: Added) => {
  const added = Object.entries(changes).map(
    ([name, change]) => [name, db.raw('?? + ?', [`walletTotals.${name}`, change])] as const,
  );
  return db('walletTotals')
    .insert({ userId, ...nothing, lastEntryAt: 0, ...changes, ...last })
    .onConflict('userId')
    .merge({ ...Object.fromEntries(added), ...last });
});

interface Added {
  userId: string;
  changes: Partial<Row<'walletTotals'>>;
  last: { lastEntryAt?: number };
}
