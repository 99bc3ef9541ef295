import type { OutputOf } from '../../contract/contract.ts';
import { noDetails } from '../audit/log-details.ts';
import { isoTime } from '../clock.ts';
import type { Db } from '../db/db.ts';
import type { Row } from '../db/tables.ts';
import { nameActors, namePeople } from '../users/name-people.ts';

export type LogView = OutputOf<'GET /admin/logs/query'>['items'][number];

export const logColumns = [
  ...(['id', 'at', 'actor', 'role', 'action', 'object', 'errorCode', 'requestId'] as const),
] as const;
export type Log = Pick<Row<'auditLog'>, (typeof logColumns)[number]>;

export async function presentLogs(db: Db, rows: Log[]): Promise<LogView[]> {
  const ids = rows.map(({ id }) => id);
  const details = await db('logDetails').whereIn('logId', ids);
  const detailsOf = new Map(details.map((each) => [each.logId, each]));
  const subjects = await db('seals')
    .where({ chain: 'log' })
    .whereIn('subject', ids.map(String))
    .pluck('subject');
  const sealed = new Set(subjects);
  const people = await namePeople(
    db,
    rows.flatMap(({ object }) => userOf(object) ?? []),
  );
  const nameOf = await nameActors(
    db,
    rows.map(({ actor }) => actor),
  );
  return rows.map((row) => {
    const { reason, ip, before, after, circumstances, emptiedMac } = detailsOf.get(row.id) ?? {
      ...noDetails,
      emptiedMac: '',
    };
    return {
      id: row.id,
      at: isoTime(row.at),
      actor: nameOf(row.actor),
      role: row.role,
      action: row.action,
      object: row.object,
      objectName: people.get(userOf(row.object) ?? '')?.username ?? null,
      result: row.errorCode === '' ? 'done' : 'refused',
      errorCode: row.errorCode || null,
      reason,
      ip,
      requestId: row.requestId,
      before: before || 'null',
      after: after || 'null',
      circumstances: circumstances || 'null',
      emptied: emptiedMac !== '',
      sealed: sealed.has(String(row.id)),
    };
  });
}

const personal = /^(?:user|wallet):([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

function userOf(object: string): string | undefined {
  return personal.exec(object)?.[1];
}
