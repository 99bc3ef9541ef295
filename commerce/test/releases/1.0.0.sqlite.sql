CREATE TABLE `knex_migrations` (`id` integer not null primary key autoincrement, `name` varchar(255), `batch` integer, `migration_time` datetime);
CREATE TABLE `knex_migrations_lock` (`index` integer not null primary key autoincrement, `is_locked` integer);
CREATE TABLE `users` (`id` char(36), `username` varchar(30) not null, `username_key` varchar(60) not null, `phone` varchar(11) not null, `email` varchar(120), `email_verified_at` bigint, `password_hash` varchar(200) not null, `nickname` varchar(40) not null, `avatar` varchar(200), `status` varchar(10) not null, `created_at` bigint not null, `last_login_at` bigint, `accepted_terms` bigint, primary key (`id`));
CREATE TABLE `sessions` (`id` char(36), `user_id` char(36) not null, `token_hash` varchar(64) not null, `created_at` bigint not null, `expires_at` bigint not null, `device` varchar(200) not null default '', `ip` varchar(45) not null default '', `last_seen_at` bigint not null default '0', foreign key(`user_id`) references `users`(`id`), primary key (`id`));
CREATE TABLE `sms_codes` (`id` char(36), `phone` varchar(11) not null, `scene` varchar(30) not null, `subject` varchar(40) not null, `ip` varchar(45) not null, `salt` varchar(32) not null, `code_hash` varchar(64) not null, `tries_left` integer not null, `sent_at` bigint not null, `expires_at` bigint not null, `consumed_at` bigint, `by_member` boolean not null default '0', primary key (`id`));
CREATE TABLE `sms_phones` (`phone` varchar(11) not null, `by_member` boolean not null, `last_sent_at` bigint not null, primary key (`phone`, `by_member`));
CREATE TABLE `sms_outbox` (`id` integer not null primary key autoincrement, `phone` varchar(11) not null, `scene` varchar(30) not null, `code` varchar(6) not null, `sent_at` bigint not null);
CREATE TABLE `email_codes` (`id` char(36), `user_id` char(36) not null, `email` varchar(120) not null, `salt` varchar(32) not null, `code_hash` varchar(64) not null, `tries_left` integer not null, `sent_at` bigint not null, `expires_at` bigint not null, `consumed_at` bigint, foreign key(`user_id`) references `users`(`id`), primary key (`id`));
CREATE TABLE `mail_outbox` (`id` integer not null primary key autoincrement, `email` varchar(120) not null, `subject` varchar(200) not null, `text` text not null, `sent_at` bigint not null);
CREATE TABLE `password_resets` (`token_hash` varchar(64), `user_id` char(36) not null, `expires_at` bigint not null, `consumed_at` bigint, foreign key(`user_id`) references `users`(`id`), primary key (`token_hash`));
CREATE TABLE `addresses` (`id` char(36), `user_id` char(36) not null, `recipient_name` varchar(40) not null, `phone` varchar(11) not null, `province` varchar(40) not null, `city` varchar(40) not null, `district` varchar(40) not null, `street` varchar(120) not null, `is_default` boolean not null, `created_at` bigint not null, foreign key(`user_id`) references `users`(`id`), primary key (`id`));
CREATE TABLE `delivery_areas` (`area` varchar(20), primary key (`area`));
CREATE TABLE `products` (`code` varchar(20), `document_id` varchar(40), `listed` boolean not null, `for_show` boolean not null default '0', `name_zh` varchar(200), `name_en` varchar(200), `image_name` varchar(300), `type` varchar(20), `glaze_zh` varchar(200), `glaze_en` varchar(200), `glaze_family` varchar(20), `search_zh` text not null, `search_en` text not null, `sort_order` integer not null, `on_sale` boolean not null, `price_fen` bigint constraint products_price_positive check (`price_fen` > 0), `special_price_fen` bigint constraint products_special_price_positive check (`special_price_fen` > 0), `stock` integer not null, `available` integer not null, `reserved` integer not null, `sold` integer not null, `created_at` bigint not null, `in_sync` boolean not null default '1', `cms_published_at` bigint, `cms_seen_at` bigint, `synced_at` bigint, primary key (`code`), constraint products_units_not_negative check (available >= 0 AND reserved >= 0 AND sold >= 0), constraint products_units_add_up check (stock = available + reserved + sold), constraint products_special_price_lower check (special_price_fen IS NULL OR special_price_fen < price_fen));
CREATE TABLE `cart_items` (`id` char(36), `user_id` char(36) not null, `product_code` varchar(20) not null, `quantity` integer not null, `selected` boolean not null, `created_at` bigint not null, foreign key(`user_id`) references `users`(`id`), foreign key(`product_code`) references `products`(`code`), primary key (`id`), constraint cart_items_quantity_positive check (quantity > 0));
CREATE TABLE `stock_movements` (`id` integer not null primary key autoincrement, `product_code` varchar(20) not null, `at` bigint not null, `change` varchar(10) not null, `quantity` integer not null, `stock_after` integer not null, `available_after` integer not null, `order_no` varchar(20), `actor` varchar(60) not null, `reason` varchar(200) not null, foreign key(`product_code`) references `products`(`code`), constraint stock_movements_quantity_positive check (quantity > 0));
CREATE TABLE `orders` (`order_no` varchar(20), `user_id` char(36) not null, `status` varchar(20) not null, `total_fen` bigint not null, `remark` varchar(200) not null, `address` text not null, `recipient_name` varchar(40) not null default '', `recipient_phone` varchar(11) not null default '', `created_at` bigint not null, `payable_until` bigint not null, `paid_at` bigint, `payment_transaction_no` varchar(20), `completed_at` bigint, foreign key(`user_id`) references `users`(`id`), primary key (`order_no`), constraint orders_total_positive check (total_fen > 0));
CREATE TABLE `order_lines` (`id` integer not null primary key autoincrement, `order_no` varchar(20) not null, `product_code` varchar(20) not null, `name_zh` varchar(200), `name_en` varchar(200), `image_name` varchar(300), `price_fen` bigint not null, `quantity` integer not null, `cart_item_id` char(36), foreign key(`order_no`) references `orders`(`order_no`), foreign key(`product_code`) references `products`(`code`), constraint order_lines_quantity_positive check (quantity > 0));
CREATE TABLE `holds` (`order_no` varchar(20) not null, `product_code` varchar(20) not null, `quantity` integer not null, `held_until` bigint not null, foreign key(`order_no`) references `orders`(`order_no`), foreign key(`product_code`) references `products`(`code`), primary key (`order_no`, `product_code`), constraint holds_quantity_positive check (quantity > 0));
CREATE TABLE `order_timeline` (`id` integer not null primary key autoincrement, `order_no` varchar(20) not null, `at` bigint not null, `from_status` varchar(20), `to_status` varchar(20) not null, `actor` varchar(60) not null, `reason` varchar(200) not null, foreign key(`order_no`) references `orders`(`order_no`));
CREATE TABLE `shipments` (`order_no` varchar(20), `carrier` varchar(40) not null, `tracking_no` varchar(40) not null, `shipped_at` bigint not null, `returned_at` bigint, `returned_condition` varchar(10), foreign key(`order_no`) references `orders`(`order_no`), primary key (`order_no`));
CREATE TABLE `order_refunds` (`id` integer not null primary key autoincrement, `order_no` varchar(20) not null, `from_status` varchar(20) not null, `reason` varchar(200) not null, `applied_at` bigint not null, `decided_at` bigint, `transaction_no` varchar(20), foreign key(`order_no`) references `orders`(`order_no`));
CREATE TABLE `order_notes` (`id` integer not null primary key autoincrement, `order_no` varchar(20) not null, `author` varchar(30) not null, `text` text not null, `at` bigint not null, foreign key(`order_no`) references `orders`(`order_no`));
CREATE TABLE `ledger_transactions` (`id` char(36), `transaction_no` varchar(20) not null, `scene` varchar(20) not null, `business_ref` varchar(80) not null, `actor` varchar(60) not null, `order_no` varchar(20), `charge_no` varchar(20), `refund_no` varchar(20), `channel` varchar(10), `serial_no` varchar(64), `reverses` char(36), `reason` varchar(200) not null, `created_at` bigint not null, primary key (`id`));
CREATE TABLE `ledger_postings` (`id` integer not null primary key autoincrement, `transaction_id` char(36) not null, `account` varchar(60) not null, `amount_fen` bigint not null, `balance_after_fen` bigint, foreign key(`transaction_id`) references `ledger_transactions`(`id`), constraint ledger_postings_amount_not_zero check (amount_fen <> 0));
CREATE TABLE `ledger_accounts` (`account` varchar(60), `balance_fen` bigint not null, primary key (`account`), constraint ledger_accounts_not_negative check (balance_fen >= 0));
CREATE TABLE `ledger_days` (`account` varchar(60) not null, `day` integer not null, `scene` varchar(20) not null, `channel` varchar(10) not null, `incoming` integer not null, `count` bigint not null, `sum_fen` bigint not null, primary key (`account`, `day`, `scene`, `channel`, `incoming`));
CREATE TABLE `wallet_entries` (`id` integer not null primary key autoincrement, `transaction_id` char(36) not null, `user_id` char(36) not null, `amount_fen` bigint not null, `balance_after_fen` bigint not null, foreign key(`transaction_id`) references `ledger_transactions`(`id`), constraint wallet_entries_amount_not_zero check (amount_fen <> 0));
CREATE TABLE `credits` (`id` integer not null primary key autoincrement, `transaction_id` char(36) not null, `user_id` char(36) not null, `charge_no` varchar(20), `amount_fen` bigint not null, `left_fen` bigint not null, foreign key(`transaction_id`) references `ledger_transactions`(`id`), constraint credits_left_within_amount check (left_fen >= 0 AND left_fen <= amount_fen));
CREATE TABLE `credit_uses` (`id` integer not null primary key autoincrement, `credit_id` bigint not null, `transaction_id` char(36) not null, `amount_fen` bigint not null, foreign key(`credit_id`) references `credits`(`id`), foreign key(`transaction_id`) references `ledger_transactions`(`id`), constraint credit_uses_amount_not_zero check (amount_fen <> 0));
CREATE TABLE `wallet_totals` (`user_id` char(36), `recharged_fen` bigint not null, `spent_fen` bigint not null, `refunded_fen` bigint not null, `last_entry_at` bigint not null, `balance_fen` bigint not null default '0', `held_fen` bigint not null default '0', `paid_orders` integer not null default '0', primary key (`user_id`));
CREATE TABLE `payment_credits` (`channel` varchar(10) not null, `serial_no` varchar(64) not null, `transaction_id` char(36) not null, foreign key(`transaction_id`) references `ledger_transactions`(`id`), primary key (`channel`, `serial_no`));
CREATE TABLE `roles` (`name` varchar(40), `permissions` text not null, `updated_at` bigint not null, primary key (`name`));
CREATE TABLE `user_roles` (`user_id` char(36) not null, `role_name` varchar(40) not null, foreign key(`user_id`) references `users`(`id`), foreign key(`role_name`) references `roles`(`name`), primary key (`user_id`, `role_name`));
CREATE TABLE `audit_log` (`id` integer not null primary key autoincrement, `at` bigint not null, `actor` varchar(60) not null, `role` varchar(200) not null, `action` varchar(60) not null, `object` varchar(80) not null, `request_id` varchar(64) not null, `error_code` varchar(10) not null default '', `details_hash` varchar(64) not null);
CREATE TABLE `log_details` (`log_id` bigint, `salt` varchar(32) not null, `reason` varchar(200) not null, `ip` varchar(45) not null, `before` text not null, `after` text not null, `circumstances` text not null, `emptied_mac` varchar(64) not null default '', foreign key(`log_id`) references `audit_log`(`id`), primary key (`log_id`));
CREATE TABLE `seals` (`chain` varchar(10) not null, `seq` bigint not null, `subject` varchar(40) not null, `hash` varchar(64) not null, primary key (`chain`, `seq`));
CREATE TABLE `chains` (`name` varchar(10), `seq` bigint not null, `mac` varchar(64) not null, primary key (`name`));
CREATE TABLE `unsealed` (`chain` varchar(10) not null, `subject` varchar(40) not null, `position` bigint not null, primary key (`chain`, `subject`));
CREATE TABLE `audits` (`id` integer not null primary key autoincrement, `checked_at` bigint not null, `ended_at` bigint not null, `findings` text not null, `whole` boolean not null default '1', `checkpoint` text not null, `run_by` char(36), `sealed` bigint not null, foreign key(`run_by`) references `users`(`id`));
CREATE TABLE `charges` (`charge_no` varchar(20), `user_id` char(36) not null, `channel` varchar(10) not null, `provider` varchar(10) not null, `amount_fen` bigint not null, `status` varchar(20) not null, `serial_no` varchar(64), `cashier_url` varchar(500), `note` varchar(200) not null default '', `created_at` bigint not null, `success_at` bigint, `asked_at` bigint not null, `withdrawn_at` bigint, `confirmed_by` char(36), `confirmed_serial_no` varchar(64), foreign key(`user_id`) references `users`(`id`), primary key (`charge_no`), constraint charges_amount_positive check (amount_fen > 0));
CREATE TABLE `refunds` (`refund_no` varchar(20), `charge_no` varchar(20) not null, `user_id` char(36) not null, `channel` varchar(10) not null default '', `amount_fen` bigint not null, `actual_fen` bigint, `reason` varchar(200) not null, `explanation` varchar(200) not null default '', `status` varchar(20) not null, `refund_serial_no` varchar(64), `doubt_fen` bigint, `doubt_serial_no` varchar(64), `applied_at` bigint not null, `approved_at` bigint, `asked_at` bigint not null, `completed_at` bigint, foreign key(`charge_no`) references `charges`(`charge_no`), foreign key(`user_id`) references `users`(`id`), primary key (`refund_no`), constraint refunds_amount_positive check (amount_fen > 0));
CREATE TABLE `payment_notices` (`id` integer not null primary key autoincrement, `channel` varchar(10) not null, `charge_no` varchar(20), `received_at` bigint not null, `outcome` varchar(20) not null, `serial_no` varchar(64), `amount_fen` bigint, `body` text not null, `doubt` varchar(200), `told` varchar(200));
CREATE TABLE `notice_decisions` (`notice_id` bigint, `decided_by` char(36) not null, `decided_at` bigint not null, `reason` varchar(200) not null, foreign key(`notice_id`) references `payment_notices`(`id`), foreign key(`decided_by`) references `users`(`id`), primary key (`notice_id`));
CREATE TABLE `payment_doubts` (`notice_id` bigint, `received_at` bigint not null, `decided` integer not null, foreign key(`notice_id`) references `payment_notices`(`id`), primary key (`notice_id`));
CREATE TABLE `recharge_proposals` (`id` char(36), `user_id` char(36) not null, `amount_fen` bigint not null, `kind` varchar(10) not null, `reason` varchar(200) not null, `status` varchar(10) not null, `proposed_by` char(36), `proposed_at` bigint not null, `decided_by` char(36), `decided_at` bigint, `transaction_no` varchar(20), `notice_id` bigint, `reference` varchar(64), `channel` varchar(10), `serial_no` varchar(64), foreign key(`user_id`) references `users`(`id`), foreign key(`proposed_by`) references `users`(`id`), foreign key(`decided_by`) references `users`(`id`), foreign key(`notice_id`) references `payment_notices`(`id`), primary key (`id`), constraint recharge_proposals_amount_positive check (amount_fen > 0));
CREATE TABLE `sandbox_payments` (`charge_no` varchar(20), `channel` varchar(10) not null, `amount_fen` bigint not null, `state` varchar(10) not null, `serial_no` varchar(64) not null, `refunds` varchar(20) not null, `opened_at` bigint not null, primary key (`charge_no`));
CREATE TABLE `sandbox_refunds` (`refund_no` varchar(20), `charge_no` varchar(20) not null, `amount_fen` bigint not null, `serial_no` varchar(64) not null, `refunded_at` bigint not null, foreign key(`charge_no`) references `sandbox_payments`(`charge_no`), primary key (`refund_no`));
CREATE TABLE `sandbox_notices` (`id` integer not null primary key autoincrement, `charge_no` varchar(20) not null, `body` text not null, `signature` varchar(64) not null, `due_at` bigint not null, `answer` text, foreign key(`charge_no`) references `sandbox_payments`(`charge_no`));
CREATE TABLE `statement_matchings` (`id` integer not null primary key autoincrement, `channel` varchar(10) not null, `from_day` varchar(10) not null, `to_day` varchar(10) not null, `file_name` varchar(120) not null, `fingerprint` varchar(64) not null, `matched_by` char(36) not null, `matched_at` bigint not null, `last_posting` bigint not null, `sums` text not null, `invalid_lines` integer not null, `differences` integer not null, foreign key(`matched_by`) references `users`(`id`));
CREATE TABLE `matched_lines` (`matching_id` bigint not null, `line` integer not null, `side` varchar(5) not null, `stated_at` varchar(40) not null, `serial_no` varchar(64) not null, `amount_fen` bigint not null, `transaction_no` varchar(20) not null, `charge_no` varchar(20), `refund_no` varchar(20), foreign key(`matching_id`) references `statement_matchings`(`id`), primary key (`matching_id`, `line`));
CREATE TABLE `statement_differences` (`id` integer not null primary key autoincrement, `matching_id` bigint not null, `outcome` varchar(20) not null, `side` varchar(5), `line` integer, `first_line` integer, `stated_at` varchar(40) not null, `serial_no` varchar(64), `their_fen` bigint, `our_fen` bigint, `transaction_no` varchar(20), `charge_no` varchar(20), `refund_no` varchar(20), `problem` varchar(20), `text` varchar(200), foreign key(`matching_id`) references `statement_matchings`(`id`));
CREATE TABLE `difference_resolutions` (`difference_id` bigint, `matching_id` bigint not null, `how` varchar(10) not null, `reason` varchar(200) not null, `resolved_by` char(36) not null, `resolved_at` bigint not null, `reversal_no` varchar(20), `correction_no` varchar(20), foreign key(`difference_id`) references `statement_differences`(`id`), foreign key(`matching_id`) references `statement_matchings`(`id`), foreign key(`resolved_by`) references `users`(`id`), primary key (`difference_id`));
CREATE TABLE `matching_discards` (`matching_id` bigint, `reason` varchar(200) not null, `discarded_by` char(36) not null, `discarded_at` bigint not null, foreign key(`matching_id`) references `statement_matchings`(`id`), foreign key(`discarded_by`) references `users`(`id`), primary key (`matching_id`));
CREATE TABLE `matching_progress` (`matching_id` bigint, `matched_at` bigint not null, `unresolved` integer not null, foreign key(`matching_id`) references `statement_matchings`(`id`), primary key (`matching_id`));
CREATE TABLE `list_sums` (`list` varchar(20) not null, `day` integer not null, `channel` varchar(10) not null, `status` varchar(20) not null, `mark` varchar(20) not null, `count` bigint not null, `amount_fen` bigint not null, `back_fen` bigint not null, primary key (`list`, `day`, `channel`, `status`, `mark`));
CREATE TABLE `list_sum_changes` (`id` integer not null primary key autoincrement, `list` varchar(20) not null, `day` integer not null, `channel` varchar(10) not null, `status` varchar(20) not null, `mark` varchar(20) not null, `count` bigint not null, `amount_fen` bigint not null, `back_fen` bigint not null);
CREATE TABLE `contact_messages` (`id` char(36), `kind` varchar(20) not null default 'contact', `product_code` varchar(20), `name` varchar(60) not null, `email` varchar(120) not null, `phone` varchar(30) not null, `subject` varchar(120) not null, `message` text not null, `fingerprint` varchar(64) not null, `status` varchar(10) not null, `assignee` char(36), `created_at` bigint not null, foreign key(`assignee`) references `users`(`id`), primary key (`id`));
CREATE TABLE `message_notes` (`id` integer not null primary key autoincrement, `message_id` char(36) not null, `author` varchar(30) not null, `text` text not null, `at` bigint not null, foreign key(`message_id`) references `contact_messages`(`id`));
CREATE TABLE `requests` (`principal` varchar(60) not null, `request_id` char(36) not null, `endpoint` varchar(80) not null, `input_hash` varchar(64) not null, `answer` text, `created_at` bigint not null, primary key (`principal`, `request_id`));
CREATE TABLE `outbox_events` (`id` integer not null primary key autoincrement, `tag` varchar(80) not null, `created_at` bigint not null);
CREATE TABLE `leases` (`name` varchar(40), `holder` char(36) not null, `until` bigint not null, `done_at` bigint, primary key (`name`));
CREATE TABLE `rate_limits` (`key` varchar(255), `points` integer not null default '0', `expire` bigint, primary key (`key`));
INSERT INTO knex_migrations VALUES (1, '001-users', 1, 1795857626697);
INSERT INTO knex_migrations VALUES (2, '002-catalog', 1, 1795857626700);
INSERT INTO knex_migrations VALUES (3, '003-orders', 1, 1795857626705);
INSERT INTO knex_migrations VALUES (4, '004-ledger', 1, 1795857626731);
INSERT INTO knex_migrations VALUES (5, '005-staff', 1, 1795857626753);
INSERT INTO knex_migrations VALUES (6, '006-charges', 1, 1795857626784);
INSERT INTO knex_migrations VALUES (7, '007-matchings', 1, 1795857626800);
INSERT INTO knex_migrations VALUES (8, '008-sums-of-lists', 1, 1795857626811);
INSERT INTO knex_migrations VALUES (9, '009-messages', 1, 1795857626817);
INSERT INTO knex_migrations VALUES (10, '010-service', 1, 1795857626824);
INSERT INTO knex_migrations_lock VALUES (1, 0);
INSERT INTO users VALUES ('2916e7d6-02ea-444f-a6db-aada04b3516c', 'member13900000001', 'member13900000001', '13900000001', NULL, NULL, 'none', 'member13900000001', NULL, 'active', 1768449600000, NULL, NULL);
INSERT INTO users VALUES ('4635b2c5-8a99-4b79-bda7-e6a5be88deba', 'member13900000002', 'member13900000002', '13900000002', NULL, NULL, 'none', 'member13900000002', NULL, 'active', 1768449600000, NULL, NULL);
INSERT INTO users VALUES ('9b76d3dd-5f12-43b0-9388-fac816aca258', 'member13900000003', 'member13900000003', '13900000003', NULL, NULL, 'none', 'member13900000003', NULL, 'active', 1768449600000, NULL, NULL);
INSERT INTO users VALUES ('479c1cb8-f53a-4262-a5b9-1060b02b6bf7', 'member13900000004', 'member13900000004', '13900000004', NULL, NULL, 'none', 'member13900000004', NULL, 'active', 1768449600000, NULL, NULL);
INSERT INTO users VALUES ('0a688a4c-d270-4b32-ba82-f2fa2c0aaf34', 'member13900000005', 'member13900000005', '13900000005', NULL, NULL, 'none', 'member13900000005', NULL, 'active', 1768449600000, NULL, NULL);
INSERT INTO users VALUES ('a72da350-d6e4-4a36-9d1d-42d8b7011e72', 'member13900000006', 'member13900000006', '13900000006', NULL, NULL, 'none', 'member13900000006', NULL, 'active', 1768449600000, NULL, NULL);
INSERT INTO users VALUES ('790323c3-4b64-4ecb-9058-30a505d698c7', 'member13900000007', 'member13900000007', '13900000007', NULL, NULL, 'none', 'member13900000007', NULL, 'active', 1768449600000, NULL, NULL);
INSERT INTO users VALUES ('c66a7da3-60e0-4a47-9ac0-559956c2c1ad', 'member13900000008', 'member13900000008', '13900000008', NULL, NULL, 'none', 'member13900000008', NULL, 'frozen', 1768449600000, NULL, NULL);
INSERT INTO sessions VALUES ('e77a7306-4350-43f9-9759-20df090918aa', '2916e7d6-02ea-444f-a6db-aada04b3516c', '7ec3a085ac37f917c9b161522c89bbd33aa04ca86595754362929bb44b416b21', 1768449600000, 1769054400000, 'test', '127.0.0.1', 1768449600000);
INSERT INTO sessions VALUES ('e696499a-02f1-4adb-8aed-50a7410b4325', '4635b2c5-8a99-4b79-bda7-e6a5be88deba', '4c6a91396e7323eecef5f284e6876d7c7a65cb116bad326d623421c0806e623d', 1768449600000, 1769054400000, 'test', '127.0.0.1', 1768449600000);
INSERT INTO sessions VALUES ('3c9728ec-7371-497a-9851-54c4ca299fe3', '9b76d3dd-5f12-43b0-9388-fac816aca258', 'e1cf6f659667a3a45b17fb2b372f2bd6eef14ae56f186bceaf57b03b9449873f', 1768449600000, 1769054400000, 'test', '127.0.0.1', 1768449600000);
INSERT INTO sessions VALUES ('311ce387-bbe0-4b8c-9867-59ceb61fbd27', '479c1cb8-f53a-4262-a5b9-1060b02b6bf7', '45101ea44aa012b1ef533f8d6146a6b598eb108bc935d813bcb8ad15fd0209e9', 1768449600000, 1769054400000, 'test', '127.0.0.1', 1768449600000);
INSERT INTO sessions VALUES ('eeca8466-057e-4c33-8c96-b61c80df9e58', '0a688a4c-d270-4b32-ba82-f2fa2c0aaf34', '3b204864fb877f0d9734f78c9f6a3faa9ec10379fb0ecbdebfcb4de891ad0f6b', 1768449600000, 1769054400000, 'test', '127.0.0.1', 1768449600000);
INSERT INTO sessions VALUES ('56843671-2223-41cc-8611-831faaedbf10', 'a72da350-d6e4-4a36-9d1d-42d8b7011e72', 'f13dcc15956c8246c395204cba998d38334799cb63c129ea560acb655d4c50a1', 1768449600000, 1769054400000, 'test', '127.0.0.1', 1768449600000);
INSERT INTO sessions VALUES ('d15cc5b0-9969-4cc5-91a8-729af12bb070', '790323c3-4b64-4ecb-9058-30a505d698c7', '8cb8e084945a94b35fc9a3108dd05b41ce0dfa88ea7153e6a709d5bae3fae4af', 1768449600000, 1769054400000, 'test', '127.0.0.1', 1768449600000);
INSERT INTO sms_codes VALUES ('60998a89-af9b-4155-8804-04579679ce3e', '13900000004', 'order_pay', 'JO202601150226112013', '127.0.0.1', '66067d62a2cb3645484f7f23f7b00785', 'a8d5834bd61288fb1f697553ccf46efb826eee83716467c17b1562e8201843ea', 4, 1768449600000, 1768449900000, 1768449600000, 1);
INSERT INTO sms_codes VALUES ('ac2f22ea-21c7-4303-b7fa-4b47809c306a', '13900000005', 'order_pay', 'JO202601152413723737', '127.0.0.1', '667b3ce4254377e103f018c10f377d74', '6c74ac3b54a47fbdac7bd0dbab36b42cd63659a3a9677e585cca6c073ae69114', 4, 1768449600000, 1768449900000, 1768449600000, 1);
INSERT INTO sms_codes VALUES ('81a2e103-3c81-429c-8763-ff85af9509bd', '13900000006', 'order_pay', 'JO202601151234988862', '127.0.0.1', '137c7eba72edd394b12cc65db9436568', '8f3ef614f48596c508bd38173761e0cd9119108e9f9323e80caccb7c3c013e81', 4, 1768449600000, 1768449900000, 1768449600000, 1);
INSERT INTO sms_outbox VALUES (1, '13900000004', 'order_pay', '555326', 1768449600000);
INSERT INTO sms_outbox VALUES (2, '13900000005', 'order_pay', '386854', 1768449600000);
INSERT INTO sms_outbox VALUES (3, '13900000006', 'order_pay', '252719', 1768449600000);
INSERT INTO addresses VALUES ('d279357c-d33d-49da-bc6e-289eed1063c1', '2916e7d6-02ea-444f-a6db-aada04b3516c', '张三', '13900000001', '河南省', '许昌市', '禹州市', '神垕镇 1 号', 1, 1768449600000);
INSERT INTO addresses VALUES ('994920b7-da42-406d-b908-da825c52a37f', '4635b2c5-8a99-4b79-bda7-e6a5be88deba', '张三', '13900000002', '河南省', '许昌市', '禹州市', '神垕镇 1 号', 1, 1768449600000);
INSERT INTO addresses VALUES ('39c3ae73-6156-44f9-a3bc-a1fcf5cd5499', '9b76d3dd-5f12-43b0-9388-fac816aca258', '张三', '13900000003', '河南省', '许昌市', '禹州市', '神垕镇 1 号', 1, 1768449600000);
INSERT INTO addresses VALUES ('3e68b583-c132-4f9b-b5ea-5f72ae7a1798', '479c1cb8-f53a-4262-a5b9-1060b02b6bf7', '张三', '13900000004', '河南省', '许昌市', '禹州市', '神垕镇 1 号', 1, 1768449600000);
INSERT INTO addresses VALUES ('4db50582-204d-4900-acdb-9634ab396fa3', '0a688a4c-d270-4b32-ba82-f2fa2c0aaf34', '张三', '13900000005', '河南省', '许昌市', '禹州市', '神垕镇 1 号', 1, 1768449600000);
INSERT INTO addresses VALUES ('243fcd0f-0c29-4583-952c-0a2573d6c816', 'a72da350-d6e4-4a36-9d1d-42d8b7011e72', '张三', '13900000006', '河南省', '许昌市', '禹州市', '神垕镇 1 号', 1, 1768449600000);
INSERT INTO addresses VALUES ('a8160e77-a5d8-44b4-b775-9c6af392a33e', '790323c3-4b64-4ecb-9058-30a505d698c7', '张三', '13900000007', '河南省', '许昌市', '禹州市', '神垕镇 1 号', 1, 1768449600000);
INSERT INTO addresses VALUES ('6e3282a8-a96a-4bca-92b3-228a943f046d', 'c66a7da3-60e0-4a47-9ac0-559956c2c1ad', '张三', '13900000008', '河南省', '许昌市', '禹州市', '神垕镇 1 号', 1, 1768449600000);
INSERT INTO delivery_areas VALUES ('mainland');
INSERT INTO products VALUES ('JY-7267-806', 'jy7267806', 1, 0, '天青瓶', '天青瓶 (en)', 'JY-7267-806.jpg', 'vase', '天青', 'Sky blue', 'sky-blue', 'jy-7267-806 天青瓶 天青', 'jy-7267-806 vase sky blue', 0, 1, 10000, NULL, 1, 0, 1, 0, 1768449600000, 1, NULL, NULL, NULL);
INSERT INTO products VALUES ('JY-6029-287', 'jy6029287', 1, 0, '天青瓶', '天青瓶 (en)', 'JY-6029-287.jpg', 'vase', '天青', 'Sky blue', 'sky-blue', 'jy-6029-287 天青瓶 天青', 'jy-6029-287 vase sky blue', 0, 1, 10000, NULL, 1, 0, 0, 1, 1768449600000, 1, NULL, NULL, NULL);
INSERT INTO products VALUES ('JY-7133-649', 'jy7133649', 1, 0, '天青瓶', '天青瓶 (en)', 'JY-7133-649.jpg', 'vase', '天青', 'Sky blue', 'sky-blue', 'jy-7133-649 天青瓶 天青', 'jy-7133-649 vase sky blue', 0, 1, 10000, NULL, 1, 0, 0, 1, 1768449600000, 1, NULL, NULL, NULL);
INSERT INTO products VALUES ('JY-2677-793', 'jy2677793', 1, 0, '天青瓶', '天青瓶 (en)', 'JY-2677-793.jpg', 'vase', '天青', 'Sky blue', 'sky-blue', 'jy-2677-793 天青瓶 天青', 'jy-2677-793 vase sky blue', 0, 1, 10000, NULL, 1, 0, 0, 1, 1768449600000, 1, NULL, NULL, NULL);
INSERT INTO stock_movements VALUES (1, 'JY-7267-806', 1768449600000, 'start', 1, 1, 1, NULL, 'system', 'made for a test');
INSERT INTO stock_movements VALUES (2, 'JY-7267-806', 1768449600000, 'hold', 1, 1, 0, 'JO202601152082248071', 'member:9b76d3dd-5f12-43b0-9388-fac816aca258', '');
INSERT INTO stock_movements VALUES (3, 'JY-6029-287', 1768449600000, 'start', 1, 1, 1, NULL, 'system', 'made for a test');
INSERT INTO stock_movements VALUES (4, 'JY-6029-287', 1768449600000, 'hold', 1, 1, 0, 'JO202601150226112013', 'member:479c1cb8-f53a-4262-a5b9-1060b02b6bf7', '');
INSERT INTO stock_movements VALUES (5, 'JY-6029-287', 1768449600000, 'sell', 1, 1, 0, 'JO202601150226112013', 'member:479c1cb8-f53a-4262-a5b9-1060b02b6bf7', '');
INSERT INTO stock_movements VALUES (6, 'JY-7133-649', 1768449600000, 'start', 1, 1, 1, NULL, 'system', 'made for a test');
INSERT INTO stock_movements VALUES (7, 'JY-7133-649', 1768449600000, 'hold', 1, 1, 0, 'JO202601152413723737', 'member:0a688a4c-d270-4b32-ba82-f2fa2c0aaf34', '');
INSERT INTO stock_movements VALUES (8, 'JY-7133-649', 1768449600000, 'sell', 1, 1, 0, 'JO202601152413723737', 'member:0a688a4c-d270-4b32-ba82-f2fa2c0aaf34', '');
INSERT INTO stock_movements VALUES (9, 'JY-2677-793', 1768449600000, 'start', 1, 1, 1, NULL, 'system', 'made for a test');
INSERT INTO stock_movements VALUES (10, 'JY-2677-793', 1768449600000, 'hold', 1, 1, 0, 'JO202601151234988862', 'member:a72da350-d6e4-4a36-9d1d-42d8b7011e72', '');
INSERT INTO stock_movements VALUES (11, 'JY-2677-793', 1768449600000, 'sell', 1, 1, 0, 'JO202601151234988862', 'member:a72da350-d6e4-4a36-9d1d-42d8b7011e72', '');
INSERT INTO orders VALUES ('JO202601152082248071', '9b76d3dd-5f12-43b0-9388-fac816aca258', 'WAITING_PAYMENT', 10000, '', '{"recipientName":"张三","phone":"13900000003","province":"河南省","city":"许昌市","district":"禹州市","street":"神垕镇 1 号"}', '张三', '13900000003', 1768449600000, 1768451400000, NULL, NULL, NULL);
INSERT INTO orders VALUES ('JO202601150226112013', '479c1cb8-f53a-4262-a5b9-1060b02b6bf7', 'PAID', 10000, '', '{"recipientName":"张三","phone":"13900000004","province":"河南省","city":"许昌市","district":"禹州市","street":"神垕镇 1 号"}', '张三', '13900000004', 1768449600000, 1768451400000, 1768449600000, 'JT202601152343388609', NULL);
INSERT INTO orders VALUES ('JO202601152413723737', '0a688a4c-d270-4b32-ba82-f2fa2c0aaf34', 'COMPLETED', 10000, '', '{"recipientName":"张三","phone":"13900000005","province":"河南省","city":"许昌市","district":"禹州市","street":"神垕镇 1 号"}', '张三', '13900000005', 1768449600000, 1768451400000, 1768449600000, 'JT202601159533543048', 1768449600000);
INSERT INTO orders VALUES ('JO202601151234988862', 'a72da350-d6e4-4a36-9d1d-42d8b7011e72', 'REFUNDING', 10000, '', '{"recipientName":"张三","phone":"13900000006","province":"河南省","city":"许昌市","district":"禹州市","street":"神垕镇 1 号"}', '张三', '13900000006', 1768449600000, 1768451400000, 1768449600000, 'JT202601159408387835', NULL);
INSERT INTO order_lines VALUES (1, 'JO202601152082248071', 'JY-7267-806', '天青瓶', '天青瓶 (en)', 'JY-7267-806.jpg', 10000, 1, 'ff377df8-6be9-4bca-8dcf-6d4ef471355b');
INSERT INTO order_lines VALUES (2, 'JO202601150226112013', 'JY-6029-287', '天青瓶', '天青瓶 (en)', 'JY-6029-287.jpg', 10000, 1, '59f1cede-bc38-4e6e-b895-8c874ac019ce');
INSERT INTO order_lines VALUES (3, 'JO202601152413723737', 'JY-7133-649', '天青瓶', '天青瓶 (en)', 'JY-7133-649.jpg', 10000, 1, '85f8397f-8582-408c-b6d4-b135816b3eef');
INSERT INTO order_lines VALUES (4, 'JO202601151234988862', 'JY-2677-793', '天青瓶', '天青瓶 (en)', 'JY-2677-793.jpg', 10000, 1, 'e9b74acc-3517-40a4-b6e4-fa6966e727fd');
INSERT INTO holds VALUES ('JO202601152082248071', 'JY-7267-806', 1, 1768451400000);
INSERT INTO order_timeline VALUES (1, 'JO202601152082248071', 1768449600000, NULL, 'WAITING_PAYMENT', 'member:9b76d3dd-5f12-43b0-9388-fac816aca258', '');
INSERT INTO order_timeline VALUES (2, 'JO202601150226112013', 1768449600000, NULL, 'WAITING_PAYMENT', 'member:479c1cb8-f53a-4262-a5b9-1060b02b6bf7', '');
INSERT INTO order_timeline VALUES (3, 'JO202601150226112013', 1768449600000, 'WAITING_PAYMENT', 'PAID', 'member:479c1cb8-f53a-4262-a5b9-1060b02b6bf7', '');
INSERT INTO order_timeline VALUES (4, 'JO202601152413723737', 1768449600000, NULL, 'WAITING_PAYMENT', 'member:0a688a4c-d270-4b32-ba82-f2fa2c0aaf34', '');
INSERT INTO order_timeline VALUES (5, 'JO202601152413723737', 1768449600000, 'WAITING_PAYMENT', 'PAID', 'member:0a688a4c-d270-4b32-ba82-f2fa2c0aaf34', '');
INSERT INTO order_timeline VALUES (6, 'JO202601152413723737', 1768449600000, 'PAID', 'COMPLETED', 'member:0a688a4c-d270-4b32-ba82-f2fa2c0aaf34', '');
INSERT INTO order_timeline VALUES (7, 'JO202601151234988862', 1768449600000, NULL, 'WAITING_PAYMENT', 'member:a72da350-d6e4-4a36-9d1d-42d8b7011e72', '');
INSERT INTO order_timeline VALUES (8, 'JO202601151234988862', 1768449600000, 'WAITING_PAYMENT', 'PAID', 'member:a72da350-d6e4-4a36-9d1d-42d8b7011e72', '');
INSERT INTO order_timeline VALUES (9, 'JO202601151234988862', 1768449600000, 'PAID', 'REFUNDING', 'member:a72da350-d6e4-4a36-9d1d-42d8b7011e72', '不喜欢');
INSERT INTO shipments VALUES ('JO202601152413723737', '顺丰', 'SF1001', 1768449600000, NULL, NULL);
INSERT INTO order_refunds VALUES (1, 'JO202601151234988862', 'PAID', '不喜欢', 1768449600000, NULL, NULL);
INSERT INTO ledger_transactions VALUES ('968ca1e5-d750-4afc-a303-a6324dbab323', 'JT202601151195554354', 'CHARGE_MARKET', 'recharge:9b76d3dd-5f12-43b0-9388-fac816aca258', 'system', NULL, NULL, NULL, 'manual', NULL, NULL, '', 1768449600000);
INSERT INTO ledger_transactions VALUES ('6ff26eb1-fca2-4a93-9d69-f0ba52497194', 'JT202601151115047391', 'CHARGE_MARKET', 'recharge:479c1cb8-f53a-4262-a5b9-1060b02b6bf7', 'system', NULL, NULL, NULL, 'manual', NULL, NULL, '', 1768449600000);
INSERT INTO ledger_transactions VALUES ('f6a5440d-c914-4510-8eae-1af0d62d45b1', 'JT202601152343388609', 'ORDER_PAYMENT', 'order:JO202601150226112013:payment', 'member:479c1cb8-f53a-4262-a5b9-1060b02b6bf7', 'JO202601150226112013', NULL, NULL, NULL, NULL, NULL, '', 1768449600000);
INSERT INTO ledger_transactions VALUES ('8e559360-9a97-44ed-add0-8ae8ee57df81', 'JT202601154857467963', 'CHARGE_MARKET', 'recharge:0a688a4c-d270-4b32-ba82-f2fa2c0aaf34', 'system', NULL, NULL, NULL, 'manual', NULL, NULL, '', 1768449600000);
INSERT INTO ledger_transactions VALUES ('348e243f-e820-4669-aec5-e84fb1e6f568', 'JT202601159533543048', 'ORDER_PAYMENT', 'order:JO202601152413723737:payment', 'member:0a688a4c-d270-4b32-ba82-f2fa2c0aaf34', 'JO202601152413723737', NULL, NULL, NULL, NULL, NULL, '', 1768449600000);
INSERT INTO ledger_transactions VALUES ('31a80e6e-0920-45e1-833c-fb577565c252', 'JT202601151481996635', 'CHARGE_MARKET', 'recharge:a72da350-d6e4-4a36-9d1d-42d8b7011e72', 'system', NULL, NULL, NULL, 'manual', NULL, NULL, '', 1768449600000);
INSERT INTO ledger_transactions VALUES ('6efed982-3dde-41e1-b65a-8483f3d86723', 'JT202601159408387835', 'ORDER_PAYMENT', 'order:JO202601151234988862:payment', 'member:a72da350-d6e4-4a36-9d1d-42d8b7011e72', 'JO202601151234988862', NULL, NULL, NULL, NULL, NULL, '', 1768449600000);
INSERT INTO ledger_transactions VALUES ('7cf20187-1dfa-4561-acae-ad1b8d5d6023', 'JT202601159109783090', 'CHARGE', 'charge:JC202601150661152247', 'system', NULL, 'JC202601150661152247', NULL, 'alipay', 'SBA4277019AAC0AFAEA4D4', NULL, '', 1768449600000);
INSERT INTO ledger_transactions VALUES ('2e344da7-8ba7-4958-b1a9-564b0da9de1c', 'JT202601156942674524', 'CHARGE_REFUND', 'refund:JR202601156973502761:hold', 'member:790323c3-4b64-4ecb-9058-30a505d698c7', NULL, 'JC202601150661152247', 'JR202601156973502761', 'alipay', NULL, NULL, 'changed my mind', 1768449600000);
INSERT INTO ledger_transactions VALUES ('a30e4716-1747-4d64-b296-ad6df0791ded', 'JT202601153841314827', 'CHARGE_REFUND', 'refund:JR202601156973502761:paid', 'system', NULL, 'JC202601150661152247', 'JR202601156973502761', 'alipay', 'SB7D03CA6281BF03FED90C', NULL, '', 1768449600000);
INSERT INTO ledger_postings VALUES (1, '968ca1e5-d750-4afc-a303-a6324dbab323', 'wallet:9b76d3dd-5f12-43b0-9388-fac816aca258', 10000, 10000);
INSERT INTO ledger_postings VALUES (2, '968ca1e5-d750-4afc-a303-a6324dbab323', 'channel:manual', -10000, NULL);
INSERT INTO ledger_postings VALUES (3, '6ff26eb1-fca2-4a93-9d69-f0ba52497194', 'wallet:479c1cb8-f53a-4262-a5b9-1060b02b6bf7', 10000, 10000);
INSERT INTO ledger_postings VALUES (4, '6ff26eb1-fca2-4a93-9d69-f0ba52497194', 'channel:manual', -10000, NULL);
INSERT INTO ledger_postings VALUES (5, 'f6a5440d-c914-4510-8eae-1af0d62d45b1', 'wallet:479c1cb8-f53a-4262-a5b9-1060b02b6bf7', -10000, 0);
INSERT INTO ledger_postings VALUES (6, 'f6a5440d-c914-4510-8eae-1af0d62d45b1', 'sales', 10000, NULL);
INSERT INTO ledger_postings VALUES (7, '8e559360-9a97-44ed-add0-8ae8ee57df81', 'wallet:0a688a4c-d270-4b32-ba82-f2fa2c0aaf34', 10000, 10000);
INSERT INTO ledger_postings VALUES (8, '8e559360-9a97-44ed-add0-8ae8ee57df81', 'channel:manual', -10000, NULL);
INSERT INTO ledger_postings VALUES (9, '348e243f-e820-4669-aec5-e84fb1e6f568', 'wallet:0a688a4c-d270-4b32-ba82-f2fa2c0aaf34', -10000, 0);
INSERT INTO ledger_postings VALUES (10, '348e243f-e820-4669-aec5-e84fb1e6f568', 'sales', 10000, NULL);
INSERT INTO ledger_postings VALUES (11, '31a80e6e-0920-45e1-833c-fb577565c252', 'wallet:a72da350-d6e4-4a36-9d1d-42d8b7011e72', 10000, 10000);
INSERT INTO ledger_postings VALUES (12, '31a80e6e-0920-45e1-833c-fb577565c252', 'channel:manual', -10000, NULL);
INSERT INTO ledger_postings VALUES (13, '6efed982-3dde-41e1-b65a-8483f3d86723', 'wallet:a72da350-d6e4-4a36-9d1d-42d8b7011e72', -10000, 0);
INSERT INTO ledger_postings VALUES (14, '6efed982-3dde-41e1-b65a-8483f3d86723', 'sales', 10000, NULL);
INSERT INTO ledger_postings VALUES (15, '7cf20187-1dfa-4561-acae-ad1b8d5d6023', 'wallet:790323c3-4b64-4ecb-9058-30a505d698c7', 10000, 10000);
INSERT INTO ledger_postings VALUES (16, '7cf20187-1dfa-4561-acae-ad1b8d5d6023', 'channel:alipay', -10000, NULL);
INSERT INTO ledger_postings VALUES (17, '2e344da7-8ba7-4958-b1a9-564b0da9de1c', 'wallet:790323c3-4b64-4ecb-9058-30a505d698c7', -4000, 6000);
INSERT INTO ledger_postings VALUES (18, '2e344da7-8ba7-4958-b1a9-564b0da9de1c', 'held:790323c3-4b64-4ecb-9058-30a505d698c7', 4000, 4000);
INSERT INTO ledger_postings VALUES (19, 'a30e4716-1747-4d64-b296-ad6df0791ded', 'held:790323c3-4b64-4ecb-9058-30a505d698c7', -4000, 0);
INSERT INTO ledger_postings VALUES (20, 'a30e4716-1747-4d64-b296-ad6df0791ded', 'channel:alipay', 4000, NULL);
INSERT INTO ledger_accounts VALUES ('wallet:9b76d3dd-5f12-43b0-9388-fac816aca258', 10000);
INSERT INTO ledger_accounts VALUES ('wallet:479c1cb8-f53a-4262-a5b9-1060b02b6bf7', 0);
INSERT INTO ledger_accounts VALUES ('wallet:0a688a4c-d270-4b32-ba82-f2fa2c0aaf34', 0);
INSERT INTO ledger_accounts VALUES ('wallet:a72da350-d6e4-4a36-9d1d-42d8b7011e72', 0);
INSERT INTO ledger_accounts VALUES ('wallet:790323c3-4b64-4ecb-9058-30a505d698c7', 6000);
INSERT INTO ledger_accounts VALUES ('held:790323c3-4b64-4ecb-9058-30a505d698c7', 0);
INSERT INTO ledger_days VALUES ('channel:alipay', 20468, 'CHARGE', 'alipay', 0, 1, -10000);
INSERT INTO ledger_days VALUES ('channel:alipay', 20468, 'CHARGE_REFUND', 'alipay', 1, 1, 4000);
INSERT INTO ledger_days VALUES ('channel:manual', 20468, 'CHARGE_MARKET', 'manual', 0, 4, -40000);
INSERT INTO ledger_days VALUES ('held', 20468, 'CHARGE_REFUND', 'alipay', 0, 1, -4000);
INSERT INTO ledger_days VALUES ('held', 20468, 'CHARGE_REFUND', 'alipay', 1, 1, 4000);
INSERT INTO ledger_days VALUES ('sales', 20468, 'ORDER_PAYMENT', '', 1, 3, 30000);
INSERT INTO ledger_days VALUES ('wallet', 20468, 'CHARGE', 'alipay', 1, 1, 10000);
INSERT INTO ledger_days VALUES ('wallet', 20468, 'CHARGE_MARKET', 'manual', 1, 4, 40000);
INSERT INTO ledger_days VALUES ('wallet', 20468, 'CHARGE_REFUND', 'alipay', 0, 1, -4000);
INSERT INTO ledger_days VALUES ('wallet', 20468, 'ORDER_PAYMENT', '', 0, 3, -30000);
INSERT INTO ledger_days VALUES ('member', 20468, 'CHARGE', 'alipay', 1, 1, 10000);
INSERT INTO ledger_days VALUES ('member', 20468, 'CHARGE_MARKET', 'manual', 1, 4, 40000);
INSERT INTO ledger_days VALUES ('member', 20468, 'CHARGE_REFUND', 'alipay', 0, 1, -4000);
INSERT INTO ledger_days VALUES ('member', 20468, 'ORDER_PAYMENT', '', 0, 3, -30000);
INSERT INTO wallet_entries VALUES (1, '968ca1e5-d750-4afc-a303-a6324dbab323', '9b76d3dd-5f12-43b0-9388-fac816aca258', 10000, 10000);
INSERT INTO wallet_entries VALUES (2, '6ff26eb1-fca2-4a93-9d69-f0ba52497194', '479c1cb8-f53a-4262-a5b9-1060b02b6bf7', 10000, 10000);
INSERT INTO wallet_entries VALUES (3, 'f6a5440d-c914-4510-8eae-1af0d62d45b1', '479c1cb8-f53a-4262-a5b9-1060b02b6bf7', -10000, 0);
INSERT INTO wallet_entries VALUES (4, '8e559360-9a97-44ed-add0-8ae8ee57df81', '0a688a4c-d270-4b32-ba82-f2fa2c0aaf34', 10000, 10000);
INSERT INTO wallet_entries VALUES (5, '348e243f-e820-4669-aec5-e84fb1e6f568', '0a688a4c-d270-4b32-ba82-f2fa2c0aaf34', -10000, 0);
INSERT INTO wallet_entries VALUES (6, '31a80e6e-0920-45e1-833c-fb577565c252', 'a72da350-d6e4-4a36-9d1d-42d8b7011e72', 10000, 10000);
INSERT INTO wallet_entries VALUES (7, '6efed982-3dde-41e1-b65a-8483f3d86723', 'a72da350-d6e4-4a36-9d1d-42d8b7011e72', -10000, 0);
INSERT INTO wallet_entries VALUES (8, '7cf20187-1dfa-4561-acae-ad1b8d5d6023', '790323c3-4b64-4ecb-9058-30a505d698c7', 10000, 10000);
INSERT INTO wallet_entries VALUES (9, 'a30e4716-1747-4d64-b296-ad6df0791ded', '790323c3-4b64-4ecb-9058-30a505d698c7', -4000, 6000);
INSERT INTO credits VALUES (1, '968ca1e5-d750-4afc-a303-a6324dbab323', '9b76d3dd-5f12-43b0-9388-fac816aca258', NULL, 10000, 10000);
INSERT INTO credits VALUES (2, '6ff26eb1-fca2-4a93-9d69-f0ba52497194', '479c1cb8-f53a-4262-a5b9-1060b02b6bf7', NULL, 10000, 0);
INSERT INTO credits VALUES (3, '8e559360-9a97-44ed-add0-8ae8ee57df81', '0a688a4c-d270-4b32-ba82-f2fa2c0aaf34', NULL, 10000, 0);
INSERT INTO credits VALUES (4, '31a80e6e-0920-45e1-833c-fb577565c252', 'a72da350-d6e4-4a36-9d1d-42d8b7011e72', NULL, 10000, 0);
INSERT INTO credits VALUES (5, '7cf20187-1dfa-4561-acae-ad1b8d5d6023', '790323c3-4b64-4ecb-9058-30a505d698c7', 'JC202601150661152247', 10000, 6000);
INSERT INTO credit_uses VALUES (1, 2, 'f6a5440d-c914-4510-8eae-1af0d62d45b1', 10000);
INSERT INTO credit_uses VALUES (2, 3, '348e243f-e820-4669-aec5-e84fb1e6f568', 10000);
INSERT INTO credit_uses VALUES (3, 4, '6efed982-3dde-41e1-b65a-8483f3d86723', 10000);
INSERT INTO credit_uses VALUES (4, 5, '2e344da7-8ba7-4958-b1a9-564b0da9de1c', 4000);
INSERT INTO wallet_totals VALUES ('2916e7d6-02ea-444f-a6db-aada04b3516c', 0, 0, 0, 0, 0, 0, 0);
INSERT INTO wallet_totals VALUES ('4635b2c5-8a99-4b79-bda7-e6a5be88deba', 0, 0, 0, 0, 0, 0, 0);
INSERT INTO wallet_totals VALUES ('9b76d3dd-5f12-43b0-9388-fac816aca258', 10000, 0, 0, 1768449600000, 10000, 0, 0);
INSERT INTO wallet_totals VALUES ('479c1cb8-f53a-4262-a5b9-1060b02b6bf7', 10000, 10000, 0, 1768449600000, 0, 0, 1);
INSERT INTO wallet_totals VALUES ('0a688a4c-d270-4b32-ba82-f2fa2c0aaf34', 10000, 10000, 0, 1768449600000, 0, 0, 1);
INSERT INTO wallet_totals VALUES ('a72da350-d6e4-4a36-9d1d-42d8b7011e72', 10000, 10000, 0, 1768449600000, 0, 0, 1);
INSERT INTO wallet_totals VALUES ('790323c3-4b64-4ecb-9058-30a505d698c7', 10000, 0, 4000, 1768449600000, 6000, 0, 0);
INSERT INTO wallet_totals VALUES ('c66a7da3-60e0-4a47-9ac0-559956c2c1ad', 0, 0, 0, 0, 0, 0, 0);
INSERT INTO payment_credits VALUES ('alipay', 'SBA4277019AAC0AFAEA4D4', '7cf20187-1dfa-4561-acae-ad1b8d5d6023');
INSERT INTO roles VALUES ('Owner', '[]', 0);
INSERT INTO roles VALUES ('Finance', '["dashboard.read","users.read","wallets.read","wallets.recharge","charges.settle","refunds.decide","finance.read","finance.match","orders.read","orders.refund"]', 0);
INSERT INTO roles VALUES ('Fulfilment', '["dashboard.read","inventory.read","inventory.adjust","orders.read","orders.fulfil"]', 0);
INSERT INTO roles VALUES ('Catalogue', '["dashboard.read","inventory.read","inventory.adjust","products.read","products.write"]', 0);
INSERT INTO roles VALUES ('Support', '["dashboard.read","users.read","users.freeze","messages.read","messages.answer","orders.read"]', 0);
INSERT INTO roles VALUES ('Auditor', '["dashboard.read","users.read","roles.read","logs.read","wallets.read","finance.read","inventory.read","products.read","orders.read","messages.read"]', 0);
INSERT INTO user_roles VALUES ('2916e7d6-02ea-444f-a6db-aada04b3516c', 'Owner');
INSERT INTO user_roles VALUES ('4635b2c5-8a99-4b79-bda7-e6a5be88deba', 'Fulfilment');
INSERT INTO audit_log VALUES (1, 1768449600000, 'staff:4635b2c5-8a99-4b79-bda7-e6a5be88deba', 'Fulfilment', 'orders/ship', 'order:JO202601152413723737', '59fdfb7c-2693-4f94-9911-25b805b171c1', '', '533a40c213a5242113b89d1d8486f17246130898b961c85cda904212feebf890');
INSERT INTO audit_log VALUES (2, 1768449600000, 'staff:2916e7d6-02ea-444f-a6db-aada04b3516c', 'Owner', 'refunds/approve', 'refund:JR202601156973502761', '1dbeb2e0-d090-47a7-887f-a4039986a9a4', '', '8544b198af4a3f2b0651ce8fe29f947ea42bf92fd16d195ccf02037d214d77ed');
INSERT INTO audit_log VALUES (3, 1768449600000, 'staff:2916e7d6-02ea-444f-a6db-aada04b3516c', 'Owner', 'users/freeze', 'user:c66a7da3-60e0-4a47-9ac0-559956c2c1ad', '3b860ca8-b202-447d-bf3a-71facf4597bd', '', '5eb890ffd553829529a9c03e7046e434e38e8aade864ee9ba914f3093f189d82');
INSERT INTO log_details VALUES (1, '9116e324a183b894579be5791187d909', '', '127.0.0.1', '{"status":"PAID","shipment":null,"notes":[]}', '{"status":"PAID","shipment":{"carrier":"顺丰","trackingNo":"SF1001","shippedAt":"2026-01-15T04:00:00.000Z"},"notes":[]}', '', '');
INSERT INTO log_details VALUES (2, 'c732854d76408bf74680df8304dbb9a0', 'fine', '127.0.0.1', '{"status":"PROCESSING","approved":false,"refundSerialNo":null,"actualAmount":null,"doubtAmount":null,"failureReason":""}', '{"status":"PROCESSING","approved":true,"refundSerialNo":null,"actualAmount":null,"doubtAmount":null,"failureReason":""}', '{"amount":40,"chargeNo":"JC202601150661152247","channel":"alipay","member":{"userId":"790323c3-4b64-4ecb-9058-30a505d698c7","username":"member13900000007"}}', '');
INSERT INTO log_details VALUES (3, '', '', '', '', '', '', '30acdaaff5051c265d40b4a2d8327051c84f4a17389d14596345254bf4efac86');
INSERT INTO seals VALUES ('log', 1, '1', '6021d94603c3fa4a1842eb6c3d4d5844f0e17d715febfd248afe2783c62637a4');
INSERT INTO seals VALUES ('log', 2, '2', 'd659859ad2a60df150ec90ce313ce9b527b3115c92d05067ec2483ce96c91c03');
INSERT INTO seals VALUES ('log', 3, '3', 'c47127b5f52832a792a48d565ed16999c51f547913a8226ec62af2cc8ca89b61');
INSERT INTO seals VALUES ('ledger', 1, '968ca1e5-d750-4afc-a303-a6324dbab323', 'b592de3414c21d889135c35d659bbf4e641265924d93143ac343fb65b3942c96');
INSERT INTO seals VALUES ('ledger', 2, '6ff26eb1-fca2-4a93-9d69-f0ba52497194', 'ab21cacc694e2c0093104241e7ae3d192ca5102f8885f177654fbc48a57c6fcf');
INSERT INTO seals VALUES ('ledger', 3, 'f6a5440d-c914-4510-8eae-1af0d62d45b1', '818333b8444d0ebf3bc462838a6ebb7ba8dcf88b2c38793fc20a12dd814497ed');
INSERT INTO seals VALUES ('ledger', 4, '8e559360-9a97-44ed-add0-8ae8ee57df81', '528bf1a6c1243bc8cf970aa30eb1a16ad3f2bb0b414b583ca593e7ff68ddae00');
INSERT INTO seals VALUES ('ledger', 5, '348e243f-e820-4669-aec5-e84fb1e6f568', '034869b08b5211ebd52aae76f89a7e94d19e76d66d22a55ba924c1d5e99fc004');
INSERT INTO seals VALUES ('ledger', 6, '31a80e6e-0920-45e1-833c-fb577565c252', 'c180ca234dbb7892bc3bf2bd8f8c978351cbadfbc685b94ba62eecc28fcb2988');
INSERT INTO seals VALUES ('ledger', 7, '6efed982-3dde-41e1-b65a-8483f3d86723', 'fd7ea05c476e37cea35eb79feae84975f37157d923903d64fb35ca4d4be363d5');
INSERT INTO seals VALUES ('ledger', 8, '7cf20187-1dfa-4561-acae-ad1b8d5d6023', '74c03a79c7e722e60752b634d5dac9abb4df0f9117ed67fed76423291055c88f');
INSERT INTO seals VALUES ('ledger', 9, '2e344da7-8ba7-4958-b1a9-564b0da9de1c', 'fc303099581220c571f11c598bfffa3c40ca95cb37c90b2634918cc419a80c5a');
INSERT INTO seals VALUES ('ledger', 10, 'a30e4716-1747-4d64-b296-ad6df0791ded', '06a418e0b73c8b697fc2fbed87f9382bcf87152c980922142b5db067f59af897');
INSERT INTO chains VALUES ('log', 3, '9d802e3cd2a61a64e8a674ae1732c8cc93da00bd3ac344a1fdb8e08194de62ac');
INSERT INTO chains VALUES ('ledger', 10, '9767a171a7f044fbdd6d5732a11fa092711d180869d6ccc0ea700612a622a153');
INSERT INTO charges VALUES ('JC202601150661152247', '790323c3-4b64-4ecb-9058-30a505d698c7', 'alipay', 'sandbox', 10000, 'REFUND_SUCCESS', 'SBA4277019AAC0AFAEA4D4', '/api/dev/cashier?chargeNo=JC202601150661152247', '', 1768449600000, 1768449600000, 1768449600000, NULL, NULL, NULL);
INSERT INTO refunds VALUES ('JR202601156973502761', 'JC202601150661152247', '790323c3-4b64-4ecb-9058-30a505d698c7', 'alipay', 4000, 4000, 'changed my mind', '', 'SUCCESS', 'SB7D03CA6281BF03FED90C', NULL, NULL, 1768449600000, 1768449600000, 1768449600000, 1768449600000);
INSERT INTO payment_notices VALUES (1, 'alipay', 'JC202601150661152247', 1768449600000, 'credited', 'SBA4277019AAC0AFAEA4D4', 10000, '{"chargeNo":"JC202601150661152247","serialNo":"SBA4277019AAC0AFAEA4D4","amountFen":10000,"app":"sandbox-app","outcome":"paid"}', NULL, 'credited alipay JC202601150661152247 10000 SBA4277019AAC0AFAEA4D4 paid');
INSERT INTO sandbox_payments VALUES ('JC202601150661152247', 'alipay', 10000, 'paid', 'SBA4277019AAC0AFAEA4D4', 'atOnce', 1768449600000);
INSERT INTO sandbox_refunds VALUES ('JR202601156973502761', 'JC202601150661152247', 4000, 'SB7D03CA6281BF03FED90C', 1768449600000);
INSERT INTO sandbox_notices VALUES (1, 'JC202601150661152247', '{"chargeNo":"JC202601150661152247","serialNo":"SBA4277019AAC0AFAEA4D4","amountFen":10000,"app":"sandbox-app","outcome":"paid"}', '0ec95ccc96342b22f9a565bfdddb88088e20b4918e9f04aff4e97f41559ac707', 1768449600000, 'success');
INSERT INTO list_sum_changes VALUES (1, 'charges', 20468, 'alipay', 'PENDING', 'sandbox', 1, 10000, 0);
INSERT INTO list_sum_changes VALUES (2, 'charges', 20468, 'alipay', 'PENDING', 'sandbox', -1, -10000, 0);
INSERT INTO list_sum_changes VALUES (3, 'charges', 20468, 'alipay', 'SUCCESS', 'sandbox', 1, 10000, 0);
INSERT INTO list_sum_changes VALUES (4, 'charges', 20468, 'alipay', 'SUCCESS', 'sandbox', -1, -10000, 0);
INSERT INTO list_sum_changes VALUES (5, 'charges', 20468, 'alipay', 'REFUND_PROCESSING', 'sandbox', 1, 10000, 0);
INSERT INTO list_sum_changes VALUES (6, 'refunds', 20468, 'alipay', 'PROCESSING', 'asked', 1, 4000, 0);
INSERT INTO list_sum_changes VALUES (7, 'refunds', 20468, 'alipay', 'PROCESSING', 'asked', -1, -4000, 0);
INSERT INTO list_sum_changes VALUES (8, 'refunds', 20468, 'alipay', 'PROCESSING', 'approved', 1, 4000, 0);
INSERT INTO list_sum_changes VALUES (9, 'refunds', 20468, 'alipay', 'PROCESSING', 'approved', -1, -4000, 0);
INSERT INTO list_sum_changes VALUES (10, 'refunds', 20468, 'alipay', 'SUCCESS', 'approved', 1, 4000, 4000);
INSERT INTO list_sum_changes VALUES (11, 'charges', 20468, 'alipay', 'REFUND_PROCESSING', 'sandbox', 0, 0, 4000);
INSERT INTO list_sum_changes VALUES (12, 'charges', 20468, 'alipay', 'REFUND_PROCESSING', 'sandbox', -1, -10000, -4000);
INSERT INTO list_sum_changes VALUES (13, 'charges', 20468, 'alipay', 'REFUND_SUCCESS', 'sandbox', 1, 10000, 4000);
INSERT INTO contact_messages VALUES ('54a1e3ab-bcb9-40b2-bf69-f7b92afca3ac', 'contact', NULL, '李', 'li@example.com', '', '梅瓶', '还有吗？', 'fc2546a40d44c95da5691a4c39e956d41c3b66557212bf6f3bb72e62afa868e4', 'NEW', NULL, 1768449600000);
INSERT INTO requests VALUES ('9b76d3dd-5f12-43b0-9388-fac816aca258', 'cce3b474-f4db-44c4-afe8-13862b7bf6c6', 'order/submit', '1c1ccb33a74ec9972140c624b18264866fb6f3a53a6b9e30e9037005f9e85e1f', '{"ok":{"orderNo":"JO202601152082248071","status":"WAITING_PAYMENT","amount":100,"createdAt":"2026-01-15T04:00:00.000Z","payableUntil":"2026-01-15T04:30:00.000Z","remark":"","items":[{"productCode":"JY-7267-806","productName":"天青瓶","price":100,"quantity":1,"imageUrl":["/media/640/webp/JY-7267-806.jpg"]}],"address":{"recipientName":"张三","phone":"13900000003","province":"河南省","city":"许昌市","district":"禹州市","street":"神垕镇 1 号"},"payment":null,"shipment":null,"refund":null,"timeline":[{"at":"2026-01-15T04:00:00.000Z","from":null,"to":"WAITING_PAYMENT","actor":"member","event":"submitted","reason":"订单已提交"}],"serverTime":"2026-01-15T04:00:00.000Z"}}', 1768449600000);
INSERT INTO requests VALUES ('479c1cb8-f53a-4262-a5b9-1060b02b6bf7', '3d28dcb1-ea61-42da-9a11-ea26ae10c0a2', 'order/submit', 'ef0e37dd27198e7687ace2ad264702b53678b8810dbecb54f215883f018d0d81', '{"ok":{"orderNo":"JO202601150226112013","status":"WAITING_PAYMENT","amount":100,"createdAt":"2026-01-15T04:00:00.000Z","payableUntil":"2026-01-15T04:30:00.000Z","remark":"","items":[{"productCode":"JY-6029-287","productName":"天青瓶","price":100,"quantity":1,"imageUrl":["/media/640/webp/JY-6029-287.jpg"]}],"address":{"recipientName":"张三","phone":"13900000004","province":"河南省","city":"许昌市","district":"禹州市","street":"神垕镇 1 号"},"payment":null,"shipment":null,"refund":null,"timeline":[{"at":"2026-01-15T04:00:00.000Z","from":null,"to":"WAITING_PAYMENT","actor":"member","event":"submitted","reason":"订单已提交"}],"serverTime":"2026-01-15T04:00:00.000Z"}}', 1768449600000);
INSERT INTO requests VALUES ('479c1cb8-f53a-4262-a5b9-1060b02b6bf7', '51277f48-e381-4463-a8c2-58ad051e7c15', 'order/pay', '1dd504edb59e49d9bfeb80d76e0de0a46dbdcbf8915cdb19b780df4ef37de405', '{"ok":{"orderNo":"JO202601150226112013","status":"PAID","amount":100,"createdAt":"2026-01-15T04:00:00.000Z","payableUntil":"2026-01-15T04:30:00.000Z","remark":"","items":[{"productCode":"JY-6029-287","productName":"天青瓶","price":100,"quantity":1,"imageUrl":["/media/640/webp/JY-6029-287.jpg"]}],"address":{"recipientName":"张三","phone":"13900000004","province":"河南省","city":"许昌市","district":"禹州市","street":"神垕镇 1 号"},"payment":{"method":"wallet","amount":100,"paidAt":"2026-01-15T04:00:00.000Z","serialNo":"JT202601152343388609","status":"success"},"shipment":null,"refund":null,"timeline":[{"at":"2026-01-15T04:00:00.000Z","from":null,"to":"WAITING_PAYMENT","actor":"member","event":"submitted","reason":"订单已提交"},{"at":"2026-01-15T04:00:00.000Z","from":"WAITING_PAYMENT","to":"PAID","actor":"member","event":"paid","reason":"已用钱包付款"}],"serverTime":"2026-01-15T04:00:00.000Z"}}', 1768449600000);
INSERT INTO requests VALUES ('0a688a4c-d270-4b32-ba82-f2fa2c0aaf34', 'ba7b58d0-81e9-4380-84ca-7bf3c773123a', 'order/submit', 'a1337638c60c1c9c078978a26bc7eeea74ed800957bfd2b37c67d34def28f5e5', '{"ok":{"orderNo":"JO202601152413723737","status":"WAITING_PAYMENT","amount":100,"createdAt":"2026-01-15T04:00:00.000Z","payableUntil":"2026-01-15T04:30:00.000Z","remark":"","items":[{"productCode":"JY-7133-649","productName":"天青瓶","price":100,"quantity":1,"imageUrl":["/media/640/webp/JY-7133-649.jpg"]}],"address":{"recipientName":"张三","phone":"13900000005","province":"河南省","city":"许昌市","district":"禹州市","street":"神垕镇 1 号"},"payment":null,"shipment":null,"refund":null,"timeline":[{"at":"2026-01-15T04:00:00.000Z","from":null,"to":"WAITING_PAYMENT","actor":"member","event":"submitted","reason":"订单已提交"}],"serverTime":"2026-01-15T04:00:00.000Z"}}', 1768449600000);
INSERT INTO requests VALUES ('0a688a4c-d270-4b32-ba82-f2fa2c0aaf34', '60a59e64-0799-480e-8f2b-893ddba4a993', 'order/pay', 'da415b7e1e95c5ffdd732f518440c7f9a5ee487c498df09a15fa05f5ef2970b5', '{"ok":{"orderNo":"JO202601152413723737","status":"PAID","amount":100,"createdAt":"2026-01-15T04:00:00.000Z","payableUntil":"2026-01-15T04:30:00.000Z","remark":"","items":[{"productCode":"JY-7133-649","productName":"天青瓶","price":100,"quantity":1,"imageUrl":["/media/640/webp/JY-7133-649.jpg"]}],"address":{"recipientName":"张三","phone":"13900000005","province":"河南省","city":"许昌市","district":"禹州市","street":"神垕镇 1 号"},"payment":{"method":"wallet","amount":100,"paidAt":"2026-01-15T04:00:00.000Z","serialNo":"JT202601159533543048","status":"success"},"shipment":null,"refund":null,"timeline":[{"at":"2026-01-15T04:00:00.000Z","from":null,"to":"WAITING_PAYMENT","actor":"member","event":"submitted","reason":"订单已提交"},{"at":"2026-01-15T04:00:00.000Z","from":"WAITING_PAYMENT","to":"PAID","actor":"member","event":"paid","reason":"已用钱包付款"}],"serverTime":"2026-01-15T04:00:00.000Z"}}', 1768449600000);
INSERT INTO requests VALUES ('4635b2c5-8a99-4b79-bda7-e6a5be88deba', '59fdfb7c-2693-4f94-9911-25b805b171c1', 'admin/orders/ship', 'e6fe94af6cdccd17467117c416af8124145d0ae2ed61a3d8476fec52f4de1bee', '{"ok":{"orderNo":"JO202601152413723737","status":"PAID","amount":100,"createdAt":"2026-01-15T04:00:00.000Z","payableUntil":"2026-01-15T04:30:00.000Z","remark":"","items":[{"productCode":"JY-7133-649","productName":"天青瓶","price":100,"quantity":1,"imageUrl":["/media/640/webp/JY-7133-649.jpg"]}],"address":{"recipientName":"张三","phone":"13900000005","province":"河南省","city":"许昌市","district":"禹州市","street":"神垕镇 1 号"},"payment":{"method":"wallet","amount":100,"paidAt":"2026-01-15T04:00:00.000Z","serialNo":"JT202601159533543048","status":"success"},"shipment":{"carrier":"顺丰","trackingNo":"SF1001","shippedAt":"2026-01-15T04:00:00.000Z"},"refund":null,"timeline":[{"at":"2026-01-15T04:00:00.000Z","from":null,"to":"WAITING_PAYMENT","actor":"member","event":"submitted","reason":"订单已提交","by":"member13900000005"},{"at":"2026-01-15T04:00:00.000Z","from":"WAITING_PAYMENT","to":"PAID","actor":"member","event":"paid","reason":"已用钱包付款","by":"member13900000005"}],"serverTime":"2026-01-15T04:00:00.000Z","buyer":{"userId":"0a688a4c-d270-4b32-ba82-f2fa2c0aaf34","username":"member13900000005"},"notes":[],"returned":null,"version":"CAdCa5nI4T4Su5XP","formerVersion":"ECMrOc_59DsrsDEb"}}', 1768449600000);
INSERT INTO requests VALUES ('0a688a4c-d270-4b32-ba82-f2fa2c0aaf34', 'c6cd8138-f4c1-420f-9b06-c96ed79fdf26', 'order/confirm_receipt', '7eb9f6e4fa1d6b9afa78a17ef6f4854258f45ac00b99569f007dac42f35fb2e3', '{"ok":{"orderNo":"JO202601152413723737","status":"COMPLETED","amount":100,"createdAt":"2026-01-15T04:00:00.000Z","payableUntil":"2026-01-15T04:30:00.000Z","remark":"","items":[{"productCode":"JY-7133-649","productName":"天青瓶","price":100,"quantity":1,"imageUrl":["/media/640/webp/JY-7133-649.jpg"]}],"address":{"recipientName":"张三","phone":"13900000005","province":"河南省","city":"许昌市","district":"禹州市","street":"神垕镇 1 号"},"payment":{"method":"wallet","amount":100,"paidAt":"2026-01-15T04:00:00.000Z","serialNo":"JT202601159533543048","status":"success"},"shipment":{"carrier":"顺丰","trackingNo":"SF1001","shippedAt":"2026-01-15T04:00:00.000Z"},"refund":null,"timeline":[{"at":"2026-01-15T04:00:00.000Z","from":null,"to":"WAITING_PAYMENT","actor":"member","event":"submitted","reason":"订单已提交"},{"at":"2026-01-15T04:00:00.000Z","from":"WAITING_PAYMENT","to":"PAID","actor":"member","event":"paid","reason":"已用钱包付款"},{"at":"2026-01-15T04:00:00.000Z","from":"PAID","to":"COMPLETED","actor":"member","event":"received","reason":"已确认收货"}],"serverTime":"2026-01-15T04:00:00.000Z"}}', 1768449600000);
INSERT INTO requests VALUES ('a72da350-d6e4-4a36-9d1d-42d8b7011e72', 'a2dfd484-93af-4188-becd-a470fab4d980', 'order/submit', 'd2a97ff5ac7e2787a47552417b2301f49d56304d03c164fafbc3e32f6bab2d64', '{"ok":{"orderNo":"JO202601151234988862","status":"WAITING_PAYMENT","amount":100,"createdAt":"2026-01-15T04:00:00.000Z","payableUntil":"2026-01-15T04:30:00.000Z","remark":"","items":[{"productCode":"JY-2677-793","productName":"天青瓶","price":100,"quantity":1,"imageUrl":["/media/640/webp/JY-2677-793.jpg"]}],"address":{"recipientName":"张三","phone":"13900000006","province":"河南省","city":"许昌市","district":"禹州市","street":"神垕镇 1 号"},"payment":null,"shipment":null,"refund":null,"timeline":[{"at":"2026-01-15T04:00:00.000Z","from":null,"to":"WAITING_PAYMENT","actor":"member","event":"submitted","reason":"订单已提交"}],"serverTime":"2026-01-15T04:00:00.000Z"}}', 1768449600000);
INSERT INTO requests VALUES ('a72da350-d6e4-4a36-9d1d-42d8b7011e72', '14bfe682-1318-45c0-9735-cfa36f100d98', 'order/pay', 'eb54b46ed292ac7fd0a27cba4d207dbd695e864aad517794d959ed3ff61cd78d', '{"ok":{"orderNo":"JO202601151234988862","status":"PAID","amount":100,"createdAt":"2026-01-15T04:00:00.000Z","payableUntil":"2026-01-15T04:30:00.000Z","remark":"","items":[{"productCode":"JY-2677-793","productName":"天青瓶","price":100,"quantity":1,"imageUrl":["/media/640/webp/JY-2677-793.jpg"]}],"address":{"recipientName":"张三","phone":"13900000006","province":"河南省","city":"许昌市","district":"禹州市","street":"神垕镇 1 号"},"payment":{"method":"wallet","amount":100,"paidAt":"2026-01-15T04:00:00.000Z","serialNo":"JT202601159408387835","status":"success"},"shipment":null,"refund":null,"timeline":[{"at":"2026-01-15T04:00:00.000Z","from":null,"to":"WAITING_PAYMENT","actor":"member","event":"submitted","reason":"订单已提交"},{"at":"2026-01-15T04:00:00.000Z","from":"WAITING_PAYMENT","to":"PAID","actor":"member","event":"paid","reason":"已用钱包付款"}],"serverTime":"2026-01-15T04:00:00.000Z"}}', 1768449600000);
INSERT INTO requests VALUES ('a72da350-d6e4-4a36-9d1d-42d8b7011e72', '09b69129-3d08-4d48-8c39-839639325df0', 'order/refund/apply', '797bb2a7b58d25066b82aa39cfe848fb239e17207f71c80ed0b6f85f9794408e', '{"ok":{"orderNo":"JO202601151234988862","status":"REFUNDING","amount":100,"createdAt":"2026-01-15T04:00:00.000Z","payableUntil":"2026-01-15T04:30:00.000Z","remark":"","items":[{"productCode":"JY-2677-793","productName":"天青瓶","price":100,"quantity":1,"imageUrl":["/media/640/webp/JY-2677-793.jpg"]}],"address":{"recipientName":"张三","phone":"13900000006","province":"河南省","city":"许昌市","district":"禹州市","street":"神垕镇 1 号"},"payment":{"method":"wallet","amount":100,"paidAt":"2026-01-15T04:00:00.000Z","serialNo":"JT202601159408387835","status":"success"},"shipment":null,"refund":{"reason":"不喜欢","appliedAt":"2026-01-15T04:00:00.000Z","decidedAt":null,"serialNo":null},"timeline":[{"at":"2026-01-15T04:00:00.000Z","from":null,"to":"WAITING_PAYMENT","actor":"member","event":"submitted","reason":"订单已提交"},{"at":"2026-01-15T04:00:00.000Z","from":"WAITING_PAYMENT","to":"PAID","actor":"member","event":"paid","reason":"已用钱包付款"},{"at":"2026-01-15T04:00:00.000Z","from":"PAID","to":"REFUNDING","actor":"member","event":"refundAsked","reason":"不喜欢"}],"serverTime":"2026-01-15T04:00:00.000Z"}}', 1768449600000);
INSERT INTO requests VALUES ('790323c3-4b64-4ecb-9058-30a505d698c7', '1af88da6-1644-485d-8e1c-369230e72923', 'wallet/charge', 'eadf66eeb073577babc8440a64799949dc855d9473065a951267d929f0adeeac', '{"ok":{"chargeNo":"JC202601150661152247","amount":100,"channel":"alipay","serialNo":null,"status":"PENDING","createdAt":"2026-01-15T04:00:00.000Z","successAt":null,"refundable":0,"refunded":0,"refundNo":null,"cashierUrl":null,"withdrawnAt":null}}', 1768449600000);
INSERT INTO requests VALUES ('790323c3-4b64-4ecb-9058-30a505d698c7', '301a30c0-2d67-48a2-a7c5-7b3dd830953e', 'wallet/refund/apply', 'c5645361f2cd935f74006ac06642ac4d5a55d07cc197d83d90fd9ef9138793fe', '{"ok":{"refundNo":"JR202601156973502761","chargeNo":"JC202601150661152247","amount":40,"channel":"alipay","originalSerialNo":"SBA4277019AAC0AFAEA4D4","refundSerialNo":null,"reason":"changed my mind","actualAmount":null,"appliedAt":"2026-01-15T04:00:00.000Z","completedAt":null,"status":"PROCESSING","failedBy":null,"failureReason":""}}', 1768449600000);
INSERT INTO requests VALUES ('2916e7d6-02ea-444f-a6db-aada04b3516c', '1dbeb2e0-d090-47a7-887f-a4039986a9a4', 'admin/refunds/approve', '8541dd1ca6bec506d3b4faed5f760b1719b0235b9ecd556d479735b43ab091e9', '{"ok":{"refundNo":"JR202601156973502761","chargeNo":"JC202601150661152247","amount":40,"channel":"alipay","originalSerialNo":"SBA4277019AAC0AFAEA4D4","refundSerialNo":null,"reason":"changed my mind","actualAmount":null,"appliedAt":"2026-01-15T04:00:00.000Z","completedAt":null,"status":"PROCESSING","failedBy":null,"failureReason":"","member":{"userId":"790323c3-4b64-4ecb-9058-30a505d698c7","username":"member13900000007"},"provider":"sandbox","approved":true,"doubtAmount":null}}', 1768449600000);
INSERT INTO requests VALUES ('2916e7d6-02ea-444f-a6db-aada04b3516c', '3b860ca8-b202-447d-bf3a-71facf4597bd', 'admin/users/freeze', '88216768eb1074ec9894dea223b0c226a15ca7462332c3f25c54d2e8a1593283', '{"ok":{"userId":"c66a7da3-60e0-4a47-9ac0-559956c2c1ad","avatar":null,"username":"member13900000008","nickname":"member13900000008","phone":"13900000008","email":null,"emailVerified":false,"status":"frozen","balance":0,"available":0,"frozen":0,"orders":0,"spent":0,"registeredAt":"2026-01-15T04:00:00.000Z","lastLoginAt":null,"acceptedTerms":null,"roles":[],"version":"S_zjaUBNdPEut55B","addresses":[{"recipientName":"张三","phone":"13900000008","lines":"河南省 许昌市 禹州市 神垕镇 1 号","isDefault":true}],"sessions":[]}}', 1768449600000);
INSERT INTO outbox_events VALUES (1, 'product:JY-7267-806', 1768449600000);
INSERT INTO outbox_events VALUES (2, 'product:JY-6029-287', 1768449600000);
INSERT INTO outbox_events VALUES (3, 'product:JY-6029-287', 1768449600000);
INSERT INTO outbox_events VALUES (4, 'product:JY-7133-649', 1768449600000);
INSERT INTO outbox_events VALUES (5, 'product:JY-7133-649', 1768449600000);
INSERT INTO outbox_events VALUES (6, 'product:JY-2677-793', 1768449600000);
INSERT INTO outbox_events VALUES (7, 'product:JY-2677-793', 1768449600000);
INSERT INTO sqlite_sequence VALUES ('knex_migrations_lock', 1);
INSERT INTO sqlite_sequence VALUES ('knex_migrations', 10);
INSERT INTO sqlite_sequence VALUES ('list_sum_changes', 13);
INSERT INTO sqlite_sequence VALUES ('ledger_postings', 20);
INSERT INTO sqlite_sequence VALUES ('credits', 5);
INSERT INTO sqlite_sequence VALUES ('wallet_entries', 9);
INSERT INTO sqlite_sequence VALUES ('stock_movements', 11);
INSERT INTO sqlite_sequence VALUES ('order_lines', 4);
INSERT INTO sqlite_sequence VALUES ('outbox_events', 7);
INSERT INTO sqlite_sequence VALUES ('order_timeline', 9);
INSERT INTO sqlite_sequence VALUES ('sms_outbox', 3);
INSERT INTO sqlite_sequence VALUES ('credit_uses', 4);
INSERT INTO sqlite_sequence VALUES ('audit_log', 3);
INSERT INTO sqlite_sequence VALUES ('order_refunds', 1);
INSERT INTO sqlite_sequence VALUES ('sandbox_notices', 1);
INSERT INTO sqlite_sequence VALUES ('payment_notices', 1);
CREATE UNIQUE INDEX `users_username_key_unique` on `users` (`username_key`);
CREATE UNIQUE INDEX `users_phone_unique` on `users` (`phone`);
CREATE UNIQUE INDEX users_verified_email ON users (email) WHERE email_verified_at IS NOT NULL;
CREATE INDEX users_by_login ON users ((COALESCE(last_login_at, 0)), id);
CREATE INDEX users_by_username ON users (username_key, id);
CREATE INDEX users_of_status_by_time ON users (status, created_at, id);
CREATE INDEX users_by_time_with_texts ON users (created_at, id, LOWER(COALESCE(username, '') || ' ' || COALESCE(nickname, '') || ' ' || COALESCE(phone, '') || ' ' || COALESCE(email, '')));
CREATE INDEX users_with_rare_signs ON users (id, LOWER(COALESCE(username, '') || ' ' || COALESCE(nickname, '') || ' ' || COALESCE(phone, '') || ' ' || COALESCE(email, ''))) WHERE LOWER(COALESCE(username, '') || ' ' || COALESCE(nickname, '') || ' ' || COALESCE(phone, '') || ' ' || COALESCE(email, '')) GLOB '*[^ -~一-鿿]*';
CREATE INDEX `sessions_user_id_index` on `sessions` (`user_id`);
CREATE UNIQUE INDEX `sessions_token_hash_unique` on `sessions` (`token_hash`);
CREATE INDEX `sessions_expires_at_index` on `sessions` (`expires_at`);
CREATE INDEX `sms_codes_phone_sent_at_index` on `sms_codes` (`phone`, `sent_at`);
CREATE INDEX `sms_codes_ip_sent_at_index` on `sms_codes` (`ip`, `sent_at`);
CREATE INDEX `sms_codes_sent_at_index` on `sms_codes` (`sent_at`);
CREATE INDEX `sms_outbox_phone_index` on `sms_outbox` (`phone`);
CREATE INDEX `email_codes_user_id_sent_at_index` on `email_codes` (`user_id`, `sent_at`);
CREATE INDEX `email_codes_email_sent_at_index` on `email_codes` (`email`, `sent_at`);
CREATE INDEX `mail_outbox_email_index` on `mail_outbox` (`email`);
CREATE INDEX `password_resets_expires_at_index` on `password_resets` (`expires_at`);
CREATE INDEX `addresses_user_id_index` on `addresses` (`user_id`);
CREATE UNIQUE INDEX addresses_one_default ON addresses (user_id) WHERE is_default;
CREATE UNIQUE INDEX `products_document_id_unique` on `products` (`document_id`);
CREATE INDEX `products_listed_sort_order_code_index` on `products` (`listed`, `sort_order`, `code`);
CREATE INDEX products_by_time ON products (created_at, code);
CREATE INDEX products_newest ON products (listed, created_at DESC, sort_order, code);
CREATE INDEX products_cheapest ON products (listed, (CASE WHEN on_sale THEN COALESCE(special_price_fen, price_fen, 9007199254740991) ELSE 9007199254740991 END), sort_order, code);
CREATE INDEX products_dearest ON products (listed, (CASE WHEN on_sale THEN COALESCE(special_price_fen, price_fen, -1) ELSE -1 END) DESC, sort_order, code);
CREATE INDEX products_of_type ON products (listed, type, sort_order, code);
CREATE INDEX products_of_glaze ON products (listed, glaze_family, sort_order, code);
CREATE INDEX products_by_offer ON products (listed, on_sale, available, reserved, code, special_price_fen, price_fen);
CREATE INDEX products_by_price ON products ((COALESCE(price_fen, -1)), code);
CREATE INDEX products_by_special_price ON products ((COALESCE(special_price_fen, -1)), code);
CREATE INDEX products_by_name_zh ON products ((COALESCE(name_zh, '')), code);
CREATE INDEX products_by_name_en ON products ((COALESCE(name_en, '')), code);
CREATE INDEX products_by_available ON products (available, code);
CREATE INDEX products_by_reserved ON products (reserved, code);
CREATE INDEX products_by_sold ON products (sold, code);
CREATE INDEX products_on_shelf ON products ((available + reserved), code);
CREATE INDEX products_out_of_sync ON products (code) WHERE NOT in_sync;
CREATE INDEX products_unpriced ON products (code) WHERE price_fen IS NULL AND NOT for_show;
CREATE INDEX products_to_price ON products (for_show) WHERE price_fen IS NULL;
CREATE INDEX products_priced_off_sale ON products (code)
    WHERE price_fen IS NOT NULL AND NOT on_sale AND listed AND NOT for_show AND available > 0;
