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

export interface Verification {
  /** The number of valid links of both chains. */
  sealed: number;
  /** The first broken link of each chain. */
  findings: Finding[];
  /** The last valid link of each chain. */
  ends: Record<Chain, Link>;
}

const beforeTheFirst: Link = { seq: 0, hash: '' };

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
  const findings: Finding[] = [];
  for (const chain of chains) {
    const { end, broken } = await walk(db, chain, key, since?.ends[chain] ?? beforeTheFirst);
    ends[chain] = end;
    const subject = broken ?? (await findLost(db, chain, since?.position));
    if (subject) findings.push({ invariant, subject });
  }
  return { sealed: ends.log.seq + ends.ledger.seq, findings, ends };
}

/** @returns the last valid link, and what is wrong with the link after it; null if nothing is wrong */
async function walk(
  db: Db,
  chain: Chain,
  key: string,
  start: Link,
): Promise<{ end: Link; broken: string | null }> {
  // Links added during the verification are not checked.
  const end = (await db('chains').where({ name: chain }).first()) ?? { seq: 0, mac: '' };
  let { seq, hash } = start;
  const broken = (what: string) => ({ end: { seq, hash }, broken: `${chain} ${seq + 1}: ${what}` });
  while (seq < end.seq) {
    const seals = await db('seals')
      .where({ chain })
      .whereBetween('seq', [seq + 1, end.seq])
      .orderBy('seq')
      .limit(batchSize);
    const subjects = seals.map(({ subject }) => subject);
    const contents = await readContents(db, chain, subjects);
    if (seals.length === 0) return broken('the seal is gone');
    for (const seal of seals) {
      if (seal.seq !== seq + 1) return broken('the seal is gone');
      const { subject } = seal;
      const content = contents.get(subject);
      if (!content) return broken(`${subject} is gone`);
      const expected = sealOf(key, { chain, seq: seal.seq, subject, before: hash, content });
      if (expected !== seal.hash) return broken(`${subject} is not what was sealed`);
      seq = seal.seq;
      hash = seal.hash;
    }
  }
  const mac = seq === 0 ? '' : endMac(key, { chain, seq, hash });
  const holds = end.seq === seq && end.mac === mac;
  return holds ? { end: { seq, hash }, broken: null } : broken('the chain ends elsewhere');
}

/**
 * Finds a row that is neither sealed nor waiting to be sealed: the shop did not write it. Also finds an entry that
 * waits to be sealed but has lost its row.
 */
async function findLost(db: Db, chain: Chain, since?: Position): Promise<string | null> {
  const table = tableOf[chain];
  const subject = column(chain === 'log' ? 'auditLog.id' : 'ledgerPostings.transactionId');
  const after = (chain === 'log' ? since?.log : since?.posting) ?? 0;
  const stranger = await db(table)
    .where('id', '>', after)
    .whereRaw(`NOT EXISTS (${inTable('seals')}) AND NOT EXISTS (${inTable('unsealed')})`, [chain, chain])
    .first(db.raw<{ subject: string }>(`CAST(${subject} AS VARCHAR(40)) AS subject`));
  if (stranger) return `${chain}: ${stranger.subject} was never to be sealed`;
  const gone = await db('unsealed')
    .where({ chain })
    .whereNotExists(db(table).where('id', db.ref('unsealed.position')).select(db.raw('1')))
    .first('subject');
  return gone ? `${chain}: ${gone.subject} was gone before it was sealed` : null;

  function inTable(name: string): string {
    return `SELECT 1 FROM ${name} s WHERE s.chain = ? AND s.subject = CAST(${subject} AS VARCHAR(40))`;
  }
}
