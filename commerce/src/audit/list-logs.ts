import { countedTo } from '../../contract/admin/list.ts';
import type { OutputOf, ParsedInputOf } from '../../contract/contract.ts';
import { isoTime } from '../clock.ts';
import { containing, whereContains } from '../db/contains.ts';
import type { Db } from '../db/db.ts';
import { rawRows } from '../db/raw-rows.ts';
import { type ColumnName, column, type Row } from '../db/tables.ts';
import { countUpTo, type List, listPage } from '../lists/list-page.ts';
import { whereDays } from '../lists/where-days.ts';
import { runAside } from '../threads/run-aside.ts';

type View = OutputOf<'GET /admin/logs/query'>['items'][number];
type Wanted = ParsedInputOf<'GET /admin/logs/query'>;
type Filters = Pick<
  Wanted,
  'search' | 'actor' | 'role' | 'action' | 'object' | 'result' | 'ip' | 'requestId' | 'from' | 'to'
>;

export const logColumns = [
  ...(['id', 'at', 'actorName', 'role', 'action', 'object', 'reason', 'errorCode', 'ip'] as const),
  ...(['requestId', 'before', 'after'] as const),
] as const;
type Log = Pick<Row<'auditLog'>, (typeof logColumns)[number]>;

/**
 * A page of the log. A search for part of a text reads every row, and the filter by role may read many rows, so on
 * SQLite they run in a thread (docs/decisions/022).
 */
export function readLogs(db: Db, wanted: Wanted): Promise<OutputOf<'GET /admin/logs/query'>> {
  return wanted.search || wanted.role
    ? runAside(db, import.meta.url, readLogPage, wanted)
    : readLogPage(db, wanted);
}

/** The work of `readLogs`. */
export async function readLogPage(db: Db, wanted: Wanted): Promise<OutputOf<'GET /admin/logs/query'>> {
  return listPage(db, await listLogs(db, wanted), wanted);
}

/** Lists the privileged writes in the log, by default newest first. */
export async function listLogs(db: Db, filters: Filters): Promise<List<Log, View>> {
  const { search, actor, role, action, object, result, ip, requestId } = filters;
  const rareRoles = role ? await findRareRoles(db, role) : null;
  const rows = db('auditLog')
    .modify((query) => {
      whereDays(query, 'auditLog.at', filters);
      whereContains(query, ['auditLog.actorName', 'auditLog.object', 'auditLog.requestId'], search);
      // `staff:<userId>` is an actor. The name of the service and of commands is also their actor.
      if (actor) query.where(actor.includes(':') ? { actor } : { actorName: actor });
      if (rareRoles) query.whereIn('auditLog.role', rareRoles);
      else if (role) query.whereRaw(hadRoleSql(column('auditLog.role')), [hadRole(role)]);
      if (action) query.where({ action });
      if (object) query.where({ object });
      // The empty text is written into the SQL text, so that the database uses the partial index of refusals.
      if (result) query.whereRaw(`${column('auditLog.errorCode')} ${result === 'done' ? '=' : '>'} ''`);
      if (ip) query.where({ ip });
      if (requestId) query.where({ requestId });
    })
    .select(...logColumns);
  return {
    rows,
    sorts: {
      at: sortedBy('auditLog.at'),
      actor: sortedBy('auditLog.actorName'),
      role: sortedBy('auditLog.role'),
      action: sortedBy('auditLog.action'),
      object: sortedBy('auditLog.object'),
      result: sortedBy('auditLog.errorCode'),
      ip: sortedBy('auditLog.ip'),
      requestId: sortedBy('auditLog.requestId'),
    },
    defaultSort: '-at',
    present: (found) => presentLogs(db, found),
  };
}

function sortedBy(name: ColumnName): string[] {
  return [column(name), column('auditLog.id')];
}

/** Matches one role name in a column that contains several role names, separated by commas. */
function hadRoleSql(roles: string): string {
  return `LOWER(', ' || ${roles} || ', ') LIKE ? ESCAPE '\\'`;
}

function hadRole(role: string): string {
  return containing(`, ${role.toLowerCase()}, `);
}

/**
 * The values of the column `role` that contain a role with few rows, which the index of the column finds. The rows of
 * a role with many rows are found soon in the order of the list, but sorting all of them would take long.
 * @returns null for a role with many rows
 */
async function findRareRoles(db: Db, role: string): Promise<string[] | null> {
  const value = column('auditLog.role');
  // The index leads from each value to the next, so this reads one row for each value.
  const found = await rawRows<{ value: string }>(
    db,
    `WITH RECURSIVE found (value) AS (
      SELECT MIN(${value}) FROM audit_log
      UNION ALL SELECT (SELECT MIN(${value}) FROM audit_log WHERE ${value} > found.value) FROM found
        WHERE found.value IS NOT NULL)
    SELECT value FROM found WHERE ${hadRoleSql('value')}`,
    [hadRole(role)],
  );
  const values = found.map((each) => each.value);
  const count = await countUpTo(db, db('auditLog').whereIn('role', values));
  return count < countedTo ? values : null;
}

export async function presentLogs(db: Db, rows: Log[]): Promise<View[]> {
  const subjects = await db('seals')
    .where({ chain: 'log' })
    .whereIn(
      'subject',
      rows.map(({ id }) => String(id)),
    )
    .pluck('subject');
  const sealed = new Set(subjects);
  const names = await usernamesOf(db, rows);
  return rows.map((row) => ({
    id: row.id,
    at: isoTime(row.at),
    actor: row.actorName,
    role: row.role,
    action: row.action,
    object: row.object,
    objectName: names.get(userOf(row.object) ?? '') ?? null,
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

const personal = /^(?:user|wallet):([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** The id of the user that an object is or belongs to. */
function userOf(object: string): string | undefined {
  return personal.exec(object)?.[1];
}

async function usernamesOf(db: Db, rows: Log[]): Promise<Map<string, string>> {
  const ids = rows.flatMap(({ object }) => userOf(object) ?? []);
  const users = await db('users')
    .whereIn('id', [...new Set(ids)])
    .select('id', 'username');
  return new Map(users.map(({ id, username }) => [id, username]));
}
