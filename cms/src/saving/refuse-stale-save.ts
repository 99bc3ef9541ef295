import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { say } from '../say.ts';
import { seenAt } from './seen-version.ts';

/**
 * The form sends the time of the version that it shows. `noteSeenVersion` keeps it for the first write of the request
 * only, because a publication saves the form and then publishes what it has saved.
 */
export function refuseStaleSave(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { action, uid, params, contentType } = context;
    const state: Seen | undefined = strapi.requestContext.get()?.state;
    const version = state?.seenVersion;
    if (action !== 'update' || !state || !version) return next();
    delete state.seenVersion;
    return await strapi.db.transaction(async ({ trx }) => {
      // On PostgreSQL, a second save at the same moment waits here. SQLite runs one transaction at a time.
      await trx(contentType.collectionName as string)
        .where({ document_id: params.documentId, published_at: null })
        .forUpdate()
        .select('id');
      const drafts = await strapi.db.query(uid).findMany({
        where: { documentId: params.documentId, publishedAt: null },
        populate: { updatedBy: true },
      });
      // The form of an unwritten language shows and saves pictures and sizes of the other language.
      const stored = drafts.find(({ locale }) => locale === params.locale) ?? drafts[0];
      if (Date.parse(stored?.updatedAt) > Date.parse(version)) refuse(stored.updatedBy);
      return next();
    });
  });
}

/** The panel adds the version to what it saves (admin/conflict). */
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