CREATE INDEX products_by_text ON products (listed, search_zh, search_en);
CREATE UNIQUE INDEX `cart_items_user_id_product_code_unique` on `cart_items` (`user_id`, `product_code`);
CREATE INDEX `stock_movements_product_code_id_index` on `stock_movements` (`product_code`, `id`);
CREATE INDEX `orders_status_payable_until_index` on `orders` (`status`, `payable_until`);
CREATE INDEX orders_by_time ON orders (created_at, order_no);
CREATE INDEX orders_by_amount ON orders (total_fen, order_no);
CREATE INDEX orders_of_status_by_time ON orders (status, created_at, order_no);
CREATE INDEX orders_of_status_by_amount ON orders (status, total_fen, order_no);
CREATE INDEX orders_of_member_by_time ON orders (user_id, created_at, order_no);
CREATE INDEX orders_of_member_by_status ON orders (user_id, status, created_at, order_no);
CREATE INDEX orders_of_recipient_phone ON orders (recipient_phone, created_at);
CREATE INDEX orders_of_recipient_name ON orders (recipient_name, created_at);
CREATE INDEX `order_lines_order_no_index` on `order_lines` (`order_no`);
CREATE INDEX `order_lines_product_code_index` on `order_lines` (`product_code`);
CREATE INDEX `holds_product_code_index` on `holds` (`product_code`);
CREATE INDEX `order_timeline_order_no_index` on `order_timeline` (`order_no`);
CREATE INDEX `shipments_tracking_no_index` on `shipments` (`tracking_no`);
CREATE INDEX `shipments_shipped_at_index` on `shipments` (`shipped_at`);
CREATE INDEX `order_refunds_order_no_index` on `order_refunds` (`order_no`);
CREATE INDEX `order_notes_order_no_index` on `order_notes` (`order_no`);
CREATE UNIQUE INDEX `ledger_transactions_transaction_no_unique` on `ledger_transactions` (`transaction_no`);
CREATE UNIQUE INDEX `ledger_transactions_business_ref_unique` on `ledger_transactions` (`business_ref`);
CREATE INDEX `ledger_transactions_charge_no_index` on `ledger_transactions` (`charge_no`);
CREATE INDEX `ledger_transactions_refund_no_index` on `ledger_transactions` (`refund_no`);
CREATE INDEX ledger_by_time ON ledger_transactions (created_at, id);
CREATE INDEX ledger_of_scene_by_time ON ledger_transactions (scene, created_at, id);
CREATE INDEX ledger_of_channel_by_time ON ledger_transactions (channel, created_at, id) WHERE channel IS NOT NULL;
CREATE INDEX ledger_of_channel_and_scene ON ledger_transactions (channel, scene, created_at, id) WHERE channel IS NOT NULL;
CREATE INDEX ledger_of_order ON ledger_transactions (order_no) WHERE order_no IS NOT NULL;
CREATE INDEX ledger_transactions_by_serial_no ON ledger_transactions (serial_no, channel) WHERE serial_no IS NOT NULL;
CREATE INDEX ledger_transactions_of_channel ON ledger_transactions (channel, created_at) WHERE serial_no IS NOT NULL;
CREATE INDEX ledger_transactions_by_reversed ON ledger_transactions (reverses) WHERE reverses IS NOT NULL;
CREATE INDEX ledger_reversed_credits ON ledger_transactions (scene, created_at) WHERE reverses IS NOT NULL AND scene IN ('CHARGE', 'CHARGE_MARKET');
CREATE INDEX `ledger_postings_transaction_id_index` on `ledger_postings` (`transaction_id`);
CREATE INDEX `ledger_postings_account_id_index` on `ledger_postings` (`account`, `id`);
CREATE UNIQUE INDEX `wallet_entries_transaction_id_unique` on `wallet_entries` (`transaction_id`);
CREATE INDEX `wallet_entries_user_id_id_index` on `wallet_entries` (`user_id`, `id`);
CREATE UNIQUE INDEX `credits_transaction_id_unique` on `credits` (`transaction_id`);
CREATE UNIQUE INDEX `credits_charge_no_unique` on `credits` (`charge_no`);
CREATE INDEX `credit_uses_credit_id_index` on `credit_uses` (`credit_id`);
CREATE INDEX `credit_uses_transaction_id_index` on `credit_uses` (`transaction_id`);
CREATE INDEX credits_unspent ON credits (user_id, id) WHERE left_fen > 0;
CREATE INDEX entries_by_amount_in ON wallet_entries ((CASE WHEN amount_fen > 0 THEN amount_fen ELSE 0 END), transaction_id);
CREATE INDEX entries_by_amount_out ON wallet_entries ((CASE WHEN -amount_fen > 0 THEN -amount_fen ELSE 0 END), transaction_id);
CREATE INDEX wallets_by_last_entry ON wallet_totals (last_entry_at, user_id);
CREATE INDEX wallets_by_balance ON wallet_totals (balance_fen, user_id);
CREATE INDEX wallets_by_available ON wallet_totals ((balance_fen - held_fen), user_id);
CREATE INDEX wallets_by_held ON wallet_totals (held_fen, user_id);
CREATE INDEX wallets_by_recharged ON wallet_totals (recharged_fen, user_id);
CREATE INDEX wallets_by_spent ON wallet_totals (spent_fen, user_id);
CREATE INDEX wallets_by_refunded ON wallet_totals (refunded_fen, user_id);
CREATE INDEX wallets_by_paid_orders ON wallet_totals (paid_orders, user_id);
CREATE INDEX wallets_frozen ON wallet_totals (last_entry_at, user_id) WHERE held_fen > 0;
CREATE INDEX wallets_not_frozen ON wallet_totals (last_entry_at, user_id) WHERE held_fen <= 0;
CREATE UNIQUE INDEX `payment_credits_transaction_id_unique` on `payment_credits` (`transaction_id`);
CREATE INDEX `user_roles_role_name_index` on `user_roles` (`role_name`);
CREATE INDEX `audit_log_actor_id_index` on `audit_log` (`actor`, `id`);
CREATE INDEX `audit_log_action_id_index` on `audit_log` (`action`, `id`);
CREATE INDEX `audit_log_object_id_index` on `audit_log` (`object`, `id`);
CREATE INDEX log_by_time ON audit_log (at, id);
CREATE INDEX log_by_role ON audit_log (role, id);
CREATE INDEX log_by_request ON audit_log (request_id, id);
CREATE INDEX log_by_result ON audit_log (error_code, id);
CREATE INDEX log_of_actor_by_time ON audit_log (actor, at, id);
CREATE INDEX log_of_action_by_time ON audit_log (action, at, id);
CREATE INDEX log_of_result_by_time ON audit_log (error_code, at, id);
CREATE INDEX log_refused_by_time ON audit_log (at, id) WHERE error_code > '';
CREATE INDEX log_refused_of_actor ON audit_log (actor, at, id) WHERE error_code > '';
CREATE INDEX log_refused_of_action ON audit_log (action, at, id) WHERE error_code > '';
CREATE INDEX `log_details_ip_log_id_index` on `log_details` (`ip`, `log_id`);
CREATE UNIQUE INDEX `seals_chain_subject_unique` on `seals` (`chain`, `subject`);
CREATE INDEX `unsealed_chain_position_index` on `unsealed` (`chain`, `position`);
CREATE INDEX audits_whole_by_id ON audits (whole, id);
CREATE INDEX audits_with_findings ON audits (id) WHERE findings <> '[]';
CREATE INDEX `charges_user_id_created_at_index` on `charges` (`user_id`, `created_at`);
CREATE INDEX `charges_status_created_at_index` on `charges` (`status`, `created_at`);
CREATE INDEX `charges_created_at_charge_no_index` on `charges` (`created_at`, `charge_no`);
CREATE UNIQUE INDEX `charges_channel_serial_no_unique` on `charges` (`channel`, `serial_no`);
CREATE INDEX charges_by_amount ON charges (amount_fen, charge_no);
CREATE INDEX charges_of_status_by_amount ON charges (status, amount_fen, charge_no);
CREATE INDEX charges_of_channel_by_time ON charges (channel, created_at, charge_no);
CREATE INDEX charges_of_channel_and_status ON charges (channel, status, created_at, charge_no);
CREATE INDEX charges_of_provider ON charges (provider, created_at, charge_no);
CREATE INDEX charges_of_provider_and_status ON charges (provider, status, created_at, charge_no);
CREATE INDEX charges_of_member_and_provider ON charges (user_id, provider, success_at);
CREATE INDEX charges_withdrawn ON charges (withdrawn_at) WHERE withdrawn_at IS NOT NULL;
CREATE INDEX charges_confirmed_once ON charges (confirmed_serial_no) WHERE confirmed_serial_no IS NOT NULL;
CREATE INDEX `refunds_charge_no_index` on `refunds` (`charge_no`);
CREATE INDEX `refunds_user_id_applied_at_refund_no_index` on `refunds` (`user_id`, `applied_at`, `refund_no`);
CREATE INDEX `refunds_status_applied_at_index` on `refunds` (`status`, `applied_at`);
CREATE INDEX `refunds_applied_at_refund_no_index` on `refunds` (`applied_at`, `refund_no`);
CREATE UNIQUE INDEX `refunds_refund_serial_no_unique` on `refunds` (`refund_serial_no`);
CREATE UNIQUE INDEX refunds_one_alive ON refunds (charge_no) WHERE status IN ('PROCESSING', 'SUCCESS');
CREATE INDEX refunds_by_amount ON refunds (amount_fen, refund_no);
CREATE INDEX refunds_of_status_by_amount ON refunds (status, amount_fen, refund_no);
CREATE INDEX refunds_of_channel_by_time ON refunds (channel, applied_at, refund_no);
CREATE INDEX refunds_of_channel_and_status ON refunds (channel, status, applied_at, refund_no);
CREATE INDEX refunds_unapproved ON refunds (applied_at, refund_no) WHERE approved_at IS NULL;
CREATE INDEX `payment_notices_charge_no_index` on `payment_notices` (`charge_no`);
CREATE UNIQUE INDEX `payment_notices_doubt_unique` on `payment_notices` (`doubt`);
CREATE UNIQUE INDEX `payment_notices_told_unique` on `payment_notices` (`told`);
CREATE INDEX `payment_notices_channel_serial_no_index` on `payment_notices` (`channel`, `serial_no`);
CREATE INDEX payment_notices_in_doubt ON payment_notices (received_at, id) WHERE doubt IS NOT NULL;
CREATE INDEX notices_of_payment ON payment_notices (serial_no, channel);
CREATE INDEX `payment_doubts_decided_received_at_notice_id_index` on `payment_doubts` (`decided`, `received_at`, `notice_id`);
CREATE UNIQUE INDEX `recharge_proposals_notice_id_unique` on `recharge_proposals` (`notice_id`);
CREATE UNIQUE INDEX `recharge_proposals_reference_unique` on `recharge_proposals` (`reference`);
CREATE INDEX `recharge_proposals_status_proposed_at_index` on `recharge_proposals` (`status`, `proposed_at`);
CREATE INDEX `recharge_proposals_user_id_decided_at_index` on `recharge_proposals` (`user_id`, `decided_at`);
CREATE INDEX proposals_by_time ON recharge_proposals (proposed_at, id);
CREATE INDEX proposals_by_amount ON recharge_proposals (amount_fen, id);
CREATE INDEX proposals_by_urgency ON recharge_proposals (
      (CASE WHEN status = 'PROPOSED' THEN 1 ELSE 0 END), proposed_at, id);
