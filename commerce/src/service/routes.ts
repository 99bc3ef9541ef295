import { isoTime, second } from '../clock.ts';
import { isSqlite } from '../db/connect.ts';
import { countMigrations } from '../db/migrate.ts';
import { fail } from '../fail.ts';
import type { Routes } from '../http/routes.ts';
import { compareCatalogue } from '../jobs/jobs.ts';
import { lastDone } from '../jobs/lease.ts';
import type { Mail } from '../mail/mail-provider.ts';

export const serviceRoutes = {
  'GET /health': async () => ({ up: true as const }),

  'GET /ready': async ({ services: { db, clock, log } }) => {
    try {
      const comparedAt = await lastDone(db, compareCatalogue);
      return {
        database: isSqlite(db) ? ('sqlite' as const) : ('postgresql' as const),
        migrations: await countMigrations(db),
        catalogueAgeSeconds: comparedAt === null ? null : Math.round((clock.now() - comparedAt) / second),
      };
    } catch (error) {
      log.error({ err: error }, 'not ready');
      throw fail('temporarilyUnavailable');
    }
  },

  'GET /dev/outbox': async ({ services: { db } }, { phone }) => {
    const messages: { phone: string; scene: string; code: string; sentAt: number }[] = await db('smsOutbox')
      .select('phone', 'scene', 'code', 'sentAt')
      .where({ phone })
      .orderBy('id', 'desc')
      .limit(20);
    return messages.map((message) => ({ ...message, sentAt: isoTime(message.sentAt) }));
  },

  'GET /dev/mail': async ({ services: { db } }, { email }) => {
    const mails: (Mail & { sentAt: number })[] = await db('mailOutbox')
      .select('email', 'subject', 'text', 'sentAt')
      .where({ email: email.toLowerCase() })
      .orderBy('id', 'desc')
      .limit(20);
    return mails.map((mail) => ({ ...mail, sentAt: isoTime(mail.sentAt) }));
  },
} satisfies Partial<Routes>;
