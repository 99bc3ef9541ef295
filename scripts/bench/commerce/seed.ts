import { addAddress } from '../../../commerce/src/addresses/add-address.ts';
import { createMember } from '../../../commerce/src/auth/register.ts';
import { openSession } from '../../../commerce/src/auth/session.ts';
import { CartItem } from '../../../commerce/src/cart/cart-item.ts';
import { transaction } from '../../../commerce/src/db/transaction.ts';
import { rechargeByStaff } from '../../../commerce/src/wallet/recharge-by-staff.ts';
import type { TestDatabase } from '../../../commerce/test/create-test-database.ts';
import { newPhone, newPiece } from '../../../commerce/test/factories.ts';

export interface BenchMember {
  userId: string;
  authToken: string;
  addressId: string;
}

/** A member with 10,000 yuan and a cart of so many pieces of 100 yuan. */
export async function seedMember({ db }: TestDatabase, pieces: number): Promise<BenchMember> {
  const phone = newPhone();
  const userId = crypto.randomUUID();
  const at = Date.now();
  const clock = { now: () => at };
  const { session, addressId } = await transaction(db, async (trx) => {
    await createMember(trx, {
      id: userId,
      username: `m${phone}`,
      phone,
      email: undefined,
      passwordHash: 'none',
      at,
    });
    await rechargeByStaff(trx, { phone, amountFen: 1_000_000, actor: 'cli', reference: userId, at });
    const address = await addAddress(trx, {
      userId,
      recipientName: '张三',
      phone,
      province: '河南省',
      city: '许昌市',
      district: '禹州市',
      street: '神垕镇 1 号',
      isDefault: true,
      at,
    });
    const opened = await openSession(trx, { userId, remember: true, device: 'bench', ip: '127.0.0.1', at });
    return { session: opened, addressId: address.id };
  });
  const shop = { services: { db }, clock, client: () => Promise.reject() as never };
  for (let index = 0; index < pieces; index += 1) {
    const productCode = await newPiece(shop, { price: 100 });
    await CartItem.query(db).insert({
      id: crypto.randomUUID(),
      userId,
      productCode,
      quantity: 1,
      selected: true,
      createdAt: at + index,
    });
  }
  return { userId, authToken: session.authToken, addressId };
}
