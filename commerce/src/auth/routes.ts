import type { ParsedInputOf } from '../../contract/contract.ts';
import { toYuan } from '../../contract/money.ts';
import { isUniqueViolation } from '../db/db-errors.ts';
import { transaction } from '../db/transaction.ts';
import { fail } from '../fail.ts';
import { networkOf } from '../http/network-of.ts';
import type { Call, Routes } from '../http/routes.ts';
import { readBalance } from '../ledger/read-balance.ts';
import { originOf } from '../notices/add-notice.ts';
import { requirePayableOrder } from '../orders/find-order.ts';
import { login } from '../second-factor/login.ts';
import { changePassword, requireOwnPhone } from './change-password.ts';
import { listSessions } from './list-sessions.ts';
import { hashPassword } from './password.ts';
import { register } from './register.ts';
import { confirmReset, requireReset, startReset } from './reset-password.ts';
import { codeTimes, sendCode } from './send-code.ts';
import { closeSession, closeSessions } from './session.ts';
import { tryCode } from './sms-code.ts';

export const authRoutes = {
  'POST /auth/send_code': async (call, input) => {
    const { services, ip, language } = call;
    const { phone, scene } = input;
    const byMember = scene === 'order_pay' || scene === 'change_password';
    if (byMember) await requireMayAsk(call, input);
    const subject = scene === 'order_pay' ? input.orderNo : '';
    const work = 'work' in input ? input.work : undefined;
    await sendCode(services, { phone, scene, subject, byMember, ip: networkOf(ip), language, work });
    return codeTimes;
  },

  'POST /auth/register': async ({ services, device, ip, language }, input) => {
    const { db, clock, config } = services;
    const at = clock.now();
    const purpose = { phone: input.phone, scene: 'register', subject: '' } as const;
    const codeId = await tryCode(db, {
      ...purpose,
      code: input.code,
      peppers: config.smsPepper.accepted(at),
      at,
    });
    const passwordHash = await hashPassword(input.password);
    const create = () =>
      transaction(db, (trx) => register(trx, { ...input, passwordHash, codeId, device, ip, language, at }));
    // If a unique index refuses one of two simultaneous registrations, the second try throws the proper refusal.
    return create().catch((error) => (isUniqueViolation(error) ? create() : Promise.reject(error)));
  },

  'POST /auth/login': ({ services, device, ip, language }, input) =>
    login(services, { ...input, device, ip, language }),

  'POST /auth/reset_password/verify': async ({ services }, { phone, code }) => {
    const { db, clock, config } = services;
    const at = clock.now();
    const purpose = { phone, scene: 'reset_password', subject: '' } as const;
    const codeId = await tryCode(db, { ...purpose, code, peppers: config.smsPepper.accepted(at), at });
    return transaction(db, (trx) => startReset(trx, { phone, codeId, at }));
  },

  'POST /auth/reset_password/confirm': async (call, { resetToken, newPassword, deviceId }) => {
    const { db, clock } = call.services;
    const at = clock.now();
    await requireReset(db, resetToken, at);
    const passwordHash = await hashPassword(newPassword);
    const reset = { resetToken, passwordHash, deviceId, from: originOf(call), at };
    await transaction(db, (trx) => confirmReset(trx, reset));
    return {};
  },

  'POST /userinfo/password/change': async (call, input) => {
    await changePassword(call.services, call.member, { ...input, from: originOf(call) });
    return {};
  },

  'GET /userinfo/session/query': ({ services, member }) =>
    listSessions(services.db, member, services.clock.now()),

  'POST /userinfo/session/revoke': async ({ services: { db }, member }, { sessionId }) => {
    const { userId } = member;
    if (sessionId) await closeSession(db, { userId, sessionId });
    else await closeSessions(db, userId, member.sessionId);
    return {};
  },

  'POST /auth/logout': async ({ services, member }) => {
    await closeSession(services.db, member);
    return {};
  },
} satisfies Partial<Routes>;

/** For a payment, also checks that the wallet has money for it, be it a part, so that no SMS is sent in vain. */
async function requireMayAsk(
  { services, member }: Call,
  input: ParsedInputOf<'POST /auth/send_code'>,
): Promise<void> {
  if (!member) throw fail('sessionInvalid');
  requireOwnPhone(member, input.phone);
  if (input.scene !== 'order_pay') return;
  const { db, clock } = services;
  const { userId } = member;
  const { totalFen } = await requirePayableOrder(db, { userId, orderNo: input.orderNo, at: clock.now() });
  const { availableFen } = await readBalance(db, userId);
  const missingFen = totalFen - availableFen;
  if (availableFen === 0)
    throw fail('balanceTooLow', { neededYuan: toYuan(totalFen), missingYuan: toYuan(missingFen) });
}
