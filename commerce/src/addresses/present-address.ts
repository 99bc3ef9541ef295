import type { Address as AddressView } from '../../contract/user.ts';
import type { Db } from '../db/db.ts';
import { readDelivery } from '../delivery/delivery-area.ts';
import type { Address } from './address.ts';

export async function presentAddresses(db: Db, addresses: Address[]): Promise<AddressView[]> {
  const delivers = await readDelivery(db);
  return addresses.map((address) => present(address, delivers(address)));
}

export async function presentAddress(db: Db, address: Address): Promise<AddressView> {
  return present(address, (await readDelivery(db))(address));
}

function present(address: Address, deliverable: boolean): AddressView {
  return {
    addressId: address.id,
    recipientName: address.recipientName,
    phone: address.phone,
    province: address.province,
    city: address.city,
    district: address.district,
    street: address.street,
    isDefault: address.isDefault,
    deliverable,
  };
}
