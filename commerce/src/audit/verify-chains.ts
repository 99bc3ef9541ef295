import type { Db } from '../db/db.ts';
import { column } from '../db/tables.ts';
import { runAside } from '../threads/run-aside.ts';
import type { Finding } from './audit.ts';
import type { Checkpoint, Position } from './checkpoint.ts';
import { endMac, sealOf } from './seal.ts';
import { type Chain, chains, readContents, tableOf } from './sealed-content.ts';

const batchSize = 500;
const invariant = 'U1 the sealed chain is intact';

/** One link of a chain: its number and its seal. */
export interface Link {
  seq: number;
  hash: string;
}

/** What is wrong with a chain, and where. */
export interface Break {
  chain: Chain;
  /** The number of the link. Null for a row that is no link of the chain. */
  seq: number | null;
  /** The row of the log or the transaction of the ledger. Null if only the seal is known. */
  subject: string | null;
  what: keyof typeof words;
}

const words = {
  sealGone: 'the seal is gone',
  rowGone: 'is gone',
  rowChanged: 'is not what was sealed',
  endsElsewhere: 'the chain ends elsewhere',
  neverSealed: 'was never to be sealed',
  goneUnsealed: 'was gone before it was sealed',
} as const;

export interface Verification {
  /** The number of valid links of both chains. */
  sealed: number;
  /** The first broken link of each chain. */
  findings: Finding[];
  /** The same as `findings`, in parts. */
  breaks: Break[];
  /** The last valid link of each chain. */
  ends: Record<Chain, Link>;
}

export const beforeTheFirst: Link = { seq: 0, hash: '' };

/** On SQLite the check runs in a worker thread. In the main thread, the long reads would delay purchases. */
export function verifyChainsAside(db: Db, key: string): Promise<Verification> {
  return runAside(db, import.meta.url, verifyChains, key);
}

/**
 * Verifies both chains. It finds sealed rows that were changed, deleted or moved later, and rows that the
 * shop itself did not write.
 * @param since start from this checkpoint instead of the first link
 */
export async function verifyChains(db: Db, key: string, since?: Checkpoint | null): Promise<Verification> {
  const ends = { log: beforeTheFirst, ledger: beforeTheFirst };
  const breaks: Break[] = [];
  for (const chain of chains) {
    const { end, broken } = await walk(db, chain, key, since?.ends[chain] ?? beforeTheFirst);
    ends[chain] = end;
    const found = broken ?? (await findLost(db, chain, since?.position));
    if (found) breaks.push(found);
  }
  const findings = breaks.map((found) => ({ invariant, subject: describeBreak(found) }));
  return { sealed: ends.log.seq + ends.ledger.seq, findings, breaks, ends };
}

/** A break as one line, such as `log 2: 17 is not what was sealed`. */
export function describeBreak({ chain, seq, subject, what }: Break): string {
  const place = seq === null ? chain : `${chain} ${seq}`;
  return `${place}: ${[subject, words[what]].filter(Boolean).join(' ')}`;
}

interface Walked {
  /** The last valid link. */
  end: Link;
  /** What is wrong with the link after it; null if nothing is wrong. */
  broken: Break | null;
  /** Whether the walk came to the end of the chain. */
  finished: boolean;
}

/** @param most verify at most this many links */
export async function walk(
  db: Db,
  chain: Chain,
  key: string,
  start: Link,
  most = Number.POSITIVE_INFINITY,
): Promise<Walked> {
  // Links added during the verification are not checked.
  const end = (await db('chains').where({ name: chain }).first()) ?? { seq: 0, mac: '' };
  const last = Math.min(end.seq, start.seq + most);
  let { seq, hash } = start;
  const broken = (what: Break['what'], subject: string | null = null): Walked => ({
    end: { seq, hash },
    broken: { chain, seq: seq + 1, subject, what },
    finished: true,
  });
  while (seq < last) {
    const seals = await db('seals')
      .where({ chain })
      .whereBetween('seq', [seq + 1, last])
      .orderBy('seq')
      .limit(batchSize);
    const subjects = seals.map(({ subject }) => subject);
    const contents = await readContents(db, chain, subjects);
    if (seals.length === 0) return broken('sealGone');
    for (const seal of seals) {
      if (seal.seq !== seq + 1) return broken('sealGone');
      const { subject } = seal;
      const content = contents.get(subject);
      if (!content) return broken('rowGone', subject);
      const expected = sealOf(key, { chain, seq: seal.seq, subject, before: hash, content });
      if (expected !== seal.hash) return broken('rowChanged', subject);
      seq = seal.seq;
      hash = seal.hash;
    }
  }
  if (last < end.seq) return { end: { seq, hash }, broken: null, finished: false };
  const mac = seq === 0 ? '' : endMac(key, { chain, seq, hash });
  const holds = end.seq === seq && end.mac === mac;
  return holds ? { end: { seq, hash }, broken: null, finished: true } : broken('endsElsewhere');
}

/**
 * Finds a row that is neither sealed nor waiting to be sealed: the shop did not write it. Also finds an entry that
 * waits to be sealed but has lost its row.
 */
export async function findLost(db: Db, chain: Chain, since?: Position): Promise<Break | null> {
  const table = tableOf[chain];
  const subject = column(chain === 'log' ? 'auditLog.id' : 'ledgerPostings.transactionId');
  const after = (chain === 'log' ? since?.log : since?.posting) ?? 0;
  const stranger = await db(table)
    .where('id', '>', after)
    .whereRaw(`NOT EXISTS (${inTable('seals')}) AND NOT EXISTS (${inTable('unsealed')})`, [chain, chain])
    .first(db.raw<{ subject: string }>(`CAST(${subject} AS VARCHAR(40)) AS subject`));
  if (stranger) return { chain, seq: null, subject: stranger.subject, what: 'neverSealed' };
  const gone = await db('unsealed')
    .where({ chain })
    .whereNotExists(db(table).where('id', db.ref('unsealed.position')).select(db.raw('1')))
    .first('subject');
  return gone ? { chain, seq: null, subject: gone.subject, what: 'goneUnsealed' } : null;

  function inTable(name: string): string {
    return `SELECT 1 FROM ${name} s WHERE s.chain = ? AND s.subject = CAST(${subject} AS VARCHAR(40))`;
  }
}
