import type { OutputOf, ParsedInputOf } from '../../contract/contract.ts';
import { isoTime } from '../clock.ts';
import { whereContains } from '../db/contains.ts';
import type { Db } from '../db/db.ts';
import { type ColumnName, type Columns, column } from '../db/tables.ts';
import type { List } from '../lists/list-page.ts';
import { whereDays } from '../lists/where-days.ts';

type View = OutputOf<'GET /admin/messages/query'>['items'][number];
type Filters = Pick<ParsedInputOf<'GET /admin/messages/query'>, 'search' | 'kind' | 'status' | 'from' | 'to'>;

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
type Row = Columns<(typeof columns)[number]> & { assigneeName: string | null };

export function listMessages(db: Db, filters: Filters): List<Row, View> {
  const rows = db('contactMessages')
    .leftJoin('users', 'users.id', 'contactMessages.assignee')
    .modify((query) => {
      whereDays(query, 'contactMessages.createdAt', filters);
      whereContains(query, searched, filters.search);
      if (filters.kind) query.where('contactMessages.kind', filters.kind);
      if (filters.status) query.where('contactMessages.status', filters.status);
    })
    .select(...columns, 'users.username as assigneeName');
  return {
    rows,
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
    present: (found) => found.map(presentMessage),
  };
}

function sortedBy(...names: ColumnName[]): string[] {
  return [...names, 'contactMessages.id' as const].map(column);
}

function presentMessage(row: Row): View {
  const { id, name, email, phone, subject, kind, productCode, status, assignee, assigneeName } = row;
  return {
    messageId: id,
    createdAt: isoTime(row.createdAt),
    name,
    email,
    phone,
    subject,
    kind,
    productCode,
    status,
    assignee: assignee && assigneeName ? { userId: assignee, username: assigneeName } : null,
  };
}
