/** `usernameKey` and `email` are lower case; `phone` is the 11-digit mainland number. */
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
  /** When the terms that the member accepted were published; null if a command created the account. */
  acceptedTerms: number | null;
}
