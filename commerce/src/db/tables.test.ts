import path from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bareKnex } from '../../test/bare-knex.ts';
import { compile } from '../../test/compile.ts';
import { createTestDatabase, type TestDatabase } from '../../test/create-test-database.ts';
import { isSqlite } from './connect.ts';
import { rawRows } from './raw-rows.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.destroy());

interface Declared {
  nullable: string[];
  others: string[];
  omissible: string[];
  appendOnly: boolean;
}

function readDeclared(): Map<string, Declared> {
  const tablesFile = path.join(import.meta.dirname, 'tables.ts');
  const program = compile(tablesFile);
  const checker = program.getTypeChecker();
  const file = program.getSourceFile(tablesFile);
  const module = file && checker.getSymbolAtLocation(file);
  const tables = module && checker.getExportsOfModule(module).find(({ name }) => name === 'Tables');
  if (!tables) throw new Error('the interface Tables is missing');
  const declared = new Map<string, Declared>();
  for (const table of checker.getDeclaredTypeOfSymbol(tables).getProperties()) {
    const typeOf = (name: string): ts.Type => {
      const property = checker.getTypeOfSymbol(table).getProperty(name);
      if (!property) throw new Error(`${table.name} has no ${name}`);
      return checker.getTypeOfSymbol(property);
    };
    const columns = typeOf('row').getProperties();
    const isNullable = (column: ts.Symbol) => {
      const type = checker.getTypeOfSymbol(column);
      return type.isUnion() && type.types.some(({ flags }) => flags & ts.TypeFlags.Null);
    };
    declared.set(table.name, {
      nullable: namesOf(columns.filter(isNullable)),
      others: namesOf(columns.filter((column) => !isNullable(column))),
      omissible: namesOf(
        typeOf('newRow')
          .getProperties()
          .filter(({ flags }) => flags & ts.SymbolFlags.Optional),
      ),
      appendOnly: Boolean(typeOf('changes').flags & ts.TypeFlags.Never),
    });
  }
  return declared;
}

function namesOf(columns: ts.Symbol[]): string[] {
  return columns.map(({ name }) => name).sort();
}

async function readMigrated(): Promise<Map<string, Declared>> {
  const knex = bareKnex(database.db);
  const guarded = await readAppendOnly();
  const migrated = new Map<string, Declared>();
  for (const name of await readTableNames()) {
    const keys = await readKeys(name);
    const columns = Object.entries(await knex(name).columnInfo()).map(([column, info]) => ({
      column,
      // SQLite allows null in text keys, but the shop never writes it.
      nullable: info.nullable && !keys.has(column),
      filled: info.nullable || info.defaultValue !== null,
    }));
    const namesOf = (some: typeof columns) => some.map(({ column }) => camelCase(column)).sort();
    migrated.set(camelCase(name), {
      nullable: namesOf(columns.filter(({ nullable }) => nullable)),
      others: namesOf(columns.filter(({ nullable }) => !nullable)),
      omissible: namesOf(columns.filter(({ filled }) => filled)),
      appendOnly: guarded.has(name),
    });
  }
  return migrated;
}

async function readKeys(table: string): Promise<Set<string>> {
  if (!isSqlite(database.db)) return new Set();
  const columns = await rawRows<{ name: string; pk: number }>(database.db, `PRAGMA table_info(${table})`);
  return new Set(columns.filter(({ pk }) => pk > 0).map(({ name }) => camelCase(name)));
}

async function readTableNames(): Promise<string[]> {
  const rows = isSqlite(database.db)
    ? await rawRows<{ name: string }>(database.db, "SELECT name FROM sqlite_master WHERE type = 'table'")
    : await rawRows<{ name: string }>(
        database.db,
        "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'",
      );
  return rows.map(({ name }) => name).filter((name) => !/^sqlite_|^knex_migrations_lock$/.test(name));
}

async function readAppendOnly(): Promise<Set<string>> {
  const rows = isSqlite(database.db)
    ? await rawRows<{ name: string }>(
        database.db,
        "SELECT tbl_name AS name FROM sqlite_master WHERE type = 'trigger' AND name LIKE '%_no_update'",
      )
    : await rawRows<{ name: string }>(
        database.db,
        `SELECT relname AS name FROM pg_trigger JOIN pg_class ON pg_class.oid = tgrelid
         WHERE tgname LIKE '%_append_only'`,
      );
  return new Set(rows.map(({ name }) => name));
}

function camelCase(name: string): string {
  return name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

test('the declared tables and columns equal those of the database', async () => {
  const [declared, migrated] = [readDeclared(), await readMigrated()];
  expect([...declared.keys()].sort()).toEqual([...migrated.keys()].sort());
  for (const [name, table] of migrated) {
    const { omissible = [], ...found } = declared.get(name) ?? {};
    const { omissible: filled, ...expected } = table;
    expect({ name, ...found }).toEqual({ name, ...expected });
    // The database fills in the key itself if the key is named `id`.
    expect(filled.concat('id')).toEqual(expect.arrayContaining(omissible));
  }
}, 60_000);
