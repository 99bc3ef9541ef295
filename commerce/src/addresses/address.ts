import type { Address as AddressView } from '../../contract/user.ts';
import { BaseModel } from '../db/model.ts';

export class Address extends BaseModel {
  static override tableName = 'addresses';
  static override booleans = ['isDefault'];

  declare id: string;
  declare userId: string;
  declare recipientName: string;
  declare phone: string;
  declare province: string;
  declare city: string;
  declare district: string;
  declare street: string;
  declare isDefault: boolean;
  declare createdAt: number;
}

export function presentAddress(address: Address): AddressView {
  return {
    addressId: address.id,
    recipientName: address.recipientName,
    phone: address.phone,
    province: address.province,
    city: address.city,
    district: address.district,
    street: address.street,
    isDefault: address.isDefault,
  };
}