CREATE INDEX proposals_of_payment ON recharge_proposals (serial_no, channel);
CREATE INDEX proposals_of_transaction ON recharge_proposals (transaction_no);
CREATE UNIQUE INDEX proposals_one_waiting ON recharge_proposals (channel, serial_no)
    WHERE status = 'PROPOSED' AND serial_no IS NOT NULL AND notice_id IS NULL;
CREATE INDEX `sandbox_refunds_charge_no_index` on `sandbox_refunds` (`charge_no`);
CREATE INDEX `sandbox_notices_charge_no_index` on `sandbox_notices` (`charge_no`);
CREATE INDEX sandbox_notices_unsent ON sandbox_notices (due_at) WHERE answer IS NULL;
CREATE INDEX `statement_matchings_fingerprint_channel_index` on `statement_matchings` (`fingerprint`, `channel`);
CREATE INDEX matchings_by_time ON statement_matchings (matched_at, id, from_day, to_day);
CREATE INDEX matchings_of_channel ON statement_matchings (channel, matched_at, id);
CREATE INDEX matchings_of_days ON statement_matchings (channel, from_day, to_day, id);
CREATE INDEX `statement_differences_matching_id_id_index` on `statement_differences` (`matching_id`, `id`);
CREATE INDEX differences_by_transaction ON statement_differences (transaction_no) WHERE transaction_no IS NOT NULL;
CREATE INDEX `difference_resolutions_matching_id_index` on `difference_resolutions` (`matching_id`);
CREATE INDEX matchings_open ON matching_progress (matched_at, matching_id) WHERE unresolved > 0;
CREATE INDEX matchings_resolved ON matching_progress (matched_at, matching_id) WHERE unresolved <= 0;
CREATE UNIQUE INDEX `contact_messages_fingerprint_unique` on `contact_messages` (`fingerprint`);
CREATE INDEX `contact_messages_created_at_id_index` on `contact_messages` (`created_at`, `id`);
CREATE INDEX `contact_messages_kind_created_at_index` on `contact_messages` (`kind`, `created_at`);
CREATE INDEX `contact_messages_assignee_created_at_id_index` on `contact_messages` (`assignee`, `created_at`, `id`);
CREATE INDEX messages_by_name ON contact_messages (name, id);
CREATE INDEX messages_by_email ON contact_messages (email, id);
CREATE INDEX messages_by_phone ON contact_messages (phone, id);
CREATE INDEX messages_by_subject ON contact_messages (subject, id);
CREATE INDEX messages_by_status ON contact_messages (status, created_at, id);
CREATE INDEX `message_notes_message_id_index` on `message_notes` (`message_id`);
CREATE INDEX `requests_created_at_index` on `requests` (`created_at`);
CREATE INDEX `rate_limits_expire_index` on `rate_limits` (`expire`);
CREATE TRIGGER stock_movements_no_update BEFORE UPDATE ON stock_movements
      BEGIN SELECT RAISE(ABORT, 'stock_movements is append-only'); END;
