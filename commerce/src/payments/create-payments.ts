import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/db.ts';
import { manual } from './manual.ts';
import type { PaymentProvider, Payments } from './payment-provider.ts';
import { createSandbox } from './sandbox.ts';

/** One provider serves all channels until each channel has one. */
export function createPayments(given: { db: Db; clock: Clock; config: Config }): Payments {
  const { appEnv, paymentProvider } = given.config;
  const providers: PaymentProvider[] = [manual];
  if (appEnv === 'development') providers.push(createSandbox(given));
  const named = (name: string) => providers.find((provider) => provider.name === name);
  const current = named(paymentProvider);
  if (!current) throw new Error(`the shop has no payment provider ${paymentProvider}`);
  return { of: () => current, named };
}
