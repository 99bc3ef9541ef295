import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { say } from '../say.ts';

/**
 * Refuses to save over what somebody else has saved since the form was opened. The form sends the time of the version
 * that it shows, which `noteSeenVersion` keeps for the first write of the request.
 */
export function refuseStaleSave(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { action, uid, params, contentType } = context;
    const state: Seen | undefined = strapi.requestContext.get()?.state;
    const seenAt = state?.seenAt;
    if (action !== 'update' || !state || !seenAt) return next();
    delete state.seenAt;
    return await strapi.db.transaction(async ({ trx }) => {
      const draft = { document_id: params.documentId, locale: params.locale ?? null, published_at: null };
      // A second request that saves at the same moment waits here on PostgreSQL. On SQLite only one transaction runs.
      await trx(contentType.collectionName as string)
        .where(draft)
        .forUpdate()
        .select('id');
      const stored = await strapi.db.query(uid).findOne({
        where: { documentId: params.documentId, locale: params.locale ?? null, publishedAt: null },
        populate: { updatedBy: true },
      });
      // A form that was empty when it was opened saw no version.
      const isNewer = seenAt === 'none' || Date.parse(stored?.updatedAt) > Date.parse(seenAt);
      if (stored && isNewer) refuse(stored.updatedBy);
      return next();
    });
  });
}

/** Notes which version of the document the form shows: `seenAt`, which the panel adds (admin/conflict). */
export async function noteSeenVersion(context: Request, next: () => Promise<void>): Promise<void> {
  const { seenAt, ...written } = context.request.body ?? {};
  if (typeof seenAt === 'string') context.state.seenAt = seenAt;
  context.request.body = written;
  await next();
}

function refuse(by: { firstname?: string; lastname?: string } | null): never {
  const name = [by?.lastname, by?.firstname].filter(Boolean).join('');
  throw new errors.ApplicationError(
    say({
      zh: `${name || '有人'}刚刚保存了这条内容，所以您的修改还没有保存。请看右边的对照。`,
      en: `${name || 'Somebody'} has just saved this entry, so your changes were not saved. See the comparison at the side.`,
    }),
    { isStale: true },
  );
}

interface Seen {
  seenAt?: string;
}

interface Request {
  request: { body?: Record<string, unknown> };
  state: Seen;
}
