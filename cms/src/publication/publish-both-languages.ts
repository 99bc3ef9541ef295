import type { Core, UID } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { fieldName } from '../field-name.ts';
import { say } from '../say.ts';
import { isLocalized } from '../translation/missing-translations.ts';

/**
 * A half published document would surprise everybody, so if one language cannot be published, none is. A request can
 * ask for one language (`onlyThisLanguage`), because a document in one language is whole.
 */
export function publishBothLanguages(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { action, uid, params } = context;
    const result = await next();
    if (action !== 'publish' && action !== 'unpublish') return result;
    // A request of the panel names one language as text. The calls below pass a list.
    const request = strapi.requestContext.get();
    if (!request || request.state.onlyThisLanguage) return result;
    if (typeof params.locale !== 'string' || !isLocalized(context.contentType)) return result;
    for (const locale of await otherLanguages(uid, params.documentId, params.locale)) {
      if (action === 'publish') await publish(uid, params.documentId, locale);
      else await publications(uid).unpublish({ documentId: params.documentId, locale: [locale] });
    }
    return result;
  });

  function publications(uid: UID.ContentType): Publications {
    return strapi.documents(uid) as unknown as Publications;
  }

  async function otherLanguages(uid: UID.ContentType, documentId: string, locale: string): Promise<string[]> {
    const drafts = await strapi.db.query(uid).findMany({
      where: { documentId, publishedAt: null, locale: { $ne: locale } },
      select: ['locale'],
    });
    return drafts.map(({ locale }) => locale);
  }

  async function publish(uid: UID.ContentType, documentId: string, locale: string): Promise<void> {
    try {
      await publications(uid).publish({ documentId, locale: [locale] });
    } catch (error) {
      if (error instanceof errors.ApplicationError || error instanceof errors.ValidationError)
        throw new errors.ApplicationError(whyNot(uid, locale, error));
      throw error;
    }
  }
}

/** Strapi's types declare these only for a single type. */
interface Publications {
  publish(which: { documentId: string; locale: string[] }): Promise<unknown>;
  unpublish(which: { documentId: string; locale: string[] }): Promise<unknown>;
}

function whyNot(uid: string, locale: string, error: Error & { details?: unknown }): string {
  const { errors: found = [] } = (error.details ?? {}) as { errors?: { path: string[] }[] };
  const fields = [...new Set(found.flatMap(({ path }) => path[0] ?? []))].map((field) =>
    fieldName(uid, field),
  );
  const zh = fields.length > 0 ? `请补全或改正${fields.join('、')}` : error.message.replace(/。$/, '');
  const en = fields.length > 0 ? `complete or correct ${fields.join(', ')}` : error.message;
  return locale === 'en'
    ? say({
        zh: `英文版还不能发布：${zh}。也可以只发布中文。`,
        en: `The English version cannot be published yet: ${en}. You can also publish the Chinese one alone.`,
      })
    : say({
        zh: `中文版还不能发布：${zh}。也可以只发布英文。`,
        en: `The Chinese version cannot be published yet: ${en}. You can also publish the English one alone.`,
      });
}