CREATE TRIGGER stock_movements_no_delete BEFORE DELETE ON stock_movements
      BEGIN SELECT RAISE(ABORT, 'stock_movements is append-only'); END;
CREATE TRIGGER order_timeline_no_update BEFORE UPDATE ON order_timeline
      BEGIN SELECT RAISE(ABORT, 'order_timeline is append-only'); END;
CREATE TRIGGER order_timeline_no_delete BEFORE DELETE ON order_timeline
      BEGIN SELECT RAISE(ABORT, 'order_timeline is append-only'); END;
CREATE TRIGGER ledger_transactions_no_update BEFORE UPDATE ON ledger_transactions
      BEGIN SELECT RAISE(ABORT, 'ledger_transactions is append-only'); END;
CREATE TRIGGER ledger_transactions_no_delete BEFORE DELETE ON ledger_transactions
      BEGIN SELECT RAISE(ABORT, 'ledger_transactions is append-only'); END;
CREATE TRIGGER ledger_postings_no_update BEFORE UPDATE ON ledger_postings
      BEGIN SELECT RAISE(ABORT, 'ledger_postings is append-only'); END;
CREATE TRIGGER ledger_postings_no_delete BEFORE DELETE ON ledger_postings
      BEGIN SELECT RAISE(ABORT, 'ledger_postings is append-only'); END;
