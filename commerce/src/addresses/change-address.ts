import type { ParsedInputOf } from '../../contract/contract.ts';
import type { Trx } from '../db/db.ts';
import { find } from '../db/find.ts';
import { fail } from '../fail.ts';
import { lockMember } from '../users/lock-member.ts';
import { requireMainlandMobile } from '../users/mainland-mobile.ts';
import { Address } from './address.ts';
import { changeAddress, makeDefault } from './make-default.ts';
import { requireRegion, sameRegion } from './regions.ts';

interface OwnAddress {
  userId: string;
  addressId: string;
}

/**
 * Checks only a changed region, because an old one may be missing from the current list of regions.
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
  const changed = await changeAddress(trx, address, {
    recipientName,
    phone,
    province,
    city,
    district,
    street,
  });
  return input.isDefault ? makeDefault(trx, changed) : changed;
}

/** If the default is deleted, the newest remaining address becomes the default. A missing address is no error. */
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
  if (newest) await changeAddress(trx, newest, { isDefault: true });
}

/** @throws Failure `addressNotFound` */
export async function setDefault(trx: Trx, own: OwnAddress): Promise<Address> {
  return makeDefault(trx, await requireAddress(trx, own));
}

async function requireAddress(trx: Trx, own: OwnAddress): Promise<Address> {
  const address = await findAddress(trx, own);
  if (!address) throw fail('addressNotFound');
  return address;
}

/** Locks the member first, so that concurrent changes leave exactly one default address. */
async function findAddress(trx: Trx, { userId, addressId }: OwnAddress): Promise<Address | undefined> {
  await lockMember(trx, userId);
  const address = await find(Address, trx, addressId);
  return address?.userId === userId ? address : undefined;
}
