import type { Knex } from 'knex';
import { makeAppendOnly } from './append-only.ts';

/** The columns with a provider's number. The rows of the ledger, the notices and decided recharges stay as they are. */
const found = [
  ['ledger_transactions', 'serial_no'],
  ['payment_notices', 'serial_no'],
  ['recharge_proposals', 'serial_no'],
  ['payment_credits', 'serial_no'],
  ['charges', 'serial_no'],
  ['charges', 'confirmed_serial_no'],
  ['refunds', 'refund_serial_no'],
  ['refunds', 'doubt_serial_no'],
] as const;

/** The columns that take the normal form. `unique`: the columns that, together with the number, are of one row only. */
const rewritten = [
  { table: 'payment_credits', column: 'serial_no', key: 'transaction_id', unique: ['channel'] },
  { table: 'charges', column: 'serial_no', key: 'charge_no', unique: ['channel'] },
  { table: 'charges', column: 'confirmed_serial_no', key: 'charge_no', unique: null },
  { table: 'refunds', column: 'refund_serial_no', key: 'refund_no', unique: [] },
  { table: 'refunds', column: 'doubt_serial_no', key: 'refund_no', unique: null },
];

/** The width of the columns. */
const longest = 64;

/**
 * A provider's number has one normal form, in which new rows are stored. Existing rows take it where they can be
 * rewritten and where no other row has the number. `old_serial_nos` leads from the normal form to every other form
 * in which a number was stored, so that the remaining rows are still found. It gets no new rows. A first confirmation
 * of a charge that failed no longer counts.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('old_serial_nos', (table) => {
    table.string('serial_no', 64).primary();
    table.text('normal_form').notNullable().index();
  });
  for (const [table, column] of found) {
    for (const [serialNo, normalForm] of await oldForms(knex, table, column)) {
      await knex('old_serial_nos').insert({ serialNo, normalForm }).onConflict('serial_no').ignore();
    }
  }
  for (const place of rewritten) {
    for (const [form, normal] of await oldForms(knex, place.table, place.column)) {
      if (normal.length <= longest) await rewrite(knex, place, { form, normal });
    }
  }
  await makeAppendOnly(knex, 'old_serial_nos');
  await knex.raw(`
    UPDATE charges SET confirmed_by = NULL, confirmed_serial_no = NULL
    WHERE status = 'FAILED' AND success_at IS NULL AND confirmed_by IS NOT NULL`);
}

/** The stored numbers that are not in the normal form, each with its normal form. */
async function oldForms(knex: Knex, table: string, column: string): Promise<[string, string][]> {
  const isPostgres = knex.client.config.client === 'pg';
  const suspect = isPostgres ? `${column} COLLATE "C" ~ '[^A-Z0-9]'` : `${column} GLOB '*[^A-Z0-9]*'`;
  const rows: { form: string }[] = await knex(table)
    .distinct(`${column} as form`)
    .whereRaw(suspect)
    .orderBy('form');
  return rows
    .map(({ form }): [string, string] => [form, normalForm(form)])
    .filter(([form, normal]) => normal !== '' && normal !== form);
}

async function rewrite(
  knex: Knex,
  { table, column, key, unique }: (typeof rewritten)[number],
  { form, normal }: { form: string; normal: string },
): Promise<void> {
  const rows: Record<string, string>[] = await knex(table)
    .where({ [column]: form })
    .orderBy(key)
    .select([`${key} as key`, ...(unique ?? [])]);
  for (const { key: id = '', ...others } of rows) {
    const taken =
      unique &&
      (await knex(table)
        .where({ ...others, [column]: normal })
        .first(key));
    if (!taken)
      await knex(table)
        .where({ [key]: id })
        .update({ [column]: normal });
  }
}

function normalForm(text: string): string {
  return text
    .normalize('NFKC')
    .toUpperCase()
    .normalize('NFKC')
    .replace(/[\s\u2800\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '');
}
