import { BaseModel } from '../db/model.ts';

export class CartItem extends BaseModel {
  static override tableName = 'cart_items';
  static override booleans = ['selected'];

  declare id: string;
  declare userId: string;
  declare productCode: string;
  declare quantity: number;
  declare selected: boolean;
  declare createdAt: number;
}
