import type { Core } from '@strapi/strapi';
import { own } from '../own.ts';
import { type Hint, hintedType } from './hint-model.ts';

/** A row of a component belongs to each document that contains it, directly or inside another component. */
export async function documentsWith(strapi: Core.Strapi, uid: string, id: number): Promise<Hint[]> {
  const model = own(strapi.contentTypes, uid);
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

function joinTableOf(strapi: Core.Strapi, uid: string): string | undefined {
  for (const attribute of Object.values(strapi.db.metadata.get(uid).attributes)) {
    const { joinTable } = attribute as { joinTable?: { name: string; pivotColumns?: string[] } };
    if (joinTable?.pivotColumns?.includes('component_type')) return joinTable.name;
  }
  return undefined;
}
