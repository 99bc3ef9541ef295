import type { Order } from '@junyao/commerce/contract';

/** @returns what was paid back of an order, in yuan */
export function sumRefunded(refunds: Order['refunds']): number {
  return sumInYuan(refunds.filter(({ serialNo }) => serialNo !== null));
}

export function sumInYuan(parts: readonly { amount: number }[]): number {
  return parts.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0) / 100;
}
