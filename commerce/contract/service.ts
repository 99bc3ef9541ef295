import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { email, line, phone, time } from './fields.ts';

export const serviceEndpoints = {
  'GET /health': endpoint({
    summary: 'Reports that the process is running.',
    access: 'public',
    limit: 'read',
    input: z.strictObject({}),
    output: z.strictObject({ up: z.literal(true) }),
  }),

  'GET /ready': endpoint({
    summary:
      'Reports that the database is reachable and migrated. `catalogAgeSeconds` is the time since the last full comparison with the CMS.',
    access: 'public',
    limit: 'read',
    input: z.strictObject({}),
    output: z.strictObject({
      database: z.enum(['sqlite', 'postgresql']),
      migrations: z.number().int(),
      catalogAgeSeconds: z.number().nullable(),
    }),
    errors: ['temporarilyUnavailable'],
  }),

  'POST /internal/cms_changed': endpoint({
    summary: 'Receives a hint from the CMS that a document has changed. Commerce then fetches it again.',
    access: 'internal',
    limit: 'write',
    input: z.strictObject({ type: line(1, 60), documentId: z.string().regex(/^[a-z0-9]{1,60}$/) }),
    output: z.strictObject({}),
    errors: ['temporarilyUnavailable'],
  }),

  'GET /dev/outbox': endpoint({
    summary: 'Lists the SMS messages sent to a phone number, newest first.',
    access: 'development',
    limit: 'read',
    input: z.strictObject({ phone }),
    output: z.array(z.strictObject({ phone: z.string(), scene: z.string(), code: z.string(), sentAt: time })),
  }),

  'GET /dev/mail': endpoint({
    summary: 'Lists the emails sent to an address, newest first.',
    access: 'development',
    limit: 'read',
    input: z.strictObject({ email }),
    output: z.array(
      z.strictObject({ email: z.string(), subject: z.string(), text: z.string(), sentAt: time }),
    ),
  }),
};
