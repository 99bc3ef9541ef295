import type { SealKeys } from '../config.ts';
import type { Db } from '../db/db.ts';
import { endMac } from './seal.ts';
import { readEras } from './seal-keys.ts';

/** True for every key while nothing is sealed yet. */
export async function isSealedWith(db: Db, keys: SealKeys): Promise<boolean> {
  const { sealing } = await readEras(db, keys);
  const ends = await db('chains')
    .join('seals', { 'seals.chain': 'chains.name', 'seals.seq': 'chains.seq' })
    .select('seals.chain', 'seals.seq', 'seals.hash', 'chains.mac');
  return ends.every(({ mac, ...end }) => sealing !== null && mac === endMac(sealing, end));
}
