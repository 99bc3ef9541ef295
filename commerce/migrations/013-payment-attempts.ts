import type { Knex } from 'knex';
import { createIndexes } from './create-indexes.ts';

/** Times are epoch milliseconds. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('recharges', (table) => {
    // Null if staff confirm the payment. Providers get the same time.
    table.bigInteger('payable_until');
    // The order that the money is for, if any.
    table.string('order_no', 20);
  });
  // An order has at most one recharge that waits for its payment.
  await knex.raw(`CREATE UNIQUE INDEX recharges_of_order ON recharges (order_no) WHERE status = 'PENDING'`);
  await knex.raw('CREATE INDEX recharges_by_order ON recharges (order_no) WHERE order_no IS NOT NULL');

  await knex.schema.alterTable('orders', (table) => {
    // What `payable_until` was before the pieces were held longer for a payment by hand.
    table.bigInteger('first_payable_until');
  });

  await knex.schema.createTable('working_hours', (table) => {
    table.integer('id').primary();
    table.boolean('on_saturday').notNullable();
    table.boolean('on_sunday').notNullable();
    table.string('closes_at', 5).notNullable();
  });
  await knex('working_hours').insert({ id: 1, on_saturday: true, on_sunday: false, closes_at: '18:00' });

  await knex.schema.alterTable('refunds', (table) => {
    // Why a person has to look into a refund.
    table.string('stuck_reason', 200);
    // Since when the provider gives no clear answer.
    table.bigInteger('unclear_since');
  });
  // What is left of a recharge after a refund can be refunded too.
  await knex.raw('DROP INDEX refunds_one_alive');
  await knex.raw("CREATE UNIQUE INDEX refunds_one_active ON refunds (charge_no) WHERE status = 'PROCESSING'");

  await createRefundsOfPieces(knex);

  await knex.schema.createTable('payment_attempts', (table) => {
    // The number of the recharge and a letter. A provider knows the payment by it.
    table.string('attempt_no', 24).primary();
    table.string('charge_no', 20).notNullable().references('charge_no').inTable('recharges').index();
    table.string('way', 10).notNullable();
    // A provider may know the payment by this time too, so it never changes.
    table.bigInteger('sent_at').notNullable();
    // How the payer gets to the provider, as JSON, and until when. Null until the provider has answered.
    table.text('cashier');
    table.bigInteger('usable_until');
    table.bigInteger('asked_at').notNullable();
    // When the payer chose another way. The provider is asked to close it.
    table.bigInteger('left_at');
    // When it was certain that it can't be paid (any more), or that it was.
    table.bigInteger('ended_at');
    // The provider's number of the payment that was credited.
    table.string('serial_no', 64);
  });
  await createIndexes(knex, {
    payment_attempts_open: 'payment_attempts (asked_at) WHERE ended_at IS NULL',
  });

  await createSandbox(knex);
}

/** Until now a refund was of a whole order, and its pieces came back in one parcel. */
async function createRefundsOfPieces(knex: Knex): Promise<void> {
  await knex.schema.alterTable('order_refunds', (table) => {
    // The buyer keeps the pieces and pays less for them.
    table.boolean('kept').notNullable().defaultTo(false);
    // What the member is told.
    table.string('explanation', 200).notNullable().defaultTo('');
    // When the shop had the pieces again. Pieces that were not shipped never leave it.
    table.bigInteger('back_at');
  });
  await knex.schema.createTable('order_refund_lines', (table) => {
    table.bigInteger('refund_id').notNullable().references('id').inTable('order_refunds');
    table.string('product_code', 20).notNullable().references('code').inTable('products').index();
    table.integer('quantity').notNullable();
    // For all of these units. Of a request it is their price, until staff decide on less.
    table.bigInteger('amount_fen').notNullable();
    table.primary(['refund_id', 'product_code']);
    table.check('quantity > 0 AND amount_fen > 0', [], 'order_refund_lines_positive');
  });
  await createIndexes(knex, {
    order_refunds_coming_back:
      'order_refunds (order_no) WHERE transaction_no IS NOT NULL AND back_at IS NULL AND NOT kept',
  });
  await knex.raw(`
    INSERT INTO order_refund_lines (refund_id, product_code, quantity, amount_fen)
    SELECT r.id, l.product_code, l.quantity, l.price_fen * l.quantity
    FROM order_refunds r JOIN order_lines l ON l.order_no = r.order_no`);
  await knex.raw(`
    UPDATE order_refunds SET back_at = CASE
      WHEN EXISTS (SELECT 1 FROM shipments s WHERE s.order_no = order_refunds.order_no)
      THEN (SELECT s.returned_at FROM shipments s WHERE s.order_no = order_refunds.order_no)
      ELSE decided_at END
    WHERE transaction_no IS NOT NULL`);
}

/** The sandbox knows payments by their attempts. It stands for another company, so what it knew may go. */
async function createSandbox(knex: Knex): Promise<void> {
  for (const name of ['sandbox_notices', 'sandbox_refunds', 'sandbox_payments']) {
    await knex.schema.dropTable(name);
  }
  await knex.schema.createTable('sandbox_payments', (table) => {
    table.string('attempt_no', 24).primary();
    table.string('channel', 10).notNullable();
    table.bigInteger('amount_fen').notNullable();
    table.string('state', 10).notNullable();
    table.string('serial_no', 64).notNullable();
    table.string('refunds', 20).notNullable();
    table.bigInteger('payable_until').notNullable();
    table.string('return_url', 256).notNullable();
  });

  // `refunded_at` is in the future when the sandbox delays the refund.
  await knex.schema.createTable('sandbox_refunds', (table) => {
    table.string('refund_no', 20).primary();
    table.string('attempt_no', 24).notNullable().references('attempt_no').inTable('sandbox_payments').index();
    table.bigInteger('amount_fen').notNullable();
    table.string('serial_no', 64).notNullable();
    table.bigInteger('refunded_at').notNullable();
  });

  // `answer` is the shop's answer; null until the notice is sent.
  await knex.schema.createTable('sandbox_notices', (table) => {
    table.bigIncrements('id');
    table.string('attempt_no', 24).notNullable().references('attempt_no').inTable('sandbox_payments').index();
    table.text('body').notNullable();
    table.string('signature', 64).notNullable();
    table.bigInteger('due_at').notNullable();
    table.text('answer');
  });
  await createIndexes(knex, { sandbox_notices_unsent: 'sandbox_notices (due_at) WHERE answer IS NULL' });
}
