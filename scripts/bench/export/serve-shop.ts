import { openSession } from '../../../commerce/src/auth/session.ts';
import { transaction } from '../../../commerce/src/db/transaction.ts';
import { requireRow } from '../../../commerce/test/require-row.ts';
import { openSeededShop } from '../data-size/open-seeded-shop.ts';

export interface ServedShop {
  url: string;
  staffToken: string;
  memberToken: string;
}

/** In a process of its own, so that the clients of the benchmark take no time from it. */
async function serveShop(dataDir: string, orders: number): Promise<void> {
  const app = await openSeededShop(dataDir, { orders, products: 10_000 });
  const { db } = app.services;
  const tokenOf = async (username: string) => {
    const { id: userId } = requireRow(await db('users').where({ username }).first('id'));
    const input = { userId, remember: true, device: '', ip: '', at: app.clock.now() };
    return (await transaction(db, (trx) => openSession(trx, input))).authToken;
  };
  const [staffToken, memberToken] = [await tokenOf('Seeded0'), await tokenOf('Seeded5')];
  process.send?.({ url: app.url, staffToken, memberToken } satisfies ServedShop);
  process.once('disconnect', () => process.exit());
}

const [dataDir = '', orders = ''] = process.argv.slice(2);
await serveShop(dataDir, Number(orders));
