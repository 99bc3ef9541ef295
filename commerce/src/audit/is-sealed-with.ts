import type { Db } from '../db/db.ts';
import { endMac } from './seal.ts';

/** True for every key while nothing is sealed yet. */
export async function isSealedWith(db: Db, key: string): Promise<boolean> {
  const ends = await db('chains')
    .join('seals', { 'seals.chain': 'chains.name', 'seals.seq': 'chains.seq' })
    .select('seals.chain', 'seals.seq', 'seals.hash', 'chains.mac');
  return ends.every(({ mac, ...end }) => mac === endMac(key, end));
}
