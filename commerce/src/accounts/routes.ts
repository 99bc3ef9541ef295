import type { Member } from '../auth/session.ts';
import { fail } from '../fail.ts';
import type { Call, Routes } from '../http/routes.ts';
import { originOf } from '../notices/add-notice.ts';
import { readRoles } from '../roles/find-staff.ts';
import { keepAvatar, readAvatar } from '../users/avatar.ts';
import { presentProfile } from '../users/present-profile.ts';
import { emailCodeTimes, sendEmailCode, verifyEmail } from './verify-email.ts';

export const userRoutes = {
  'GET /userinfo/profile/query': readProfile,

  'POST /userinfo/profile/update': async (call, { nickname }) => {
    await call.services.db('users').where({ id: call.member.userId }).update({ nickname });
    return readProfile(call);
  },

  'POST /userinfo/profile/avatar': async (call) => {
    const { db, config } = call.services;
    const avatar = await keepAvatar(call.image, config.dataDir);
    await db('users').where({ id: call.member.userId }).update({ avatar });
    return readProfile(call);
  },

  'GET /avatars/:name': async ({ services }, { name }) => ({
    type: 'image/webp',
    bytes: await readAvatar(name, services.config.dataDir),
  }),

  'POST /userinfo/profile/email/send_code': async ({ services, member, language }, { email }) => {
    await sendEmailCode(services, { userId: member.userId, email, language });
    return emailCodeTimes;
  },

  'POST /userinfo/profile/email/verify': async (call, { email, code }) => {
    await verifyEmail(call.services, { userId: call.member.userId, email, code, from: originOf(call) });
    return readProfile(call);
  },
} satisfies Partial<Routes>;

async function readProfile({ services, member }: Call<Member>) {
  const user = await services.db('users').where({ id: member.userId }).first();
  if (!user) throw fail('userNotFound');
  const roles = await readRoles(services.db, [user.id]);
  return presentProfile(user, roles.get(user.id) ?? []);
}
