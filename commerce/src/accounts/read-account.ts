import { addressLine } from '../../contract/address-line.ts';
import type { OutputOf } from '../../contract/contract.ts';
import { toYuan } from '../../contract/money.ts';
import { Address } from '../addresses/address.ts';
import { isoTime, isoTimeOrNull } from '../clock.ts';
import type { Db } from '../db/db.ts';
import { fail } from '../fail.ts';
import { readBalance } from '../ledger/read-balance.ts';
import { readRoles } from '../roles/find-staff.ts';
import { readKinds } from '../second-factor/factors.ts';
import { accountVersion } from './account-version.ts';

type Account = OutputOf<'GET /admin/users/detail'>;

/** Contains the whole phone number. @throws Failure `userNotFound` */
export async function readAccount(db: Db, userId: string, at: number): Promise<Account> {
  const user = await db('users').where({ id: userId }).first();
  if (!user) throw fail('userNotFound');
  const { availableFen, heldFen } = await readBalance(db, userId);
  const totals = await db('walletTotals').where({ userId }).first('spentFen', 'paidOrders');
  const roles = (await readRoles(db, [userId])).get(userId) ?? [];
  return {
    userId,
    avatar: user.avatar,
    username: user.username,
    nickname: user.nickname,
    phone: user.phone,
    email: user.email,
    emailVerified: user.emailVerifiedAt !== null,
    status: user.status,
    balance: toYuan(availableFen + heldFen),
    available: toYuan(availableFen),
    frozen: toYuan(heldFen),
    orders: totals?.paidOrders ?? 0,
    spent: toYuan(totals?.spentFen ?? 0),
    registeredAt: isoTime(user.createdAt),
    lastLoginAt: isoTimeOrNull(user.lastLoginAt),
    acceptedTerms: isoTimeOrNull(user.acceptedTerms),
    roles,
    version: accountVersion(user.status, roles),
    secondFactors: await readKinds(db, userId),
    addresses: await readAddresses(db, userId),
    sessions: await readSessions(db, userId, at),
  };
}

async function readAddresses(db: Db, userId: string): Promise<Account['addresses']> {
  const addresses = await db('addresses').where({ userId }).orderBy('createdAt');
  return Address.from(addresses).map((address) => ({
    recipientName: address.recipientName,
    phone: address.phone,
    lines: addressLine(address),
    isDefault: address.isDefault,
  }));
}

async function readSessions(db: Db, userId: string, at: number): Promise<Account['sessions']> {
  const sessions = await db('sessions')
    .where({ userId })
    .where('expiresAt', '>', at)
    .orderBy('lastSeenAt', 'desc')
    .select('id', 'device', 'ip', 'createdAt', 'lastSeenAt');
  return sessions.map(({ id, device, ip, createdAt, lastSeenAt }) => ({
    sessionId: id,
    device,
    ip,
    createdAt: isoTime(createdAt),
    lastSeenAt: isoTime(lastSeenAt),
  }));
}