CREATE TRIGGER wallet_entries_no_update BEFORE UPDATE ON wallet_entries
      BEGIN SELECT RAISE(ABORT, 'wallet_entries is append-only'); END;
CREATE TRIGGER wallet_entries_no_delete BEFORE DELETE ON wallet_entries
      BEGIN SELECT RAISE(ABORT, 'wallet_entries is append-only'); END;
CREATE TRIGGER credit_uses_no_update BEFORE UPDATE ON credit_uses
      BEGIN SELECT RAISE(ABORT, 'credit_uses is append-only'); END;
CREATE TRIGGER credit_uses_no_delete BEFORE DELETE ON credit_uses
      BEGIN SELECT RAISE(ABORT, 'credit_uses is append-only'); END;
CREATE TRIGGER ledger_transactions_in_step AFTER INSERT ON ledger_transactions FOR EACH ROW WHEN (NEW.scene IN ('CHARGE', 'CHARGE_MARKET')) BEGIN DELETE FROM payment_credits WHERE transaction_id = NEW.reverses;
    INSERT INTO payment_credits (channel, serial_no, transaction_id)
    SELECT NEW.channel, NEW.serial_no, NEW.id WHERE NEW.serial_no IS NOT NULL; END;
CREATE TRIGGER audit_log_no_update BEFORE UPDATE ON audit_log
      BEGIN SELECT RAISE(ABORT, 'audit_log is append-only'); END;
