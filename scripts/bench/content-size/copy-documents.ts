import { readFileSync } from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';
import { own } from '../../../commerce/contract/own.ts';
import { root } from '../../shop/services.ts';

type Db = InstanceType<typeof Database>;

export interface CopiedType {
  table: string;
  uid: string;
  count: number;
  /** SQL expressions of the columns in which a copy differs from its source; `number` counts the copies from 1. */
  columns: Readonly<Record<string, string>>;
  /** The SQL condition on documents that may be copied. */
  where?: string;
}

/** The CMS must not run. Drafts, published rows and components of all locales are copied, but copies share files. */
export function copyDocuments(file: string, types: readonly CopiedType[]): void {
  const db = new Database(file);
  db.transaction(() => {
    // A link is inserted before the rows that it connects.
    db.pragma('defer_foreign_keys = ON');
    for (const type of types) copyType(db, type);
  })();
  db.pragma('wal_checkpoint(TRUNCATE)');
  db.close();
}

function copyType(db: Db, { table, uid, count, columns, where = 'TRUE' }: CopiedType): void {
  const missing = count - numberIn(db, `SELECT COUNT(DISTINCT document_id) FROM ${table}`);
  const sources = numberIn(db, `SELECT COUNT(DISTINCT document_id) FROM ${table} WHERE ${where}`);
  if (missing <= 0) return;
  db.exec(`
    CREATE TEMP TABLE copies AS
    WITH RECURSIVE
      numbers (number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM numbers WHERE number < ${missing}),
      sources AS (
        SELECT document_id, ROW_NUMBER() OVER (ORDER BY document_id) - 1 AS place
        FROM (SELECT DISTINCT document_id FROM ${table} WHERE ${where})
      )
    SELECT id, number, 1 + (number - 1) / ${sources} AS round
    FROM numbers JOIN sources ON place = (number - 1) % ${sources} JOIN ${table} USING (document_id)`);
  copyRows(db, table, uid, 'copies', { document_id: "'copy' || printf('%020d', number)", ...columns });
  db.exec('DROP TABLE copies');
}

/** @param copies the table with a row for each copy: the id of its source, its number and its round */
function copyRows(
  db: Db,
  table: string,
  type: string,
  copies: string,
  columns: Readonly<Record<string, string>> = {},
): void {
  const idsPerRound = numberIn(db, `SELECT MAX(id) + 1 FROM ${table}`);
  const newId = (column: string) => `${column} + round * ${idsPerRound}`;
  const files = `files_related_mph JOIN ${copies} ON ${copies}.id = related_id AND related_type = '${type}'`;
  insert(db, 'files_related_mph', files, { related_id: newId('related_id') });

  const links = `${table}_cmps`;
  if (numberIn(db, `SELECT COUNT(*) FROM sqlite_master WHERE name = '${links}'`)) {
    const linked = `${links} JOIN ${copies} ON ${copies}.id = entity_id`;
    for (const component of componentsIn(db, linked)) {
      const components = tableOf(component);
      const ofType = `${linked} AND component_type = '${component}'`;
      const componentIds = numberIn(db, `SELECT MAX(id) + 1 FROM ${components}`);
      const copiesInside = `${copies}_${components}`;
      db.exec(`CREATE TEMP TABLE ${copiesInside} AS SELECT cmp_id AS id, number, round FROM ${ofType}`);
      const ids = { entity_id: newId('entity_id'), cmp_id: `cmp_id + round * ${componentIds}` };
      insert(db, links, ofType, ids);
      copyRows(db, components, component, copiesInside);
      db.exec(`DROP TABLE ${copiesInside}`);
    }
  }
  insert(db, table, `${table} JOIN ${copies} USING (id)`, { ...columns, id: newId('id') });
}

/** Columns that are not named keep the value of the source. */
function insert(db: Db, table: string, source: string, columns: Readonly<Record<string, string>>): void {
  const all = db.prepare(`SELECT name FROM pragma_table_info('${table}')`).pluck().all() as string[];
  const names = all.filter((name) => name !== 'id' || columns.id);
  const values = names.map((name) => own(columns, name) ?? `${table}."${name}"`);
  db.exec(`
    INSERT INTO ${table} (${names.map((name) => `"${name}"`).join(', ')})
    SELECT ${values.join(', ')} FROM ${source}`);
}

function componentsIn(db: Db, linked: string): string[] {
  return db.prepare(`SELECT DISTINCT component_type FROM ${linked}`).pluck().all() as string[];
}

function tableOf(component: string): string {
  const file = path.join(root, 'cms/src/components', `${component.replace('.', '/')}.json`);
  return (JSON.parse(readFileSync(file, 'utf8')) as { collectionName: string }).collectionName;
}

function numberIn(db: Db, query: string): number {
  return db.prepare(query).pluck().get() as number;
}
