import { isProductCode } from '../../product-code.ts';

const uid = 'api::artwork.artwork';
const firstLetters = 'JY';

/** The next free code of this year, with the letters of a recent piece. */
export async function answerNextProductCode(context: { body?: unknown }): Promise<void> {
  // A server in another time zone may still be in the old year.
  const year = new Date().toLocaleDateString('en-US', { year: 'numeric', timeZone: 'Asia/Shanghai' });
  context.body = { productCode: await nextProductCode(year) };
}

/** @returns null if all 999 codes of the year are taken */
async function nextProductCode(year: string): Promise<string | null> {
  const query = strapi.db.query(uid);
  const recent = await query.findMany({ select: ['productCode'], orderBy: { id: 'desc' }, limit: 50 });
  const letters = codesIn(recent)[0]?.slice(0, 2) ?? firstLetters;
  const where = { productCode: { $startsWith: `${letters}-${year}-` } };
  const taken = codesIn(await query.findMany({ select: ['productCode'], where }));
  const number = Math.max(0, ...taken.map((code) => Number(code.slice(-3)))) + 1;
  return number > 999 ? null : `${letters}-${year}-${String(number).padStart(3, '0')}`;
}

function codesIn(pieces: { productCode: string | null }[]): string[] {
  return pieces.map(({ productCode }) => productCode).filter(isProductCode);
}