CREATE TRIGGER audit_log_no_delete BEFORE DELETE ON audit_log
      BEGIN SELECT RAISE(ABORT, 'audit_log is append-only'); END;
CREATE TRIGGER seals_no_update BEFORE UPDATE ON seals
      BEGIN SELECT RAISE(ABORT, 'seals is append-only'); END;
CREATE TRIGGER seals_no_delete BEFORE DELETE ON seals
      BEGIN SELECT RAISE(ABORT, 'seals is append-only'); END;
CREATE TRIGGER log_details_only_emptied BEFORE UPDATE ON log_details WHEN NOT (NEW.log_id = OLD.log_id AND OLD.emptied_mac = '' AND NEW.emptied_mac > '' AND NEW.salt = '' AND NEW.reason = '' AND NEW.ip = '' AND NEW.before = '' AND NEW.after = '' AND NEW.circumstances = '')
    BEGIN SELECT RAISE(ABORT, 'log_details can only be emptied'); END;
CREATE TRIGGER log_details_no_delete BEFORE DELETE ON log_details
    BEGIN SELECT RAISE(ABORT, 'log_details can only be emptied'); END;
CREATE TRIGGER audit_log_unsealed AFTER INSERT ON audit_log
    BEGIN
      INSERT INTO unsealed (chain, subject, position) VALUES ('log', CAST(NEW.id AS TEXT), NEW.id) ON CONFLICT DO NOTHING;
    END;
