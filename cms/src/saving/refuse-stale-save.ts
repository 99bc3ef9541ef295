import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { say } from '../say.ts';
import { sawNone, seenAt } from './seen-version.ts';

/**
 * Refuses to save over what somebody else has saved since the form was opened. The form sends the time of the version
 * that it shows, which `noteSeenVersion` keeps for the first write of the request.
 */
export function refuseStaleSave(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { action, uid, params, contentType } = context;
    const state: Seen | undefined = strapi.requestContext.get()?.state;
    const version = state?.seenVersion;
    if (action !== 'update' || !state || !version) return next();
    delete state.seenVersion;
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
      const isNewer = version === sawNone || Date.parse(stored?.updatedAt) > Date.parse(version);
      if (stored && isNewer) refuse(stored.updatedBy);
      return next();
    });
  });
}

/** Notes which version of the document the form shows, which the panel adds to what it saves (admin/conflict). */
export async function noteSeenVersion(context: Request, next: () => Promise<void>): Promise<void> {
  const { [seenAt]: version, ...written } = context.request.body ?? {};
  if (typeof version === 'string') context.state.seenVersion = version;
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
  seenVersion?: string;
}

interface Request {
  request: { body?: Record<string, unknown> };
  state: Seen;
}
