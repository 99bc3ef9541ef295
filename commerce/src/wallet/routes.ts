import { toYuan } from '../../contract/money.ts';
import type { Routes } from '../http/routes.ts';
import { readBalance } from '../ledger/read-balance.ts';
import { listRecords } from './list-records.ts';

export const walletRoutes = {
  'GET /wallet/query': async ({ services, member }) => {
    const { availableFen, heldFen } = await readBalance(services.db, member.userId);
    return {
      balance: toYuan(availableFen + heldFen),
      available: toYuan(availableFen),
      frozen: toYuan(heldFen),
    };
  },

  'GET /wallet/records': ({ services, member }, { scene, page }) =>
    listRecords(services.db, { userId: member.userId, scene, page }),
} satisfies Partial<Routes>;