CREATE TRIGGER ledger_postings_unsealed AFTER INSERT ON ledger_postings
    BEGIN
      INSERT INTO unsealed (chain, subject, position) VALUES ('ledger', CAST(NEW.transaction_id AS TEXT), NEW.id) ON CONFLICT DO NOTHING;
    END;
CREATE TRIGGER payment_notices_no_update BEFORE UPDATE ON payment_notices
      BEGIN SELECT RAISE(ABORT, 'payment_notices is append-only'); END;
CREATE TRIGGER payment_notices_no_delete BEFORE DELETE ON payment_notices
      BEGIN SELECT RAISE(ABORT, 'payment_notices is append-only'); END;
CREATE TRIGGER notice_decisions_no_update BEFORE UPDATE ON notice_decisions
      BEGIN SELECT RAISE(ABORT, 'notice_decisions is append-only'); END;
CREATE TRIGGER notice_decisions_no_delete BEFORE DELETE ON notice_decisions
      BEGIN SELECT RAISE(ABORT, 'notice_decisions is append-only'); END;
CREATE TRIGGER payment_notices_in_step AFTER INSERT ON payment_notices FOR EACH ROW BEGIN INSERT INTO payment_doubts (notice_id, received_at, decided)
    SELECT NEW.id, NEW.received_at, 0 WHERE NEW.doubt IS NOT NULL; END;
