import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { email, line, phone, time } from './fields.ts';

export const serviceEndpoints = {
  'GET /health': endpoint({
    summary: 'The process answers.',
    access: 'public',
    limit: 'read',
    input: z.strictObject({}),
    output: z.strictObject({ up: z.literal(true) }),
  }),

  'GET /ready': endpoint({
    summary: 'The database answers and is migrated. `catalogueAgeSeconds`: since the last full compare.',
    access: 'public',
    limit: 'read',
    input: z.strictObject({}),
    output: z.strictObject({
      database: z.enum(['sqlite', 'postgresql']),
      migrations: z.number().int(),
      catalogueAgeSeconds: z.number().nullable(),
    }),
    errors: ['temporarilyUnavailable'],
  }),

  'POST /internal/cms_changed': endpoint({
    summary: 'A hint of the CMS that a document changed; commerce fetches it anew.',
    access: 'internal',
    limit: 'write',
    input: z.strictObject({ type: line(1, 60), documentId: z.string().regex(/^[a-z0-9]{1,60}$/) }),
    output: z.strictObject({}),
    errors: ['temporarilyUnavailable'],
  }),

  'GET /dev/outbox': endpoint({
    summary: 'The SMS messages sent to a phone, the newest first.',
    access: 'development',
    limit: 'read',
    input: z.strictObject({ phone }),
    output: z.array(z.strictObject({ phone: z.string(), scene: z.string(), code: z.string(), sentAt: time })),
  }),

  'GET /dev/mail': endpoint({
    summary: 'The e-mails sent to an address, the newest first.',
    access: 'development',
    limit: 'read',
    input: z.strictObject({ email }),
    output: z.array(
      z.strictObject({ email: z.string(), subject: z.string(), text: z.string(), sentAt: time }),
    ),
  }),
};
