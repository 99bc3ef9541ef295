import type { Profile } from '../../contract/user.ts';
import { isoTime } from '../clock.ts';
import type { User } from './user.ts';

export function presentProfile(user: User): Profile {
  return {
    userId: user.id,
    username: user.username,
    nickname: user.nickname,
    avatar: user.avatar,
    phone: user.phone,
    email: user.email,
    // Nobody registers without the code sent to the phone.
    phoneVerified: true,
    emailVerified: user.emailVerifiedAt !== null,
    status: user.status,
    registeredAt: isoTime(user.createdAt),
    lastLoginAt: user.lastLoginAt === null ? null : isoTime(user.lastLoginAt),
    roles: [],
  };
}
