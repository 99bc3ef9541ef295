import type { Knex } from 'knex';
import type { OutputOf, ParsedInputOf } from '../../contract/contract.ts';
import { isoTime } from '../clock.ts';
import { containing, whereContains } from '../db/contains.ts';
import type { List } from '../lists/list-page.ts';
import { whereDays } from '../lists/where-days.ts';

type View = OutputOf<'GET /admin/logs/query'>['items'][number];
type Filters = Pick<
  ParsedInputOf<'GET /admin/logs/query'>,
  'search' | 'actor' | 'role' | 'action' | 'object' | 'result' | 'ip' | 'requestId' | 'from' | 'to'
>;

interface Row {
  id: number;
  at: number;
  actorName: string;
  role: string;
  action: string;
  object: string;
  reason: string;
  errorCode: string;
  ip: string;
  requestId: string;
  before: string;
  after: string;
}

const columns = [
  ...['id', 'at', 'actorName', 'role', 'action', 'object', 'reason', 'errorCode', 'ip'],
  ...['requestId', 'before', 'after'],
];

/** What staff did, the newest first. */
export function listLogs(db: Knex, filters: Filters): List<Row, View> {
  const { search, actor, role, action, object, result, ip, requestId } = filters;
  const rows = db('auditLog')
    .modify((query) => {
      whereDays(query, 'at', filters);
      whereContains(query, ['actorName', 'object', 'requestId'], search);
      if (actor) query.where((either) => either.where({ actorName: actor }).orWhere({ actor }));
      if (role) whereHadRole(query, role);
      if (action) query.where({ action });
      if (object) query.where({ object });
      if (result) query.where('errorCode', result === 'done' ? '=' : '>', '');
      if (ip) query.where({ ip });
      if (requestId) query.where({ requestId });
    })
    .select(columns);
  return {
    rows,
    sorts: {
      at: ['at', 'id'],
      actor: ['actor_name', 'id'],
      role: ['role', 'id'],
      action: ['action', 'id'],
      object: ['object', 'id'],
      result: ['error_code', 'id'],
      ip: ['ip', 'id'],
      requestId: ['request_id', 'id'],
    },
    defaultSort: '-at',
    present: (found) => presentLogs(db, found),
  };
}

/** One of the roles of a row, which has their names in one text. */
function whereHadRole(query: Knex.QueryBuilder, role: string): void {
  query.whereRaw("LOWER(', ' || role || ', ') LIKE ? ESCAPE '\\'", [containing(`, ${role.toLowerCase()}, `)]);
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
    result: row.errorCode === '' ? 'done' : 'refused',
    errorCode: row.errorCode || null,
    reason: row.reason,
    ip: row.ip,
    requestId: row.requestId,
    before: row.before,
    after: row.after,
    sealed: sealed.has(String(row.id)),
  }));
}
