import type { SealKeys } from '../config.ts';
import type { Db } from '../db/db.ts';
import { column } from '../db/tables.ts';
import { runAside } from '../threads/run-aside.ts';
import type { Finding } from './audit.ts';
import type { Checkpoint, Link, Position } from './checkpoint.ts';
import { endMac, sealOf } from './seal.ts';
import { eraOf, nameOfKey, readEras } from './seal-keys.ts';
import { type Chain, chains, findAltered, readContents, tableOf } from './sealed-content.ts';

const batchSize = 500;
/** Further breaks of a chain are not listed. */
const mostBreaks = 100;
const invariant = 'U1 the sealed chain is intact';

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
  sealed: number;
  findings: Finding[];
  /** The same as `findings`, as objects. */
  breaks: Break[];
  ends: Record<Chain, Link>;
}

export const beforeTheFirst: Link = { seq: 0, hash: '' };

/** On SQLite the check runs in a worker thread. In the main thread, the long reads would delay purchases. */
export function verifyChainsAside(db: Db, keys: SealKeys): Promise<Verification> {
  return runAside(db, import.meta.url, verifyChains, keys);
}

/** @param since start from this checkpoint instead of the first link */
export async function verifyChains(db: Db, keys: SealKeys, since?: Checkpoint | null): Promise<Verification> {
  const ends = { log: beforeTheFirst, ledger: beforeTheFirst };
  const breaks: Break[] = [];
  for (const chain of chains) {
    const walked = await walk(db, chain, keys, since?.ends[chain] ?? beforeTheFirst);
    ends[chain] = walked.end;
    breaks.push(...walked.breaks, ...(await findLost(db, chain, since?.position)));
  }
  const findings = breaks.map((found) => ({ invariant, subject: describeBreak(found) }));
  return { sealed: ends.log.seq + ends.ledger.seq, findings, breaks, ends };
}

export function describeBreak({ chain, seq, subject, what }: Break): string {
  const place = seq === null ? chain : `${chain} ${seq}`;
  return `${place}: ${[subject, words[what]].filter(Boolean).join(' ')}`;
}

const told = /^(log|ledger)(?: (\d+))?: (?:(\S+) )?(.+)$/;

/** Null if the finding is not about a chain. */
export function readBreak(line: string): Break | null {
  const [, chain, seq, subject, text] = told.exec(line) ?? [];
  const sentence = [subject, text].filter(Boolean).join(' ');
  for (const [what, ending] of Object.entries(words) as [Break['what'], string][]) {
    const rest = sentence === ending ? '' : sentence.endsWith(` ${ending}`) ? subject : undefined;
    if (chain && rest !== undefined)
      return { chain: chain as Chain, seq: seq ? Number(seq) : null, subject: rest || null, what };
  }
  return null;
}

interface Walked {
  end: Link;
  breaks: Break[];
  finished: boolean;
}

/**
 * Each seal covers the previous seal as stored, so an altered row does not hide later alterations. The first link after
 * a missing seal can't be verified. A process that does not know the key that seals now verifies up to its hand-over.
 */
export async function walk(
  db: Db,
  chain: Chain,
  keys: SealKeys,
  start: Link,
  most = Number.POSITIVE_INFINITY,
): Promise<Walked> {
  // Links added during the verification are not checked.
  const end = (await db('chains').where({ name: chain }).first()) ?? { seq: 0, mac: '' };
  const eras = await readEras(db, keys);
  const unknownFrom = eras.sealing ? Number.POSITIVE_INFINITY : (eras.eras.at(-1)?.end?.[chain].seq ?? 0);
  const verifiable = Math.max(Math.min(end.seq, unknownFrom), start.seq);
  const last = Math.min(verifiable, start.seq + most);
  let { seq, hash } = start;
  const breaks: Break[] = [];
  const find = (what: Break['what'], at: number, subject: string | null = null) => {
    breaks.push({ chain, seq: at, subject, what });
  };
  while (seq < last) {
    const seals = await db('seals')
      .where({ chain })
      .whereBetween('seq', [seq + 1, last])
      .orderBy('seq')
      .limit(batchSize);
    if (seals.length === 0) find('sealGone', seq + 1);
    if (seals.length === 0 || breaks.length >= mostBreaks)
      return { end: { seq, hash }, breaks, finished: true };
    const subjects = seals.map(({ subject }) => subject);
    const contents = await readContents(db, chain, subjects);
    const altered = await findAltered(db, eras.sealing, chain, subjects);
    for (const seal of seals) {
      const { subject } = seal;
      const content = contents.get(subject);
      if (seal.seq !== seq + 1) find('sealGone', seq + 1);
      else if (!content) find('rowGone', seal.seq, subject);
      else {
        const era = eraOf(eras, chain, seal.seq);
        const hashed = era && sealOf(era.key, { chain, seq: seal.seq, subject, before: hash, content });
        if (hashed !== seal.hash || altered.has(subject) || !isHandedOver(era, chain, seal, content))
          find('rowChanged', seal.seq, subject);
      }
      seq = seal.seq;
      hash = seal.hash;
    }
  }
  if (last < verifiable) return { end: { seq, hash }, breaks, finished: false };
  if (eras.isBroken) find('endsElsewhere', seq + 1);
  if (!eras.sealing) return { end: { seq, hash }, breaks, finished: true };
  const mac = seq === 0 ? '' : endMac(eras.sealing, { chain, seq, hash });
  if (end.seq !== seq || end.mac !== mac) find('endsElsewhere', seq + 1);
  return { end: { seq, hash }, breaks, finished: true };
}

/** Whether the last link under a former key is the one that its hand-over names. Nobody without the next key can alter it. */
function isHandedOver(
  era: ReturnType<typeof eraOf>,
  chain: Chain,
  { seq, hash }: Link,
  content: readonly unknown[],
): boolean {
  if (!era?.end || era.end[chain].seq !== seq) return true;
  return era.end[chain].hash === hash && (chain === 'ledger' || content.includes(nameOfKey(era.end.next)));
}

/** Finds rows that the shop itself did not write, and waiting entries without a row. */
export async function findLost(db: Db, chain: Chain, since?: Position): Promise<Break[]> {
  const table = tableOf[chain];
  const subject = column(chain === 'log' ? 'auditLog.id' : 'ledgerPostings.transactionId');
  const after = (chain === 'log' ? since?.log : since?.posting) ?? 0;
  const strangers = await db(table)
    .where('id', '>', after)
    .whereRaw(`NOT EXISTS (${inTable('seals')}) AND NOT EXISTS (${inTable('unsealed')})`, [chain, chain])
    .orderBy('id')
    .limit(mostBreaks)
    .select(db.raw<{ subject: string }>(`CAST(${subject} AS VARCHAR(40)) AS subject`));
  const gone = await db('unsealed')
    .where({ chain })
    .whereNotExists(db(table).where('id', db.ref('unsealed.position')).select(db.raw('1')))
    .limit(mostBreaks)
    .pluck('subject');
  const subjects = new Set(strangers.map((each) => each.subject));
  return [
    ...[...subjects].map((each) => ({ chain, seq: null, subject: each, what: 'neverSealed' as const })),
    ...gone.map((each) => ({ chain, seq: null, subject: each, what: 'goneUnsealed' as const })),
  ];

  function inTable(name: string): string {
    return `SELECT 1 FROM ${name} s WHERE s.chain = ? AND s.subject = CAST(${subject} AS VARCHAR(40))`;
  }
}
