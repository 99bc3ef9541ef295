import type { OutputOf, ParsedInputOf } from '../../contract/contract.ts';
import { foldCase } from '../../contract/fold.ts';
import { containing, whereContains } from '../db/contains.ts';
import type { Db } from '../db/db.ts';
import type { Filterable } from '../db/query.ts';
import { type ColumnName, column } from '../db/tables.ts';
import { type List, listPage } from '../lists/list-page.ts';
import { whereDays } from '../lists/where-days.ts';
import { namesShownAs } from '../roles/role.ts';
import { runAside } from '../threads/run-aside.ts';
import { cameFrom } from './came-from.ts';
import { actorsCalled, isActor } from './find-actors.ts';
import { findObjects } from './find-objects.ts';
import { type Log, type LogView, logColumns, presentLogs } from './present-logs.ts';
import { hasOneOf, valuesInLog } from './values-in-log.ts';

type Wanted = ParsedInputOf<'GET /admin/logs/query'>;
type Filters = Pick<
  Wanted,
  'search' | 'actor' | 'role' | 'action' | 'object' | 'result' | 'ip' | 'requestId' | 'from' | 'to'
>;

/** These filters may read many or all rows, so on SQLite they run in a worker thread (docs/decisions/022). */
export function readLogs(db: Db, wanted: Wanted): Promise<OutputOf<'GET /admin/logs/query'>> {
  return wanted.search || wanted.role || wanted.actor
    ? runAside(db, import.meta.url, readLogPage, wanted)
    : readLogPage(db, wanted);
}

export async function readLogPage(db: Db, wanted: Wanted): Promise<OutputOf<'GET /admin/logs/query'>> {
  return listPage(db, await listLogs(db, wanted), wanted);
}

export async function listLogs(db: Db, filters: Filters): Promise<List<Log, LogView>> {
  const { search, actor, role, action, object, result, ip, requestId } = filters;
  const hadRole = role && (await hadOneOf(db, namesShownAs(role)));
  const byActor = actor && (await isActor(db, actor));
  const objects = object && (await findObjects(db, object));
  const meant = search ? await findObjects(db, search, { begun: true }) : [];
  const actors = search ? await actorsCalled(db, (name) => name.includes(foldCase(search))) : [];
  const fromIp = ip && (await cameFrom(db, ip));
  const rows = db('auditLog')
    .modify((query) => {
      whereDays(query, 'auditLog.at', filters);
      if (search) {
        query.where((either) => {
          whereContains(either, ['auditLog.object', 'auditLog.requestId'], search);
          either.orWhereIn('auditLog.object', meant).orWhereIn(
            'auditLog.actor',
            actors.map((each) => each.actor),
          );
        });
      }
      if (byActor) byActor(query);
      if (hadRole) hadRole(query);
      if (action) query.where({ action });
      if (objects) query.whereIn('auditLog.object', objects);
      // With the empty text in the SQL text, the database uses the partial index of refusals.
      if (result) query.whereRaw(`${column('auditLog.errorCode')} ${result === 'done' ? '=' : '>'} ''`);
      if (fromIp) fromIp(query);
      if (requestId) query.where({ requestId });
    })
    .select(...logColumns);
  return {
    rows,
    sorts: {
      at: sortedBy('auditLog.at'),
      role: sortedBy('auditLog.role'),
      action: sortedBy('auditLog.action'),
      object: sortedBy('auditLog.object'),
      result: sortedBy('auditLog.errorCode'),
      requestId: sortedBy('auditLog.requestId'),
    },
    defaultSort: '-at',
    present: (found) => presentLogs(db, found),
  };
}

function sortedBy(name: ColumnName): string[] {
  return [column(name), column('auditLog.id')];
}

/** The column contains role names separated by commas. */
async function hadOneOf(db: Db, roles: string[]): Promise<(query: Filterable) => unknown> {
  const condition = roles.map(() => "FOLD_CASE(', ' || value || ', ') LIKE ? ESCAPE '\\'").join(' OR ');
  const patterns = roles.map((role) => containing(`, ${foldCase(role)}, `));
  return hasOneOf(db, 'auditLog.role', await valuesInLog(db, 'auditLog.role', condition, patterns));
}
