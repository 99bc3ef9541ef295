import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';

const uid = 'api::artwork.artwork';

/**
 * The code joins a piece to its price, its stock and past orders: it belongs to one piece and stays
 * as it is once published. Strapi's own `unique` looks at one language's published rows only.
 */
export function keepProductCode(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    if (context.uid !== uid) return next();
    const { action, params } = context;
    if (action === 'create') await refuseTakenCode(codeIn(params.data));
    if (action === 'update') {
      await refuseChangedCode(params.documentId, codeIn(params.data));
      await refuseTakenCode(codeIn(params.data), params.documentId);
    }
    const result = await next();
    if (action === 'publish') await rememberPublication(params.documentId);
    return result;
  });

  /** Orders may name a piece that has been taken off again, so its code stays fixed from now on. */
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
      `已发布作品的编号不能更改（仍为 ${published.productCode}） / The product code of a published piece cannot be changed (it stays ${published.productCode}).`,
    );
  }

  async function refuseTakenCode(code: string | null | undefined, documentId?: string) {
    if (!code) return;
    const taken = await strapi.db.query(uid).findOne({
      where: { productCode: code, ...(documentId && { documentId: { $ne: documentId } }) },
      select: ['id'],
    });
    if (taken)
      throw new errors.ApplicationError(`编号 ${code} 已被使用 / ${code} is taken by another piece.`);
  }
}

function codeIn(data: unknown): string | null | undefined {
  if (typeof data !== 'object' || data === null || !('productCode' in data)) return undefined;
  return typeof data.productCode === 'string' ? data.productCode : null;
}
