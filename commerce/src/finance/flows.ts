import type { OutputOf } from '../../contract/contract.ts';
import type { SumOfDay } from '../ledger/sums-of-days.ts';

export type Kind = OutputOf<'GET /admin/finance/day'>['movements'][number]['kind'];

/** What money that moves on an account of the shop is, for its statements. */
export function kindOf({ scene, account }: Pick<SumOfDay, 'scene' | 'account'>): Kind {
  const ofChannel = account.startsWith('channel:');
  if (scene === 'CHARGE' && ofChannel) return 'charged';
  if (scene === 'CHARGE_MARKET' && ofChannel) return 'recharged';
  if (scene === 'CHARGE_MARKET' && account === 'marketing') return 'gifts';
  if (scene === 'ORDER_PAYMENT' && account === 'sales') return 'sales';
  if (scene === 'ORDER_REFUND' && account === 'sales') return 'orderRefunds';
  if (scene === 'CHARGE_REFUND' && ofChannel) return 'chargeRefunds';
  return 'other';
}

/** In fen. */
export function total(sums: readonly { sumFen: number }[]): number {
  return sums.reduce((all, { sumFen }) => all + sumFen, 0);
}
