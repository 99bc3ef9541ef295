import { isoTime } from '../clock.ts';
import type { Routes } from '../http/routes.ts';

export const smsRoutes = {
  'GET /dev/outbox': async ({ services: { db } }, { phone }) => {
    const messages = await db('smsOutbox')
      .select('phone', 'scene', 'code', 'sentAt')
      .where({ phone })
      .orderBy('id', 'desc')
      .limit(20);
    return messages.map((message) => ({ ...message, sentAt: isoTime(message.sentAt) }));
  },
} satisfies Partial<Routes>;
