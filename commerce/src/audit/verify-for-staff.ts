import type { OutputOf, ParsedInputOf } from '../../contract/contract.ts';
import type { SealKeys } from '../config.ts';
import type { Db } from '../db/db.ts';
import { chains } from './sealed-content.ts';
import { type Break, describeBreak, verifyChainsAside } from './verify-chains.ts';
import { type Place, start, verifyPartAside } from './verify-part.ts';

type Input = ParsedInputOf<'GET /admin/logs/verify'>;
type Answer = OutputOf<'GET /admin/logs/verify'>;

export async function verifyForStaff(db: Db, keys: SealKeys, { links, after }: Input): Promise<Answer> {
  const { sealed, breaks, next } = links
    ? await verifyPartAside(db, { keys, links, after: readPlace(after) })
    : { ...(await verifyChainsAside(db, keys)), next: null };
  const [first] = breaks;
  return {
    intact: !first,
    sealed,
    total: await countLinks(db),
    brokenAt: first ? describeBreak(first) : null,
    broken: await presentBreaks(db, breaks),
    next: next ? `${next.chain}:${next.seq}` : null,
  };
}

function readPlace(after: string | undefined): Place {
  const [name, seq] = after?.split(':') ?? [];
  const chain = chains.find((each) => each === name);
  return chain ? { chain, seq: Number(seq) } : start;
}

async function countLinks(db: Db): Promise<number> {
  const ends = await db('chains').pluck('seq');
  return ends.reduce((sum, seq) => sum + seq, 0);
}

/** Staff know a transaction by its number. */
async function presentBreaks(db: Db, breaks: Break[]): Promise<Answer['broken']> {
  const ids = breaks.flatMap(({ chain, subject }) => (chain === 'ledger' && subject ? [subject] : []));
  const transactions = await db('ledgerTransactions').whereIn('id', ids).select('id', 'transactionNo');
  const numbers = new Map(transactions.map(({ id, transactionNo }) => [id, transactionNo]));
  return breaks.map(({ chain, seq, subject, what }) => ({
    chain,
    seq,
    subject,
    what,
    transactionNo: (subject && numbers.get(subject)) || null,
  }));
}
