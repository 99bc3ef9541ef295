import type { Knex } from 'knex';
import type { OutputOf } from '../../contract/contract.ts';
import { toYuan } from '../../contract/money.ts';
import { Address } from '../addresses/address.ts';
import { isoTime, isoTimeOrNull } from '../clock.ts';
import { fail } from '../fail.ts';
import { readBalance } from '../ledger/read-balance.ts';
import { readRoles } from '../roles/find-staff.ts';
import { User } from './user.ts';

type Account = OutputOf<'GET /admin/users/detail'>;

/** One member as staff see him: whole phone, addresses, where he is logged in. @throws Failure `userNotFound` */
export async function readAccount(db: Knex, userId: string, at: number): Promise<Account> {
  const user = await User.query(db).findById(userId);
  if (!user) throw fail('userNotFound');
  const { availableFen, heldFen } = await readBalance(db, userId);
  const totals = await db('walletTotals').where({ userId }).first('spentFen', 'paidOrders');
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
    roles: (await readRoles(db, [userId])).get(userId) ?? [],
    addresses: await readAddresses(db, userId),
    sessions: await readSessions(db, userId, at),
  };
}

async function readAddresses(db: Knex, userId: string): Promise<Account['addresses']> {
  const addresses = await Address.query(db).where({ userId }).orderBy('createdAt');
  return addresses.map(({ recipientName, phone, province, city, district, street, isDefault }) => ({
    recipientName,
    phone,
    lines: `${province} ${city} ${district} ${street}`,
    isDefault,
  }));
}

async function readSessions(db: Knex, userId: string, at: number): Promise<Account['sessions']> {
  const sessions: { id: string; device: string; ip: string; createdAt: number; lastSeenAt: number }[] =
    await db('sessions')
      .where({ userId })
      .andWhere('expiresAt', '>', at)
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
