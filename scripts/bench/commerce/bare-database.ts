import path from 'node:path';
import Database from 'better-sqlite3';

const [dataDir = ''] = process.argv.slice(2);
export const db = new Database(path.join(dataDir, 'commerce.sqlite'));
for (const pragma of ['journal_mode = WAL', 'synchronous = FULL', 'foreign_keys = ON']) db.pragma(pragma);

export type Row = Record<string, string | number | null>;
export const marks = (count: number) => Array(count).fill('?').join(', ');
export const all = (sql: string) => {
  const statement = db.prepare<unknown[], Row>(sql);
  return (...values: unknown[]) => statement.all(...values);
};
export const run = (sql: string) => {
  const statement = db.prepare(sql);
  return (...values: unknown[]) => statement.run(...values);
};

export const findCart = all('SELECT * FROM cart_items WHERE user_id = ? ORDER BY created_at DESC, id DESC');
export const cartProducts = (codes: unknown[]) =>
  db.prepare<unknown[], Row>(`SELECT * FROM products WHERE code IN (${marks(codes.length)})`).all(...codes);
