import type { ParsedInputOf } from '../../contract/contract.ts';
import type { Trx } from '../db/db.ts';
import { find } from '../db/find.ts';
import type { Changes } from '../db/tables.ts';
import { fail } from '../fail.ts';
import { lockMember } from '../users/lock-member.ts';
import { requireMainlandMobile } from '../users/mainland-mobile.ts';
import { Address } from './address.ts';
import { requireRegion, sameRegion } from './regions.ts';

/** The ids of an address and of the member who must own it. */
interface OwnAddress {
  userId: string;
  addressId: string;
}

/**
 * Changes an address. The region is checked only if the member changes it. The list of regions changes over
 * the years, so an old region may be missing from the list.
 * @throws Failure `addressNotFound`, `noSuchRegion`
 */
export async function updateAddress(
  trx: Trx,
  input: ParsedInputOf<'POST /userinfo/address/update'> & OwnAddress,
): Promise<Address> {
  const { recipientName, phone, province, city, district, street } = input;
  requireMainlandMobile(phone);
  const address = await requireAddress(trx, input);
  if (!sameRegion(address, input)) requireRegion(input);
  return change(trx, address, { recipientName, phone, province, city, district, street });
}

/**
 * Deletes an address. If it was the default, the newest of the remaining addresses becomes the default. Deleting
 * an address that does not exist is not an error.
 */
export async function deleteAddress(trx: Trx, own: OwnAddress): Promise<void> {
  const address = await findAddress(trx, own);
  if (!address) return;
  await trx('addresses').where({ id: address.id }).delete();
  if (!address.isDefault) return;
  const newest = await trx('addresses')
    .where({ userId: own.userId })
    .orderBy([
      { column: 'createdAt', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .first('id');
  if (newest) await change(trx, newest, { isDefault: true });
}

/** @throws Failure `addressNotFound` */
export async function setDefault(trx: Trx, own: OwnAddress): Promise<Address> {
  const address = await requireAddress(trx, own);
  await trx('addresses').where({ userId: own.userId, isDefault: true }).update({ isDefault: false });
  return change(trx, address, { isDefault: true });
}

async function requireAddress(trx: Trx, own: OwnAddress): Promise<Address> {
  const address = await findAddress(trx, own);
  if (!address) throw fail('addressNotFound');
  return address;
}

/**
 * Finds an address of the member. First locks the member, so that concurrent changes leave exactly one
 * default address.
 */
async function findAddress(trx: Trx, { userId, addressId }: OwnAddress): Promise<Address | undefined> {
  await lockMember(trx, userId);
  const address = await find(Address, trx, addressId);
  return address?.userId === userId ? address : undefined;
}

async function change(
  trx: Trx,
  { id }: Pick<Address, 'id'>,
  changes: Changes<'addresses'>,
): Promise<Address> {
  const [changed] = await trx('addresses').where({ id }).update(changes).returning('*');
  if (!changed) throw fail('addressNotFound');
  return Address.of(changed);
}
