import type { Knex } from 'knex';
import { endMac } from './seal.ts';
import type { Chain } from './sealed-content.ts';

interface End {
  chain: Chain;
  seq: number;
  hash: string;
  mac: string;
}

/** Whether this is the key the shop seals its rows with; any is where nothing is sealed yet. */
export async function isSealedWith(db: Knex, key: string): Promise<boolean> {
  const ends: End[] = await db('chains')
    .join('seals', { 'seals.chain': 'chains.name', 'seals.seq': 'chains.seq' })
    .select('seals.chain', 'seals.seq', 'seals.hash', 'chains.mac');
  return ends.every(({ mac, ...end }) => mac === endMac(key, end));
}
