import type { Stored } from '../db/stored.ts';
import type { Table } from '../db/tables.ts';
import type { CartItem } from './cart-item.ts';

declare module '../db/tables.ts' {
  interface Tables {
    cartItems: Table<Stored<CartItem>>;
  }
}
