/** The columns by which the admin area searches members, in the order of the index of migration 018. */
export const memberTexts = ['users.username', 'users.nickname', 'users.phone', 'users.email'] as const;

/** A member. `usernameKey` and `email` are lower case; `phone` is the 11-digit mainland number. */
export interface User {
  id: string;
  username: string;
  usernameKey: string;
  phone: string;
  email: string | null;
  emailVerifiedAt: number | null;
  passwordHash: string;
  nickname: string;
  avatar: string | null;
  status: 'active' | 'frozen';
  createdAt: number;
  lastLoginAt: number | null;
}
