import type { Trx } from '../db/db.ts';
import type { Changes } from '../db/tables.ts';
import { fail } from '../fail.ts';
import { Address } from './address.ts';

/** The caller must have locked the member, so that concurrent changes leave exactly one default address. */
export async function makeDefault(trx: Trx, address: Pick<Address, 'id' | 'userId'>): Promise<Address> {
  await trx('addresses').where({ userId: address.userId, isDefault: true }).update({ isDefault: false });
  return changeAddress(trx, address, { isDefault: true });
}

/** @throws Failure `addressNotFound` */
export async function changeAddress(
  trx: Trx,
  { id }: Pick<Address, 'id'>,
  changes: Changes<'addresses'>,
): Promise<Address> {
  const [changed] = await trx('addresses').where({ id }).update(changes).returning('*');
  if (!changed) throw fail('addressNotFound');
  return Address.of(changed);
}
