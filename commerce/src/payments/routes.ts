import type { TextAnswer } from '../../contract/endpoint.ts';
import type { Call, Routes } from '../http/routes.ts';
import { renderCashier } from './cashier-page.ts';
import { pressButton } from './press-button.ts';

export const paymentRoutes = {
  'GET /dev/cashier': showCashier,

  'POST /dev/cashier': async (call, { attemptNo, lng, action }) => {
    await pressButton(call.services, { attemptNo, action });
    return showCashier(call, { attemptNo, lng });
  },
} satisfies Partial<Routes>;

async function showCashier(
  { services, language }: Call,
  { attemptNo, lng = language }: { attemptNo: string; lng?: Call['language'] | undefined },
): Promise<TextAnswer> {
  return { status: 200, type: 'text/html', body: await renderCashier(services.db, attemptNo, lng) };
}
