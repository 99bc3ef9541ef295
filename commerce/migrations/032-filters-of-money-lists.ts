import type { Knex } from 'knex';

/** A filter finds its page in the order of the list, however few or many rows pass it. */
const indexes = {
  charges_of_channel_by_time: 'charges (channel, created_at, charge_no)',
  charges_of_channel_and_status: 'charges (channel, status, created_at, charge_no)',
  charges_of_status_by_amount: 'charges (status, amount_fen, charge_no)',
  refunds_of_status_by_amount: 'refunds (status, amount_fen, refund_no)',
  notices_in_doubt: 'payment_notices (received_at, id) WHERE doubt IS NOT NULL',
  proposals_by_time: 'recharge_proposals (proposed_at, id)',
  proposals_by_amount: 'recharge_proposals (amount_fen, id)',
  proposals_by_urgency: `recharge_proposals (
    (CASE WHEN status = 'PROPOSED' THEN 1 ELSE 0 END), proposed_at, id)`,
  matchings_of_channel: 'statement_matchings (channel, matched_at, id)',
  audits_whole: 'audits (whole, checked_at)',
  audits_with_findings: "audits (id) WHERE findings <> '[]'",
  log_of_actor_name_by_time: 'audit_log (actor_name, at, id)',
  log_of_actor_by_time: 'audit_log (actor, at, id)',
  log_of_action_by_time: 'audit_log (action, at, id)',
  log_of_result_by_time: 'audit_log (error_code, at, id)',
  log_refused_by_time: "audit_log (at, id) WHERE error_code > ''",
  log_of_ip_by_time: 'audit_log (ip, at, id)',
};

export async function up(knex: Knex): Promise<void> {
  for (const [name, columns] of Object.entries(indexes)) await knex.raw(`CREATE INDEX ${name} ON ${columns}`);
}
