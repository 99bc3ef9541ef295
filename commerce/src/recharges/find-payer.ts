import { createHmac, timingSafeEqual } from 'node:crypto';
import { fail } from '../fail.ts';
import { addressOf } from '../payments/addresses.ts';
import type { Payer, PaymentProvider } from '../payments/payment-provider.ts';
import type { Services } from '../services.ts';
import type { AttemptRow } from './attempt.ts';
import type { Recharge } from './recharge.ts';

/** What the payer's browser brings from the provider's page. */
export interface Introduction {
  code: string;
  state: string;
}

interface Asked {
  provider: Pick<PaymentProvider, 'payers'>;
  recharge: Pick<Recharge, 'chargeNo' | 'orderNo'>;
  attempt: Pick<AttemptRow, 'attemptNo' | 'way'>;
  ip: string;
  introduction?: Introduction | undefined;
}

/**
 * Within WeChat, the provider must know the payer before the payment is opened. Without what the browser brings from the
 * provider's page, the answer is the address of that page.
 * @throws Failure `payerUnknown`, `temporarilyUnavailable`
 */
export async function findPayer(
  { clock, config, log }: Pick<Services, 'clock' | 'config' | 'log'>,
  { provider: { payers }, recharge, attempt: { attemptNo, way }, ip, introduction }: Asked,
): Promise<Payer | { page: string }> {
  if (!payers || way !== 'wechat') return { ip };
  const at = clock.now();
  const { internalToken, publicUrl } = config;
  if (!introduction) {
    const state = stateOf(attemptNo, internalToken.toUse(at));
    return { page: payers.page({ returnUrl: addressOf.payPage(publicUrl, recharge), state }) };
  }
  const { code, state } = introduction;
  const isOurs = internalToken.accepted(at).some((secret) => isSame(state, stateOf(attemptNo, secret)));
  if (!isOurs) throw fail('payerUnknown');
  const openid = await payers.find(code).catch((error: unknown) => {
    log.error({ err: error, attemptNo }, 'a provider did not say who pays');
    throw fail('temporarilyUnavailable');
  });
  if (openid === null) throw fail('payerUnknown');
  return { ip, openid };
}

/** So that nobody can send a member a link to this page with the code of another payer. Hexadecimal. */
function stateOf(attemptNo: string, secret: string): string {
  return createHmac('sha256', `payer:${secret}`).update(attemptNo).digest('hex');
}

function isSame(given: string, right: string): boolean {
  return given.length === right.length && timingSafeEqual(Buffer.from(given), Buffer.from(right));
}
