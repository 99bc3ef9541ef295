import type { Logger } from 'pino';
import type { ErrorName } from '../../contract/errors.ts';
import type { Work } from '../../contract/work.ts';
import type { Clock } from '../clock.ts';
import { second } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/db.ts';
import { transaction } from '../db/transaction.ts';
import { asRefusal, Failure, fail } from '../fail.ts';
import type { Language } from '../locales.ts';
import type { NotSentReason } from '../sms/sms-provider.ts';
import type { SmsSender } from '../sms/sms-sender.ts';
import { requireMainlandMobile } from '../users/mainland-mobile.ts';
import { type Guest, newChallenge, readDerivations } from './guest-work.ts';
import { newCode } from './one-time-code.ts';
import { type CodePurpose, codeLifetime, issueCode } from './sms-code.ts';
import { giveBackSmsQuota, resendAfter, takeSmsQuota } from './sms-limits.ts';

export const codeTimes = {
  resendAfterSeconds: resendAfter / second,
  expiresInSeconds: codeLifetime / second,
};

const refusals: Record<NotSentReason, ErrorName> = {
  phoneBlocked: 'phoneTakesNoSms',
  phoneLimit: 'codeQuotaReached',
  provider: 'smsUnavailable',
};

interface Sender {
  db: Db;
  clock: Clock;
  config: Config;
  sms: SmsSender;
  log: Logger;
}

/**
 * A message that may have been sent counts toward the quota, and its code is valid.
 * @throws Failure as `takeSmsQuota` does, but `workNeeded` with `details.challenge`; `phoneTakesNoSms`,
 *   `codeQuotaReached` or `smsUnavailable` if nothing was sent; `codeMaybeSent` if no provider answered
 */
export async function sendCode(
  { db, clock, config, sms, log }: Sender,
  purpose: CodePurpose & { byMember: boolean; ip: string; language: Language; work?: Work | undefined },
): Promise<void> {
  const { phone, scene, byMember, ip, language, work } = purpose;
  requireMainlandMobile(phone);
  const at = clock.now();
  const pepper = config.smsPepper.toUse(at);
  const issue = { ...purpose, pepper, at };
  const guest = { phone, ip, pepper, peppers: config.smsPepper.accepted(at), at };
  const code = newCode();
  const derivations = work ? await readDerivations(work, guest) : 0;
  const codeId = await transaction(db, async (trx) => {
    if (config.limits) await takeSmsQuota(trx, { ...purpose, derivations, at }, log);
    return issueCode(trx, { ...issue, code });
  }).catch(asRefusal);
  if (codeId instanceof Failure) throw await withChallenge(codeId, guest);
  const result = await sms.send({ phone, scene, code, language }, newCode);
  if (result.kind === 'unknown') {
    throw fail('codeMaybeSent', { retryAfterSeconds: codeTimes.resendAfterSeconds });
  }
  if (result.kind === 'notSent') {
    await transaction(db, (trx) => giveBackSmsQuota(trx, { codeId, phone, byMember, at }));
    throw fail(refusals[result.reason]);
  }
  if (result.code !== code) await transaction(db, (trx) => issueCode(trx, { ...issue, code: result.code }));
}

/** A challenge takes several milliseconds of a processor, so it is made after the transaction. */
async function withChallenge(refusal: Failure, guest: Guest): Promise<Failure> {
  if (refusal.errorName !== 'workNeeded') return refusal;
  const derivations = Number(refusal.details?.derivations);
  return fail('workNeeded', { challenge: await newChallenge(guest, derivations) });
}
