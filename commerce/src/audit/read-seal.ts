import type { SealKeys } from '../config.ts';
import type { Db } from '../db/db.ts';
import { sealOf } from './seal.ts';
import { eraOf, readEras } from './seal-keys.ts';
import { type Chain, findAltered, readContents } from './sealed-content.ts';
import { beforeTheFirst } from './verify-chains.ts';

interface Seal {
  seq: number;
  /** Whether the row is unchanged since it was sealed. This does not verify the whole chain. */
  holds: boolean;
}

/** Null while the row waits for its seal, or if it was sealed with a key that this process does not know yet. */
export async function readSeal(
  db: Db,
  keys: SealKeys,
  { chain, subject }: { chain: Chain; subject: string },
): Promise<Seal | null> {
  const seal = await db('seals').where({ chain, subject }).first('seq', 'hash');
  if (!seal) return null;
  const { seq, hash } = seal;
  const eras = await readEras(db, keys);
  const key = eraOf(eras, chain, seq)?.key;
  if (!key && !eras.isBroken) return null;
  const before =
    seq === 1
      ? beforeTheFirst
      : await db('seals')
          .where({ chain, seq: seq - 1 })
          .first('hash');
  const content = (await readContents(db, chain, [subject])).get(subject);
  const holds =
    before !== undefined &&
    content !== undefined &&
    key !== undefined &&
    sealOf(key, { chain, seq, subject, before: before.hash, content }) === hash &&
    (await findAltered(db, eras.sealing, chain, [subject])).size === 0;
  return { seq, holds };
}
