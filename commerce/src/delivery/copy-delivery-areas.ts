import { z } from 'zod';
import type { Trx } from '../db/db.ts';
import { type DeliveryArea, deliveryAreas } from './delivery-area.ts';

const answer = z.object({
  data: z.object({
    deliversToMainland: z.boolean().nullish(),
    deliversToHongKong: z.boolean().nullish(),
    deliversToMacao: z.boolean().nullish(),
    deliversToTaiwan: z.boolean().nullish(),
  }),
});

export const deliveryFields = Object.keys(answer.shape.data.shape);

/**
 * Settings older than these fields have no values; such a shop delivers to the mainland.
 * @throws ZodError if the answer can't be read
 */
export function readAnsweredAreas(content: unknown): DeliveryArea[] {
  const { data } = answer.parse(content);
  const delivers: Record<DeliveryArea, boolean> = {
    mainland: data.deliversToMainland ?? true,
    hongKong: data.deliversToHongKong ?? false,
    macao: data.deliversToMacao ?? false,
    taiwan: data.deliversToTaiwan ?? false,
  };
  return deliveryAreas.filter((area) => delivers[area]);
}

export async function copyDeliveryAreas(trx: Trx, areas: DeliveryArea[]): Promise<void> {
  await trx('deliveryAreas').whereNotIn('area', areas).delete();
  const rows = areas.map((area) => ({ area }));
  if (rows.length > 0) await trx('deliveryAreas').insert(rows).onConflict('area').ignore();
}
