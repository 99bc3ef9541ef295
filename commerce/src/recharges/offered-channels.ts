import { type Channel, channels } from '../../contract/choices.ts';
import { toYuan } from '../../contract/money.ts';
import type { OfferedChannel } from '../../contract/wallet.ts';
import type { Db } from '../db/db.ts';
import type { PaymentProvider, Payments } from '../payments/payment-provider.ts';
import { readMostOfChannel } from './read-most-of-channel.ts';

/** Without `ways` the member pays a person of the workshop, who writes on WeChat. */
export function isOffered({ ways }: Pick<PaymentProvider, 'ways'>, channel: Channel): boolean {
  return ways.length > 0 || channel === 'wechat';
}

/** Those that a provider takes, and WeChat in any case. */
export async function offeredChannels(
  db: Db,
  { of, limits }: Payments,
  at: number,
): Promise<OfferedChannel[]> {
  const offered: OfferedChannel[] = [];
  for (const channel of channels) {
    const provider = of(channel);
    const ways = [...provider.ways];
    if (!isOffered(provider, channel)) continue;
    const mostFen = await readMostOfChannel(db, { channel, provider, limits, at });
    offered.push({ channel, ways, maxAmount: Number.isFinite(mostFen) ? toYuan(mostFen) : null });
  }
  return offered;
}
