import type { Recharge } from '@junyao/commerce/contract';
import { type Device, waysFor } from '../pay-online/ways-for.ts';
import type { ChargeOptions } from './use-charge-options.ts';

type Offered = ChargeOptions['channels'][number];

interface Wish {
  wanted: Recharge['channel'] | undefined;
  /** In yuan. */
  amount: number;
  /** Null while it is not known. */
  device: Device | null;
}

/** @returns the wanted channel if it takes the amount; else the first that does, if possible one that can be paid on this device */
export function pickChannel(
  channels: readonly Offered[],
  { wanted, amount, device }: Wish,
): Offered | undefined {
  const able = channels.filter((offered) => takes(offered, amount));
  const here = able.find(({ ways }) => ways.length === 0 || !device || waysFor(device, ways).length > 0);
  return able.find(({ channel }) => channel === wanted) ?? here ?? able[0];
}

/** @param amount in yuan; while it is no number, no channel is ruled out */
export function takes({ maxAmount }: Offered, amount: number): boolean {
  return maxAmount === null || !(amount > maxAmount);
}
