import { isUniqueViolation } from '../db/db-errors.ts';
import { transaction } from '../db/transaction.ts';
import { Failure, fail } from '../fail.ts';
import type { Call, Routes } from '../http/routes.ts';
import { requirePayableOrder } from '../orders/find-order.ts';
import { User } from '../users/user.ts';
import { login } from './login.ts';
import { hashPassword } from './password.ts';
import { register } from './register.ts';
import { codeTimes, sendCode } from './send-code.ts';
import { closeSession } from './session.ts';
import { tryCode } from './sms-code.ts';

export const authRoutes = {
  'POST /auth/send_code': async (call, input) => {
    const { services, ip } = call;
    const { phone, scene } = input;
    if (scene === 'order_pay') await requireOwnPayment(call, input);
    const subject = scene === 'order_pay' ? input.orderNo : '';
    await sendCode(services, { phone, scene, subject, byMember: scene === 'order_pay', ip });
    return codeTimes;
  },

  'POST /auth/register': async ({ services, device, ip }, input) => {
    const { db, clock, config } = services;
    const at = clock.now();
    const purpose = { phone: input.phone, scene: 'register', subject: '' } as const;
    const codeId = await tryCode(db, { ...purpose, code: input.code, pepper: config.smsPepper, at });
    if (codeId instanceof Failure) throw codeId;
    const passwordHash = await hashPassword(input.password);
    const create = () =>
      transaction(db, (trx) => register(trx, { ...input, passwordHash, codeId, device, ip, at }));
    // Two registrations at the same moment: the index refuses one, which then looks again and says why.
    return create().catch((error) => (isUniqueViolation(error) ? create() : Promise.reject(error)));
  },

  'POST /auth/login': ({ services, device, ip }, input) => login(services, { ...input, device, ip }),

  'POST /auth/logout': async ({ services, member }) => {
    await closeSession(services.db, member.sessionId);
    return {};
  },
} satisfies Partial<Routes>;

/** A payment code goes to the member's own phone, for his own order. */
async function requireOwnPayment(
  { services, member }: Call,
  input: { phone: string; orderNo: string },
): Promise<void> {
  if (!member) throw fail('sessionInvalid');
  const user = await User.query(services.db).findById(member.userId).throwIfNotFound();
  if (user.phone !== input.phone) throw fail('forbidden');
  await requirePayableOrder(services.db, {
    userId: member.userId,
    orderNo: input.orderNo,
    at: services.clock.now(),
  });
}
