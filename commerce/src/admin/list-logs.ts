import type { Knex } from 'knex';
import type { OutputOf, ParsedInputOf } from '../../contract/contract.ts';
import { momentsOf } from '../calendar.ts';
import { isoTime } from '../clock.ts';
import { whereContains } from '../db/contains.ts';
import type { List } from './list-page.ts';

type View = OutputOf<'GET /admin/logs/query'>['items'][number];
type Filters = Pick<
  ParsedInputOf<'GET /admin/logs/query'>,
  'search' | 'actor' | 'action' | 'object' | 'ip' | 'from' | 'to'
>;

interface Row {
  id: number;
  at: number;
  actorName: string;
  role: string;
  action: string;
  object: string;
  reason: string;
  ip: string;
  requestId: string;
  before: string;
  after: string;
}

const columns = [
  ...['id', 'at', 'actorName', 'role', 'action', 'object', 'reason', 'ip', 'requestId'],
  ...['before', 'after'],
];

/** What staff did, the newest first. */
export function listLogs(db: Knex, filters: Filters): List<Row, View> {
  const { search, actor, action, object, ip } = filters;
  const { since, until } = momentsOf(filters);
  const rows = db('auditLog')
    .whereBetween('at', [since, until - 1])
    .modify((query) => {
      whereContains(query, ['actorName', 'object', 'requestId'], search);
      if (actor) query.where((either) => either.where({ actorName: actor }).orWhere({ actor }));
      if (action) query.where({ action });
      if (object) query.where({ object });
      if (ip) query.where({ ip });
    })
    .select(columns);
  return {
    rows,
    key: 'auditLog.id',
    sorts: { at: 'audit_log.at' },
    defaultSort: '-at',
    present: (found) => presentLogs(db, found),
  };
}

async function presentLogs(db: Knex, rows: Row[]): Promise<View[]> {
  const subjects: string[] = await db('seals')
    .where({ chain: 'log' })
    .whereIn(
      'subject',
      rows.map(({ id }) => String(id)),
    )
    .pluck('subject');
  const sealed = new Set(subjects);
  return rows.map((row) => ({
    id: row.id,
    at: isoTime(row.at),
    actor: row.actorName,
    role: row.role,
    action: row.action,
    object: row.object,
    reason: row.reason,
    ip: row.ip,
    requestId: row.requestId,
    before: row.before,
    after: row.after,
    sealed: sealed.has(String(row.id)),
  }));
}
