import { z } from 'zod';
import { messageKinds } from '../choices.ts';
import { endpoint } from '../endpoint.ts';
import { optional, productCode, requestId, text, time, userId } from '../fields.ts';
import { messageStatuses } from '../states.ts';
import {
  countedTo,
  exportInput,
  filterInput,
  formerVersion,
  listInput,
  listOutput,
  person,
  range,
  search,
  version,
} from './list.ts';

const sorts = ['createdAt', 'name', 'email', 'phone', 'subject', 'kind', 'status'] as const;
const filters = {
  search,
  kind: optional(z.enum(messageKinds)),
  /** The id of the assignee, or `none` for messages without an assignee. */
  assignee: optional(z.union([z.literal('none'), userId])),
  status: optional(z.enum(messageStatuses)),
  ...range,
};

const row = z.strictObject({
  messageId: z.uuid(),
  createdAt: time,
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  subject: z.string(),
  kind: z.enum(messageKinds),
  productCode: productCode.nullable(),
  status: z.enum(messageStatuses),
  assignee: person.nullable(),
  version,
});

const staffMessage = row.extend({
  formerVersion,
  message: z.string(),
  notes: z.array(z.strictObject({ at: time, author: z.string(), text: z.string() })),
});
const detail = staffMessage.extend({
  /** `assignee`: null if the message was assigned to nobody. */
  events: z.array(
    z.strictObject({
      at: time,
      by: z.string(),
      event: z.enum(['read', 'assigned', 'replied', 'closed']),
      assignee: person.nullable(),
    }),
  ),
});

const one = z.strictObject({ requestId, messageId: z.uuid(), version: optional(version) });
const errors = ['messageNotFound', 'rowChanged', 'messageStateChanged'] as const;
const count = z.number().int().max(countedTo);

export const adminMessageEndpoints = {
  'GET /admin/messages/query': endpoint({
    summary: 'Lists the messages from visitors.',
    access: 'staff',
    permission: 'messages.read',
    limit: 'read',
    input: listInput(sorts, filters),
    output: listOutput(row),
  }),
  'GET /admin/messages/counts': endpoint({
    summary: 'Counts the filtered messages in each status. Each count stops at 1,000.',
    access: 'staff',
    permission: 'messages.read',
    limit: 'read',
    input: filterInput({ search, kind: filters.kind, assignee: filters.assignee, ...range }),
    output: z.strictObject({ all: count, NEW: count, READ: count, REPLIED: count, CLOSED: count }),
  }),
  'GET /admin/messages/assignees': endpoint({
    summary: 'Lists the active staff to whom messages can be assigned.',
    access: 'staff',
    permission: 'messages.read',
    limit: 'read',
    input: z.strictObject({}),
    output: z.array(person),
  }),
  'GET /admin/messages/export': endpoint({
    summary: 'Exports the filtered messages as CSV.',
    access: 'staff',
    permission: 'messages.read',
    limit: 'read',
    answer: 'csv',
    input: exportInput(sorts, filters),
    output: row.omit({ version: true }),
  }),
  'GET /admin/messages/detail': endpoint({
    summary: 'Returns one message with its notes.',
    access: 'staff',
    permission: 'messages.read',
    limit: 'read',
    input: z.strictObject({ messageId: z.uuid() }),
    output: detail,
    errors: ['messageNotFound'],
  }),
  'POST /admin/messages/read': endpoint({
    summary: 'Marks a new message as read.',
    access: 'staff',
    permission: 'messages.answer',
    limit: 'write',
    input: one,
    output: staffMessage,
    errors,
  }),
  'POST /admin/messages/assign': endpoint({
    summary: 'Assigns a message to a colleague who may answer it, or removes the assignment.',
    access: 'staff',
    permission: 'messages.answer',
    limit: 'write',
    input: one.extend({ assignee: userId.nullable() }),
    output: staffMessage,
    errors: [...errors, 'userNotFound'],
  }),
  'POST /admin/messages/note': endpoint({
    summary: 'Adds a note for colleagues.',
    access: 'staff',
    permission: 'messages.answer',
    limit: 'write',
    input: one.extend({ text: text(1000).pipe(z.string().min(1)) }),
    output: staffMessage,
    errors,
  }),
  'POST /admin/messages/withdraw_note': endpoint({
    summary: 'Takes back the newest note, for its author, as long as nothing else has changed.',
    access: 'staff',
    permission: 'messages.answer',
    limit: 'write',
    input: one.extend({ version }),
    output: staffMessage,
    errors: ['messageNotFound', 'rowChanged', 'noteNotOwn'],
  }),
  'POST /admin/messages/mark_replied': endpoint({
    summary: 'Marks a message as answered.',
    access: 'staff',
    permission: 'messages.answer',
    limit: 'write',
    input: one,
    output: staffMessage,
    errors,
  }),
  'POST /admin/messages/close': endpoint({
    summary: 'Closes a message.',
    access: 'staff',
    permission: 'messages.answer',
    limit: 'write',
    input: one,
    output: staffMessage,
    errors,
  }),
};
