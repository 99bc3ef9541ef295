import { second } from '../clock.ts';
import { transaction } from '../db/transaction.ts';
import { fail } from '../fail.ts';
import type { Services } from '../http/routes.ts';
import { requireMainlandMobile } from '../users/mainland-mobile.ts';
import { type CodePurpose, codeLifetime, issueCode } from './sms-code.ts';
import { resendAfter, takeSmsQuota } from './sms-limits.ts';

/**
 * `resendAfterSeconds`: the time until a new code can be requested. `expiresInSeconds`: the time until the
 * code expires.
 */
export const codeTimes = {
  resendAfterSeconds: resendAfter / second,
  expiresInSeconds: codeLifetime / second,
};

/**
 * Sends a new code. If the provider answers with an error, the message still counts toward the quota, because
 * it may have been sent.
 * @throws Failure as `takeSmsQuota` does; `temporarilyUnavailable` if the provider did not accept the message
 */
export async function sendCode(
  services: Services,
  purpose: CodePurpose & { byMember: boolean; ip: string },
): Promise<void> {
  const { db, clock, config, sms, log } = services;
  requireMainlandMobile(purpose.phone);
  const at = clock.now();
  const code = await transaction(db, async (trx) => {
    if (config.limits) await takeSmsQuota(trx, { ...purpose, at });
    return issueCode(trx, { ...purpose, pepper: config.smsPepper, at });
  });
  try {
    await sms.send({ phone: purpose.phone, scene: purpose.scene, code });
  } catch (error) {
    log.error({ err: error, scene: purpose.scene }, 'the SMS provider did not take a message');
    throw fail('temporarilyUnavailable');
  }
}
