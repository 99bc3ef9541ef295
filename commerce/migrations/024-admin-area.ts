import type { Knex } from 'knex';

/** Staff see which version of a piece the shop has taken over from the CMS, and list messages by assignee. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('products', (table) => {
    table.bigInteger('cms_published_at');
    table.bigInteger('cms_seen_at');
    table.bigInteger('synced_at');
  });
  await knex.schema.alterTable('contact_messages', (table) => {
    table.index(['assignee', 'created_at', 'id']);
  });
}
