import { channels } from '../../contract/choices.ts';
import { toYuan } from '../../contract/money.ts';
import type { OfferedChannel } from '../../contract/wallet.ts';
import type { Db } from '../db/db.ts';
import type { Payments } from '../payments/payment-provider.ts';
import { readMostOfChannel } from './read-most-of-channel.ts';

/**
 * Those that a provider takes, and WeChat in any case: without `ways` the member pays a person of the workshop, who writes on
 * WeChat.
 */
export async function offeredChannels(
  db: Db,
  { of, limits }: Payments,
  at: number,
): Promise<OfferedChannel[]> {
  const offered: OfferedChannel[] = [];
  for (const channel of channels) {
    const provider = of(channel);
    const ways = [...provider.ways];
    if (ways.length === 0 && channel !== 'wechat') continue;
    const mostFen = await readMostOfChannel(db, { channel, provider, limits, at });
    offered.push({ channel, ways, maxAmount: Number.isFinite(mostFen) ? toYuan(mostFen) : null });
  }
  return offered;
}
