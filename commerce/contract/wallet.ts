import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { page, pageOf, time } from './fields.ts';
import { yuan } from './money.ts';

/** Why money moved. `UNKNOWN` is never written; a scene a client does not know is shown as it. */
export const ledgerScenes = [
  'CHARGE',
  'CHARGE_MARKET',
  'ORDER_PAYMENT',
  'ORDER_REFUND',
  'CHARGE_REFUND',
  'UNKNOWN',
] as const;
export type LedgerScene = (typeof ledgerScenes)[number];

/** `amount`: signed, seen from the wallet. */
const walletRecord = z.strictObject({
  transactionNo: z.string(),
  scene: z.enum(ledgerScenes),
  amount: yuan,
  balanceAfter: yuan,
  createdAt: time,
  orderNo: z.string().optional(),
});

/** balance = available + frozen */
const wallet = z.strictObject({ balance: yuan, available: yuan, frozen: yuan });

export type WalletRecord = z.output<typeof walletRecord>;
export type Wallet = z.output<typeof wallet>;

export const walletEndpoints = {
  'GET /wallet/query': endpoint({
    summary: 'The balance of the member.',
    access: 'member',
    limit: 'read',
    input: z.strictObject({}),
    output: wallet,
  }),

  'GET /wallet/records': endpoint({
    summary: 'What came into and went out of the wallet, the newest first, 10 a page.',
    access: 'member',
    limit: 'read',
    input: z.strictObject({
      scene: z.union([z.literal('').transform(() => undefined), z.enum(ledgerScenes)]).optional(),
      page,
    }),
    output: pageOf(walletRecord),
  }),
};
