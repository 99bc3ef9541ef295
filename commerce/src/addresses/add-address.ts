import type { ParsedInputOf } from '../../contract/contract.ts';
import type { Trx } from '../db/db.ts';
import { fail } from '../fail.ts';
import { lockMember } from '../users/lock-member.ts';
import { requireMainlandMobile } from '../users/mainland-mobile.ts';
import { Address } from './address.ts';
import { requireRegion } from './regions.ts';

const maxAddresses = 20;

/**
 * Adds an address. The first address of a member becomes the default. If the new address becomes the default,
 * the former default is an ordinary address again.
 * @throws Failure `noSuchRegion`, `tooManyAddresses`
 */
export async function addAddress(
  trx: Trx,
  input: ParsedInputOf<'POST /userinfo/address/add'> & { userId: string; at: number },
): Promise<Address> {
  requireMainlandMobile(input.phone);
  requireRegion(input);
  await lockMember(trx, input.userId);
  const existing = await trx('addresses').where({ userId: input.userId }).select('id');
  if (existing.length >= maxAddresses) throw fail('tooManyAddresses', { max: maxAddresses });
  const isDefault = input.isDefault || existing.length === 0;
  if (isDefault) await trx('addresses').where({ userId: input.userId }).update({ isDefault: false });
  const [added] = await trx('addresses')
    .insert({
      id: crypto.randomUUID(),
      userId: input.userId,
      recipientName: input.recipientName,
      phone: input.phone,
      province: input.province,
      city: input.city,
      district: input.district,
      street: input.street,
      isDefault,
      createdAt: input.at,
    })
    .returning('*');
  return Address.of(added);
}
