import { get } from '../../api/commerce.ts';
import type { Difference } from './difference.ts';

/** Finds the difference on any page of its comparison. Undefined if there is none. */
export async function readDifference(
  matchingId: string,
  { differenceId, outcome }: Pick<Difference, 'differenceId' | 'outcome'>,
  after?: string,
): Promise<Difference | undefined> {
  const filters = { matchingId, outcome, pageSize: 100, ...(after && { after }) };
  const { items, next } = await get('/admin/finance/differences', filters);
  const found = items.find((each) => each.differenceId === differenceId);
  return found ?? (next ? readDifference(matchingId, { differenceId, outcome }, next) : undefined);
}
