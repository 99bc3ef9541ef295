import type { OutputOf } from '../../contract/contract.ts';
import { own } from '../../contract/own.ts';
import type { Db } from '../db/db.ts';
import type { Finding } from './audit.ts';
import { type Break, readBreak } from './verify-chains.ts';

type Shown = OutputOf<'GET /admin/finance/audits'>['items'][number]['findings'][number];
type About = NonNullable<Shown['about']>;
type Named = Pick<Shown, 'about' | 'name' | 'seal'>;

const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/;
const kinds = { JT: 'transaction', JO: 'order', JC: 'recharge', JR: 'refund' } as const;

/** The subject of a finding is a number, a day, an account name, the id of a row, or the break of a sealed chain. */
export async function nameSubjects(db: Db, findings: Finding[]): Promise<(finding: Finding) => Named> {
  const ids = [...new Set(findings.flatMap(({ subject }) => uuid.exec(subject)?.[0] ?? []))];
  const transactions = await db('ledgerTransactions').whereIn('id', ids).select('id', 'transactionNo');
  const credits = await db('credits').whereIn('id', ids).select('id', 'userId');
  const userIds = [...ids, ...credits.map(({ userId }) => userId)];
  const members = await db('users').whereIn('id', userIds).select('id', 'username');
  const nameOf = new Map(members.map(({ id, username }) => [id, username]));
  const byId = new Map<string, About>([
    ...members.map(({ id }) => [id, { kind: 'member', id }] as const),
    ...credits.map(({ id, userId }) => [id, { kind: 'member', id: userId }] as const),
    ...transactions.map(({ id, transactionNo }) => [id, { kind: 'transaction', id: transactionNo }] as const),
  ]);
  return ({ subject }) => {
    const found = readBreak(subject);
    const about = found ? aboutBreak(found, byId) : aboutSubject(subject, byId);
    return {
      about,
      name: about?.kind === 'member' ? (nameOf.get(about.id) ?? null) : null,
      seal: found && { chain: found.chain, seq: found.seq, what: found.what },
    };
  };
}

function aboutBreak({ chain, subject, what }: Break, byId: Map<string, About>): About | null {
  if (!subject || what === 'rowGone' || what === 'goneUnsealed') return null;
  return chain === 'log' ? { kind: 'log', id: subject } : (byId.get(subject) ?? null);
}

function aboutSubject(subject: string, byId: Map<string, About>): About | null {
  const [id = '', prefix = ''] = /(J[TOCR])\d{18}/.exec(subject) ?? [];
  const kind = own(kinds, prefix);
  if (kind) return { kind, id };
  const product = /[A-Z]{2}-\d{4}-\d{3}/.exec(subject)?.[0];
  if (product) return { kind: 'product', id: product };
  if (/^\d{4}-\d\d-\d\d$/.test(subject)) return { kind: 'day', id: subject };
  return byId.get(uuid.exec(subject)?.[0] ?? '') ?? null;
}
