import type { ParsedInputOf } from '../../contract/contract.ts';
import type { Trx } from '../db/db.ts';
import { fail } from '../fail.ts';
import type { Origin } from '../notices/add-notice.ts';
import { usernameKey } from '../users/username-key.ts';
import { openTotals } from '../wallet/wallet-totals.ts';
import { meetDevice } from './known-devices.ts';
import { type OpenedSession, openSession } from './session.ts';
import { consumeCode } from './sms-code.ts';

/** The key is the normalized username. Unicode compatibility forms can make it longer than the name. */
const longestKey = 60;

type NewMember = Pick<ParsedInputOf<'POST /auth/register'>, 'username' | 'phone' | 'email'> & {
  /** Left out for an account that a command creates. */
  acceptedTerms?: string | undefined;
};

/** @throws Failure `phoneTaken`, `usernameTaken`, `codeSpent`; `invalidInput` if the name is too long */
export async function register(
  trx: Trx,
  input: NewMember &
    Origin & { passwordHash: string; codeId: string; deviceId?: string | undefined; at: number },
): Promise<OpenedSession> {
  const { username, phone, email, acceptedTerms, passwordHash, deviceId, device, ip, language, at } = input;
  await consumeCode(trx, input.codeId, at);
  const userId = crypto.randomUUID();
  await createMember(trx, { id: userId, username, phone, email, acceptedTerms, passwordHash, at });
  await trx('users').where({ id: userId }).update({ lastLoginAt: at });
  await meetDevice(trx, { userId, deviceId, language, at });
  return openSession(trx, { userId, remember: true, device, ip, at });
}

export async function createMember(
  trx: Trx,
  input: NewMember & { id: string; passwordHash: string; at: number },
): Promise<void> {
  const key = usernameKey(input.username);
  if (key.length > longestKey) throw fail('invalidInput', { fields: { username: 'too_big' } });
  if (await trx('users').where({ phone: input.phone }).first('id')) throw fail('phoneTaken');
  if (await trx('users').where({ usernameKey: key }).first('id')) throw fail('usernameTaken');
  await trx('users').insert({
    id: input.id,
    username: input.username,
    usernameKey: key,
    phone: input.phone,
    email: input.email ?? null,
    emailVerifiedAt: null,
    passwordHash: input.passwordHash,
    nickname: input.username,
    avatar: null,
    status: 'active',
    createdAt: input.at,
    lastLoginAt: null,
    acceptedTerms: input.acceptedTerms ? Date.parse(input.acceptedTerms) : null,
  });
  await openTotals(trx, input.id);
}
