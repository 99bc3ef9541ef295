import { readAnswer } from '../../api/answer.ts';
import type { Language } from '../../i18n/languages.ts';
import { readAuthToken } from '../../session/session.ts';
import { withQuery } from '../../ui/with-query.ts';
import type { OrderDetail } from './offered-actions.ts';

/**
 * Reads an order with the names of its pieces in the language of the slip, which may be another one than that of the
 * page.
 * @throws ApiError when commerce refuses; TypeError when the connection breaks; AbortError
 */
export async function readSlipOrder(
  orderNo: string,
  language: Language,
  signal: AbortSignal,
): Promise<OrderDetail> {
  const response = await fetch(withQuery('/api/admin/orders/detail', { orderNo }), {
    headers: { Accept: 'application/json', 'Accept-Language': language, Authorization: readAuthToken() },
    signal,
  });
  return readAnswer<OrderDetail>(response);
}
