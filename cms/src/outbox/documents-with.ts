import type { Core } from '@strapi/strapi';
import { type Hint, hintedType } from './hint-model.ts';

/**
 * The documents that hold an entry: the entry itself when it is a row of a content type, otherwise the documents in
 * which the component is used, also inside of another component.
 */
export async function documentsWith(strapi: Core.Strapi, uid: string, id: number): Promise<Hint[]> {
  const model = strapi.contentTypes[uid as keyof typeof strapi.contentTypes];
  if (model) {
    const type = hintedType(uid);
    const row = type && (await strapi.db.query(uid).findOne({ where: { id }, select: ['documentId'] }));
    return type && row ? [{ type, documentId: row.documentId }] : [];
  }
  const found: Hint[] = [];
  for (const owner of [...Object.values(strapi.contentTypes), ...Object.values(strapi.components)]) {
    const table = joinTableOf(strapi, owner.uid);
    if (!table) continue;
    const rows: { entity_id: number }[] = await strapi.db
      .query(table)
      .findMany({ where: { component_type: uid, cmp_id: id } });
    for (const { entity_id } of rows) found.push(...(await documentsWith(strapi, owner.uid, entity_id)));
  }
  return found;
}

/** The table in which Strapi stores the components of an owner, whether in a component field or in a dynamic zone. */
function joinTableOf(strapi: Core.Strapi, uid: string): string | undefined {
  for (const attribute of Object.values(strapi.db.metadata.get(uid).attributes)) {
    const { joinTable } = attribute as { joinTable?: { name: string; pivotColumns?: string[] } };
    if (joinTable?.pivotColumns?.includes('component_type')) return joinTable.name;
  }
  return undefined;
}
