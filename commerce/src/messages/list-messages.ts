import type { OutputOf, ParsedInputOf } from '../../contract/contract.ts';
import { messageStatuses } from '../../contract/states.ts';
import { isoTime } from '../clock.ts';
import { whereContains } from '../db/contains.ts';
import type { Db } from '../db/db.ts';
import type { TableQuery } from '../db/query.ts';
import { type ColumnName, type Columns, column } from '../db/tables.ts';
import { countUpTo, type List } from '../lists/list-page.ts';
import { whereDays } from '../lists/where-days.ts';
import { namePeople } from '../users/name-people.ts';
import { messageVersions } from './message-version.ts';

type View = OutputOf<'GET /admin/messages/query'>['items'][number];
type Counts = OutputOf<'GET /admin/messages/counts'>;
type Filters = Pick<
  ParsedInputOf<'GET /admin/messages/query'>,
  'search' | 'kind' | 'assignee' | 'status' | 'from' | 'to'
>;

const columns = [
  'contactMessages.id',
  'contactMessages.createdAt',
  'contactMessages.name',
  'contactMessages.email',
  'contactMessages.phone',
  'contactMessages.subject',
  'contactMessages.kind',
  'contactMessages.productCode',
  'contactMessages.status',
  'contactMessages.assignee',
] as const;
const searched = [
  'contactMessages.name',
  'contactMessages.email',
  'contactMessages.phone',
  'contactMessages.subject',
  'contactMessages.productCode',
] as const;
type Row = Columns<(typeof columns)[number]>;

export function listMessages(db: Db, filters: Filters): List<Row, View> {
  return {
    rows: filterMessages(db, filters).select(...columns),
    sorts: {
      createdAt: sortedBy('contactMessages.createdAt'),
      name: sortedBy('contactMessages.name'),
      email: sortedBy('contactMessages.email'),
      phone: sortedBy('contactMessages.phone'),
      subject: sortedBy('contactMessages.subject'),
      kind: sortedBy('contactMessages.kind', 'contactMessages.createdAt'),
      status: sortedBy('contactMessages.status', 'contactMessages.createdAt'),
    },
    defaultSort: '-createdAt',
    present: (found) => presentMessages(db, found),
  };
}

/** Each count stops at `countedTo`. */
export async function countMessages(db: Db, filters: Filters): Promise<Counts> {
  const counts: Counts = { all: 0, NEW: 0, READ: 0, REPLIED: 0, CLOSED: 0 };
  counts.all = await countUpTo(db, filterMessages(db, filters));
  for (const status of messageStatuses) {
    counts[status] = await countUpTo(db, filterMessages(db, { ...filters, status }));
  }
  return counts;
}

function filterMessages(db: Db, filters: Filters): TableQuery<'contactMessages'> {
  return db('contactMessages').modify((query) => {
    whereDays(query, 'contactMessages.createdAt', filters);
    whereContains(query, searched, filters.search);
    if (filters.kind) query.where('contactMessages.kind', filters.kind);
    if (filters.assignee === 'none') query.whereNull('contactMessages.assignee');
    else if (filters.assignee) query.where('contactMessages.assignee', filters.assignee);
    if (filters.status) query.where('contactMessages.status', filters.status);
  });
}

function sortedBy(...names: ColumnName[]): string[] {
  return [...names, 'contactMessages.id' as const].map(column);
}

async function presentMessages(db: Db, rows: Row[]): Promise<View[]> {
  const people = await namePeople(
    db,
    rows.flatMap(({ assignee }) => assignee ?? []),
  );
  const versions = await messageVersions(db, rows);
  return rows.map(({ id, name, email, phone, subject, kind, productCode, status, assignee, createdAt }) => ({
    messageId: id,
    createdAt: isoTime(createdAt),
    name,
    email,
    phone,
    subject,
    kind,
    productCode,
    status,
    assignee: people.get(assignee ?? '') ?? null,
    version: versions.get(id) ?? '',
  }));
}
