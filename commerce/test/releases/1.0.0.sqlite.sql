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
INSERT INTO knex_migrations VALUES (1, '001-users', 1, 1795852168953);
INSERT INTO knex_migrations VALUES (2, '002-catalog', 1, 1795852168956);
INSERT INTO knex_migrations VALUES (3, '003-orders', 1, 1795852168964);
INSERT INTO knex_migrations VALUES (4, '004-ledger', 1, 1795852168973);
INSERT INTO knex_migrations VALUES (5, '005-staff', 1, 1795852168978);
INSERT INTO knex_migrations VALUES (6, '006-charges', 1, 1795852168997);
INSERT INTO knex_migrations VALUES (7, '007-matchings', 1, 1795852169002);
INSERT INTO knex_migrations VALUES (8, '008-sums-of-lists', 1, 1795852169004);
INSERT INTO knex_migrations VALUES (9, '009-messages', 1, 1795852169006);
INSERT INTO knex_migrations VALUES (10, '010-service', 1, 1795852169007);
INSERT INTO knex_migrations_lock VALUES (1, 0);
INSERT INTO users VALUES ('fff9200c-516e-49d1-bab1-ed6717f6131c', 'member13900000001', 'member13900000001', '13900000001', NULL, NULL, 'none', 'member13900000001', NULL, 'active', 1768449600000, NULL, NULL);
INSERT INTO users VALUES ('8933bd2c-0f71-4674-a108-dbabef532289', 'member13900000002', 'member13900000002', '13900000002', NULL, NULL, 'none', 'member13900000002', NULL, 'active', 1768449600000, NULL, NULL);
INSERT INTO sessions VALUES ('1f7a85a5-8951-42f0-b6bd-d71ae1796ed9', 'fff9200c-516e-49d1-bab1-ed6717f6131c', '202ec5e3565923970aa938f39b0d8407e8fd5965f7c9276d37264e23e2718f6b', 1768449600000, 1769054400000, 'test', '127.0.0.1', 1768449600000);
INSERT INTO sessions VALUES ('9f527f47-f372-443c-8d4c-dd92b9433d70', '8933bd2c-0f71-4674-a108-dbabef532289', '5d637060744442b491445e1a385bb6aef323a483bbff9a7c6cfae0e295cc5c13', 1768449600000, 1769054400000, 'test', '127.0.0.1', 1768449600000);
INSERT INTO sms_codes VALUES ('e9878045-1c98-4758-834a-545cf0a69507', '13900000002', 'order_pay', 'JO202601157700561864', '127.0.0.1', 'bd1b1908ce4ca961ac587fe434d19914', '0c909491fbf028f6dbd283d15067405a82b3267a11279b10c7ce1dcf95b27314', 4, 1768449600000, 1768449900000, 1768449600000, 1);
INSERT INTO sms_outbox VALUES (1, '13900000002', 'order_pay', '876032', 1768449600000);
INSERT INTO addresses VALUES ('3235edfd-ab3d-48a8-b19f-060a242d8f6d', 'fff9200c-516e-49d1-bab1-ed6717f6131c', '张三', '13900000001', '河南省', '许昌市', '禹州市', '神垕镇 1 号', 1, 1768449600000);
INSERT INTO addresses VALUES ('4f720405-c16d-4bd5-a24d-0c9bad452766', '8933bd2c-0f71-4674-a108-dbabef532289', '张三', '13900000002', '河南省', '许昌市', '禹州市', '神垕镇 1 号', 1, 1768449600000);
INSERT INTO delivery_areas VALUES ('mainland');
INSERT INTO products VALUES ('JY-8457-800', 'jy8457800', 1, 0, '天青瓶', '天青瓶 (en)', 'JY-8457-800.jpg', 'vase', '天青', 'Sky blue', 'sky-blue', 'jy-8457-800 天青瓶 天青', 'jy-8457-800 vase sky blue', 0, 1, 10000, NULL, 1, 0, 0, 1, 1768449600000, 1, NULL, NULL, NULL);
INSERT INTO stock_movements VALUES (1, 'JY-8457-800', 1768449600000, 'start', 1, 1, 1, NULL, 'system', 'made for a test');
INSERT INTO stock_movements VALUES (2, 'JY-8457-800', 1768449600000, 'hold', 1, 1, 0, 'JO202601157700561864', 'member:8933bd2c-0f71-4674-a108-dbabef532289', '');
INSERT INTO stock_movements VALUES (3, 'JY-8457-800', 1768449600000, 'sell', 1, 1, 0, 'JO202601157700561864', 'member:8933bd2c-0f71-4674-a108-dbabef532289', '');
INSERT INTO orders VALUES ('JO202601157700561864', '8933bd2c-0f71-4674-a108-dbabef532289', 'PAID', 10000, '', '{"recipientName":"张三","phone":"13900000002","province":"河南省","city":"许昌市","district":"禹州市","street":"神垕镇 1 号"}', '张三', '13900000002', 1768449600000, 1768451400000, 1768449600000, 'JT202601150672705793', NULL);
INSERT INTO order_lines VALUES (1, 'JO202601157700561864', 'JY-8457-800', '天青瓶', '天青瓶 (en)', 'JY-8457-800.jpg', 10000, 1, '261497ac-3751-44fd-8555-cbbc502e3ab0');
INSERT INTO order_timeline VALUES (1, 'JO202601157700561864', 1768449600000, NULL, 'WAITING_PAYMENT', 'member:8933bd2c-0f71-4674-a108-dbabef532289', '');
INSERT INTO order_timeline VALUES (2, 'JO202601157700561864', 1768449600000, 'WAITING_PAYMENT', 'PAID', 'member:8933bd2c-0f71-4674-a108-dbabef532289', '');
INSERT INTO ledger_transactions VALUES ('e2e16a4c-5ee8-4882-b47f-31e40e6fc9ee', 'JT202601150641126536', 'CHARGE_MARKET', 'recharge:8933bd2c-0f71-4674-a108-dbabef532289', 'system', NULL, NULL, NULL, 'manual', NULL, NULL, '', 1768449600000);
INSERT INTO ledger_transactions VALUES ('6aa2036b-8a7d-4e95-a24f-ec0a8568539b', 'JT202601150672705793', 'ORDER_PAYMENT', 'order:JO202601157700561864:payment', 'member:8933bd2c-0f71-4674-a108-dbabef532289', 'JO202601157700561864', NULL, NULL, NULL, NULL, NULL, '', 1768449600000);
INSERT INTO ledger_postings VALUES (1, 'e2e16a4c-5ee8-4882-b47f-31e40e6fc9ee', 'wallet:8933bd2c-0f71-4674-a108-dbabef532289', 10000, 10000);
INSERT INTO ledger_postings VALUES (2, 'e2e16a4c-5ee8-4882-b47f-31e40e6fc9ee', 'channel:manual', -10000, NULL);
INSERT INTO ledger_postings VALUES (3, '6aa2036b-8a7d-4e95-a24f-ec0a8568539b', 'wallet:8933bd2c-0f71-4674-a108-dbabef532289', -10000, 0);
INSERT INTO ledger_postings VALUES (4, '6aa2036b-8a7d-4e95-a24f-ec0a8568539b', 'sales', 10000, NULL);
INSERT INTO ledger_accounts VALUES ('wallet:8933bd2c-0f71-4674-a108-dbabef532289', 0);
INSERT INTO ledger_days VALUES ('channel:manual', 20468, 'CHARGE_MARKET', 'manual', 0, 1, -10000);
INSERT INTO ledger_days VALUES ('sales', 20468, 'ORDER_PAYMENT', '', 1, 1, 10000);
INSERT INTO ledger_days VALUES ('wallet', 20468, 'CHARGE_MARKET', 'manual', 1, 1, 10000);
INSERT INTO ledger_days VALUES ('wallet', 20468, 'ORDER_PAYMENT', '', 0, 1, -10000);
INSERT INTO ledger_days VALUES ('member', 20468, 'CHARGE_MARKET', 'manual', 1, 1, 10000);
INSERT INTO ledger_days VALUES ('member', 20468, 'ORDER_PAYMENT', '', 0, 1, -10000);
INSERT INTO wallet_entries VALUES (1, 'e2e16a4c-5ee8-4882-b47f-31e40e6fc9ee', '8933bd2c-0f71-4674-a108-dbabef532289', 10000, 10000);
INSERT INTO wallet_entries VALUES (2, '6aa2036b-8a7d-4e95-a24f-ec0a8568539b', '8933bd2c-0f71-4674-a108-dbabef532289', -10000, 0);
INSERT INTO credits VALUES (1, 'e2e16a4c-5ee8-4882-b47f-31e40e6fc9ee', '8933bd2c-0f71-4674-a108-dbabef532289', NULL, 10000, 0);
INSERT INTO credit_uses VALUES (1, 1, '6aa2036b-8a7d-4e95-a24f-ec0a8568539b', 10000);
INSERT INTO wallet_totals VALUES ('fff9200c-516e-49d1-bab1-ed6717f6131c', 0, 0, 0, 0, 0, 0, 0);
INSERT INTO wallet_totals VALUES ('8933bd2c-0f71-4674-a108-dbabef532289', 10000, 10000, 0, 1768449600000, 0, 0, 1);
INSERT INTO roles VALUES ('Owner', '[]', 0);
INSERT INTO roles VALUES ('Finance', '["dashboard.read","users.read","wallets.read","wallets.recharge","charges.settle","refunds.decide","finance.read","finance.match","orders.read","orders.refund"]', 0);
INSERT INTO roles VALUES ('Fulfilment', '["dashboard.read","inventory.read","inventory.adjust","orders.read","orders.fulfil"]', 0);
INSERT INTO roles VALUES ('Catalogue', '["dashboard.read","inventory.read","inventory.adjust","products.read","products.write"]', 0);
INSERT INTO roles VALUES ('Support', '["dashboard.read","users.read","users.freeze","messages.read","messages.answer","orders.read"]', 0);
INSERT INTO roles VALUES ('Auditor', '["dashboard.read","users.read","roles.read","logs.read","wallets.read","finance.read","inventory.read","products.read","orders.read","messages.read"]', 0);
INSERT INTO user_roles VALUES ('fff9200c-516e-49d1-bab1-ed6717f6131c', 'Owner');
INSERT INTO audit_log VALUES (1, 1768449600000, 'cli', '', 'products/price', 'product:JY-8457-800', '', '', 'bfcfa91b72854eebeb1f4f55430faf62012e7ec9c9c3054af72ab83d2a48b381');
INSERT INTO log_details VALUES (1, '15cd57fa8618a3f0e973569dc9b05463', 'fff9200c-516e-49d1-bab1-ed6717f6131c', '', '{"price":100}', '{"price":120}', '', '');
INSERT INTO seals VALUES ('log', 1, '1', 'c26291ac9b2a971e18212d02118fc8ede02de1fc70f4deed127021698f825b4f');
INSERT INTO seals VALUES ('ledger', 1, 'e2e16a4c-5ee8-4882-b47f-31e40e6fc9ee', 'cc21246a1a4fa867a5bbc6d038499da7e94fc7460f934183e7681d329da3f227');
INSERT INTO seals VALUES ('ledger', 2, '6aa2036b-8a7d-4e95-a24f-ec0a8568539b', '7acb405d380354495ae0fd82002011c3951e3b43eecfcc64e9068b43bba7d49e');
INSERT INTO chains VALUES ('log', 1, '9b9a3939f93f2003131e3a1cc4ed5d41c46423b212d5f773232ff3d051516100');
INSERT INTO chains VALUES ('ledger', 2, 'e79ae774e170534fb5152f0dc5373fb0771abcb190c4938c76160c71114e8875');
INSERT INTO requests VALUES ('8933bd2c-0f71-4674-a108-dbabef532289', 'e1732e9a-d8c4-4659-aa65-f4812fc2cc60', 'order/submit', 'fd636d078bcc5f6c54a7ae2ade19c5e3f69c2e1f6ecb5b4cc1338e6f10052e39', '{"ok":{"orderNo":"JO202601157700561864","status":"WAITING_PAYMENT","amount":100,"createdAt":"2026-01-15T04:00:00.000Z","payableUntil":"2026-01-15T04:30:00.000Z","remark":"","items":[{"productCode":"JY-8457-800","productName":"天青瓶","price":100,"quantity":1,"imageUrl":["/media/640/webp/JY-8457-800.jpg"]}],"address":{"recipientName":"张三","phone":"13900000002","province":"河南省","city":"许昌市","district":"禹州市","street":"神垕镇 1 号"},"payment":null,"shipment":null,"refund":null,"timeline":[{"at":"2026-01-15T04:00:00.000Z","from":null,"to":"WAITING_PAYMENT","actor":"member","event":"submitted","reason":"订单已提交"}],"serverTime":"2026-01-15T04:00:00.000Z"}}', 1768449600000);
INSERT INTO requests VALUES ('8933bd2c-0f71-4674-a108-dbabef532289', 'e582fcec-33f3-4e4b-a14d-4cf3a75b2e54', 'order/pay', 'c4095c6cd22f4f2541e1f7fce35a259c7f4ccfcd81ade4a41163359d6f46b8c6', '{"ok":{"orderNo":"JO202601157700561864","status":"PAID","amount":100,"createdAt":"2026-01-15T04:00:00.000Z","payableUntil":"2026-01-15T04:30:00.000Z","remark":"","items":[{"productCode":"JY-8457-800","productName":"天青瓶","price":100,"quantity":1,"imageUrl":["/media/640/webp/JY-8457-800.jpg"]}],"address":{"recipientName":"张三","phone":"13900000002","province":"河南省","city":"许昌市","district":"禹州市","street":"神垕镇 1 号"},"payment":{"method":"wallet","amount":100,"paidAt":"2026-01-15T04:00:00.000Z","serialNo":"JT202601150672705793","status":"success"},"shipment":null,"refund":null,"timeline":[{"at":"2026-01-15T04:00:00.000Z","from":null,"to":"WAITING_PAYMENT","actor":"member","event":"submitted","reason":"订单已提交"},{"at":"2026-01-15T04:00:00.000Z","from":"WAITING_PAYMENT","to":"PAID","actor":"member","event":"paid","reason":"已用钱包付款"}],"serverTime":"2026-01-15T04:00:00.000Z"}}', 1768449600000);
INSERT INTO outbox_events VALUES (1, 'product:JY-8457-800', 1768449600000);
INSERT INTO outbox_events VALUES (2, 'product:JY-8457-800', 1768449600000);
INSERT INTO sqlite_sequence VALUES ('knex_migrations_lock', 1);
INSERT INTO sqlite_sequence VALUES ('knex_migrations', 10);
INSERT INTO sqlite_sequence VALUES ('list_sum_changes', 0);
INSERT INTO sqlite_sequence VALUES ('ledger_postings', 4);
INSERT INTO sqlite_sequence VALUES ('credits', 1);
INSERT INTO sqlite_sequence VALUES ('wallet_entries', 2);
INSERT INTO sqlite_sequence VALUES ('stock_movements', 3);
INSERT INTO sqlite_sequence VALUES ('order_lines', 1);
INSERT INTO sqlite_sequence VALUES ('outbox_events', 2);
INSERT INTO sqlite_sequence VALUES ('order_timeline', 2);
INSERT INTO sqlite_sequence VALUES ('sms_outbox', 1);
INSERT INTO sqlite_sequence VALUES ('credit_uses', 1);
INSERT INTO sqlite_sequence VALUES ('audit_log', 1);
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
