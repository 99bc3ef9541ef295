import type { Stored } from '../db/stored.ts';
import type { Table } from '../db/tables.ts';
import type { Product } from './product.ts';

declare module '../db/tables.ts' {
  interface Tables {
    products: Table<Stored<Product>, 'inSync' | 'forShow'>;
  }
}
