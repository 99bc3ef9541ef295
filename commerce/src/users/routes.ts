import type { Call, Member, Routes } from '../http/routes.ts';
import { readRoles } from '../roles/find-staff.ts';
import { keepAvatar, readAvatar } from './avatar.ts';
import { presentProfile } from './present-profile.ts';
import { User } from './user.ts';
import { emailCodeTimes, sendEmailCode, verifyEmail } from './verify-email.ts';

export const userRoutes = {
  'GET /userinfo/profile/query': readProfile,

  'POST /userinfo/profile/update': async (call, { nickname }) => {
    await User.query(call.services.db).findById(call.member.userId).patch({ nickname });
    return readProfile(call);
  },

  'POST /userinfo/profile/avatar': async (call) => {
    const { db, config } = call.services;
    const avatar = await keepAvatar(call.image, config.dataDir);
    await User.query(db).findById(call.member.userId).patch({ avatar });
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
    await verifyEmail(call.services, { userId: call.member.userId, email, code });
    return readProfile(call);
  },
} satisfies Partial<Routes>;

async function readProfile({ services, member }: Call<Member>) {
  const user = await User.query(services.db).findById(member.userId).throwIfNotFound();
  const roles = await readRoles(services.db, [user.id]);
  return presentProfile(user, roles.get(user.id) ?? []);
}
