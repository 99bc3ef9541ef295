import { createHash } from 'node:crypto';
import type { SealKeys } from '../config.ts';
import type { Db } from '../db/db.ts';
import type { Row } from '../db/tables.ts';
import type { Link } from './checkpoint.ts';
import { hmac } from './hmac.ts';
import type { Chain } from './sealed-content.ts';

/** The links of both chains that one key has sealed. */
interface Era {
  key: string;
  /** The last link of each chain, and the fingerprint of the next key. Null if the key still seals. */
  end: (Record<Chain, Link> & { next: string }) | null;
}

export interface Eras {
  /** In order. */
  eras: Era[];
  /** Null if another key seals now than this process knows: it waits until it is started again. */
  sealing: string | null;
  /** Whether no valid hand-over leads to a key that may seal. Then `sealing` is null too. */
  isBroken: boolean;
}

/** Finds the key of each part of the chains. Each hand-over was made by a holder of both keys. */
export async function readEras(db: Db, keys: SealKeys): Promise<Eras> {
  const handOvers = await db('handOvers').orderBy('id');
  const known = new Map(
    [...keys.former, keys.current, ...(keys.next ? [keys.next] : [])].map((key) => [fingerprintOf(key), key]),
  );
  const eras: Era[] = [];
  const broken: Eras = { eras, sealing: null, isBroken: true };
  let key = handOvers[0] ? known.get(handOvers[0].former) : keys.current;
  for (const handOver of handOvers) {
    const { former, next, logSeq, logHash, ledgerSeq, ledgerHash } = handOver;
    if (!key || fingerprintOf(key) !== former || handOver.formerMac !== macOf(key, handOver)) return broken;
    const ends = { log: { seq: logSeq, hash: logHash }, ledger: { seq: ledgerSeq, hash: ledgerHash } };
    eras.push({ key, end: { ...ends, next } });
    const nextKey = known.get(next);
    if (!nextKey && key === keys.current) return { eras, sealing: null, isBroken: false };
    if (!nextKey || handOver.nextMac !== macOf(nextKey, handOver)) return broken;
    key = nextKey;
  }
  if (!key || (key !== keys.current && key !== keys.next)) return broken;
  eras.push({ key, end: null });
  return { eras, sealing: key, isBroken: false };
}

export function eraOf({ eras }: Eras, chain: Chain, seq: number): Era | undefined {
  return eras.find(({ end }) => end === null || seq <= end[chain].seq);
}

/** Reveals nothing of a key that can't be guessed. */
export function fingerprintOf(key: string): string {
  return createHash('sha256').update(`seal key:${key}`).digest('hex').slice(0, 16);
}

/** What the row of the hand-over in the log is about. */
export function nameOfKey(fingerprint: string): string {
  return `sealKey:${fingerprint}`;
}

export function macOf(key: string, handOver: Omit<Row<'handOvers'>, 'formerMac' | 'nextMac'>): string {
  const { id, at, former, next, logSeq, logHash, ledgerSeq, ledgerHash } = handOver;
  return hmac(key, ['hand-over', id, at, former, next, logSeq, logHash, ledgerSeq, ledgerHash]);
}
