import { addToCart } from '../../../commerce/src/cart/add-to-cart.ts';
import { systemClock } from '../../../commerce/src/clock.ts';
import { transaction } from '../../../commerce/src/db/transaction.ts';
import { createClient } from '../../../commerce/test/client.ts';
import type { TestDatabase } from '../../../commerce/test/create-test-database.ts';
import { newMember, newPiece, type Shop, type TestMember } from '../../../commerce/test/factories.ts';

/** The `Shop` that the test factories need when commerce runs in another process. */
export function benchShop({ db }: Pick<TestDatabase, 'db'>, url = ''): Shop {
  return { services: { db }, clock: systemClock, client: (authToken) => createClient(url, authToken) };
}

export async function seedMember(database: TestDatabase, pieces: number): Promise<TestMember> {
  const shop = benchShop(database);
  const member = await newMember(shop, { balance: 10_000 });
  for (let index = 0; index < pieces; index += 1) {
    const productCode = await newPiece(shop, { price: 100 });
    const input = { userId: member.userId, productCode, quantity: 1, at: shop.clock.now() };
    await transaction(database.db, (trx) => addToCart(trx, input));
  }
  return member;
}
