import type { Knex } from 'knex';
import type { OutputOf, ParsedInputOf } from '../../contract/contract.ts';
import type { MessageStatus } from '../../contract/states.ts';
import { isoTime } from '../clock.ts';
import { whereContains } from '../db/contains.ts';
import type { List } from '../lists/list-page.ts';
import { whereDays } from '../lists/where-days.ts';

type View = OutputOf<'GET /admin/messages/query'>['items'][number];
type Filters = Pick<ParsedInputOf<'GET /admin/messages/query'>, 'search' | 'status' | 'from' | 'to'>;

interface Row {
  id: string;
  createdAt: number;
  name: string;
  email: string;
  phone: string;
  subject: string;
  status: MessageStatus;
  assignee: string | null;
  assigneeName: string | null;
}

const columns = ['id', 'createdAt', 'name', 'email', 'phone', 'subject', 'status', 'assignee'];
const searched = ['name', 'email', 'phone', 'subject'];

export function listMessages(db: Knex, filters: Filters): List<Row, View> {
  const rows = db('contactMessages')
    .leftJoin('users', 'users.id', 'contactMessages.assignee')
    .modify((query) => {
      whereDays(query, 'contactMessages.createdAt', filters);
      whereContains(
        query,
        searched.map((column) => `contactMessages.${column}`),
        filters.search,
      );
      if (filters.status) query.where('contactMessages.status', filters.status);
    })
    .select(...columns.map((column) => `contactMessages.${column}`), { assigneeName: 'users.username' });
  return {
    rows,
    sorts: {
      createdAt: sortedBy('created_at'),
      name: sortedBy('name'),
      email: sortedBy('email'),
      phone: sortedBy('phone'),
      subject: sortedBy('subject'),
      status: sortedBy('status', 'created_at'),
    },
    defaultSort: '-createdAt',
    present: (found) => found.map(presentMessage),
  };
}

function sortedBy(...names: string[]): string[] {
  return [...names, 'id'].map((name) => `contact_messages.${name}`);
}

function presentMessage(row: Row): View {
  const { id, name, email, phone, subject, status, assignee, assigneeName } = row;
  return {
    messageId: id,
    createdAt: isoTime(row.createdAt),
    name,
    email,
    phone,
    subject,
    status,
    assignee: assignee && assigneeName ? { userId: assignee, username: assigneeName } : null,
  };
}
