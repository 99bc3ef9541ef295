import { transaction } from '../../../commerce/src/db/transaction.ts';
import { changeUnits } from '../../../commerce/src/stock/change-units.ts';
import { newMember, type Shop, sendPaymentCode, type TestMember } from '../../../commerce/test/factories.ts';

export interface Tally {
  paid: string[];
  failures: Map<string, number>;
  request<Result>(what: string, send: () => Promise<Result>): Promise<Result | null>;
  sentence(): string;
}

export function createTally(): Tally {
  let requests = 0;
  let reads = 0;
  let longest = 0;
  const tally: Tally = {
    paid: [],
    failures: new Map(),
    async request(what, send) {
      const begin = performance.now();
      requests += 1;
      if (what.startsWith('GET')) reads += 1;
      try {
        return await send();
      } catch (error) {
        const reason = `${what}: ${error instanceof Error ? [error.message, error.cause].join(' ') : error}`;
        tally.failures.set(reason, (tally.failures.get(reason) ?? 0) + 1);
        return null;
      } finally {
        longest = Math.max(longest, performance.now() - begin);
      }
    },
    sentence() {
      const failed = [...tally.failures.values()].reduce((sum, count) => sum + count, 0);
      const seconds = (longest / 1000).toFixed(1);
      return `${requests} requests (${reads} reads), ${failed} failed, the longest took ${seconds} s, ${tally.paid.length} pieces bought`;
    },
  };
  return tally;
}

interface Trade {
  shop: Shop;
  productCode: string;
  address: string;
  tally: Tally;
  signal: AbortSignal;
}

export async function keepTrading({ shop, address, productCode, tally, signal }: Trade): Promise<void> {
  const pages = ['/', '/artworks', '/jun-history', '/api/product/search?page=1', '/cms/_health'];
  let member = await newBuyer(shop);
  while (!signal.aborted) {
    for (const page of pages) await tally.request(`GET ${page}`, () => read(address + page));
    const bought = await buy({ shop, productCode, member, tally });
    // The rest of a failed order in the cart would make the next order fail too.
    if (!bought) member = await newBuyer(shop);
  }
}

async function read(address: string): Promise<void> {
  const answer = await fetch(address);
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(String(answer.status));
}

/** Makes a piece of the sample shop a series for ¥1 that never sells out. */
export async function stockUp({ services: { db }, clock }: Shop): Promise<string> {
  const piece = await db('products')
    .where({ listed: true, reserved: 0, sold: 0 })
    .whereNotNull('priceFen')
    .first('code');
  if (!piece) throw new Error('the sample shop has no piece for sale');
  const productCode = piece.code;
  await transaction(db, async (trx) => {
    await trx('products')
      .where({ code: productCode })
      .update({ priceFen: 100, specialPriceFen: null, onSale: true });
    const units = { productCode, quantity: 1_000_000 };
    await changeUnits(trx, 'add', units, { actor: 'system', reason: 'for a bench', at: clock.now() });
  });
  return productCode;
}

const newBuyer = (shop: Shop) => newMember(shop, { balance: 100_000 });

async function buy({
  shop,
  productCode,
  member,
  tally,
}: Omit<Trade, 'address' | 'signal'> & { member: TestMember }): Promise<boolean> {
  const { userId, client } = member;
  const item = { userId, productCode };
  if (!(await tally.request('add to cart', () => client.ok('POST /userinfo/cart/add_item', item))))
    return false;
  const orderNo = await tally.request('submit', () => submitOne(member));
  if (!orderNo) return false;
  const code = await tally.request('send code', () => sendPaymentCode(shop, member, orderNo));
  if (!code) return false;
  const payment = { requestId: crypto.randomUUID(), orderNo, code };
  const paid = await tally.request('pay', () => client.ok('POST /order/pay', payment));
  if (paid) tally.paid.push(orderNo);
  return paid !== null;
}

async function submitOne(member: TestMember): Promise<string> {
  const requestId = crypto.randomUUID();
  const { addressId } = member;
  const { orderNo } = await member.client.ok('POST /order/submit', {
    requestId,
    addressId,
    expectedAmount: 1,
  });
  return orderNo;
}
