/** Values between which an input chooses. The browser loads this file, so it has no schemas. States are in `states.ts`. */

export const channels = ['alipay', 'wechat', 'unionpay'] as const;
export type Channel = (typeof channels)[number];

/**
 * How a member pays at a provider: by a `code` that another device scans, on the provider's page for a `desktop` or for a
 * `phone`, or within the app of `wechat`.
 */
export const paymentWays = ['code', 'desktop', 'phone', 'wechat'] as const;
export type PaymentWay = (typeof paymentWays)[number];

/** `manual`: cash, a bank transfer, or anything else that came by hand. */
export const bookedChannels = [...channels, 'manual'] as const;
export type BookedChannel = (typeof bookedChannels)[number];

/** `UNKNOWN` is never stored: it replaces a scene that this version does not know. */
export const ledgerScenes = [
  'CHARGE',
  'CHARGE_MARKET',
  'ORDER_PAYMENT',
  'ORDER_REFUND',
  'CHARGE_REFUND',
  'UNKNOWN',
] as const;
export type LedgerScene = (typeof ledgerScenes)[number];

/** `received`: money of the member. `gift`: paid by marketing. */
export const creditKinds = ['received', 'gift'] as const;
export type CreditKind = (typeof creditKinds)[number];

/** Why a second person looks at the number of a payment. */
export const contradictionKinds = [
  'otherAmount',
  'otherMember',
  'otherChannel',
  'reversed',
  'closed',
  'refundedThere',
  'rechargeWaits',
] as const;
export type ContradictionKind = (typeof contradictionKinds)[number];

/** Why a payment was credited to nobody. */
export const unmatchedOutcomes = [
  'secondPayment',
  'dealtWith',
  'refundedThere',
  'unknownNumber',
  'wrongAmount',
  'wrongApp',
  'serialNoUsed',
] as const;

/** Who began what comes into a wallet: a recharge of a member, or a credit of staff. */
export const incomingBy = ['member', 'staff'] as const;

/** `waiting`: for staff. `processing`: for the provider. */
export const moneyStates = ['waiting', 'processing', 'done', 'failed'] as const;
export type MoneyState = (typeof moneyStates)[number];

/** What waits for staff in the wallets. */
export const walletTasks = ['recharge', 'refund', 'credit', 'reversal', 'unmatched'] as const;
export type WalletTask = (typeof walletTasks)[number];

export const ledgerKinds = ['gift', 'correction', 'reversal'] as const;
export type LedgerKind = (typeof ledgerKinds)[number];

/** `shipped`: paid, on its way. `toReturn`: refunded, but the parcel is not back. `closed`: ended in any way. */
export const orderViews = ['toPay', 'toShip', 'shipped', 'refundAsked', 'toReturn', 'closed'] as const;

export const messageKinds = ['contact', 'customization'] as const;
export type MessageKind = (typeof messageKinds)[number];

export const accountStatuses = ['active', 'frozen'] as const;

/** Each unit of a piece is in one of these states. */
export const unitStatuses = ['available', 'reserved', 'sold'] as const;

export const logResults = ['done', 'refused'] as const;

/** `in`: payments to the shop. `out`: refunds. */
export const statementSides = ['in', 'out'] as const;

/** Of a line of a reconciliation; `matched`: statement and books agree, which is no difference. */
export const lineOutcomes = [
  'matched',
  'amountDiffers',
  'otherDay',
  'twice',
  'missingHere',
  'missingThere',
  'invalid',
] as const;
export type LineOutcome = (typeof lineOutcomes)[number];

export const lineViews = ['differences', 'open', 'matched'] as const;
