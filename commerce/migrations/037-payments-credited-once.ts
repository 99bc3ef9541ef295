import type { Knex } from 'knex';
import { keepInStep } from './keep-in-step.ts';

/**
 * Recharges by staff keep the provider's channel and number of the payment. A payment is credited once, but again after
 * its credit was reversed. An index of the append-only ledger can't know reversals, so the payments that are credited
 * at the moment are rows of their own.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('recharge_proposals', (table) => {
    table.string('channel', 10);
    table.string('serial_no', 64);
  });
  await knex.raw(`
    UPDATE recharge_proposals SET
      channel = (SELECT channel FROM payment_notices n WHERE n.id = recharge_proposals.notice_id),
      serial_no = (SELECT serial_no FROM payment_notices n WHERE n.id = recharge_proposals.notice_id)
    WHERE notice_id IS NOT NULL`);
  await knex.raw('CREATE INDEX proposals_of_payment ON recharge_proposals (serial_no, channel)');
  // Of a payment, one recharge at a time waits for a second person. A recharge for a payment in doubt is unique by its
  // notice, and only one recharge of a payment can be posted.
  await knex.raw(`
    CREATE UNIQUE INDEX proposals_one_waiting ON recharge_proposals (channel, serial_no)
    WHERE status = 'PROPOSED' AND serial_no IS NOT NULL AND notice_id IS NULL`);

  await knex.schema.createTable('payment_credits', (table) => {
    table.string('channel', 10).notNullable();
    table.string('serial_no', 64).notNullable();
    table.uuid('transaction_id').notNullable().unique().references('id').inTable('ledger_transactions');
    table.primary(['channel', 'serial_no']);
  });
  await knex.raw(`
    INSERT INTO payment_credits (channel, serial_no, transaction_id)
    SELECT channel, serial_no, id FROM ledger_transactions t
    WHERE scene IN ('CHARGE', 'CHARGE_MARKET') AND serial_no IS NOT NULL AND channel IS NOT NULL
      AND NOT EXISTS (SELECT 1 FROM ledger_transactions r WHERE r.reverses = t.id)`);
  // A purchase has another scene, so it does not run these statements.
  await keepInStep(
    knex,
    'ledger_transactions',
    `DELETE FROM payment_credits WHERE transaction_id = NEW.reverses;
    INSERT INTO payment_credits (channel, serial_no, transaction_id)
    SELECT NEW.channel, NEW.serial_no, NEW.id WHERE NEW.serial_no IS NOT NULL`,
    "NEW.scene IN ('CHARGE', 'CHARGE_MARKET')",
  );
  await knex.raw('DROP INDEX ledger_transactions_one_credit');
}
