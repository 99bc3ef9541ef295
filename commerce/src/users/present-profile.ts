import type { Profile } from '../../contract/user.ts';
import { isoTime, isoTimeOrNull } from '../clock.ts';
import type { User } from './user.ts';

export function presentProfile(user: User, roles: string[]): Profile {
  return {
    userId: user.id,
    username: user.username,
    nickname: user.nickname,
    avatar: user.avatar,
    phone: user.phone,
    email: user.email,
    // Nobody can register without the code that was sent to the phone.
    phoneVerified: true,
    emailVerified: user.emailVerifiedAt !== null,
    status: user.status,
    registeredAt: isoTime(user.createdAt),
    lastLoginAt: isoTimeOrNull(user.lastLoginAt),
    roles,
  };
}
