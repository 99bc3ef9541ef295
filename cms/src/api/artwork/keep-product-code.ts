import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { say } from '../../say.ts';

const uid = 'api::artwork.artwork';

/**
 * The code connects a piece to its price, stock and past orders, so a piece that was ever published keeps it. Strapi's
 * own `unique` checks only published rows of one language.
 */
export function keepProductCode(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    if (context.uid !== uid) return next();
    const { action, params } = context;
    if (action === 'create') await refuseTakenCode(codeIn(params.data));
    if (action === 'clone') {
      const productCode = codeIn(params.data) ?? null;
      await refuseTakenCode(productCode);
      // A duplicate is a new piece. Fields that are not given here would be copied from its source.
      params.data = Object.assign({}, params.data, { productCode, everPublished: false });
    }
    if (action === 'update') {
      await refuseChangedCode(params.documentId, codeIn(params.data));
      await refuseTakenCode(codeIn(params.data), params.documentId);
    }
    const result = await next();
    if (action === 'publish') await rememberPublication(params.documentId);
    return result;
  });

  /** The code stays permanent even if the piece is unpublished later, because orders may refer to the code. */
  async function rememberPublication(documentId: string) {
    await strapi.db.query(uid).updateMany({ where: { documentId }, data: { everPublished: true } });
  }

  async function refuseChangedCode(documentId: string, code: string | null | undefined) {
    if (code === undefined) return;
    const published = await strapi.db.query(uid).findOne({
      where: { documentId, everPublished: true },
      select: ['productCode'],
    });
    if (!published || published.productCode === code) return;
    throw new errors.ApplicationError(
      say({
        zh: `已发布作品的编号不能更改，仍为 ${published.productCode}。`,
        en: `The product code of a published piece cannot be changed. It stays ${published.productCode}.`,
      }),
    );
  }

  async function refuseTakenCode(code: string | null | undefined, documentId?: string) {
    if (!code) return;
    const taken = await strapi.db.query(uid).findOne({
      where: { productCode: code, ...(documentId && { documentId: { $ne: documentId } }) },
      select: ['id'],
    });
    if (taken)
      throw new errors.ApplicationError(
        say({ zh: `编号 ${code} 已被使用。`, en: `${code} is taken by another piece.` }),
      );
  }
}

function codeIn(data: unknown): string | null | undefined {
  if (typeof data !== 'object' || data === null || !('productCode' in data)) return undefined;
  return typeof data.productCode === 'string' ? data.productCode : null;
}
