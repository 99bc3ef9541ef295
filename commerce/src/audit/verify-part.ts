import type { SealKeys } from '../config.ts';
import type { Db } from '../db/db.ts';
import { runAside } from '../threads/run-aside.ts';
import type { Link } from './checkpoint.ts';
import { type Chain, chains } from './sealed-content.ts';
import { type Break, beforeTheFirst, findLost, walk } from './verify-chains.ts';

export interface Place {
  chain: Chain;
  seq: number;
}

interface Part {
  keys: SealKeys;
  after: Place;
  links: number;
}

interface VerifiedPart {
  sealed: number;
  breaks: Break[];
  /** Null after the last part. */
  next: Place | null;
}

export const start: Place = { chain: chains[0], seq: 0 };

/** See `verifyChainsAside`. */
export function verifyPartAside(db: Db, part: Part): Promise<VerifiedPart> {
  return runAside(db, import.meta.url, verifyPart, part);
}

/** Lets staff see the progress on a long chain. After the last link of a chain, the other chain follows. */
export async function verifyPart(db: Db, { keys, after, links }: Part): Promise<VerifiedPart> {
  const { chain, seq } = after;
  const from = await findLink(db, after);
  if (!from)
    return { sealed: 0, breaks: [{ chain, seq, subject: null, what: 'sealGone' }], next: follow(chain) };
  const { end, breaks, finished } = await walk(db, chain, keys, from, links);
  return {
    sealed: end.seq - seq,
    breaks: finished ? [...breaks, ...(await findLost(db, chain))] : breaks,
    next: finished ? follow(chain) : { chain, seq: end.seq },
  };
}

async function findLink(db: Db, { chain, seq }: Place): Promise<Link | undefined> {
  return seq === 0 ? beforeTheFirst : db('seals').where({ chain, seq }).first('seq', 'hash');
}

function follow(chain: Chain): Place | null {
  const next = chains[chains.indexOf(chain) + 1];
  return next ? { chain: next, seq: 0 } : null;
}
