import type { Knex } from 'knex';
import { keepSums } from './keep-sums.ts';

const hour = 3_600_000;
const dayOf = (time: string) => `(${time} + ${8 * hour}) / ${24 * hour}`;

/** What a row adds to the sums of its list. `row` is the name of the table, `NEW` or `OLD`. */
const values = {
  charges: (
    row: string,
  ) => `${dayOf(`${row}.created_at`)} AS day, ${row}.channel AS channel, ${row}.status AS status,
    ${row}.provider AS mark, ${row}.amount_fen AS amount_fen,
    (SELECT COALESCE(SUM(paid.actual_fen), 0) FROM refunds paid
      WHERE paid.charge_no = ${row}.charge_no AND paid.status IN ('PROCESSING', 'SUCCESS')) AS back_fen`,
  refunds: (
    row: string,
  ) => `${dayOf(`${row}.applied_at`)} AS day, ${row}.channel AS channel, ${row}.status AS status,
    CASE WHEN ${row}.approved_at IS NULL THEN 'asked' ELSE 'approved' END ||
      CASE WHEN ${row}.status = 'PROCESSING' AND ${row}.doubt_fen IS NOT NULL THEN ' in doubt' ELSE '' END AS mark,
    ${row}.amount_fen AS amount_fen, COALESCE(${row}.actual_fen, 0) AS back_fen`,
  recharge_proposals: (
    row: string,
  ) => `${dayOf(`${row}.proposed_at`)} AS day, '' AS channel, ${row}.status AS status,
    CASE WHEN ${row}.status = 'POSTED' AND ${row}.serial_no IS NOT NULL AND EXISTS (
      SELECT 1 FROM ledger_transactions original JOIN ledger_transactions reversal ON reversal.reverses = original.id
      WHERE original.transaction_no = ${row}.transaction_no) THEN 'reversed' ELSE '' END AS mark,
    ${row}.amount_fen AS amount_fen, 0 AS back_fen`,
};
type Summed = keyof typeof values;

const columns = 'list, day, channel, status, mark, count, amount_fen, back_fen';

/**
 * The sums by day and by the filters of the lists. A payment only adds a row with what it changes, so that payments do
 * not wait for each other; a job folds these rows into the sums (docs/decisions/043).
 */
export async function up(knex: Knex): Promise<void> {
  const key = (table: Knex.CreateTableBuilder) => {
    table.string('list', 20).notNullable();
    // Days since 1970 in the time zone of the workshop; in the sums also -1, for all days together.
    table.integer('day').notNullable();
    // Empty for recharges by staff.
    table.string('channel', 10).notNullable();
    table.string('status', 20).notNullable();
    // The provider of a recharge; whether a refund is approved, and in doubt; whether a recharge by staff was reversed.
    table.string('mark', 20).notNullable();
    table.bigInteger('count').notNullable();
    table.bigInteger('amount_fen').notNullable();
    // What was paid back of a recharge or by a refund.
    table.bigInteger('back_fen').notNullable();
  };
  await knex.schema.createTable('list_sums', (table) => {
    key(table);
    table.primary(['list', 'day', 'channel', 'status', 'mark']);
  });
  await knex.schema.createTable('list_sum_changes', (table) => {
    table.bigIncrements('id');
    key(table);
  });

  await keepSums(knex, 'charges', {
    added: add('charges', 1, 'NEW'),
    changed: `${add('charges', -1, 'OLD')}; ${add('charges', 1, 'NEW')}`,
    columns: 'created_at, channel, status, provider, amount_fen',
  });
  const paid = (row: string) =>
    `CASE WHEN ${row}.status IN ('PROCESSING', 'SUCCESS') THEN COALESCE(${row}.actual_fen, 0) ELSE 0 END`;
  await keepSums(knex, 'refunds', {
    added: `${add('refunds', 1, 'NEW')}; ${paidBack(paid('NEW'))}`,
    changed: `${add('refunds', -1, 'OLD')}; ${add('refunds', 1, 'NEW')}; ${paidBack(`${paid('NEW')} - ${paid('OLD')}`)}`,
    columns: 'applied_at, channel, status, approved_at, doubt_fen, amount_fen, actual_fen',
  });
  await keepSums(knex, 'recharge_proposals', {
    added: add('recharge_proposals', 1, 'NEW'),
    changed: `${add('recharge_proposals', -1, 'OLD')}; ${add('recharge_proposals', 1, 'NEW')}`,
    columns: 'proposed_at, status, amount_fen, serial_no, transaction_no',
  });
  // A reversal moves its recharge by staff from the mark '' to the mark 'reversed'.
  const proposal = `FROM recharge_proposals p WHERE p.status = 'POSTED' AND p.serial_no IS NOT NULL
    AND p.transaction_no = (SELECT transaction_no FROM ledger_transactions WHERE id = NEW.reverses)`;
  const day = dayOf('p.proposed_at');
  await keepSums(knex, 'ledger_transactions', {
    added: `
      INSERT INTO list_sum_changes (${columns})
      SELECT 'recharge_proposals', ${day}, '', p.status, '', -1, -p.amount_fen, 0 ${proposal};
      INSERT INTO list_sum_changes (${columns})
      SELECT 'recharge_proposals', ${day}, '', p.status, 'reversed', 1, p.amount_fen, 0 ${proposal}`,
    when: 'NEW.reverses IS NOT NULL',
  });
}

function add(list: Summed, sign: 1 | -1, row: 'NEW' | 'OLD'): string {
  return `
    INSERT INTO list_sum_changes (${columns})
    SELECT '${list}', day, channel, status, mark, ${sign}, ${sign} * amount_fen, ${sign} * back_fen
    FROM (SELECT ${values[list](row)}) summed`;
}

function paidBack(fen: string): string {
  return `
    INSERT INTO list_sum_changes (${columns})
    SELECT 'charges', ${dayOf('c.created_at')}, c.channel, c.status, c.provider, 0, 0, ${fen}
    FROM charges c WHERE c.charge_no = NEW.charge_no AND ${fen} <> 0`;
}
