import type { Db } from '../db/db.ts';
import { prepared } from '../db/prepared.ts';

/** The site settings in the CMS have a field for each of these areas. */
export const deliveryAreas = ['mainland', 'hongKong', 'macao', 'taiwan'] as const;
export type DeliveryArea = (typeof deliveryAreas)[number];

const areasByProvince = new Map<string, DeliveryArea>([
  ['香港特别行政区', 'hongKong'],
  ['澳门特别行政区', 'macao'],
  ['台湾省', 'taiwan'],
]);

export async function readDelivery(db: Db): Promise<(address: { province: string }) => boolean> {
  const rows = await readAreas(db, {});
  return ({ province }) => rows.some(({ area }) => area === (areasByProvince.get(province) ?? 'mainland'));
}

const readAreas = prepared((db) => db('deliveryAreas').select('area'));
