import type { OutputOf, ParsedInputOf } from '../../contract/contract.ts';
import { isoTime } from '../clock.ts';
import type { Db } from '../db/db.ts';
import { column, type Row } from '../db/tables.ts';
import { fail } from '../fail.ts';
import type { List } from '../lists/list-page.ts';
import { namePeople, personIn } from '../users/name-people.ts';
import type { Finding } from './audit.ts';
import { nameSubjects } from './name-subjects.ts';

type View = OutputOf<'GET /admin/finance/audits'>['items'][number];
type Filters = Pick<ParsedInputOf<'GET /admin/finance/audits'>, 'whole' | 'found'>;

export function listAudits(db: Db, { whole, found }: Filters): List<Row<'audits'>, View> {
  const rows = db('audits')
    .modify((query) => {
      if (whole !== undefined) query.where({ whole });
      // With the value in the SQL text, the database uses the partial index.
      if (found !== undefined) query.whereRaw(`${column('audits.findings')} ${found ? '<>' : '='} '[]'`);
    })
    .select('audits.*');
  return {
    rows,
    sorts: { at: [column('audits.id')] },
    defaultSort: '-at',
    present: (checks) => presentAudits(db, checks),
  };
}

export async function readAudit(db: Db, id: number): Promise<View> {
  const check = await db('audits').where({ id }).first();
  const [view] = check ? await presentAudits(db, [check]) : [];
  if (!view) throw fail('notFound');
  return view;
}

async function presentAudits(db: Db, checks: Row<'audits'>[]): Promise<View[]> {
  const people = await namePeople(
    db,
    checks.flatMap(({ runBy }) => runBy ?? []),
  );
  const findingsOf = checks.map(({ findings }): Finding[] => JSON.parse(findings));
  const named = await nameSubjects(db, findingsOf.flat());
  return checks.map(({ id, checkedAt, endedAt, whole, runBy, sealed }, index) => ({
    auditId: String(id),
    checkedAt: isoTime(checkedAt),
    whole: Boolean(whole),
    by: personIn(people, runBy),
    sealed,
    milliseconds: Math.max(endedAt - checkedAt, 0),
    findings: (findingsOf[index] ?? []).map((finding) => ({ ...finding, ...named(finding) })),
  }));
}
