import { isoTime } from '../clock.ts';
import type { Routes } from '../http/routes.ts';

export const mailRoutes = {
  'GET /dev/mail': async ({ services: { db } }, { email }) => {
    const mails = await db('mailOutbox')
      .select('email', 'subject', 'text', 'sentAt')
      .where({ email })
      .orderBy('id', 'desc')
      .limit(20);
    return mails.map((mail) => ({ ...mail, sentAt: isoTime(mail.sentAt) }));
  },
} satisfies Partial<Routes>;
