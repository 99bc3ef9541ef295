import type { ParsedInputOf } from '../../contract/contract.ts';
import type { Trx } from '../db/db.ts';
import { fail } from '../fail.ts';
import { lockMember } from '../users/lock-member.ts';
import { requireMainlandMobile } from '../users/mainland-mobile.ts';
import { Address } from './address.ts';
import { makeDefault } from './make-default.ts';
import { requireRegion } from './regions.ts';

const maxAddresses = 20;

/**
 * An address that the member already has is not added again, so that a repeated request changes nothing.
 * @throws Failure `noSuchRegion`, `tooManyAddresses`
 */
export async function addAddress(
  trx: Trx,
  input: ParsedInputOf<'POST /userinfo/address/add'> & { userId: string; at: number },
): Promise<Address> {
  requireMainlandMobile(input.phone);
  requireRegion(input);
  await lockMember(trx, input.userId);
  const { userId, recipientName, phone, province, city, district, street } = input;
  const existing = Address.from(await trx('addresses').where({ userId }));
  const fields = { recipientName, phone, province, city, district, street };
  const same = existing.find((address) => isSameAddress(address, fields));
  if (same) return input.isDefault ? makeDefault(trx, same) : same;
  if (existing.length >= maxAddresses) throw fail('tooManyAddresses', { max: maxAddresses });
  const isDefault = input.isDefault || existing.length === 0;
  if (isDefault) await trx('addresses').where({ userId, isDefault: true }).update({ isDefault: false });
  const [added] = await trx('addresses')
    .insert({ id: crypto.randomUUID(), userId, ...fields, isDefault, createdAt: input.at })
    .returning('*');
  return Address.of(added);
}

type Fields = Pick<Address, 'recipientName' | 'phone' | 'province' | 'city' | 'district' | 'street'>;

function isSameAddress(address: Address, fields: Fields): boolean {
  const names = Object.keys(fields) as (keyof Fields)[];
  return names.every((name) => address[name] === fields[name]);
}
