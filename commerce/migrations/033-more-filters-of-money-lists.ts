import type { Knex } from 'knex';

/** As in migration 032: filters that are used together find their page in the order of the list. */
const indexes = {
  wallets_not_frozen: 'wallet_totals (last_entry_at, user_id) WHERE held_fen <= 0',
  charges_of_provider_and_status: 'charges (provider, status, created_at, charge_no)',
  // How much a person may still credit to a member alone is read from these.
  charges_of_member_and_provider: 'charges (user_id, provider, success_at)',
  products_to_price: 'products (for_show) WHERE price_fen IS NULL',
  refunds_of_channel_by_time: 'refunds (channel, applied_at, refund_no)',
  refunds_of_channel_and_status: 'refunds (channel, status, applied_at, refund_no)',
  log_refused_of_actor_name: "audit_log (actor_name, at, id) WHERE error_code > ''",
  log_refused_of_action: "audit_log (action, at, id) WHERE error_code > ''",
};

export async function up(knex: Knex): Promise<void> {
  // The channel of the refunded charge, which never changes. It makes the refunds of a channel an index of their own.
  await knex.schema.alterTable('refunds', (table) => {
    table.string('channel', 10).notNullable().defaultTo('');
  });
  await knex.raw(`
    UPDATE refunds SET channel = (SELECT channel FROM charges WHERE charges.charge_no = refunds.charge_no)`);
  for (const [name, columns] of Object.entries(indexes)) await knex.raw(`CREATE INDEX ${name} ON ${columns}`);
}
