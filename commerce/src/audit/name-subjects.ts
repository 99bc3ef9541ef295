import type { OutputOf } from '../../contract/contract.ts';
import type { Db } from '../db/db.ts';
import type { Finding } from './audit.ts';

type About = NonNullable<OutputOf<'GET /admin/finance/audits'>['items'][number]['findings'][number]['about']>;

const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/;
/** The shop's own numbers, by their first letters. */
const kinds = { JT: 'transaction', JO: 'order', JC: 'charge', JR: 'refund' } as const;

/**
 * Finds the records to which findings lead. The subject of a finding is a number, a day, the name of an account, or the
 * id of a row; it may be part of a sentence such as `ledger 12: <id> is not what was sealed`.
 */
export async function nameSubjects(db: Db, findings: Finding[]): Promise<(finding: Finding) => About | null> {
  const ids = [...new Set(findings.flatMap(({ subject }) => uuid.exec(subject)?.[0] ?? []))];
  const transactions = await db('ledgerTransactions').whereIn('id', ids).select('id', 'transactionNo');
  const proposals = await db('rechargeProposals').whereIn('id', ids).select('id', 'userId');
  const members = await db('users').whereIn('id', ids).select('id');
  const byId = new Map<string, About>([
    ...members.map(({ id }) => [id, { kind: 'member', id }] as const),
    ...proposals.map(({ id, userId }) => [id, { kind: 'member', id: userId }] as const),
    ...transactions.map(({ id, transactionNo }) => [id, { kind: 'transaction', id: transactionNo }] as const),
  ]);
  return ({ subject }) => {
    const number = /J[TOCR]\d{18}/.exec(subject)?.[0];
    if (number) return { kind: kinds[number.slice(0, 2) as keyof typeof kinds], id: number };
    const product = /[A-Z]{2}-\d{4}-\d{3}/.exec(subject)?.[0];
    if (product) return { kind: 'product', id: product };
    if (/^\d{4}-\d\d-\d\d$/.test(subject)) return { kind: 'day', id: subject };
    const row = /^log(?: \d+)?: (\d+) /.exec(subject)?.[1];
    if (row) return { kind: 'log', id: row };
    return byId.get(uuid.exec(subject)?.[0] ?? '') ?? null;
  };
}
