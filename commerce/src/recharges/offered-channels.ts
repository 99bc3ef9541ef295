import { channels } from '../../contract/choices.ts';
import { toYuan } from '../../contract/money.ts';
import type { OfferedChannel } from '../../contract/wallet.ts';
import type { Db } from '../db/db.ts';
import type { Limits } from '../payments/limits.ts';
import type { Services } from '../services.ts';
import { readMostOfChannel } from './read-most-of-channel.ts';

/**
 * Those that a provider takes, and WeChat in any case: without `ways` the member pays a person of the workshop, who writes on
 * WeChat.
 */
export async function offeredChannels(
  db: Db,
  { payments, limits, at }: { payments: Services['payments']; limits: Limits; at: number },
): Promise<OfferedChannel[]> {
  const offered: OfferedChannel[] = [];
  for (const channel of channels) {
    const provider = payments.of(channel);
    const ways = [...provider.ways];
    if (ways.length === 0 && channel !== 'wechat') continue;
    const mostFen = await readMostOfChannel(db, { channel, provider, limits, at });
    offered.push({ channel, ways, maxAmount: Number.isFinite(mostFen) ? toYuan(mostFen) : null });
  }
  return offered;
}
