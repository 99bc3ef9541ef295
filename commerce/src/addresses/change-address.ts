import type { Knex } from 'knex';
import type { ParsedInputOf } from '../../contract/contract.ts';
import { fail } from '../fail.ts';
import { lockMember } from '../users/lock-member.ts';
import { requireMainlandMobile } from '../users/mainland-mobile.ts';
import { Address } from './address.ts';
import { requireRegion, sameRegion } from './regions.ts';

/** An address and whose it has to be. */
interface OwnAddress {
  userId: string;
  addressId: string;
}

/**
 * Changes an address. The list of regions changes over the years, so a region that stays is not asked about.
 * @throws Failure `addressNotFound`, `noSuchRegion`
 */
export async function updateAddress(
  trx: Knex.Transaction,
  input: ParsedInputOf<'POST /userinfo/address/update'> & OwnAddress,
): Promise<Address> {
  const { recipientName, phone, province, city, district, street } = input;
  requireMainlandMobile(phone);
  const address = await requireAddress(trx, input);
  if (!sameRegion(address, input)) requireRegion(input);
  return address.$query(trx).patchAndFetch({ recipientName, phone, province, city, district, street });
}

/** Deletes an address; of the others the newest becomes the default. One that is gone is no mistake. */
export async function deleteAddress(trx: Knex.Transaction, own: OwnAddress): Promise<void> {
  const address = await findAddress(trx, own);
  if (!address) return;
  await address.$query(trx).delete();
  if (!address.isDefault) return;
  const newest = await Address.query(trx)
    .where({ userId: own.userId })
    .orderBy([
      { column: 'createdAt', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .first();
  await newest?.$query(trx).patch({ isDefault: true });
}

/** @throws Failure `addressNotFound` */
export async function setDefault(trx: Knex.Transaction, own: OwnAddress): Promise<Address> {
  const address = await requireAddress(trx, own);
  await Address.query(trx).where({ userId: own.userId, isDefault: true }).patch({ isDefault: false });
  return address.$query(trx).patchAndFetch({ isDefault: true });
}

async function requireAddress(trx: Knex.Transaction, own: OwnAddress): Promise<Address> {
  const address = await findAddress(trx, own);
  if (!address) throw fail('addressNotFound');
  return address;
}

/** Changes of one member's addresses wait for each other, so that one of them stays the default. */
async function findAddress(
  trx: Knex.Transaction,
  { userId, addressId }: OwnAddress,
): Promise<Address | undefined> {
  await lockMember(trx, userId);
  return Address.query(trx).findOne({ id: addressId, userId });
}
