import { send } from '../../api/commerce.ts';
import type { Language } from '../../i18n/languages.ts';
import { withQuery } from '../../ui/with-query.ts';
import type { OrderDetail } from './order-row.ts';

/** Reads the order in the language of the slip. Redirects and throws as `get` of commerce.ts does. */
export function readSlipOrder(orderNo: string, language: Language, page: Request): Promise<OrderDetail> {
  return send(
    withQuery('/api/admin/orders/detail', { orderNo }),
    { headers: { 'Accept-Language': language } },
    page,
  );
}