CREATE TRIGGER notice_decisions_in_step AFTER INSERT ON notice_decisions FOR EACH ROW BEGIN UPDATE payment_doubts SET decided = 1 WHERE notice_id = NEW.notice_id; END;
CREATE TRIGGER statement_matchings_no_update BEFORE UPDATE ON statement_matchings
      BEGIN SELECT RAISE(ABORT, 'statement_matchings is append-only'); END;
CREATE TRIGGER statement_matchings_no_delete BEFORE DELETE ON statement_matchings
      BEGIN SELECT RAISE(ABORT, 'statement_matchings is append-only'); END;
CREATE TRIGGER statement_differences_no_update BEFORE UPDATE ON statement_differences
      BEGIN SELECT RAISE(ABORT, 'statement_differences is append-only'); END;
CREATE TRIGGER statement_differences_no_delete BEFORE DELETE ON statement_differences
      BEGIN SELECT RAISE(ABORT, 'statement_differences is append-only'); END;
CREATE TRIGGER difference_resolutions_no_update BEFORE UPDATE ON difference_resolutions
      BEGIN SELECT RAISE(ABORT, 'difference_resolutions is append-only'); END;
CREATE TRIGGER difference_resolutions_no_delete BEFORE DELETE ON difference_resolutions
      BEGIN SELECT RAISE(ABORT, 'difference_resolutions is append-only'); END;
CREATE TRIGGER matching_discards_no_update BEFORE UPDATE ON matching_discards
      BEGIN SELECT RAISE(ABORT, 'matching_discards is append-only'); END;
CREATE TRIGGER matching_discards_no_delete BEFORE DELETE ON matching_discards
      BEGIN SELECT RAISE(ABORT, 'matching_discards is append-only'); END;
CREATE TRIGGER matched_lines_no_update BEFORE UPDATE ON matched_lines
      BEGIN SELECT RAISE(ABORT, 'matched_lines is append-only'); END;
CREATE TRIGGER matched_lines_no_delete BEFORE DELETE ON matched_lines
      BEGIN SELECT RAISE(ABORT, 'matched_lines is append-only'); END;
CREATE TRIGGER statement_matchings_in_step AFTER INSERT ON statement_matchings FOR EACH ROW BEGIN INSERT INTO matching_progress (matching_id, matched_at, unresolved)
    VALUES (NEW.id, NEW.matched_at, NEW.differences);
    UPDATE matching_progress SET unresolved = 0 WHERE unresolved > 0 AND matching_id IN (
      SELECT id FROM statement_matchings
      WHERE channel = NEW.channel AND from_day = NEW.from_day AND to_day = NEW.to_day AND id < NEW.id); END;
CREATE TRIGGER difference_resolutions_in_step AFTER INSERT ON difference_resolutions FOR EACH ROW BEGIN UPDATE matching_progress SET unresolved = unresolved - 1 WHERE matching_id = NEW.matching_id; END;
CREATE TRIGGER matching_discards_in_step AFTER INSERT ON matching_discards FOR EACH ROW BEGIN UPDATE matching_progress SET unresolved = 0 WHERE matching_id = NEW.matching_id;
    UPDATE matching_progress SET unresolved = (
      SELECT s.differences - (SELECT COUNT(*) FROM difference_resolutions r WHERE r.matching_id = s.id)
      FROM statement_matchings s WHERE s.id = matching_progress.matching_id)
    WHERE matching_id = (
      SELECT MAX(o.id) FROM statement_matchings m JOIN statement_matchings o
        ON o.channel = m.channel AND o.from_day = m.from_day AND o.to_day = m.to_day
      WHERE m.id = NEW.matching_id
        AND NOT EXISTS (SELECT 1 FROM matching_discards d WHERE d.matching_id = o.id)); END;
CREATE TRIGGER charges_added_up AFTER INSERT ON charges FOR EACH ROW  BEGIN 
    INSERT INTO list_sum_changes (list, day, channel, status, mark, count, amount_fen, back_fen)
    SELECT 'charges', day, channel, status, mark, 1, 1 * amount_fen, 1 * back_fen
    FROM (SELECT (NEW.created_at + 28800000) / 86400000 AS day, NEW.channel AS channel, NEW.status AS status,
    NEW.provider AS mark, NEW.amount_fen AS amount_fen,
    (SELECT COALESCE(SUM(paid.actual_fen), 0) FROM refunds paid
      WHERE paid.charge_no = NEW.charge_no AND paid.status IN ('PROCESSING', 'SUCCESS')) AS back_fen) summed; END;
CREATE TRIGGER charges_added_up_again AFTER UPDATE OF created_at, channel, status, provider, amount_fen ON charges FOR EACH ROW BEGIN 
    INSERT INTO list_sum_changes (list, day, channel, status, mark, count, amount_fen, back_fen)
    SELECT 'charges', day, channel, status, mark, -1, -1 * amount_fen, -1 * back_fen
    FROM (SELECT (OLD.created_at + 28800000) / 86400000 AS day, OLD.channel AS channel, OLD.status AS status,
    OLD.provider AS mark, OLD.amount_fen AS amount_fen,
    (SELECT COALESCE(SUM(paid.actual_fen), 0) FROM refunds paid
      WHERE paid.charge_no = OLD.charge_no AND paid.status IN ('PROCESSING', 'SUCCESS')) AS back_fen) summed; 
    INSERT INTO list_sum_changes (list, day, channel, status, mark, count, amount_fen, back_fen)
    SELECT 'charges', day, channel, status, mark, 1, 1 * amount_fen, 1 * back_fen
    FROM (SELECT (NEW.created_at + 28800000) / 86400000 AS day, NEW.channel AS channel, NEW.status AS status,
    NEW.provider AS mark, NEW.amount_fen AS amount_fen,
    (SELECT COALESCE(SUM(paid.actual_fen), 0) FROM refunds paid
      WHERE paid.charge_no = NEW.charge_no AND paid.status IN ('PROCESSING', 'SUCCESS')) AS back_fen) summed; END;
CREATE TRIGGER refunds_added_up AFTER INSERT ON refunds FOR EACH ROW  BEGIN 
    INSERT INTO list_sum_changes (list, day, channel, status, mark, count, amount_fen, back_fen)
    SELECT 'refunds', day, channel, status, mark, 1, 1 * amount_fen, 1 * back_fen
    FROM (SELECT (NEW.applied_at + 28800000) / 86400000 AS day, NEW.channel AS channel, NEW.status AS status,
    CASE WHEN NEW.approved_at IS NULL THEN 'asked' ELSE 'approved' END ||
      CASE WHEN NEW.status = 'PROCESSING' AND NEW.doubt_fen IS NOT NULL THEN ' in doubt' ELSE '' END AS mark,
    NEW.amount_fen AS amount_fen, COALESCE(NEW.actual_fen, 0) AS back_fen) summed; 
    INSERT INTO list_sum_changes (list, day, channel, status, mark, count, amount_fen, back_fen)
    SELECT 'charges', (c.created_at + 28800000) / 86400000, c.channel, c.status, c.provider, 0, 0, CASE WHEN NEW.status IN ('PROCESSING', 'SUCCESS') THEN COALESCE(NEW.actual_fen, 0) ELSE 0 END
    FROM charges c WHERE c.charge_no = NEW.charge_no AND CASE WHEN NEW.status IN ('PROCESSING', 'SUCCESS') THEN COALESCE(NEW.actual_fen, 0) ELSE 0 END <> 0; END;
CREATE TRIGGER refunds_added_up_again AFTER UPDATE OF applied_at, channel, status, approved_at, doubt_fen, amount_fen, actual_fen ON refunds FOR EACH ROW BEGIN 
    INSERT INTO list_sum_changes (list, day, channel, status, mark, count, amount_fen, back_fen)
    SELECT 'refunds', day, channel, status, mark, -1, -1 * amount_fen, -1 * back_fen
    FROM (SELECT (OLD.applied_at + 28800000) / 86400000 AS day, OLD.channel AS channel, OLD.status AS status,
    CASE WHEN OLD.approved_at IS NULL THEN 'asked' ELSE 'approved' END ||
      CASE WHEN OLD.status = 'PROCESSING' AND OLD.doubt_fen IS NOT NULL THEN ' in doubt' ELSE '' END AS mark,
    OLD.amount_fen AS amount_fen, COALESCE(OLD.actual_fen, 0) AS back_fen) summed; 
    INSERT INTO list_sum_changes (list, day, channel, status, mark, count, amount_fen, back_fen)
    SELECT 'refunds', day, channel, status, mark, 1, 1 * amount_fen, 1 * back_fen
    FROM (SELECT (NEW.applied_at + 28800000) / 86400000 AS day, NEW.channel AS channel, NEW.status AS status,
    CASE WHEN NEW.approved_at IS NULL THEN 'asked' ELSE 'approved' END ||
      CASE WHEN NEW.status = 'PROCESSING' AND NEW.doubt_fen IS NOT NULL THEN ' in doubt' ELSE '' END AS mark,
    NEW.amount_fen AS amount_fen, COALESCE(NEW.actual_fen, 0) AS back_fen) summed; 
    INSERT INTO list_sum_changes (list, day, channel, status, mark, count, amount_fen, back_fen)
    SELECT 'charges', (c.created_at + 28800000) / 86400000, c.channel, c.status, c.provider, 0, 0, CASE WHEN NEW.status IN ('PROCESSING', 'SUCCESS') THEN COALESCE(NEW.actual_fen, 0) ELSE 0 END - CASE WHEN OLD.status IN ('PROCESSING', 'SUCCESS') THEN COALESCE(OLD.actual_fen, 0) ELSE 0 END
    FROM charges c WHERE c.charge_no = NEW.charge_no AND CASE WHEN NEW.status IN ('PROCESSING', 'SUCCESS') THEN COALESCE(NEW.actual_fen, 0) ELSE 0 END - CASE WHEN OLD.status IN ('PROCESSING', 'SUCCESS') THEN COALESCE(OLD.actual_fen, 0) ELSE 0 END <> 0; END;
CREATE TRIGGER recharge_proposals_added_up AFTER INSERT ON recharge_proposals FOR EACH ROW  BEGIN 
    INSERT INTO list_sum_changes (list, day, channel, status, mark, count, amount_fen, back_fen)
    SELECT 'recharge_proposals', day, channel, status, mark, 1, 1 * amount_fen, 1 * back_fen
    FROM (SELECT (NEW.proposed_at + 28800000) / 86400000 AS day, '' AS channel, NEW.status AS status,
    CASE WHEN NEW.status = 'POSTED' AND NEW.serial_no IS NOT NULL AND EXISTS (
      SELECT 1 FROM ledger_transactions original JOIN ledger_transactions reversal ON reversal.reverses = original.id
      WHERE original.transaction_no = NEW.transaction_no) THEN 'reversed' ELSE '' END AS mark,
    NEW.amount_fen AS amount_fen, 0 AS back_fen) summed; END;
CREATE TRIGGER recharge_proposals_added_up_again AFTER UPDATE OF proposed_at, status, amount_fen, serial_no, transaction_no ON recharge_proposals FOR EACH ROW BEGIN 
    INSERT INTO list_sum_changes (list, day, channel, status, mark, count, amount_fen, back_fen)
    SELECT 'recharge_proposals', day, channel, status, mark, -1, -1 * amount_fen, -1 * back_fen
    FROM (SELECT (OLD.proposed_at + 28800000) / 86400000 AS day, '' AS channel, OLD.status AS status,
    CASE WHEN OLD.status = 'POSTED' AND OLD.serial_no IS NOT NULL AND EXISTS (
      SELECT 1 FROM ledger_transactions original JOIN ledger_transactions reversal ON reversal.reverses = original.id
      WHERE original.transaction_no = OLD.transaction_no) THEN 'reversed' ELSE '' END AS mark,
    OLD.amount_fen AS amount_fen, 0 AS back_fen) summed; 
    INSERT INTO list_sum_changes (list, day, channel, status, mark, count, amount_fen, back_fen)
    SELECT 'recharge_proposals', day, channel, status, mark, 1, 1 * amount_fen, 1 * back_fen
    FROM (SELECT (NEW.proposed_at + 28800000) / 86400000 AS day, '' AS channel, NEW.status AS status,
    CASE WHEN NEW.status = 'POSTED' AND NEW.serial_no IS NOT NULL AND EXISTS (
      SELECT 1 FROM ledger_transactions original JOIN ledger_transactions reversal ON reversal.reverses = original.id
      WHERE original.transaction_no = NEW.transaction_no) THEN 'reversed' ELSE '' END AS mark,
    NEW.amount_fen AS amount_fen, 0 AS back_fen) summed; END;
CREATE TRIGGER ledger_transactions_added_up AFTER INSERT ON ledger_transactions FOR EACH ROW WHEN (NEW.reverses IS NOT NULL) BEGIN 
      INSERT INTO list_sum_changes (list, day, channel, status, mark, count, amount_fen, back_fen)
      SELECT 'recharge_proposals', (p.proposed_at + 28800000) / 86400000, '', p.status, '', -1, -p.amount_fen, 0 FROM recharge_proposals p WHERE p.status = 'POSTED' AND p.serial_no IS NOT NULL
    AND p.transaction_no = (SELECT transaction_no FROM ledger_transactions WHERE id = NEW.reverses);
      INSERT INTO list_sum_changes (list, day, channel, status, mark, count, amount_fen, back_fen)
      SELECT 'recharge_proposals', (p.proposed_at + 28800000) / 86400000, '', p.status, 'reversed', 1, p.amount_fen, 0 FROM recharge_proposals p WHERE p.status = 'POSTED' AND p.serial_no IS NOT NULL
    AND p.transaction_no = (SELECT transaction_no FROM ledger_transactions WHERE id = NEW.reverses); END;
