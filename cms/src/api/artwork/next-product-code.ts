const uid = 'api::artwork.artwork';
const firstLetters = 'JY';

/** Answers the next free product code of this year, with the letters of the piece that was entered last. */
export async function answerNextProductCode(context: { body?: unknown }): Promise<void> {
  // The year at the workshop. A server elsewhere may still be in the old one.
  const year = new Date().toLocaleDateString('en-US', { year: 'numeric', timeZone: 'Asia/Shanghai' });
  context.body = { productCode: await nextProductCode(year) };
}

/** @returns null if all 999 codes of the year are taken */
async function nextProductCode(year: string): Promise<string | null> {
  const pieces = strapi.db.query(uid);
  const last = await pieces.findOne({
    select: ['productCode'],
    where: { productCode: { $notNull: true } },
    orderBy: { id: 'desc' },
  });
  const letters = last?.productCode.slice(0, 2) ?? firstLetters;
  const highest = await pieces.findOne({
    select: ['productCode'],
    where: { productCode: { $startsWith: `${letters}-${year}-` } },
    orderBy: { productCode: 'desc' },
  });
  const number = Number(highest?.productCode.slice(-3) ?? 0) + 1;
  return number > 999 ? null : `${letters}-${year}-${String(number).padStart(3, '0')}`;
}
