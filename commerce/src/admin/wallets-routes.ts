import { listTasks } from '../credits/list-tasks.ts';
import { readWallet } from '../credits/read-wallet.ts';
import type { Db } from '../db/db.ts';
import { fail } from '../fail.ts';
import type { Routes } from '../http/routes.ts';
import { listPage } from '../lists/list-page.ts';
import { exportList } from '../staff/export-list.ts';
import { listWallets, sumWallets } from '../wallet/list-wallets.ts';
import { recordsOf, sumRecords } from '../wallet/records-of.ts';

export const adminWalletRoutes = {
  'GET /admin/wallets/query': ({ services: { db } }, input) => listPage(db, listWallets(db, input), input),

  'GET /admin/wallets/sums': ({ services: { db } }, input) => sumWallets(db, input),

  'GET /admin/wallets/export': (call, input) =>
    exportList(call, 'wallets/export', listWallets(call.services.db, input), input),

  'GET /admin/wallets/detail': ({ services, member }, { userId }) => {
    const { db, clock, config } = services;
    const { rechargeApprovalFen: approvalFen } = config;
    return readWallet(db, { userId, staffId: member.userId, approvalFen, at: clock.now() });
  },

  'GET /admin/wallets/records': async ({ services: { db } }, input) => {
    await requireMember(db, input.userId);
    return { ...(await listPage(db, recordsOf(db, input), input)), sums: await sumRecords(db, input) };
  },

  'GET /admin/wallets/export_records': async (call, input) => {
    const { db } = call.services;
    await requireMember(db, input.userId);
    return exportList(call, 'wallets/export_records', recordsOf(db, input), input);
  },

  'GET /admin/wallets/todo': ({ services: { db } }, input) => listPage(db, listTasks(db, input), input),
} satisfies Partial<Routes>;

async function requireMember(db: Db, userId: string): Promise<void> {
  if (!(await db('users').where({ id: userId }).first('id'))) throw fail('userNotFound');
}
