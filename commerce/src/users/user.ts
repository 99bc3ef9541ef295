import { BaseModel } from '../db/model.ts';

/** What a member is searched by in the admin area, in the order of the index of migration 018. */
export const memberTexts = ['users.username', 'users.nickname', 'users.phone', 'users.email'];

/** A member. `usernameKey` and `email` are lower case; `phone` is the 11-digit mainland number. */
export class User extends BaseModel {
  static override tableName = 'users';

  declare id: string;
  declare username: string;
  declare usernameKey: string;
  declare phone: string;
  declare email: string | null;
  declare emailVerifiedAt: number | null;
  declare passwordHash: string;
  declare nickname: string;
  declare avatar: string | null;
  declare status: 'active' | 'frozen';
  declare createdAt: number;
  declare lastLoginAt: number | null;
}
