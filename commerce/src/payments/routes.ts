import type { TextAnswer } from '../../contract/endpoint.ts';
import type { Call, Routes } from '../http/routes.ts';
import { renderCashier } from './cashier-page.ts';
import { pressButton } from './press-button.ts';

export const paymentRoutes = {
  'GET /dev/cashier': showCashier,

  'POST /dev/cashier': async (call, { chargeNo, lng, action }) => {
    await pressButton(call.services, { chargeNo, action });
    return showCashier(call, { chargeNo, lng });
  },
} satisfies Partial<Routes>;

async function showCashier(
  { services, language }: Call,
  { chargeNo, lng = language }: { chargeNo: string; lng?: Call['language'] | undefined },
): Promise<TextAnswer> {
  return { status: 200, type: 'text/html', body: await renderCashier(services.db, chargeNo, lng) };
}
