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
