CREATE FUNCTION public.audit_log_append_only() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
      BEGIN RAISE EXCEPTION 'audit_log is append-only'; END $$;
CREATE FUNCTION public.audit_log_unsealed() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
      BEGIN
        INSERT INTO unsealed (chain, subject, position) SELECT 'log', id::text, MIN(id) FROM added GROUP BY id
        ON CONFLICT DO NOTHING;
        RETURN NULL;
      END $$;
CREATE FUNCTION public.deposit_uses_append_only() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
      BEGIN RAISE EXCEPTION 'deposit_uses is append-only'; END $$;
CREATE FUNCTION public.difference_resolutions_append_only() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
      BEGIN RAISE EXCEPTION 'difference_resolutions is append-only'; END $$;
CREATE FUNCTION public.difference_resolutions_in_step() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
      BEGIN UPDATE matching_progress SET unresolved = unresolved - 1 WHERE matching_id = NEW.matching_id; RETURN NULL; END $$;
CREATE FUNCTION public.fold_case(text) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $_$
    SELECT normalize(replace(lower(normalize($1, NFKC) COLLATE "und-x-icu"), 'ς', 'σ'), NFC) $_$;
CREATE FUNCTION public.ledger_postings_append_only() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
      BEGIN RAISE EXCEPTION 'ledger_postings is append-only'; END $$;
CREATE FUNCTION public.ledger_postings_unsealed() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
      BEGIN
        INSERT INTO unsealed (chain, subject, position) SELECT 'ledger', transaction_id::text, MIN(id) FROM added GROUP BY transaction_id
        ON CONFLICT DO NOTHING;
        RETURN NULL;
      END $$;
CREATE FUNCTION public.ledger_transactions_append_only() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
      BEGIN RAISE EXCEPTION 'ledger_transactions is append-only'; END $$;
CREATE FUNCTION public.ledger_transactions_in_step() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
      BEGIN DELETE FROM payment_credits WHERE transaction_id = NEW.reverses;
    INSERT INTO payment_credits (channel, serial_no, transaction_id)
    SELECT NEW.channel, NEW.serial_no, NEW.id WHERE NEW.serial_no IS NOT NULL; RETURN NULL; END $$;
CREATE FUNCTION public.log_details_only_emptied() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
      BEGIN RAISE EXCEPTION 'log_details can only be emptied'; END $$;
CREATE FUNCTION public.matched_lines_append_only() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
      BEGIN RAISE EXCEPTION 'matched_lines is append-only'; END $$;
CREATE FUNCTION public.matching_discards_append_only() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
      BEGIN RAISE EXCEPTION 'matching_discards is append-only'; END $$;
CREATE FUNCTION public.matching_discards_in_step() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
      BEGIN UPDATE matching_progress SET unresolved = 0 WHERE matching_id = NEW.matching_id;
    UPDATE matching_progress SET unresolved = (
      SELECT s.differences - (SELECT COUNT(*) FROM difference_resolutions r WHERE r.matching_id = s.id)
      FROM statement_matchings s WHERE s.id = matching_progress.matching_id)
    WHERE matching_id = (
      SELECT MAX(o.id) FROM statement_matchings m JOIN statement_matchings o
        ON o.channel = m.channel AND o.from_day = m.from_day AND o.to_day = m.to_day
      WHERE m.id = NEW.matching_id
        AND NOT EXISTS (SELECT 1 FROM matching_discards d WHERE d.matching_id = o.id)); RETURN NULL; END $$;
CREATE FUNCTION public.order_timeline_append_only() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
      BEGIN RAISE EXCEPTION 'order_timeline is append-only'; END $$;
CREATE FUNCTION public.payment_notices_append_only() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
      BEGIN RAISE EXCEPTION 'payment_notices is append-only'; END $$;
CREATE FUNCTION public.seals_append_only() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
      BEGIN RAISE EXCEPTION 'seals is append-only'; END $$;
CREATE FUNCTION public.statement_differences_append_only() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
      BEGIN RAISE EXCEPTION 'statement_differences is append-only'; END $$;
CREATE FUNCTION public.statement_matchings_append_only() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
      BEGIN RAISE EXCEPTION 'statement_matchings is append-only'; END $$;
CREATE FUNCTION public.statement_matchings_in_step() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
      BEGIN INSERT INTO matching_progress (matching_id, matched_at, unresolved)
    VALUES (NEW.id, NEW.matched_at, NEW.differences);
    UPDATE matching_progress SET unresolved = 0 WHERE unresolved > 0 AND matching_id IN (
      SELECT id FROM statement_matchings
      WHERE channel = NEW.channel AND from_day = NEW.from_day AND to_day = NEW.to_day AND id < NEW.id); RETURN NULL; END $$;
CREATE FUNCTION public.stock_movements_append_only() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
      BEGIN RAISE EXCEPTION 'stock_movements is append-only'; END $$;
CREATE FUNCTION public.wallet_entries_append_only() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
      BEGIN RAISE EXCEPTION 'wallet_entries is append-only'; END $$;
CREATE TABLE public.addresses (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    recipient_name character varying(40) NOT NULL,
    phone character varying(11) NOT NULL,
    province character varying(40) NOT NULL,
    city character varying(40) NOT NULL,
    district character varying(40) NOT NULL,
    street character varying(120) NOT NULL,
    is_default boolean NOT NULL,
    created_at bigint NOT NULL
);
CREATE TABLE public.audit_log (
    id bigint NOT NULL,
    at bigint NOT NULL,
    actor character varying(60) NOT NULL,
    role character varying(200) NOT NULL,
    action character varying(60) NOT NULL,
    object character varying(80) NOT NULL,
    request_id character varying(64) NOT NULL,
    error_code character varying(10) DEFAULT ''::character varying NOT NULL,
    details_hash character varying(64) NOT NULL
);
CREATE SEQUENCE public.audit_log_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.audit_log_id_seq OWNED BY public.audit_log.id;
CREATE TABLE public.audits (
    id bigint NOT NULL,
    checked_at bigint NOT NULL,
    ended_at bigint NOT NULL,
    findings text NOT NULL,
    whole boolean DEFAULT true NOT NULL,
    checkpoint text NOT NULL,
    run_by uuid,
    sealed bigint NOT NULL
);
CREATE SEQUENCE public.audits_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.audits_id_seq OWNED BY public.audits.id;
CREATE TABLE public.cart_items (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    product_code character varying(20) NOT NULL,
    quantity integer NOT NULL,
    selected boolean NOT NULL,
    created_at bigint NOT NULL,
    CONSTRAINT cart_items_quantity_positive CHECK ((quantity > 0))
);
CREATE TABLE public.chains (
    name character varying(10) NOT NULL,
    seq bigint NOT NULL,
    mac character varying(64) NOT NULL
);
CREATE TABLE public.contact_messages (
    id uuid NOT NULL,
    kind character varying(20) DEFAULT 'contact'::character varying NOT NULL,
    product_code character varying(20),
    name character varying(60) NOT NULL,
    email character varying(120) NOT NULL,
    phone character varying(30) NOT NULL,
    subject character varying(120) NOT NULL,
    message text NOT NULL,
    fingerprint character varying(64) NOT NULL,
    status character varying(10) NOT NULL,
    assignee uuid,
    created_at bigint NOT NULL
);
CREATE TABLE public.credits (
    id character varying(36) NOT NULL,
    user_id uuid NOT NULL,
    amount_fen bigint NOT NULL,
    kind character varying(10) NOT NULL,
    reason character varying(200) NOT NULL,
    status character varying(10) NOT NULL,
    proposed_by uuid,
    proposed_at bigint NOT NULL,
    decided_by uuid,
    decided_at bigint,
    reject_reason character varying(200) DEFAULT ''::character varying NOT NULL,
    transaction_no character varying(20),
    charge_no character varying(20),
    reference character varying(64),
    channel character varying(10),
    serial_no character varying(64),
    CONSTRAINT credits_amount_positive CHECK ((amount_fen > 0))
);
CREATE TABLE public.delivery_areas (
    area character varying(20) NOT NULL
);
CREATE TABLE public.deposit_uses (
    id bigint NOT NULL,
    deposit_id bigint NOT NULL,
    transaction_id uuid NOT NULL,
    amount_fen bigint NOT NULL,
    CONSTRAINT deposit_uses_amount_not_zero CHECK ((amount_fen <> 0))
);
CREATE SEQUENCE public.deposit_uses_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.deposit_uses_id_seq OWNED BY public.deposit_uses.id;
CREATE TABLE public.deposits (
    id bigint NOT NULL,
    transaction_id uuid NOT NULL,
    user_id uuid NOT NULL,
    charge_no character varying(20),
    amount_fen bigint NOT NULL,
    left_fen bigint NOT NULL,
    CONSTRAINT deposits_left_within_amount CHECK (((left_fen >= 0) AND (left_fen <= amount_fen)))
);
CREATE SEQUENCE public.deposits_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.deposits_id_seq OWNED BY public.deposits.id;
CREATE TABLE public.difference_resolutions (
    difference_id bigint NOT NULL,
    matching_id bigint NOT NULL,
    how character varying(10) NOT NULL,
    reason character varying(200) NOT NULL,
    resolved_by uuid NOT NULL,
    resolved_at bigint NOT NULL,
    reversal_no character varying(20),
    correction_no character varying(20)
);
CREATE TABLE public.email_codes (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    email character varying(120) NOT NULL,
    salt character varying(32) NOT NULL,
    code_hash character varying(64) NOT NULL,
    tries_left integer NOT NULL,
    sent_at bigint NOT NULL,
    expires_at bigint NOT NULL,
    consumed_at bigint
);
CREATE TABLE public.holds (
    order_no character varying(20) NOT NULL,
    product_code character varying(20) NOT NULL,
    quantity integer NOT NULL,
    held_until bigint NOT NULL,
    CONSTRAINT holds_quantity_positive CHECK ((quantity > 0))
);
CREATE TABLE public.knex_migrations (
    id integer NOT NULL,
    name character varying(255),
    batch integer,
    migration_time timestamp with time zone
);
CREATE SEQUENCE public.knex_migrations_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.knex_migrations_id_seq OWNED BY public.knex_migrations.id;
CREATE TABLE public.knex_migrations_lock (
    index integer NOT NULL,
    is_locked integer
);
CREATE SEQUENCE public.knex_migrations_lock_index_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.knex_migrations_lock_index_seq OWNED BY public.knex_migrations_lock.index;
CREATE TABLE public.leases (
    name character varying(40) NOT NULL,
    holder uuid NOT NULL,
    until bigint NOT NULL,
    done_at bigint
);
CREATE TABLE public.ledger_accounts (
    account character varying(60) NOT NULL,
    balance_fen bigint NOT NULL,
    CONSTRAINT ledger_accounts_not_negative CHECK ((balance_fen >= 0))
);
CREATE TABLE public.ledger_days (
    account character varying(60) NOT NULL,
    day integer NOT NULL,
    scene character varying(20) NOT NULL,
    channel character varying(10) NOT NULL,
    incoming integer NOT NULL,
    count bigint NOT NULL,
    sum_fen bigint NOT NULL
);
CREATE TABLE public.ledger_postings (
    id bigint NOT NULL,
    transaction_id uuid NOT NULL,
    account character varying(60) NOT NULL,
    amount_fen bigint NOT NULL,
    balance_after_fen bigint,
    CONSTRAINT ledger_postings_amount_not_zero CHECK ((amount_fen <> 0))
);
CREATE SEQUENCE public.ledger_postings_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.ledger_postings_id_seq OWNED BY public.ledger_postings.id;
CREATE TABLE public.ledger_transactions (
    id uuid NOT NULL,
    transaction_no character varying(20) NOT NULL,
    scene character varying(20) NOT NULL,
    business_ref character varying(80) NOT NULL,
    actor character varying(60) NOT NULL,
    order_no character varying(20),
    charge_no character varying(20),
    refund_no character varying(20),
    channel character varying(10),
    serial_no character varying(64),
    reverses uuid,
    reason character varying(200) NOT NULL,
    created_at bigint NOT NULL
);
CREATE TABLE public.log_details (
    log_id bigint NOT NULL,
    salt character varying(32) NOT NULL,
    reason character varying(200) NOT NULL,
    ip character varying(45) NOT NULL,
    before text NOT NULL,
    after text NOT NULL,
    circumstances text NOT NULL,
    emptied_mac character varying(64) DEFAULT ''::character varying NOT NULL
);
CREATE TABLE public.mail_outbox (
    id integer NOT NULL,
    email character varying(120) NOT NULL,
    subject character varying(200) NOT NULL,
    text text NOT NULL,
    sent_at bigint NOT NULL
);
CREATE SEQUENCE public.mail_outbox_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.mail_outbox_id_seq OWNED BY public.mail_outbox.id;
CREATE TABLE public.matched_lines (
    matching_id bigint NOT NULL,
    line integer NOT NULL,
    side character varying(5) NOT NULL,
    stated_at character varying(40) NOT NULL,
    serial_no character varying(64) NOT NULL,
    amount_fen bigint NOT NULL,
    transaction_no character varying(20) NOT NULL,
    charge_no character varying(20),
    refund_no character varying(20)
);
CREATE TABLE public.matching_discards (
    matching_id bigint NOT NULL,
    reason character varying(200) NOT NULL,
    discarded_by uuid NOT NULL,
    discarded_at bigint NOT NULL
);
CREATE TABLE public.matching_progress (
    matching_id bigint NOT NULL,
    matched_at bigint NOT NULL,
    unresolved integer NOT NULL
);
CREATE TABLE public.message_notes (
    id bigint NOT NULL,
    message_id uuid NOT NULL,
    author character varying(30) NOT NULL,
    text text NOT NULL,
    at bigint NOT NULL
);
CREATE SEQUENCE public.message_notes_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.message_notes_id_seq OWNED BY public.message_notes.id;
CREATE TABLE public.order_lines (
    id bigint NOT NULL,
    order_no character varying(20) NOT NULL,
    product_code character varying(20) NOT NULL,
    name_zh character varying(200),
    name_en character varying(200),
    image_name character varying(300),
    price_fen bigint NOT NULL,
    quantity integer NOT NULL,
    cart_item_id uuid,
    CONSTRAINT order_lines_quantity_positive CHECK ((quantity > 0))
);
CREATE SEQUENCE public.order_lines_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.order_lines_id_seq OWNED BY public.order_lines.id;
CREATE TABLE public.order_notes (
    id bigint NOT NULL,
    order_no character varying(20) NOT NULL,
    author character varying(30) NOT NULL,
    text text NOT NULL,
    at bigint NOT NULL
);
CREATE SEQUENCE public.order_notes_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.order_notes_id_seq OWNED BY public.order_notes.id;
CREATE TABLE public.order_refunds (
    id bigint NOT NULL,
    order_no character varying(20) NOT NULL,
    from_status character varying(20) NOT NULL,
    reason character varying(200) NOT NULL,
    applied_at bigint NOT NULL,
    decided_at bigint,
    transaction_no character varying(20)
);
CREATE SEQUENCE public.order_refunds_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.order_refunds_id_seq OWNED BY public.order_refunds.id;
CREATE TABLE public.order_timeline (
    id bigint NOT NULL,
    order_no character varying(20) NOT NULL,
    at bigint NOT NULL,
    from_status character varying(20),
    to_status character varying(20) NOT NULL,
    actor character varying(60) NOT NULL,
    reason character varying(200) NOT NULL
);
CREATE SEQUENCE public.order_timeline_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.order_timeline_id_seq OWNED BY public.order_timeline.id;
CREATE TABLE public.orders (
    order_no character varying(20) NOT NULL,
    user_id uuid NOT NULL,
    status character varying(20) NOT NULL,
    total_fen bigint NOT NULL,
    remark character varying(200) NOT NULL,
    address text NOT NULL,
    recipient_name character varying(40) DEFAULT ''::character varying NOT NULL,
    recipient_phone character varying(11) DEFAULT ''::character varying NOT NULL,
    created_at bigint NOT NULL,
    payable_until bigint NOT NULL,
    paid_at bigint,
    payment_transaction_no character varying(20),
    completed_at bigint,
    CONSTRAINT orders_total_positive CHECK ((total_fen > 0))
);
CREATE TABLE public.outbox_events (
    id bigint NOT NULL,
    tag character varying(80) NOT NULL,
    created_at bigint NOT NULL
);
CREATE SEQUENCE public.outbox_events_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.outbox_events_id_seq OWNED BY public.outbox_events.id;
CREATE TABLE public.password_resets (
    token_hash character varying(64) NOT NULL,
    user_id uuid NOT NULL,
    expires_at bigint NOT NULL,
    consumed_at bigint
);
CREATE TABLE public.payment_credits (
    channel character varying(10) NOT NULL,
    serial_no character varying(64) NOT NULL,
    transaction_id uuid NOT NULL
);
CREATE TABLE public.payment_notices (
    id bigint NOT NULL,
    channel character varying(10) NOT NULL,
    charge_no character varying(20),
    received_at bigint NOT NULL,
    outcome character varying(20) NOT NULL,
    serial_no character varying(64),
    amount_fen bigint,
    body text NOT NULL,
    told character varying(200) NOT NULL
);
CREATE SEQUENCE public.payment_notices_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.payment_notices_id_seq OWNED BY public.payment_notices.id;
CREATE TABLE public.products (
    code character varying(20) NOT NULL,
    document_id character varying(40),
    listed boolean NOT NULL,
    for_show boolean DEFAULT false NOT NULL,
    name_zh character varying(200),
    name_en character varying(200),
    image_name character varying(300),
    type character varying(20),
    glaze_zh character varying(200),
    glaze_en character varying(200),
    glaze_family character varying(20),
    search_zh text NOT NULL,
    search_en text NOT NULL,
    sort_order integer NOT NULL,
    on_sale boolean NOT NULL,
    price_fen bigint,
    special_price_fen bigint,
    stock integer NOT NULL,
    available integer NOT NULL,
    reserved integer NOT NULL,
    sold integer NOT NULL,
    created_at bigint NOT NULL,
    in_sync boolean DEFAULT true NOT NULL,
    cms_published_at bigint,
    cms_seen_at bigint,
    synced_at bigint,
    CONSTRAINT products_price_positive CHECK ((price_fen > 0)),
    CONSTRAINT products_special_price_lower CHECK (((special_price_fen IS NULL) OR (special_price_fen < price_fen))),
    CONSTRAINT products_special_price_positive CHECK ((special_price_fen > 0)),
    CONSTRAINT products_units_add_up CHECK ((stock = ((available + reserved) + sold))),
    CONSTRAINT products_units_not_negative CHECK (((available >= 0) AND (reserved >= 0) AND (sold >= 0)))
);
CREATE TABLE public.rate_limits (
    key character varying(255) NOT NULL,
    points integer DEFAULT 0 NOT NULL,
    expire bigint
);
CREATE TABLE public.recharges (
    charge_no character varying(20) NOT NULL,
    user_id uuid NOT NULL,
    channel character varying(10) NOT NULL,
    provider character varying(10) NOT NULL,
    amount_fen bigint NOT NULL,
    status character varying(20) NOT NULL,
    serial_no character varying(64),
    cashier_url character varying(500),
    note character varying(200) DEFAULT ''::character varying NOT NULL,
    created_at bigint NOT NULL,
    success_at bigint,
    asked_at bigint NOT NULL,
    withdrawn_at bigint,
    CONSTRAINT recharges_amount_positive CHECK ((amount_fen > 0))
);
CREATE TABLE public.refunds (
    refund_no character varying(20) NOT NULL,
    charge_no character varying(20) NOT NULL,
    user_id uuid NOT NULL,
    channel character varying(10) DEFAULT ''::character varying NOT NULL,
    amount_fen bigint NOT NULL,
    actual_fen bigint,
    reason character varying(200) NOT NULL,
    explanation character varying(200) DEFAULT ''::character varying NOT NULL,
    status character varying(20) NOT NULL,
    refund_serial_no character varying(64),
    doubt_fen bigint,
    doubt_serial_no character varying(64),
    applied_at bigint NOT NULL,
    approved_at bigint,
    asked_at bigint NOT NULL,
    completed_at bigint,
    CONSTRAINT refunds_amount_positive CHECK ((amount_fen > 0))
);
CREATE TABLE public.requests (
    principal character varying(60) NOT NULL,
    request_id uuid NOT NULL,
    endpoint character varying(80) NOT NULL,
    input_hash character varying(64) NOT NULL,
    answer text,
    created_at bigint NOT NULL
);
CREATE TABLE public.reversals (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    transaction_no character varying(20) NOT NULL,
    amount_fen bigint NOT NULL,
    received_fen bigint NOT NULL,
    reason character varying(200) NOT NULL,
    status character varying(10) NOT NULL,
    proposed_by uuid NOT NULL,
    proposed_at bigint NOT NULL,
    decided_by uuid,
    decided_at bigint,
    reject_reason character varying(200) DEFAULT ''::character varying NOT NULL,
    reversal_no character varying(20),
    correction_no character varying(20),
    CONSTRAINT reversals_lower CHECK (((received_fen >= 0) AND (received_fen < amount_fen)))
);
CREATE TABLE public.roles (
    name character varying(40) NOT NULL,
    permissions text NOT NULL,
    updated_at bigint NOT NULL
);
CREATE TABLE public.sandbox_notices (
    id bigint NOT NULL,
    charge_no character varying(20) NOT NULL,
    body text NOT NULL,
    signature character varying(64) NOT NULL,
    due_at bigint NOT NULL,
    answer text
);
CREATE SEQUENCE public.sandbox_notices_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.sandbox_notices_id_seq OWNED BY public.sandbox_notices.id;
CREATE TABLE public.sandbox_payments (
    charge_no character varying(20) NOT NULL,
    channel character varying(10) NOT NULL,
    amount_fen bigint NOT NULL,
    state character varying(10) NOT NULL,
    serial_no character varying(64) NOT NULL,
    refunds character varying(20) NOT NULL,
    opened_at bigint NOT NULL
);
CREATE TABLE public.sandbox_refunds (
    refund_no character varying(20) NOT NULL,
    charge_no character varying(20) NOT NULL,
    amount_fen bigint NOT NULL,
    serial_no character varying(64) NOT NULL,
    refunded_at bigint NOT NULL
);
CREATE TABLE public.seals (
    chain character varying(10) NOT NULL,
    seq bigint NOT NULL,
    subject character varying(40) NOT NULL,
    hash character varying(64) NOT NULL
);
CREATE TABLE public.sessions (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    token_hash character varying(64) NOT NULL,
    created_at bigint NOT NULL,
    expires_at bigint NOT NULL,
    device character varying(200) DEFAULT ''::character varying NOT NULL,
    ip character varying(45) DEFAULT ''::character varying NOT NULL,
    last_seen_at bigint DEFAULT '0'::bigint NOT NULL
);
CREATE TABLE public.shipments (
    order_no character varying(20) NOT NULL,
    carrier character varying(40) NOT NULL,
    tracking_no character varying(40) NOT NULL,
    shipped_at bigint NOT NULL,
    returned_at bigint,
    returned_condition character varying(10)
);
CREATE TABLE public.sms_codes (
    id uuid NOT NULL,
    phone character varying(11) NOT NULL,
    scene character varying(30) NOT NULL,
    subject character varying(40) NOT NULL,
    ip character varying(45) NOT NULL,
    salt character varying(32) NOT NULL,
    code_hash character varying(64) NOT NULL,
    tries_left integer NOT NULL,
    sent_at bigint NOT NULL,
    expires_at bigint NOT NULL,
    consumed_at bigint,
    by_member boolean DEFAULT false NOT NULL
);
CREATE TABLE public.sms_outbox (
    id integer NOT NULL,
    phone character varying(11) NOT NULL,
    scene character varying(30) NOT NULL,
    code character varying(6) NOT NULL,
    sent_at bigint NOT NULL
);
CREATE SEQUENCE public.sms_outbox_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.sms_outbox_id_seq OWNED BY public.sms_outbox.id;
CREATE TABLE public.sms_phones (
    phone character varying(11) NOT NULL,
    by_member boolean NOT NULL,
    last_sent_at bigint NOT NULL
);
CREATE TABLE public.statement_differences (
    id bigint NOT NULL,
    matching_id bigint NOT NULL,
    outcome character varying(20) NOT NULL,
    side character varying(5),
    line integer,
    first_line integer,
    stated_at character varying(40) NOT NULL,
    serial_no character varying(64),
    their_fen bigint,
    our_fen bigint,
    transaction_no character varying(20),
    charge_no character varying(20),
    refund_no character varying(20),
    problem character varying(20),
    text character varying(200)
);
CREATE SEQUENCE public.statement_differences_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.statement_differences_id_seq OWNED BY public.statement_differences.id;
CREATE TABLE public.statement_matchings (
    id bigint NOT NULL,
    channel character varying(10) NOT NULL,
    from_day character varying(10) NOT NULL,
    to_day character varying(10) NOT NULL,
    file_name character varying(120) NOT NULL,
    fingerprint character varying(64) NOT NULL,
    matched_by uuid NOT NULL,
    matched_at bigint NOT NULL,
    last_posting bigint NOT NULL,
    sums text NOT NULL,
    invalid_lines integer NOT NULL,
    differences integer NOT NULL
);
CREATE SEQUENCE public.statement_matchings_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.statement_matchings_id_seq OWNED BY public.statement_matchings.id;
CREATE TABLE public.stock_movements (
    id bigint NOT NULL,
    product_code character varying(20) NOT NULL,
    at bigint NOT NULL,
    change character varying(10) NOT NULL,
    quantity integer NOT NULL,
    stock_after integer NOT NULL,
    available_after integer NOT NULL,
    order_no character varying(20),
    actor character varying(60) NOT NULL,
    reason character varying(200) NOT NULL,
    CONSTRAINT stock_movements_quantity_positive CHECK ((quantity > 0))
);
CREATE SEQUENCE public.stock_movements_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.stock_movements_id_seq OWNED BY public.stock_movements.id;
CREATE TABLE public.unmatched_payments (
    id bigint NOT NULL,
    channel character varying(10) NOT NULL,
    charge_no character varying(20),
    serial_no character varying(64) NOT NULL,
    amount_fen bigint NOT NULL,
    outcome character varying(20) NOT NULL,
    received_at bigint NOT NULL,
    report character varying(200) NOT NULL,
    closed_at bigint,
    closed_by uuid,
    close_reason character varying(200) DEFAULT ''::character varying NOT NULL,
    credit_id character varying(36)
);
CREATE SEQUENCE public.unmatched_payments_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.unmatched_payments_id_seq OWNED BY public.unmatched_payments.id;
CREATE TABLE public.unsealed (
    chain character varying(10) NOT NULL,
    subject character varying(40) NOT NULL,
    "position" bigint NOT NULL
);
CREATE TABLE public.user_roles (
    user_id uuid NOT NULL,
    role_name character varying(40) NOT NULL
);
CREATE TABLE public.users (
    id uuid NOT NULL,
    username character varying(30) NOT NULL,
    username_key character varying(60) NOT NULL,
    phone character varying(11) NOT NULL,
    email character varying(120),
    email_verified_at bigint,
    password_hash character varying(200) NOT NULL,
    nickname character varying(40) NOT NULL,
    avatar character varying(200),
    status character varying(10) NOT NULL,
    created_at bigint NOT NULL,
    last_login_at bigint,
    accepted_terms bigint
);
CREATE TABLE public.wallet_entries (
    id bigint NOT NULL,
    transaction_id uuid NOT NULL,
    user_id uuid NOT NULL,
    amount_fen bigint NOT NULL,
    balance_after_fen bigint NOT NULL,
    CONSTRAINT wallet_entries_amount_not_zero CHECK ((amount_fen <> 0))
);
CREATE SEQUENCE public.wallet_entries_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.wallet_entries_id_seq OWNED BY public.wallet_entries.id;
CREATE TABLE public.wallet_totals (
    user_id uuid NOT NULL,
    recharged_fen bigint NOT NULL,
    spent_fen bigint NOT NULL,
    refunded_fen bigint NOT NULL,
    last_entry_at bigint NOT NULL,
    balance_fen bigint DEFAULT '0'::bigint NOT NULL,
    held_fen bigint DEFAULT '0'::bigint NOT NULL,
    paid_orders integer DEFAULT 0 NOT NULL
);
ALTER TABLE ONLY public.audit_log ALTER COLUMN id SET DEFAULT nextval('public.audit_log_id_seq'::regclass);
ALTER TABLE ONLY public.audits ALTER COLUMN id SET DEFAULT nextval('public.audits_id_seq'::regclass);
ALTER TABLE ONLY public.deposit_uses ALTER COLUMN id SET DEFAULT nextval('public.deposit_uses_id_seq'::regclass);
ALTER TABLE ONLY public.deposits ALTER COLUMN id SET DEFAULT nextval('public.deposits_id_seq'::regclass);
ALTER TABLE ONLY public.knex_migrations ALTER COLUMN id SET DEFAULT nextval('public.knex_migrations_id_seq'::regclass);
ALTER TABLE ONLY public.knex_migrations_lock ALTER COLUMN index SET DEFAULT nextval('public.knex_migrations_lock_index_seq'::regclass);
ALTER TABLE ONLY public.ledger_postings ALTER COLUMN id SET DEFAULT nextval('public.ledger_postings_id_seq'::regclass);
ALTER TABLE ONLY public.mail_outbox ALTER COLUMN id SET DEFAULT nextval('public.mail_outbox_id_seq'::regclass);
ALTER TABLE ONLY public.message_notes ALTER COLUMN id SET DEFAULT nextval('public.message_notes_id_seq'::regclass);
ALTER TABLE ONLY public.order_lines ALTER COLUMN id SET DEFAULT nextval('public.order_lines_id_seq'::regclass);
ALTER TABLE ONLY public.order_notes ALTER COLUMN id SET DEFAULT nextval('public.order_notes_id_seq'::regclass);
ALTER TABLE ONLY public.order_refunds ALTER COLUMN id SET DEFAULT nextval('public.order_refunds_id_seq'::regclass);
ALTER TABLE ONLY public.order_timeline ALTER COLUMN id SET DEFAULT nextval('public.order_timeline_id_seq'::regclass);
ALTER TABLE ONLY public.outbox_events ALTER COLUMN id SET DEFAULT nextval('public.outbox_events_id_seq'::regclass);
ALTER TABLE ONLY public.payment_notices ALTER COLUMN id SET DEFAULT nextval('public.payment_notices_id_seq'::regclass);
ALTER TABLE ONLY public.sandbox_notices ALTER COLUMN id SET DEFAULT nextval('public.sandbox_notices_id_seq'::regclass);
ALTER TABLE ONLY public.sms_outbox ALTER COLUMN id SET DEFAULT nextval('public.sms_outbox_id_seq'::regclass);
ALTER TABLE ONLY public.statement_differences ALTER COLUMN id SET DEFAULT nextval('public.statement_differences_id_seq'::regclass);
ALTER TABLE ONLY public.statement_matchings ALTER COLUMN id SET DEFAULT nextval('public.statement_matchings_id_seq'::regclass);
ALTER TABLE ONLY public.stock_movements ALTER COLUMN id SET DEFAULT nextval('public.stock_movements_id_seq'::regclass);
ALTER TABLE ONLY public.unmatched_payments ALTER COLUMN id SET DEFAULT nextval('public.unmatched_payments_id_seq'::regclass);
ALTER TABLE ONLY public.wallet_entries ALTER COLUMN id SET DEFAULT nextval('public.wallet_entries_id_seq'::regclass);
INSERT INTO public.addresses VALUES
	('42fb0d80-cbe9-4f41-9d76-a1564d607d96', 'fcbfed85-f791-4699-ba54-db23bb16125b', '张三', '13900000009', '河南省', '许昌市', '禹州市', '神垕镇 1 号', true, 1768449600000),
	('7a4230d1-91c2-473c-b353-25e0335ba1ae', '8a8531dc-7ecb-4d23-aac4-44f2b5c6483a', '张三', '13900000010', '河南省', '许昌市', '禹州市', '神垕镇 1 号', true, 1768449600000),
	('470b23dd-8a23-464a-95fb-76dc366c34e1', '0bf013ba-2471-4aaf-ac1a-f2b07f4fe0d8', '张三', '13900000011', '河南省', '许昌市', '禹州市', '神垕镇 1 号', true, 1768449600000),
	('462877ab-bc77-4e88-ae87-4ac81682c37f', '6bc24ed1-c041-417d-b82b-474727f52c7c', '张三', '13900000012', '河南省', '许昌市', '禹州市', '神垕镇 1 号', true, 1768449600000),
	('27a60486-0361-4c9b-84eb-52d211965a4a', 'a5b18b99-b931-43a4-82fa-b4764b66ab92', '张三', '13900000013', '河南省', '许昌市', '禹州市', '神垕镇 1 号', true, 1768449600000),
	('20838fab-4e1f-4416-a6f5-adce5da16f2e', 'd1344a40-53fc-4502-9c87-1352783896f3', '张三', '13900000014', '河南省', '许昌市', '禹州市', '神垕镇 1 号', true, 1768449600000),
	('128d5a38-e959-4a75-b6e8-d290e749e87d', '32a5fbf0-36c6-4320-8e06-0f5625525688', '张三', '13900000015', '河南省', '许昌市', '禹州市', '神垕镇 1 号', true, 1768449600000),
	('1cd77e1f-30ca-4f20-9b83-bf2a17b5f4e3', '459e511b-783b-4592-bee6-45e421d63bd3', '张三', '13900000016', '河南省', '许昌市', '禹州市', '神垕镇 1 号', true, 1768449600000);
INSERT INTO public.audit_log VALUES
	(1, 1768449600000, 'staff:8a8531dc-7ecb-4d23-aac4-44f2b5c6483a', 'Fulfilment', 'orders/ship', 'order:JO202601156494962469', 'f9267e1f-c62b-480e-a379-67c825d3f8a3', '', '28978d16dfbddd7969b3af57a6e6c76fba465e7869e67f4c7b5db76d6ef0822f'),
	(2, 1768449600000, 'staff:fcbfed85-f791-4699-ba54-db23bb16125b', 'Owner', 'refunds/approve', 'refund:JR202601156554921861', '5ace2fc7-3355-4aec-badc-e62af3507db7', '', '4282ed7ac28406f5ce5ce8d309b88a0cc94890c092d3b2d5328b3c24b96b7d18'),
	(3, 1768449600000, 'staff:fcbfed85-f791-4699-ba54-db23bb16125b', 'Owner', 'users/freeze', 'user:459e511b-783b-4592-bee6-45e421d63bd3', '390e9028-050c-4ebf-af9c-ea4d2e6aaa8d', '', 'c8f7629822467da5c290271632e64c0e40d91b263c6f1c7f799cd2e5ed108fd9');
INSERT INTO public.chains VALUES
	('log', 3, '8eac92f825009dd431c5baa286b2b48f88173ad5373b00febe2eda8ae1d93f6b'),
	('ledger', 10, 'ebf09afc82671483ef29cca25ca9d93ce3e5390cb895f12fdb15ee1f72284d39');
INSERT INTO public.contact_messages VALUES
	('426d1faa-d925-43d3-a6c5-857c3e24945a', 'contact', NULL, '李', 'li@example.com', '', '梅瓶', '还有吗？', 'fc2546a40d44c95da5691a4c39e956d41c3b66557212bf6f3bb72e62afa868e4', 'NEW', NULL, 1768449600000);
INSERT INTO public.delivery_areas VALUES
	('mainland');
INSERT INTO public.deposit_uses VALUES
	(1, 2, '32ca92c8-96c0-4b10-8a4e-e0a495866709', 10000),
	(2, 3, 'c31ece21-9ba8-4fa7-af51-0cfc2869fbba', 10000),
	(3, 4, 'c823d920-9ff0-4248-92e0-1d5c6d36d03c', 10000),
	(4, 5, '61535d26-75d3-4850-9d08-5012269ad45e', 4000);
INSERT INTO public.deposits VALUES
	(1, '3afbb91c-19fa-4f28-a170-666fe4dce376', '0bf013ba-2471-4aaf-ac1a-f2b07f4fe0d8', NULL, 10000, 10000),
	(2, '87cd6885-97a7-40d0-be11-eb638013b444', '6bc24ed1-c041-417d-b82b-474727f52c7c', NULL, 10000, 0),
	(3, '07b83f20-94e5-45e5-bde8-f49f44350822', 'a5b18b99-b931-43a4-82fa-b4764b66ab92', NULL, 10000, 0),
	(4, '3091ae64-4964-4a18-b6d8-ce385f4b8e19', 'd1344a40-53fc-4502-9c87-1352783896f3', NULL, 10000, 0),
	(5, '441a8583-edc2-4b84-9948-cc04d5c5f7b8', '32a5fbf0-36c6-4320-8e06-0f5625525688', 'JC202601150119741650', 10000, 6000);
INSERT INTO public.holds VALUES
	('JO202601157955750238', 'JY-8382-286', 1, 1768451400000);
INSERT INTO public.knex_migrations VALUES
	(1, '001-users', 1, '2026-11-28 17:18:59.656+00'),
	(2, '002-catalog', 1, '2026-11-28 17:18:59.669+00'),
	(3, '003-orders', 1, '2026-11-28 17:18:59.686+00'),
	(4, '004-ledger', 1, '2026-11-28 17:18:59.709+00'),
	(5, '005-staff', 1, '2026-11-28 17:18:59.725+00'),
	(6, '006-recharges', 1, '2026-11-28 17:18:59.759+00'),
	(7, '007-matchings', 1, '2026-11-28 17:18:59.771+00'),
	(8, '008-messages', 1, '2026-11-28 17:18:59.779+00'),
	(9, '009-service', 1, '2026-11-28 17:18:59.782+00');
INSERT INTO public.knex_migrations_lock VALUES
	(1, 0);
INSERT INTO public.ledger_accounts VALUES
	('wallet:0bf013ba-2471-4aaf-ac1a-f2b07f4fe0d8', 10000),
	('wallet:6bc24ed1-c041-417d-b82b-474727f52c7c', 0),
	('wallet:a5b18b99-b931-43a4-82fa-b4764b66ab92', 0),
	('wallet:d1344a40-53fc-4502-9c87-1352783896f3', 0),
	('wallet:32a5fbf0-36c6-4320-8e06-0f5625525688', 6000),
	('held:32a5fbf0-36c6-4320-8e06-0f5625525688', 0);
INSERT INTO public.ledger_days VALUES
	('wallet', 20468, 'CHARGE_MARKET', 'manual', 1, 4, 40000),
	('wallet', 20468, 'CHARGE_REFUND', 'alipay', 0, 1, -4000),
	('held', 20468, 'CHARGE_REFUND', 'alipay', 0, 1, -4000),
	('held', 20468, 'CHARGE_REFUND', 'alipay', 1, 1, 4000),
	('channel:manual', 20468, 'CHARGE_MARKET', 'manual', 0, 4, -40000),
	('wallet', 20468, 'ORDER_PAYMENT', '', 0, 3, -30000),
	('channel:alipay', 20468, 'CHARGE', 'alipay', 0, 1, -10000),
	('channel:alipay', 20468, 'CHARGE_REFUND', 'alipay', 1, 1, 4000),
	('sales', 20468, 'ORDER_PAYMENT', '', 1, 3, 30000),
	('wallet', 20468, 'CHARGE', 'alipay', 1, 1, 10000),
	('member', 20468, 'ORDER_PAYMENT', '', 0, 3, -30000),
	('member', 20468, 'CHARGE_REFUND', 'alipay', 0, 1, -4000),
	('member', 20468, 'CHARGE_MARKET', 'manual', 1, 4, 40000),
	('member', 20468, 'CHARGE', 'alipay', 1, 1, 10000);
INSERT INTO public.ledger_postings VALUES
	(1, '3afbb91c-19fa-4f28-a170-666fe4dce376', 'wallet:0bf013ba-2471-4aaf-ac1a-f2b07f4fe0d8', 10000, 10000),
	(2, '3afbb91c-19fa-4f28-a170-666fe4dce376', 'channel:manual', -10000, NULL),
	(3, '87cd6885-97a7-40d0-be11-eb638013b444', 'wallet:6bc24ed1-c041-417d-b82b-474727f52c7c', 10000, 10000),
	(4, '87cd6885-97a7-40d0-be11-eb638013b444', 'channel:manual', -10000, NULL),
	(5, '32ca92c8-96c0-4b10-8a4e-e0a495866709', 'wallet:6bc24ed1-c041-417d-b82b-474727f52c7c', -10000, 0),
	(6, '32ca92c8-96c0-4b10-8a4e-e0a495866709', 'sales', 10000, NULL),
	(7, '07b83f20-94e5-45e5-bde8-f49f44350822', 'wallet:a5b18b99-b931-43a4-82fa-b4764b66ab92', 10000, 10000),
	(8, '07b83f20-94e5-45e5-bde8-f49f44350822', 'channel:manual', -10000, NULL),
	(9, 'c31ece21-9ba8-4fa7-af51-0cfc2869fbba', 'wallet:a5b18b99-b931-43a4-82fa-b4764b66ab92', -10000, 0),
	(10, 'c31ece21-9ba8-4fa7-af51-0cfc2869fbba', 'sales', 10000, NULL),
	(11, '3091ae64-4964-4a18-b6d8-ce385f4b8e19', 'wallet:d1344a40-53fc-4502-9c87-1352783896f3', 10000, 10000),
	(12, '3091ae64-4964-4a18-b6d8-ce385f4b8e19', 'channel:manual', -10000, NULL),
	(13, 'c823d920-9ff0-4248-92e0-1d5c6d36d03c', 'wallet:d1344a40-53fc-4502-9c87-1352783896f3', -10000, 0),
	(14, 'c823d920-9ff0-4248-92e0-1d5c6d36d03c', 'sales', 10000, NULL),
	(15, '441a8583-edc2-4b84-9948-cc04d5c5f7b8', 'wallet:32a5fbf0-36c6-4320-8e06-0f5625525688', 10000, 10000),
	(16, '441a8583-edc2-4b84-9948-cc04d5c5f7b8', 'channel:alipay', -10000, NULL),
	(17, '61535d26-75d3-4850-9d08-5012269ad45e', 'wallet:32a5fbf0-36c6-4320-8e06-0f5625525688', -4000, 6000),
	(18, '61535d26-75d3-4850-9d08-5012269ad45e', 'held:32a5fbf0-36c6-4320-8e06-0f5625525688', 4000, 4000),
	(19, '0d388498-7a58-497b-8062-d0245b2e8cdd', 'held:32a5fbf0-36c6-4320-8e06-0f5625525688', -4000, 0),
	(20, '0d388498-7a58-497b-8062-d0245b2e8cdd', 'channel:alipay', 4000, NULL);
INSERT INTO public.ledger_transactions VALUES
	('3afbb91c-19fa-4f28-a170-666fe4dce376', 'JT202601159945329071', 'CHARGE_MARKET', 'recharge:0bf013ba-2471-4aaf-ac1a-f2b07f4fe0d8', 'system', NULL, NULL, NULL, 'manual', NULL, NULL, '', 1768449600000),
	('87cd6885-97a7-40d0-be11-eb638013b444', 'JT202601151299962594', 'CHARGE_MARKET', 'recharge:6bc24ed1-c041-417d-b82b-474727f52c7c', 'system', NULL, NULL, NULL, 'manual', NULL, NULL, '', 1768449600000),
	('32ca92c8-96c0-4b10-8a4e-e0a495866709', 'JT202601152416455259', 'ORDER_PAYMENT', 'order:JO202601155652870238:payment', 'member:6bc24ed1-c041-417d-b82b-474727f52c7c', 'JO202601155652870238', NULL, NULL, NULL, NULL, NULL, '', 1768449600000),
	('07b83f20-94e5-45e5-bde8-f49f44350822', 'JT202601150676734093', 'CHARGE_MARKET', 'recharge:a5b18b99-b931-43a4-82fa-b4764b66ab92', 'system', NULL, NULL, NULL, 'manual', NULL, NULL, '', 1768449600000),
	('c31ece21-9ba8-4fa7-af51-0cfc2869fbba', 'JT202601150935043661', 'ORDER_PAYMENT', 'order:JO202601156494962469:payment', 'member:a5b18b99-b931-43a4-82fa-b4764b66ab92', 'JO202601156494962469', NULL, NULL, NULL, NULL, NULL, '', 1768449600000),
	('3091ae64-4964-4a18-b6d8-ce385f4b8e19', 'JT202601156716272367', 'CHARGE_MARKET', 'recharge:d1344a40-53fc-4502-9c87-1352783896f3', 'system', NULL, NULL, NULL, 'manual', NULL, NULL, '', 1768449600000),
	('c823d920-9ff0-4248-92e0-1d5c6d36d03c', 'JT202601155040863687', 'ORDER_PAYMENT', 'order:JO202601159960047839:payment', 'member:d1344a40-53fc-4502-9c87-1352783896f3', 'JO202601159960047839', NULL, NULL, NULL, NULL, NULL, '', 1768449600000),
	('441a8583-edc2-4b84-9948-cc04d5c5f7b8', 'JT202601154826633355', 'CHARGE', 'charge:JC202601150119741650', 'system', NULL, 'JC202601150119741650', NULL, 'alipay', 'SB413771659954B67976DC', NULL, '', 1768449600000),
	('61535d26-75d3-4850-9d08-5012269ad45e', 'JT202601152572939943', 'CHARGE_REFUND', 'refund:JR202601156554921861:hold', 'member:32a5fbf0-36c6-4320-8e06-0f5625525688', NULL, 'JC202601150119741650', 'JR202601156554921861', 'alipay', NULL, NULL, 'changed my mind', 1768449600000),
	('0d388498-7a58-497b-8062-d0245b2e8cdd', 'JT202601151130863419', 'CHARGE_REFUND', 'refund:JR202601156554921861:paid', 'system', NULL, 'JC202601150119741650', 'JR202601156554921861', 'alipay', 'SB5E1F093013FBE59562E8', NULL, '', 1768449600000);
INSERT INTO public.log_details VALUES
	(1, 'ab660e6092f8652c42b83585ba1d9987', '', '127.0.0.1', '{"status":"PAID","shipment":null,"notes":[]}', '{"status":"PAID","shipment":{"carrier":"顺丰","trackingNo":"SF1001","shippedAt":"2026-01-15T04:00:00.000Z"},"notes":[]}', '', ''),
	(2, 'e9f90e2df8f4f46469c15aaafaee4d2b', 'fine', '127.0.0.1', '{"status":"PROCESSING","approved":false,"refundSerialNo":null,"actualAmount":null,"doubtAmount":null,"failureReason":""}', '{"status":"PROCESSING","approved":true,"refundSerialNo":null,"actualAmount":null,"doubtAmount":null,"failureReason":""}', '{"amount":40,"chargeNo":"JC202601150119741650","channel":"alipay","member":{"userId":"32a5fbf0-36c6-4320-8e06-0f5625525688","username":"member13900000015"}}', ''),
	(3, '', '', '', '', '', '', '2a0ba5a6303ba7f2a2be854c93f249e34871d39e9326853a3418c11a6b7fa9bc');
INSERT INTO public.order_lines VALUES
	(1, 'JO202601157955750238', 'JY-8382-286', '天青瓶', '天青瓶 (en)', 'JY-8382-286.jpg', 10000, 1, 'c4d54215-9d24-4e29-842e-cfc27b921b03'),
	(2, 'JO202601155652870238', 'JY-1649-261', '天青瓶', '天青瓶 (en)', 'JY-1649-261.jpg', 10000, 1, 'fc0abb1b-bc6c-49a6-8d5e-a449b11174e2'),
	(3, 'JO202601156494962469', 'JY-2634-709', '天青瓶', '天青瓶 (en)', 'JY-2634-709.jpg', 10000, 1, '14ec0db4-9691-44fc-8390-437ece042056'),
	(4, 'JO202601159960047839', 'JY-3629-138', '天青瓶', '天青瓶 (en)', 'JY-3629-138.jpg', 10000, 1, '47f71006-df4f-4692-bb48-07f2588f789b');
INSERT INTO public.order_refunds VALUES
	(1, 'JO202601159960047839', 'PAID', '不喜欢', 1768449600000, NULL, NULL);
INSERT INTO public.order_timeline VALUES
	(1, 'JO202601157955750238', 1768449600000, NULL, 'WAITING_PAYMENT', 'member:0bf013ba-2471-4aaf-ac1a-f2b07f4fe0d8', ''),
	(2, 'JO202601155652870238', 1768449600000, NULL, 'WAITING_PAYMENT', 'member:6bc24ed1-c041-417d-b82b-474727f52c7c', ''),
	(3, 'JO202601155652870238', 1768449600000, 'WAITING_PAYMENT', 'PAID', 'member:6bc24ed1-c041-417d-b82b-474727f52c7c', ''),
	(4, 'JO202601156494962469', 1768449600000, NULL, 'WAITING_PAYMENT', 'member:a5b18b99-b931-43a4-82fa-b4764b66ab92', ''),
	(5, 'JO202601156494962469', 1768449600000, 'WAITING_PAYMENT', 'PAID', 'member:a5b18b99-b931-43a4-82fa-b4764b66ab92', ''),
	(6, 'JO202601156494962469', 1768449600000, 'PAID', 'COMPLETED', 'member:a5b18b99-b931-43a4-82fa-b4764b66ab92', ''),
	(7, 'JO202601159960047839', 1768449600000, NULL, 'WAITING_PAYMENT', 'member:d1344a40-53fc-4502-9c87-1352783896f3', ''),
	(8, 'JO202601159960047839', 1768449600000, 'WAITING_PAYMENT', 'PAID', 'member:d1344a40-53fc-4502-9c87-1352783896f3', ''),
	(9, 'JO202601159960047839', 1768449600000, 'PAID', 'REFUNDING', 'member:d1344a40-53fc-4502-9c87-1352783896f3', '不喜欢');
INSERT INTO public.orders VALUES
	('JO202601157955750238', '0bf013ba-2471-4aaf-ac1a-f2b07f4fe0d8', 'WAITING_PAYMENT', 10000, '', '{"recipientName":"张三","phone":"13900000011","province":"河南省","city":"许昌市","district":"禹州市","street":"神垕镇 1 号"}', '张三', '13900000011', 1768449600000, 1768451400000, NULL, NULL, NULL),
	('JO202601155652870238', '6bc24ed1-c041-417d-b82b-474727f52c7c', 'PAID', 10000, '', '{"recipientName":"张三","phone":"13900000012","province":"河南省","city":"许昌市","district":"禹州市","street":"神垕镇 1 号"}', '张三', '13900000012', 1768449600000, 1768451400000, 1768449600000, 'JT202601152416455259', NULL),
	('JO202601156494962469', 'a5b18b99-b931-43a4-82fa-b4764b66ab92', 'COMPLETED', 10000, '', '{"recipientName":"张三","phone":"13900000013","province":"河南省","city":"许昌市","district":"禹州市","street":"神垕镇 1 号"}', '张三', '13900000013', 1768449600000, 1768451400000, 1768449600000, 'JT202601150935043661', 1768449600000),
	('JO202601159960047839', 'd1344a40-53fc-4502-9c87-1352783896f3', 'REFUNDING', 10000, '', '{"recipientName":"张三","phone":"13900000014","province":"河南省","city":"许昌市","district":"禹州市","street":"神垕镇 1 号"}', '张三', '13900000014', 1768449600000, 1768451400000, 1768449600000, 'JT202601155040863687', NULL);
INSERT INTO public.outbox_events VALUES
	(1, 'product:JY-8382-286', 1768449600000),
	(2, 'product:JY-1649-261', 1768449600000),
	(3, 'product:JY-1649-261', 1768449600000),
	(4, 'product:JY-2634-709', 1768449600000),
	(5, 'product:JY-2634-709', 1768449600000),
	(6, 'product:JY-3629-138', 1768449600000),
	(7, 'product:JY-3629-138', 1768449600000);
INSERT INTO public.payment_credits VALUES
	('alipay', 'SB413771659954B67976DC', '441a8583-edc2-4b84-9948-cc04d5c5f7b8');
INSERT INTO public.payment_notices VALUES
	(1, 'alipay', 'JC202601150119741650', 1768449600000, 'credited', 'SB413771659954B67976DC', 10000, '{"chargeNo":"JC202601150119741650","serialNo":"SB413771659954B67976DC","amountFen":10000,"app":"sandbox-app","outcome":"paid"}', 'credited alipay JC202601150119741650 10000 SB413771659954B67976DC paid');
INSERT INTO public.products VALUES
	('JY-8382-286', 'jy8382286', true, false, '天青瓶', '天青瓶 (en)', 'JY-8382-286.jpg', 'vase', '天青', 'Sky blue', 'sky-blue', 'jy-8382-286 天青瓶 天青', 'jy-8382-286 vase sky blue', 0, true, 10000, NULL, 1, 0, 1, 0, 1768449600000, true, NULL, NULL, NULL),
	('JY-1649-261', 'jy1649261', true, false, '天青瓶', '天青瓶 (en)', 'JY-1649-261.jpg', 'vase', '天青', 'Sky blue', 'sky-blue', 'jy-1649-261 天青瓶 天青', 'jy-1649-261 vase sky blue', 0, true, 10000, NULL, 1, 0, 0, 1, 1768449600000, true, NULL, NULL, NULL),
	('JY-2634-709', 'jy2634709', true, false, '天青瓶', '天青瓶 (en)', 'JY-2634-709.jpg', 'vase', '天青', 'Sky blue', 'sky-blue', 'jy-2634-709 天青瓶 天青', 'jy-2634-709 vase sky blue', 0, true, 10000, NULL, 1, 0, 0, 1, 1768449600000, true, NULL, NULL, NULL),
	('JY-3629-138', 'jy3629138', true, false, '天青瓶', '天青瓶 (en)', 'JY-3629-138.jpg', 'vase', '天青', 'Sky blue', 'sky-blue', 'jy-3629-138 天青瓶 天青', 'jy-3629-138 vase sky blue', 0, true, 10000, NULL, 1, 0, 0, 1, 1768449600000, true, NULL, NULL, NULL);
INSERT INTO public.recharges VALUES
	('JC202601150119741650', '32a5fbf0-36c6-4320-8e06-0f5625525688', 'alipay', 'sandbox', 10000, 'REFUND_SUCCESS', 'SB413771659954B67976DC', '/api/dev/cashier?chargeNo=JC202601150119741650', '', 1768449600000, 1768449600000, 1768449600000, NULL);
INSERT INTO public.refunds VALUES
	('JR202601156554921861', 'JC202601150119741650', '32a5fbf0-36c6-4320-8e06-0f5625525688', 'alipay', 4000, 4000, 'changed my mind', '', 'SUCCESS', 'SB5E1F093013FBE59562E8', NULL, NULL, 1768449600000, 1768449600000, 1768449600000, 1768449600000);
INSERT INTO public.requests VALUES
	('0bf013ba-2471-4aaf-ac1a-f2b07f4fe0d8', 'd24b5190-58d8-4420-bee9-d824a61ccaeb', 'order/submit', '72181cdf6caab8355c8b0b0e0fb20593157529db49ecfda304ac33f8e1aa398e', '{"ok":{"orderNo":"JO202601157955750238","status":"WAITING_PAYMENT","amount":100,"createdAt":"2026-01-15T04:00:00.000Z","payableUntil":"2026-01-15T04:30:00.000Z","remark":"","items":[{"productCode":"JY-8382-286","productName":"天青瓶","price":100,"quantity":1,"imageUrl":["/media/640/webp/JY-8382-286.jpg"]}],"address":{"recipientName":"张三","phone":"13900000011","province":"河南省","city":"许昌市","district":"禹州市","street":"神垕镇 1 号"},"payment":null,"shipment":null,"refund":null,"timeline":[{"at":"2026-01-15T04:00:00.000Z","from":null,"to":"WAITING_PAYMENT","actor":"member","event":"submitted","reason":"订单已提交"}],"serverTime":"2026-01-15T04:00:00.000Z"}}', 1768449600000),
	('6bc24ed1-c041-417d-b82b-474727f52c7c', 'c5dc3b31-09cd-47e4-9bd1-3f141f20bd39', 'order/submit', 'fa9e198894d4327d027bfd9c581e5a80027ed7bb2ff0b23ea8b698091b3c155c', '{"ok":{"orderNo":"JO202601155652870238","status":"WAITING_PAYMENT","amount":100,"createdAt":"2026-01-15T04:00:00.000Z","payableUntil":"2026-01-15T04:30:00.000Z","remark":"","items":[{"productCode":"JY-1649-261","productName":"天青瓶","price":100,"quantity":1,"imageUrl":["/media/640/webp/JY-1649-261.jpg"]}],"address":{"recipientName":"张三","phone":"13900000012","province":"河南省","city":"许昌市","district":"禹州市","street":"神垕镇 1 号"},"payment":null,"shipment":null,"refund":null,"timeline":[{"at":"2026-01-15T04:00:00.000Z","from":null,"to":"WAITING_PAYMENT","actor":"member","event":"submitted","reason":"订单已提交"}],"serverTime":"2026-01-15T04:00:00.000Z"}}', 1768449600000),
	('6bc24ed1-c041-417d-b82b-474727f52c7c', '958c9100-ceb6-49cb-ba3f-c199376e9b48', 'order/pay', '876c3bd51db03895f9a0904a21118e532ec1f7804a0e7e470c4d29138c718502', '{"ok":{"orderNo":"JO202601155652870238","status":"PAID","amount":100,"createdAt":"2026-01-15T04:00:00.000Z","payableUntil":"2026-01-15T04:30:00.000Z","remark":"","items":[{"productCode":"JY-1649-261","productName":"天青瓶","price":100,"quantity":1,"imageUrl":["/media/640/webp/JY-1649-261.jpg"]}],"address":{"recipientName":"张三","phone":"13900000012","province":"河南省","city":"许昌市","district":"禹州市","street":"神垕镇 1 号"},"payment":{"method":"wallet","amount":100,"paidAt":"2026-01-15T04:00:00.000Z","serialNo":"JT202601152416455259","status":"success"},"shipment":null,"refund":null,"timeline":[{"at":"2026-01-15T04:00:00.000Z","from":null,"to":"WAITING_PAYMENT","actor":"member","event":"submitted","reason":"订单已提交"},{"at":"2026-01-15T04:00:00.000Z","from":"WAITING_PAYMENT","to":"PAID","actor":"member","event":"paid","reason":"已用钱包付款"}],"serverTime":"2026-01-15T04:00:00.000Z"}}', 1768449600000),
	('a5b18b99-b931-43a4-82fa-b4764b66ab92', 'ec72783a-c717-40a1-8fae-ebd86a3c8929', 'order/submit', 'b9f5eb00b928053305c81336d91436817d569f53bfc2d0e2b22a86c9707e5e5f', '{"ok":{"orderNo":"JO202601156494962469","status":"WAITING_PAYMENT","amount":100,"createdAt":"2026-01-15T04:00:00.000Z","payableUntil":"2026-01-15T04:30:00.000Z","remark":"","items":[{"productCode":"JY-2634-709","productName":"天青瓶","price":100,"quantity":1,"imageUrl":["/media/640/webp/JY-2634-709.jpg"]}],"address":{"recipientName":"张三","phone":"13900000013","province":"河南省","city":"许昌市","district":"禹州市","street":"神垕镇 1 号"},"payment":null,"shipment":null,"refund":null,"timeline":[{"at":"2026-01-15T04:00:00.000Z","from":null,"to":"WAITING_PAYMENT","actor":"member","event":"submitted","reason":"订单已提交"}],"serverTime":"2026-01-15T04:00:00.000Z"}}', 1768449600000),
	('a5b18b99-b931-43a4-82fa-b4764b66ab92', '8bac5f4f-df57-4cd1-a2fe-956ebd9761a2', 'order/pay', '2a28cfedbe6e671ad6c3c68a61714d5171ba6b5e84327587c7d47e2a8ec65f32', '{"ok":{"orderNo":"JO202601156494962469","status":"PAID","amount":100,"createdAt":"2026-01-15T04:00:00.000Z","payableUntil":"2026-01-15T04:30:00.000Z","remark":"","items":[{"productCode":"JY-2634-709","productName":"天青瓶","price":100,"quantity":1,"imageUrl":["/media/640/webp/JY-2634-709.jpg"]}],"address":{"recipientName":"张三","phone":"13900000013","province":"河南省","city":"许昌市","district":"禹州市","street":"神垕镇 1 号"},"payment":{"method":"wallet","amount":100,"paidAt":"2026-01-15T04:00:00.000Z","serialNo":"JT202601150935043661","status":"success"},"shipment":null,"refund":null,"timeline":[{"at":"2026-01-15T04:00:00.000Z","from":null,"to":"WAITING_PAYMENT","actor":"member","event":"submitted","reason":"订单已提交"},{"at":"2026-01-15T04:00:00.000Z","from":"WAITING_PAYMENT","to":"PAID","actor":"member","event":"paid","reason":"已用钱包付款"}],"serverTime":"2026-01-15T04:00:00.000Z"}}', 1768449600000),
	('8a8531dc-7ecb-4d23-aac4-44f2b5c6483a', 'f9267e1f-c62b-480e-a379-67c825d3f8a3', 'admin/orders/ship', 'ba2f050de46eac070210a9ec93ec7c4cd5faed49d73d0418f104b0f11a6b76cb', '{"ok":{"orderNo":"JO202601156494962469","status":"PAID","amount":100,"createdAt":"2026-01-15T04:00:00.000Z","payableUntil":"2026-01-15T04:30:00.000Z","remark":"","items":[{"productCode":"JY-2634-709","productName":"天青瓶","price":100,"quantity":1,"imageUrl":["/media/640/webp/JY-2634-709.jpg"]}],"address":{"recipientName":"张三","phone":"13900000013","province":"河南省","city":"许昌市","district":"禹州市","street":"神垕镇 1 号"},"payment":{"method":"wallet","amount":100,"paidAt":"2026-01-15T04:00:00.000Z","serialNo":"JT202601150935043661","status":"success"},"shipment":{"carrier":"顺丰","trackingNo":"SF1001","shippedAt":"2026-01-15T04:00:00.000Z"},"refund":null,"timeline":[{"at":"2026-01-15T04:00:00.000Z","from":null,"to":"WAITING_PAYMENT","actor":"member","event":"submitted","reason":"订单已提交","by":"member13900000013"},{"at":"2026-01-15T04:00:00.000Z","from":"WAITING_PAYMENT","to":"PAID","actor":"member","event":"paid","reason":"已用钱包付款","by":"member13900000013"}],"serverTime":"2026-01-15T04:00:00.000Z","buyer":{"userId":"a5b18b99-b931-43a4-82fa-b4764b66ab92","username":"member13900000013"},"notes":[],"returned":null,"version":"CAdCa5nI4T4Su5XP","formerVersion":"ECMrOc_59DsrsDEb"}}', 1768449600000),
	('a5b18b99-b931-43a4-82fa-b4764b66ab92', 'e6018a82-ee45-4ae6-b539-2cc1225d4b61', 'order/confirm_receipt', '427dfee0b8e58f974ed3ebb772285038cc7e0f9d8f37752dd182db215e5663e9', '{"ok":{"orderNo":"JO202601156494962469","status":"COMPLETED","amount":100,"createdAt":"2026-01-15T04:00:00.000Z","payableUntil":"2026-01-15T04:30:00.000Z","remark":"","items":[{"productCode":"JY-2634-709","productName":"天青瓶","price":100,"quantity":1,"imageUrl":["/media/640/webp/JY-2634-709.jpg"]}],"address":{"recipientName":"张三","phone":"13900000013","province":"河南省","city":"许昌市","district":"禹州市","street":"神垕镇 1 号"},"payment":{"method":"wallet","amount":100,"paidAt":"2026-01-15T04:00:00.000Z","serialNo":"JT202601150935043661","status":"success"},"shipment":{"carrier":"顺丰","trackingNo":"SF1001","shippedAt":"2026-01-15T04:00:00.000Z"},"refund":null,"timeline":[{"at":"2026-01-15T04:00:00.000Z","from":null,"to":"WAITING_PAYMENT","actor":"member","event":"submitted","reason":"订单已提交"},{"at":"2026-01-15T04:00:00.000Z","from":"WAITING_PAYMENT","to":"PAID","actor":"member","event":"paid","reason":"已用钱包付款"},{"at":"2026-01-15T04:00:00.000Z","from":"PAID","to":"COMPLETED","actor":"member","event":"received","reason":"已确认收货"}],"serverTime":"2026-01-15T04:00:00.000Z"}}', 1768449600000),
	('d1344a40-53fc-4502-9c87-1352783896f3', '70c32635-faee-4a47-b9cc-c088ddc016e6', 'order/submit', 'afed7e9e772693b158113567c5b8231eb4185c62420a4a172b0896d1468b302d', '{"ok":{"orderNo":"JO202601159960047839","status":"WAITING_PAYMENT","amount":100,"createdAt":"2026-01-15T04:00:00.000Z","payableUntil":"2026-01-15T04:30:00.000Z","remark":"","items":[{"productCode":"JY-3629-138","productName":"天青瓶","price":100,"quantity":1,"imageUrl":["/media/640/webp/JY-3629-138.jpg"]}],"address":{"recipientName":"张三","phone":"13900000014","province":"河南省","city":"许昌市","district":"禹州市","street":"神垕镇 1 号"},"payment":null,"shipment":null,"refund":null,"timeline":[{"at":"2026-01-15T04:00:00.000Z","from":null,"to":"WAITING_PAYMENT","actor":"member","event":"submitted","reason":"订单已提交"}],"serverTime":"2026-01-15T04:00:00.000Z"}}', 1768449600000),
	('d1344a40-53fc-4502-9c87-1352783896f3', '4b70c812-7a41-4278-a348-a37b20f56994', 'order/pay', 'c62e63d42d85a1da99c4e8344e05eb467e0c7f86e83af7dfd949ae3791467e5f', '{"ok":{"orderNo":"JO202601159960047839","status":"PAID","amount":100,"createdAt":"2026-01-15T04:00:00.000Z","payableUntil":"2026-01-15T04:30:00.000Z","remark":"","items":[{"productCode":"JY-3629-138","productName":"天青瓶","price":100,"quantity":1,"imageUrl":["/media/640/webp/JY-3629-138.jpg"]}],"address":{"recipientName":"张三","phone":"13900000014","province":"河南省","city":"许昌市","district":"禹州市","street":"神垕镇 1 号"},"payment":{"method":"wallet","amount":100,"paidAt":"2026-01-15T04:00:00.000Z","serialNo":"JT202601155040863687","status":"success"},"shipment":null,"refund":null,"timeline":[{"at":"2026-01-15T04:00:00.000Z","from":null,"to":"WAITING_PAYMENT","actor":"member","event":"submitted","reason":"订单已提交"},{"at":"2026-01-15T04:00:00.000Z","from":"WAITING_PAYMENT","to":"PAID","actor":"member","event":"paid","reason":"已用钱包付款"}],"serverTime":"2026-01-15T04:00:00.000Z"}}', 1768449600000),
	('d1344a40-53fc-4502-9c87-1352783896f3', '7f620857-677d-4c4b-b5ea-1a4341fc6613', 'order/refund/apply', '109a886988b87fef781787e92bcdf809ff91f344e283b8eabad6b05e96b6663c', '{"ok":{"orderNo":"JO202601159960047839","status":"REFUNDING","amount":100,"createdAt":"2026-01-15T04:00:00.000Z","payableUntil":"2026-01-15T04:30:00.000Z","remark":"","items":[{"productCode":"JY-3629-138","productName":"天青瓶","price":100,"quantity":1,"imageUrl":["/media/640/webp/JY-3629-138.jpg"]}],"address":{"recipientName":"张三","phone":"13900000014","province":"河南省","city":"许昌市","district":"禹州市","street":"神垕镇 1 号"},"payment":{"method":"wallet","amount":100,"paidAt":"2026-01-15T04:00:00.000Z","serialNo":"JT202601155040863687","status":"success"},"shipment":null,"refund":{"reason":"不喜欢","appliedAt":"2026-01-15T04:00:00.000Z","decidedAt":null,"serialNo":null},"timeline":[{"at":"2026-01-15T04:00:00.000Z","from":null,"to":"WAITING_PAYMENT","actor":"member","event":"submitted","reason":"订单已提交"},{"at":"2026-01-15T04:00:00.000Z","from":"WAITING_PAYMENT","to":"PAID","actor":"member","event":"paid","reason":"已用钱包付款"},{"at":"2026-01-15T04:00:00.000Z","from":"PAID","to":"REFUNDING","actor":"member","event":"refundAsked","reason":"不喜欢"}],"serverTime":"2026-01-15T04:00:00.000Z"}}', 1768449600000),
	('32a5fbf0-36c6-4320-8e06-0f5625525688', '38c656b0-0f3b-41ac-a3c7-718806b90dd2', 'wallet/charge', 'a3cb38656e244aff160f247b6673f458ecbec27dba4b90bfec34ca7d4bd29f97', '{"ok":{"chargeNo":"JC202601150119741650","amount":100,"channel":"alipay","serialNo":null,"status":"PENDING","createdAt":"2026-01-15T04:00:00.000Z","successAt":null,"refundable":0,"refunded":0,"refundNo":null,"cashierUrl":null,"withdrawnAt":null}}', 1768449600000),
	('32a5fbf0-36c6-4320-8e06-0f5625525688', 'd4f2bd2c-0079-4541-90c8-1b082d8cb6fd', 'wallet/refund/apply', '505f4ffc38039ab06dd571355951b838deff2ce536c101e4b0ec74a0fed3ab76', '{"ok":{"refundNo":"JR202601156554921861","chargeNo":"JC202601150119741650","amount":40,"channel":"alipay","originalSerialNo":"SB413771659954B67976DC","refundSerialNo":null,"reason":"changed my mind","actualAmount":null,"appliedAt":"2026-01-15T04:00:00.000Z","completedAt":null,"status":"PROCESSING","failedBy":null,"failureReason":""}}', 1768449600000),
	('fcbfed85-f791-4699-ba54-db23bb16125b', '5ace2fc7-3355-4aec-badc-e62af3507db7', 'admin/refunds/approve', '49965a68f519f326bb259d71d697308d9ac2db94c11b975fda0ed8a3f47cbff7', '{"ok":{"refundNo":"JR202601156554921861","chargeNo":"JC202601150119741650","amount":40,"channel":"alipay","originalSerialNo":"SB413771659954B67976DC","refundSerialNo":null,"reason":"changed my mind","actualAmount":null,"appliedAt":"2026-01-15T04:00:00.000Z","completedAt":null,"status":"PROCESSING","failedBy":null,"failureReason":"","member":{"userId":"32a5fbf0-36c6-4320-8e06-0f5625525688","username":"member13900000015"},"provider":"sandbox","approved":true,"doubtAmount":null}}', 1768449600000),
	('fcbfed85-f791-4699-ba54-db23bb16125b', '390e9028-050c-4ebf-af9c-ea4d2e6aaa8d', 'admin/users/freeze', 'ee4013857f025a2b53f545558d7f54077f08a1724eacbc9f9cbb01f78f733acd', '{"ok":{"userId":"459e511b-783b-4592-bee6-45e421d63bd3","avatar":null,"username":"member13900000016","nickname":"member13900000016","phone":"13900000016","email":null,"emailVerified":false,"status":"frozen","balance":0,"available":0,"frozen":0,"orders":0,"spent":0,"registeredAt":"2026-01-15T04:00:00.000Z","lastLoginAt":null,"acceptedTerms":null,"roles":[],"version":"S_zjaUBNdPEut55B","addresses":[{"recipientName":"张三","phone":"13900000016","lines":"河南省 许昌市 禹州市 神垕镇 1 号","isDefault":true}],"sessions":[]}}', 1768449600000);
INSERT INTO public.roles VALUES
	('Owner', '[]', 0),
	('Finance', '["dashboard.read","users.read","wallets.read","credits.post","recharges.settle","refunds.decide","finance.read","finance.match","orders.read","orders.refund"]', 0),
	('Fulfilment', '["dashboard.read","inventory.read","inventory.adjust","orders.read","orders.fulfil"]', 0),
	('Catalogue', '["dashboard.read","inventory.read","inventory.adjust","products.read","products.write"]', 0),
	('Support', '["dashboard.read","users.read","users.freeze","messages.read","messages.answer","orders.read"]', 0),
	('Auditor', '["dashboard.read","users.read","roles.read","logs.read","wallets.read","finance.read","inventory.read","products.read","orders.read","messages.read"]', 0);
INSERT INTO public.sandbox_notices VALUES
	(1, 'JC202601150119741650', '{"chargeNo":"JC202601150119741650","serialNo":"SB413771659954B67976DC","amountFen":10000,"app":"sandbox-app","outcome":"paid"}', '3c80dc2820a6e11be38102641a7dd756b46ce6a2f077944cd73e2f650bebc4dd', 1768449600000, 'success');
INSERT INTO public.sandbox_payments VALUES
	('JC202601150119741650', 'alipay', 10000, 'paid', 'SB413771659954B67976DC', 'atOnce', 1768449600000);
INSERT INTO public.sandbox_refunds VALUES
	('JR202601156554921861', 'JC202601150119741650', 4000, 'SB5E1F093013FBE59562E8', 1768449600000);
INSERT INTO public.seals VALUES
	('log', 1, '1', 'd5cbb38010624b79bdf30bb040be89386d0801753bd03066f462aae773246788'),
	('log', 2, '2', '6bbd31e63643f0117f5cedc13c90e14b9ad8543f15d45f7e3e80aad82bf8fcdf'),
	('log', 3, '3', '05b55b7cd1609ccb0f5aa0b437854201a1cd1c92859eba350c31a82ec246ec4a'),
	('ledger', 1, '3afbb91c-19fa-4f28-a170-666fe4dce376', '582aa5fcc78423a11750119aa80adb7279985a877ff55e38b4f86c56897b80e3'),
	('ledger', 2, '87cd6885-97a7-40d0-be11-eb638013b444', '49a2936de6aae903818536666e3616e7bc7930bb76c7f556abd9adfb709bdf53'),
	('ledger', 3, '32ca92c8-96c0-4b10-8a4e-e0a495866709', '6d59dc3f3b0f13237dbb0707ae1d561abcf5caad526d0b5b13b4bfedcf240048'),
	('ledger', 4, '07b83f20-94e5-45e5-bde8-f49f44350822', '919d5329273e08f0bc4cb5b35ea44eba94dd4c7ff66da3e79a7ccd59750583a3'),
	('ledger', 5, 'c31ece21-9ba8-4fa7-af51-0cfc2869fbba', 'b6e21a461061efe2804fdd8ba95653b48f91f3bbc80c7b40ff745c10a704c782'),
	('ledger', 6, '3091ae64-4964-4a18-b6d8-ce385f4b8e19', '0dee3d5900c50b755ebeb78d324347e5ed9950a49fa23a904cbe00aaed0169c2'),
	('ledger', 7, 'c823d920-9ff0-4248-92e0-1d5c6d36d03c', '00d65f79d26c90aab651c44dda7cc8cfeecb6f1fb63c71a251c0dd868900bd93'),
	('ledger', 8, '441a8583-edc2-4b84-9948-cc04d5c5f7b8', 'dc014374d49ed1583a056321ab34e5f466b1dd1e3e5ce24455aff0a98573c1fc'),
	('ledger', 9, '61535d26-75d3-4850-9d08-5012269ad45e', 'd0798b4ddd957bdb742c4780d019b9ccf590af821cad21f64dae3d0a99de1f80'),
	('ledger', 10, '0d388498-7a58-497b-8062-d0245b2e8cdd', '200faad8096ff8fb1f91897d4bd4f5c4ca5c7fb424b2674505fe16f783ac9010');
INSERT INTO public.sessions VALUES
	('e673ec9b-5084-4219-b3d6-a877acec7227', 'fcbfed85-f791-4699-ba54-db23bb16125b', '502b8da8c9363382f2bf797d0b2d92c2ca660ac38c962b88a4e6d84cae2475f6', 1768449600000, 1769054400000, 'test', '127.0.0.1', 1768449600000),
	('4fa26f2a-58e4-42da-a104-8e4af8b85f8f', '8a8531dc-7ecb-4d23-aac4-44f2b5c6483a', '690e2c1345f35479bbf78781641acf534f20925fb8d8699412f9f07f37cf93e7', 1768449600000, 1769054400000, 'test', '127.0.0.1', 1768449600000),
	('b7e8dcd4-18ea-489a-82ac-663cd40daae2', '0bf013ba-2471-4aaf-ac1a-f2b07f4fe0d8', '8ddd0067b0026d7b7f0bd7fb4ca170c02ce7eda6cdb53f02bb7cf3f0ca4a75a1', 1768449600000, 1769054400000, 'test', '127.0.0.1', 1768449600000),
	('2fc9a274-b5cb-4007-acd0-425d467ebe4d', '6bc24ed1-c041-417d-b82b-474727f52c7c', '3b3ffbb1e74262501a433ac71f094c44311401aa273db85f5a5808db7913a8ca', 1768449600000, 1769054400000, 'test', '127.0.0.1', 1768449600000),
	('27805574-525f-411d-81b9-3a5905cff30c', 'a5b18b99-b931-43a4-82fa-b4764b66ab92', 'fdb2298bdcf248d849b293fef27f2e1fc141261cca3514ccd5b469ab2a70a9d5', 1768449600000, 1769054400000, 'test', '127.0.0.1', 1768449600000),
	('ce0979d9-ded5-451a-9e49-54139830205f', 'd1344a40-53fc-4502-9c87-1352783896f3', '71eb4f246b43be0f269ea0f0fff69bbc469913d7d8c979b3de6d9ff4966f4ec9', 1768449600000, 1769054400000, 'test', '127.0.0.1', 1768449600000),
	('6eea6641-e2c3-4e96-b4f2-bb326c32629e', '32a5fbf0-36c6-4320-8e06-0f5625525688', '5aa0360472bed526434bd4ee157af9210c48b5f2a3731e3440de6364ca599cdf', 1768449600000, 1769054400000, 'test', '127.0.0.1', 1768449600000);
INSERT INTO public.shipments VALUES
	('JO202601156494962469', '顺丰', 'SF1001', 1768449600000, NULL, NULL);
INSERT INTO public.sms_codes VALUES
	('f20eca4f-ae17-4441-b9b9-2d0e65520c67', '13900000012', 'order_pay', 'JO202601155652870238', '127.0.0.1', 'ccac08e4dd293d8e2e64e8d06f8ed200', 'd31e58187cde6dcfa4899c55bf81bf64a347b52ac80878991dbc288fd4790963', 4, 1768449600000, 1768449900000, 1768449600000, true),
	('87357033-1517-4583-adbd-5129cade8d9e', '13900000013', 'order_pay', 'JO202601156494962469', '127.0.0.1', '8155645ea50b73fa29c69bf63a18aaed', '7c22886543d4a57af1130432a4b9319f9c29b7447aefe916195287cdde672506', 4, 1768449600000, 1768449900000, 1768449600000, true),
	('c0797e39-3f77-4e25-818a-86f7bc2526df', '13900000014', 'order_pay', 'JO202601159960047839', '127.0.0.1', '95c898b283999b1821d31b8fb7d4e23e', 'af253511a1e53be489b91c5c995f6b1f2d1f496c1a454b1f79b10ecc011ce4dc', 4, 1768449600000, 1768449900000, 1768449600000, true);
INSERT INTO public.sms_outbox VALUES
	(1, '13900000012', 'order_pay', '190421', 1768449600000),
	(2, '13900000013', 'order_pay', '639718', 1768449600000),
	(3, '13900000014', 'order_pay', '702183', 1768449600000);
INSERT INTO public.stock_movements VALUES
	(1, 'JY-8382-286', 1768449600000, 'start', 1, 1, 1, NULL, 'system', 'made for a test'),
	(2, 'JY-8382-286', 1768449600000, 'hold', 1, 1, 0, 'JO202601157955750238', 'member:0bf013ba-2471-4aaf-ac1a-f2b07f4fe0d8', ''),
	(3, 'JY-1649-261', 1768449600000, 'start', 1, 1, 1, NULL, 'system', 'made for a test'),
	(4, 'JY-1649-261', 1768449600000, 'hold', 1, 1, 0, 'JO202601155652870238', 'member:6bc24ed1-c041-417d-b82b-474727f52c7c', ''),
	(5, 'JY-1649-261', 1768449600000, 'sell', 1, 1, 0, 'JO202601155652870238', 'member:6bc24ed1-c041-417d-b82b-474727f52c7c', ''),
	(6, 'JY-2634-709', 1768449600000, 'start', 1, 1, 1, NULL, 'system', 'made for a test'),
	(7, 'JY-2634-709', 1768449600000, 'hold', 1, 1, 0, 'JO202601156494962469', 'member:a5b18b99-b931-43a4-82fa-b4764b66ab92', ''),
	(8, 'JY-2634-709', 1768449600000, 'sell', 1, 1, 0, 'JO202601156494962469', 'member:a5b18b99-b931-43a4-82fa-b4764b66ab92', ''),
	(9, 'JY-3629-138', 1768449600000, 'start', 1, 1, 1, NULL, 'system', 'made for a test'),
	(10, 'JY-3629-138', 1768449600000, 'hold', 1, 1, 0, 'JO202601159960047839', 'member:d1344a40-53fc-4502-9c87-1352783896f3', ''),
	(11, 'JY-3629-138', 1768449600000, 'sell', 1, 1, 0, 'JO202601159960047839', 'member:d1344a40-53fc-4502-9c87-1352783896f3', '');
INSERT INTO public.user_roles VALUES
	('fcbfed85-f791-4699-ba54-db23bb16125b', 'Owner'),
	('8a8531dc-7ecb-4d23-aac4-44f2b5c6483a', 'Fulfilment');
INSERT INTO public.users VALUES
	('fcbfed85-f791-4699-ba54-db23bb16125b', 'member13900000009', 'member13900000009', '13900000009', NULL, NULL, 'none', 'member13900000009', NULL, 'active', 1768449600000, NULL, NULL),
	('8a8531dc-7ecb-4d23-aac4-44f2b5c6483a', 'member13900000010', 'member13900000010', '13900000010', NULL, NULL, 'none', 'member13900000010', NULL, 'active', 1768449600000, NULL, NULL),
	('0bf013ba-2471-4aaf-ac1a-f2b07f4fe0d8', 'member13900000011', 'member13900000011', '13900000011', NULL, NULL, 'none', 'member13900000011', NULL, 'active', 1768449600000, NULL, NULL),
	('6bc24ed1-c041-417d-b82b-474727f52c7c', 'member13900000012', 'member13900000012', '13900000012', NULL, NULL, 'none', 'member13900000012', NULL, 'active', 1768449600000, NULL, NULL),
	('a5b18b99-b931-43a4-82fa-b4764b66ab92', 'member13900000013', 'member13900000013', '13900000013', NULL, NULL, 'none', 'member13900000013', NULL, 'active', 1768449600000, NULL, NULL),
	('d1344a40-53fc-4502-9c87-1352783896f3', 'member13900000014', 'member13900000014', '13900000014', NULL, NULL, 'none', 'member13900000014', NULL, 'active', 1768449600000, NULL, NULL),
	('32a5fbf0-36c6-4320-8e06-0f5625525688', 'member13900000015', 'member13900000015', '13900000015', NULL, NULL, 'none', 'member13900000015', NULL, 'active', 1768449600000, NULL, NULL),
	('459e511b-783b-4592-bee6-45e421d63bd3', 'member13900000016', 'member13900000016', '13900000016', NULL, NULL, 'none', 'member13900000016', NULL, 'frozen', 1768449600000, NULL, NULL);
INSERT INTO public.wallet_entries VALUES
	(1, '3afbb91c-19fa-4f28-a170-666fe4dce376', '0bf013ba-2471-4aaf-ac1a-f2b07f4fe0d8', 10000, 10000),
	(2, '87cd6885-97a7-40d0-be11-eb638013b444', '6bc24ed1-c041-417d-b82b-474727f52c7c', 10000, 10000),
	(3, '32ca92c8-96c0-4b10-8a4e-e0a495866709', '6bc24ed1-c041-417d-b82b-474727f52c7c', -10000, 0),
	(4, '07b83f20-94e5-45e5-bde8-f49f44350822', 'a5b18b99-b931-43a4-82fa-b4764b66ab92', 10000, 10000),
	(5, 'c31ece21-9ba8-4fa7-af51-0cfc2869fbba', 'a5b18b99-b931-43a4-82fa-b4764b66ab92', -10000, 0),
	(6, '3091ae64-4964-4a18-b6d8-ce385f4b8e19', 'd1344a40-53fc-4502-9c87-1352783896f3', 10000, 10000),
	(7, 'c823d920-9ff0-4248-92e0-1d5c6d36d03c', 'd1344a40-53fc-4502-9c87-1352783896f3', -10000, 0),
	(8, '441a8583-edc2-4b84-9948-cc04d5c5f7b8', '32a5fbf0-36c6-4320-8e06-0f5625525688', 10000, 10000),
	(9, '0d388498-7a58-497b-8062-d0245b2e8cdd', '32a5fbf0-36c6-4320-8e06-0f5625525688', -4000, 6000);
INSERT INTO public.wallet_totals VALUES
	('fcbfed85-f791-4699-ba54-db23bb16125b', 0, 0, 0, 0, 0, 0, 0),
	('8a8531dc-7ecb-4d23-aac4-44f2b5c6483a', 0, 0, 0, 0, 0, 0, 0),
	('0bf013ba-2471-4aaf-ac1a-f2b07f4fe0d8', 10000, 0, 0, 1768449600000, 10000, 0, 0),
	('6bc24ed1-c041-417d-b82b-474727f52c7c', 10000, 10000, 0, 1768449600000, 0, 0, 1),
	('a5b18b99-b931-43a4-82fa-b4764b66ab92', 10000, 10000, 0, 1768449600000, 0, 0, 1),
	('d1344a40-53fc-4502-9c87-1352783896f3', 10000, 10000, 0, 1768449600000, 0, 0, 1),
	('32a5fbf0-36c6-4320-8e06-0f5625525688', 10000, 0, 4000, 1768449600000, 6000, 0, 0),
	('459e511b-783b-4592-bee6-45e421d63bd3', 0, 0, 0, 0, 0, 0, 0);
SELECT pg_catalog.setval('public.audit_log_id_seq', 3, true);
SELECT pg_catalog.setval('public.audits_id_seq', 1, false);
SELECT pg_catalog.setval('public.deposit_uses_id_seq', 4, true);
SELECT pg_catalog.setval('public.deposits_id_seq', 5, true);
SELECT pg_catalog.setval('public.knex_migrations_id_seq', 9, true);
SELECT pg_catalog.setval('public.knex_migrations_lock_index_seq', 1, true);
SELECT pg_catalog.setval('public.ledger_postings_id_seq', 20, true);
SELECT pg_catalog.setval('public.mail_outbox_id_seq', 1, false);
SELECT pg_catalog.setval('public.message_notes_id_seq', 1, false);
SELECT pg_catalog.setval('public.order_lines_id_seq', 4, true);
SELECT pg_catalog.setval('public.order_notes_id_seq', 1, false);
SELECT pg_catalog.setval('public.order_refunds_id_seq', 1, true);
SELECT pg_catalog.setval('public.order_timeline_id_seq', 9, true);
SELECT pg_catalog.setval('public.outbox_events_id_seq', 7, true);
SELECT pg_catalog.setval('public.payment_notices_id_seq', 1, true);
SELECT pg_catalog.setval('public.sandbox_notices_id_seq', 1, true);
SELECT pg_catalog.setval('public.sms_outbox_id_seq', 3, true);
SELECT pg_catalog.setval('public.statement_differences_id_seq', 1, false);
SELECT pg_catalog.setval('public.statement_matchings_id_seq', 1, false);
SELECT pg_catalog.setval('public.stock_movements_id_seq', 11, true);
SELECT pg_catalog.setval('public.unmatched_payments_id_seq', 1, false);
SELECT pg_catalog.setval('public.wallet_entries_id_seq', 9, true);
ALTER TABLE ONLY public.addresses
    ADD CONSTRAINT addresses_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.audit_log
    ADD CONSTRAINT audit_log_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.audits
    ADD CONSTRAINT audits_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.cart_items
    ADD CONSTRAINT cart_items_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.cart_items
    ADD CONSTRAINT cart_items_user_id_product_code_unique UNIQUE (user_id, product_code);
ALTER TABLE ONLY public.chains
    ADD CONSTRAINT chains_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.contact_messages
    ADD CONSTRAINT contact_messages_fingerprint_unique UNIQUE (fingerprint);
ALTER TABLE ONLY public.contact_messages
    ADD CONSTRAINT contact_messages_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.credits
    ADD CONSTRAINT credits_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.credits
    ADD CONSTRAINT credits_reference_unique UNIQUE (reference);
ALTER TABLE ONLY public.delivery_areas
    ADD CONSTRAINT delivery_areas_pkey PRIMARY KEY (area);
ALTER TABLE ONLY public.deposit_uses
    ADD CONSTRAINT deposit_uses_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.deposits
    ADD CONSTRAINT deposits_charge_no_unique UNIQUE (charge_no);
ALTER TABLE ONLY public.deposits
    ADD CONSTRAINT deposits_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.deposits
    ADD CONSTRAINT deposits_transaction_id_unique UNIQUE (transaction_id);
ALTER TABLE ONLY public.difference_resolutions
    ADD CONSTRAINT difference_resolutions_pkey PRIMARY KEY (difference_id);
ALTER TABLE ONLY public.email_codes
    ADD CONSTRAINT email_codes_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.holds
    ADD CONSTRAINT holds_pkey PRIMARY KEY (order_no, product_code);
ALTER TABLE ONLY public.knex_migrations_lock
    ADD CONSTRAINT knex_migrations_lock_pkey PRIMARY KEY (index);
ALTER TABLE ONLY public.knex_migrations
    ADD CONSTRAINT knex_migrations_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.leases
    ADD CONSTRAINT leases_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.ledger_accounts
    ADD CONSTRAINT ledger_accounts_pkey PRIMARY KEY (account);
ALTER TABLE ONLY public.ledger_days
    ADD CONSTRAINT ledger_days_pkey PRIMARY KEY (account, day, scene, channel, incoming);
ALTER TABLE ONLY public.ledger_postings
    ADD CONSTRAINT ledger_postings_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.ledger_transactions
    ADD CONSTRAINT ledger_transactions_business_ref_unique UNIQUE (business_ref);
ALTER TABLE ONLY public.ledger_transactions
    ADD CONSTRAINT ledger_transactions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.ledger_transactions
    ADD CONSTRAINT ledger_transactions_transaction_no_unique UNIQUE (transaction_no);
ALTER TABLE ONLY public.log_details
    ADD CONSTRAINT log_details_pkey PRIMARY KEY (log_id);
ALTER TABLE ONLY public.mail_outbox
    ADD CONSTRAINT mail_outbox_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.matched_lines
    ADD CONSTRAINT matched_lines_pkey PRIMARY KEY (matching_id, line);
ALTER TABLE ONLY public.matching_discards
    ADD CONSTRAINT matching_discards_pkey PRIMARY KEY (matching_id);
ALTER TABLE ONLY public.matching_progress
    ADD CONSTRAINT matching_progress_pkey PRIMARY KEY (matching_id);
ALTER TABLE ONLY public.message_notes
    ADD CONSTRAINT message_notes_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.order_lines
    ADD CONSTRAINT order_lines_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.order_notes
    ADD CONSTRAINT order_notes_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.order_refunds
    ADD CONSTRAINT order_refunds_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.order_timeline
    ADD CONSTRAINT order_timeline_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_pkey PRIMARY KEY (order_no);
ALTER TABLE ONLY public.outbox_events
    ADD CONSTRAINT outbox_events_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.password_resets
    ADD CONSTRAINT password_resets_pkey PRIMARY KEY (token_hash);
ALTER TABLE ONLY public.payment_credits
    ADD CONSTRAINT payment_credits_pkey PRIMARY KEY (channel, serial_no);
ALTER TABLE ONLY public.payment_credits
    ADD CONSTRAINT payment_credits_transaction_id_unique UNIQUE (transaction_id);
ALTER TABLE ONLY public.payment_notices
    ADD CONSTRAINT payment_notices_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.payment_notices
    ADD CONSTRAINT payment_notices_told_unique UNIQUE (told);
ALTER TABLE ONLY public.products
    ADD CONSTRAINT products_document_id_unique UNIQUE (document_id);
ALTER TABLE ONLY public.products
    ADD CONSTRAINT products_pkey PRIMARY KEY (code);
ALTER TABLE ONLY public.rate_limits
    ADD CONSTRAINT rate_limits_pkey PRIMARY KEY (key);
ALTER TABLE ONLY public.recharges
    ADD CONSTRAINT recharges_channel_serial_no_unique UNIQUE (channel, serial_no);
ALTER TABLE ONLY public.recharges
    ADD CONSTRAINT recharges_pkey PRIMARY KEY (charge_no);
ALTER TABLE ONLY public.refunds
    ADD CONSTRAINT refunds_pkey PRIMARY KEY (refund_no);
ALTER TABLE ONLY public.refunds
    ADD CONSTRAINT refunds_refund_serial_no_unique UNIQUE (refund_serial_no);
ALTER TABLE ONLY public.requests
    ADD CONSTRAINT requests_pkey PRIMARY KEY (principal, request_id);
ALTER TABLE ONLY public.reversals
    ADD CONSTRAINT reversals_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.roles
    ADD CONSTRAINT roles_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.sandbox_notices
    ADD CONSTRAINT sandbox_notices_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.sandbox_payments
    ADD CONSTRAINT sandbox_payments_pkey PRIMARY KEY (charge_no);
ALTER TABLE ONLY public.sandbox_refunds
    ADD CONSTRAINT sandbox_refunds_pkey PRIMARY KEY (refund_no);
ALTER TABLE ONLY public.seals
    ADD CONSTRAINT seals_chain_subject_unique UNIQUE (chain, subject);
ALTER TABLE ONLY public.seals
    ADD CONSTRAINT seals_pkey PRIMARY KEY (chain, seq);
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_token_hash_unique UNIQUE (token_hash);
ALTER TABLE ONLY public.shipments
    ADD CONSTRAINT shipments_pkey PRIMARY KEY (order_no);
ALTER TABLE ONLY public.sms_codes
    ADD CONSTRAINT sms_codes_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.sms_outbox
    ADD CONSTRAINT sms_outbox_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.sms_phones
    ADD CONSTRAINT sms_phones_pkey PRIMARY KEY (phone, by_member);
ALTER TABLE ONLY public.statement_differences
    ADD CONSTRAINT statement_differences_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.statement_matchings
    ADD CONSTRAINT statement_matchings_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.stock_movements
    ADD CONSTRAINT stock_movements_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.unmatched_payments
    ADD CONSTRAINT unmatched_payments_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.unmatched_payments
    ADD CONSTRAINT unmatched_payments_report_unique UNIQUE (report);
ALTER TABLE ONLY public.unsealed
    ADD CONSTRAINT unsealed_pkey PRIMARY KEY (chain, subject);
ALTER TABLE ONLY public.user_roles
    ADD CONSTRAINT user_roles_pkey PRIMARY KEY (user_id, role_name);
ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_phone_unique UNIQUE (phone);
ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_username_key_unique UNIQUE (username_key);
ALTER TABLE ONLY public.wallet_entries
    ADD CONSTRAINT wallet_entries_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.wallet_entries
    ADD CONSTRAINT wallet_entries_transaction_id_unique UNIQUE (transaction_id);
ALTER TABLE ONLY public.wallet_totals
    ADD CONSTRAINT wallet_totals_pkey PRIMARY KEY (user_id);
CREATE UNIQUE INDEX addresses_one_default ON public.addresses USING btree (user_id) WHERE is_default;
CREATE INDEX addresses_user_id_index ON public.addresses USING btree (user_id);
CREATE INDEX audit_log_action_id_index ON public.audit_log USING btree (action, id);
CREATE INDEX audit_log_actor_id_index ON public.audit_log USING btree (actor, id);
CREATE INDEX audit_log_object_id_index ON public.audit_log USING btree (object, id);
CREATE INDEX audits_whole_by_id ON public.audits USING btree (whole, id);
CREATE INDEX audits_with_findings ON public.audits USING btree (id) WHERE (findings <> '[]'::text);
CREATE INDEX contact_messages_assignee_created_at_id_index ON public.contact_messages USING btree (assignee, created_at, id);
CREATE INDEX contact_messages_created_at_id_index ON public.contact_messages USING btree (created_at, id);
CREATE INDEX contact_messages_kind_created_at_index ON public.contact_messages USING btree (kind, created_at);
CREATE INDEX credits_by_amount ON public.credits USING btree (amount_fen, id);
CREATE INDEX credits_by_time ON public.credits USING btree (proposed_at, id);
CREATE INDEX credits_of_channel ON public.credits USING btree (channel, proposed_at, id);
CREATE INDEX credits_of_payment ON public.credits USING btree (serial_no, channel);
CREATE INDEX credits_of_recharge ON public.credits USING btree (charge_no) WHERE (charge_no IS NOT NULL);
CREATE INDEX credits_of_transaction ON public.credits USING btree (transaction_no);
CREATE UNIQUE INDEX credits_one_waiting ON public.credits USING btree (channel, serial_no) WHERE (((status)::text = 'PROPOSED'::text) AND (serial_no IS NOT NULL));
CREATE UNIQUE INDEX credits_one_waiting_of_charge ON public.credits USING btree (charge_no) WHERE (((status)::text = 'PROPOSED'::text) AND (charge_no IS NOT NULL));
CREATE INDEX credits_status_proposed_at_index ON public.credits USING btree (status, proposed_at);
CREATE INDEX credits_user_id_decided_at_index ON public.credits USING btree (user_id, decided_at);
CREATE INDEX deposit_uses_deposit_id_index ON public.deposit_uses USING btree (deposit_id);
CREATE INDEX deposit_uses_transaction_id_index ON public.deposit_uses USING btree (transaction_id);
CREATE INDEX deposits_unspent ON public.deposits USING btree (user_id, id) WHERE (left_fen > 0);
CREATE INDEX difference_resolutions_matching_id_index ON public.difference_resolutions USING btree (matching_id);
CREATE INDEX differences_by_transaction ON public.statement_differences USING btree (transaction_no) WHERE (transaction_no IS NOT NULL);
CREATE INDEX email_codes_email_sent_at_index ON public.email_codes USING btree (email, sent_at);
CREATE INDEX email_codes_user_id_sent_at_index ON public.email_codes USING btree (user_id, sent_at);
CREATE INDEX entries_by_amount_in ON public.wallet_entries USING btree ((
CASE
    WHEN (amount_fen > 0) THEN amount_fen
    ELSE (0)::bigint
END), transaction_id);
CREATE INDEX entries_by_amount_out ON public.wallet_entries USING btree ((
CASE
    WHEN ((- amount_fen) > 0) THEN (- amount_fen)
    ELSE (0)::bigint
END), transaction_id);
CREATE INDEX holds_product_code_index ON public.holds USING btree (product_code);
CREATE INDEX ledger_by_time ON public.ledger_transactions USING btree (created_at, id);
CREATE INDEX ledger_of_channel_and_scene ON public.ledger_transactions USING btree (channel, scene, created_at, id) WHERE (channel IS NOT NULL);
CREATE INDEX ledger_of_channel_by_time ON public.ledger_transactions USING btree (channel, created_at, id) WHERE (channel IS NOT NULL);
CREATE INDEX ledger_of_order ON public.ledger_transactions USING btree (order_no) WHERE (order_no IS NOT NULL);
CREATE INDEX ledger_of_scene_by_time ON public.ledger_transactions USING btree (scene, created_at, id);
CREATE INDEX ledger_postings_account_id_index ON public.ledger_postings USING btree (account, id);
CREATE INDEX ledger_postings_transaction_id_index ON public.ledger_postings USING btree (transaction_id);
CREATE INDEX ledger_reversed_credits ON public.ledger_transactions USING btree (scene, created_at) WHERE ((reverses IS NOT NULL) AND ((scene)::text = ANY ((ARRAY['CHARGE'::character varying, 'CHARGE_MARKET'::character varying])::text[])));
CREATE INDEX ledger_transactions_by_reversed ON public.ledger_transactions USING btree (reverses) WHERE (reverses IS NOT NULL);
CREATE INDEX ledger_transactions_by_serial_no ON public.ledger_transactions USING btree (serial_no, channel) WHERE (serial_no IS NOT NULL);
CREATE INDEX ledger_transactions_charge_no_index ON public.ledger_transactions USING btree (charge_no);
CREATE INDEX ledger_transactions_of_channel ON public.ledger_transactions USING btree (channel, created_at) WHERE (serial_no IS NOT NULL);
CREATE INDEX ledger_transactions_refund_no_index ON public.ledger_transactions USING btree (refund_no);
CREATE INDEX log_by_request ON public.audit_log USING btree (request_id, id);
CREATE INDEX log_by_result ON public.audit_log USING btree (error_code, id);
CREATE INDEX log_by_role ON public.audit_log USING btree (role, id);
CREATE INDEX log_by_time ON public.audit_log USING btree (at, id);
CREATE INDEX log_details_ip_log_id_index ON public.log_details USING btree (ip, log_id);
CREATE INDEX log_of_action_by_time ON public.audit_log USING btree (action, at, id);
CREATE INDEX log_of_actor_by_time ON public.audit_log USING btree (actor, at, id);
CREATE INDEX log_of_result_by_time ON public.audit_log USING btree (error_code, at, id);
CREATE INDEX log_refused_by_time ON public.audit_log USING btree (at, id) WHERE ((error_code)::text > ''::text);
CREATE INDEX log_refused_of_action ON public.audit_log USING btree (action, at, id) WHERE ((error_code)::text > ''::text);
CREATE INDEX log_refused_of_actor ON public.audit_log USING btree (actor, at, id) WHERE ((error_code)::text > ''::text);
CREATE INDEX mail_outbox_email_index ON public.mail_outbox USING btree (email);
CREATE INDEX matchings_by_time ON public.statement_matchings USING btree (matched_at, id, from_day, to_day);
CREATE INDEX matchings_of_channel ON public.statement_matchings USING btree (channel, matched_at, id);
CREATE INDEX matchings_of_days ON public.statement_matchings USING btree (channel, from_day, to_day, id);
CREATE INDEX matchings_open ON public.matching_progress USING btree (matched_at, matching_id) WHERE (unresolved > 0);
CREATE INDEX matchings_resolved ON public.matching_progress USING btree (matched_at, matching_id) WHERE (unresolved <= 0);
CREATE INDEX message_notes_message_id_index ON public.message_notes USING btree (message_id);
CREATE INDEX messages_by_email ON public.contact_messages USING btree (email, id);
CREATE INDEX messages_by_name ON public.contact_messages USING btree (name, id);
CREATE INDEX messages_by_phone ON public.contact_messages USING btree (phone, id);
CREATE INDEX messages_by_status ON public.contact_messages USING btree (status, created_at, id);
CREATE INDEX messages_by_subject ON public.contact_messages USING btree (subject, id);
CREATE INDEX order_lines_order_no_index ON public.order_lines USING btree (order_no);
CREATE INDEX order_lines_product_code_index ON public.order_lines USING btree (product_code);
CREATE INDEX order_notes_order_no_index ON public.order_notes USING btree (order_no);
CREATE INDEX order_refunds_order_no_index ON public.order_refunds USING btree (order_no);
CREATE INDEX order_timeline_order_no_index ON public.order_timeline USING btree (order_no);
CREATE INDEX orders_by_amount ON public.orders USING btree (total_fen, order_no);
CREATE INDEX orders_by_time ON public.orders USING btree (created_at, order_no);
CREATE INDEX orders_of_member_by_status ON public.orders USING btree (user_id, status, created_at, order_no);
CREATE INDEX orders_of_member_by_time ON public.orders USING btree (user_id, created_at, order_no);
CREATE INDEX orders_of_recipient_name ON public.orders USING btree (recipient_name, created_at);
CREATE INDEX orders_of_recipient_phone ON public.orders USING btree (recipient_phone, created_at);
CREATE INDEX orders_of_status_by_amount ON public.orders USING btree (status, total_fen, order_no);
CREATE INDEX orders_of_status_by_time ON public.orders USING btree (status, created_at, order_no);
CREATE INDEX orders_status_payable_until_index ON public.orders USING btree (status, payable_until);
CREATE INDEX password_resets_expires_at_index ON public.password_resets USING btree (expires_at);
CREATE INDEX payment_notices_charge_no_index ON public.payment_notices USING btree (charge_no);
CREATE INDEX products_by_available ON public.products USING btree (available, code);
CREATE INDEX products_by_name_en ON public.products USING btree (COALESCE(name_en, ''::character varying), code);
CREATE INDEX products_by_name_zh ON public.products USING btree (COALESCE(name_zh, ''::character varying), code);
CREATE INDEX products_by_offer ON public.products USING btree (listed, on_sale, available, reserved, code, special_price_fen, price_fen);
CREATE INDEX products_by_price ON public.products USING btree (COALESCE(price_fen, ('-1'::integer)::bigint), code);
CREATE INDEX products_by_reserved ON public.products USING btree (reserved, code);
CREATE INDEX products_by_sold ON public.products USING btree (sold, code);
CREATE INDEX products_by_special_price ON public.products USING btree (COALESCE(special_price_fen, ('-1'::integer)::bigint), code);
CREATE INDEX products_by_time ON public.products USING btree (created_at, code);
CREATE INDEX products_cheapest ON public.products USING btree (listed, (
CASE
    WHEN on_sale THEN COALESCE(special_price_fen, price_fen, '9007199254740991'::bigint)
    ELSE '9007199254740991'::bigint
END), sort_order, code);
CREATE INDEX products_dearest ON public.products USING btree (listed, (
CASE
    WHEN on_sale THEN COALESCE(special_price_fen, price_fen, ('-1'::integer)::bigint)
    ELSE ('-1'::integer)::bigint
END) DESC, sort_order, code);
CREATE INDEX products_listed_sort_order_code_index ON public.products USING btree (listed, sort_order, code);
CREATE INDEX products_newest ON public.products USING btree (listed, created_at DESC, sort_order, code);
CREATE INDEX products_of_glaze ON public.products USING btree (listed, glaze_family, sort_order, code);
CREATE INDEX products_of_type ON public.products USING btree (listed, type, sort_order, code);
CREATE INDEX products_on_shelf ON public.products USING btree (((available + reserved)), code);
CREATE INDEX products_out_of_sync ON public.products USING btree (code) WHERE (NOT in_sync);
CREATE INDEX products_priced_off_sale ON public.products USING btree (code) WHERE ((price_fen IS NOT NULL) AND (NOT on_sale) AND listed AND (NOT for_show) AND (available > 0));
CREATE INDEX products_to_price ON public.products USING btree (for_show) WHERE (price_fen IS NULL);
CREATE INDEX products_unpriced ON public.products USING btree (code) WHERE ((price_fen IS NULL) AND (NOT for_show));
CREATE INDEX rate_limits_expire_index ON public.rate_limits USING btree (expire);
CREATE INDEX recharges_by_amount ON public.recharges USING btree (amount_fen, charge_no);
CREATE INDEX recharges_created_at_charge_no_index ON public.recharges USING btree (created_at, charge_no);
CREATE INDEX recharges_of_channel_and_status ON public.recharges USING btree (channel, status, created_at, charge_no);
CREATE INDEX recharges_of_channel_by_time ON public.recharges USING btree (channel, created_at, charge_no);
CREATE INDEX recharges_of_provider ON public.recharges USING btree (provider, created_at, charge_no);
CREATE INDEX recharges_of_provider_and_status ON public.recharges USING btree (provider, status, created_at, charge_no);
CREATE INDEX recharges_of_status_by_amount ON public.recharges USING btree (status, amount_fen, charge_no);
CREATE INDEX recharges_status_created_at_index ON public.recharges USING btree (status, created_at);
CREATE INDEX recharges_user_id_created_at_index ON public.recharges USING btree (user_id, created_at);
CREATE INDEX recharges_withdrawn ON public.recharges USING btree (withdrawn_at) WHERE (withdrawn_at IS NOT NULL);
CREATE INDEX refunds_applied_at_refund_no_index ON public.refunds USING btree (applied_at, refund_no);
CREATE INDEX refunds_by_amount ON public.refunds USING btree (amount_fen, refund_no);
CREATE INDEX refunds_charge_no_index ON public.refunds USING btree (charge_no);
CREATE INDEX refunds_of_channel_and_status ON public.refunds USING btree (channel, status, applied_at, refund_no);
CREATE INDEX refunds_of_channel_by_time ON public.refunds USING btree (channel, applied_at, refund_no);
CREATE INDEX refunds_of_status_by_amount ON public.refunds USING btree (status, amount_fen, refund_no);
CREATE UNIQUE INDEX refunds_one_alive ON public.refunds USING btree (charge_no) WHERE ((status)::text = ANY ((ARRAY['PROCESSING'::character varying, 'SUCCESS'::character varying])::text[]));
CREATE INDEX refunds_status_applied_at_index ON public.refunds USING btree (status, applied_at);
CREATE INDEX refunds_unapproved ON public.refunds USING btree (applied_at, refund_no) WHERE (approved_at IS NULL);
CREATE INDEX refunds_user_id_applied_at_refund_no_index ON public.refunds USING btree (user_id, applied_at, refund_no);
CREATE INDEX requests_created_at_index ON public.requests USING btree (created_at);
CREATE UNIQUE INDEX reversals_one_waiting ON public.reversals USING btree (transaction_no) WHERE ((status)::text = 'PROPOSED'::text);
CREATE INDEX reversals_status_proposed_at_index ON public.reversals USING btree (status, proposed_at);
CREATE INDEX reversals_transaction_no_index ON public.reversals USING btree (transaction_no);
CREATE INDEX sandbox_notices_charge_no_index ON public.sandbox_notices USING btree (charge_no);
CREATE INDEX sandbox_notices_unsent ON public.sandbox_notices USING btree (due_at) WHERE (answer IS NULL);
CREATE INDEX sandbox_refunds_charge_no_index ON public.sandbox_refunds USING btree (charge_no);
CREATE INDEX sessions_expires_at_index ON public.sessions USING btree (expires_at);
CREATE INDEX sessions_user_id_index ON public.sessions USING btree (user_id);
CREATE INDEX shipments_shipped_at_index ON public.shipments USING btree (shipped_at);
CREATE INDEX shipments_tracking_no_index ON public.shipments USING btree (tracking_no);
CREATE INDEX sms_codes_ip_sent_at_index ON public.sms_codes USING btree (ip, sent_at);
CREATE INDEX sms_codes_phone_sent_at_index ON public.sms_codes USING btree (phone, sent_at);
CREATE INDEX sms_codes_sent_at_index ON public.sms_codes USING btree (sent_at);
CREATE INDEX sms_outbox_phone_index ON public.sms_outbox USING btree (phone);
CREATE INDEX statement_differences_matching_id_id_index ON public.statement_differences USING btree (matching_id, id);
CREATE INDEX statement_matchings_fingerprint_channel_index ON public.statement_matchings USING btree (fingerprint, channel);
CREATE INDEX stock_movements_product_code_id_index ON public.stock_movements USING btree (product_code, id);
CREATE INDEX unmatched_closed ON public.unmatched_payments USING btree (received_at, id) WHERE (closed_at IS NOT NULL);
CREATE INDEX unmatched_open ON public.unmatched_payments USING btree (received_at, id) WHERE (closed_at IS NULL);
CREATE INDEX unmatched_payments_charge_no_index ON public.unmatched_payments USING btree (charge_no);
CREATE INDEX unmatched_payments_received_at_id_index ON public.unmatched_payments USING btree (received_at, id);
CREATE INDEX unmatched_payments_serial_no_channel_index ON public.unmatched_payments USING btree (serial_no, channel);
CREATE INDEX unsealed_chain_position_index ON public.unsealed USING btree (chain, "position");
CREATE INDEX user_roles_role_name_index ON public.user_roles USING btree (role_name);
CREATE INDEX users_by_login ON public.users USING btree (COALESCE(last_login_at, (0)::bigint), id);
CREATE INDEX users_by_username ON public.users USING btree (username_key, id);
CREATE INDEX users_created_at_id_index ON public.users USING btree (created_at, id);
CREATE INDEX users_of_status_by_time ON public.users USING btree (status, created_at, id);
CREATE UNIQUE INDEX users_verified_email ON public.users USING btree (email) WHERE (email_verified_at IS NOT NULL);
CREATE INDEX wallet_entries_user_id_id_index ON public.wallet_entries USING btree (user_id, id);
CREATE INDEX wallets_by_available ON public.wallet_totals USING btree (((balance_fen - held_fen)), user_id);
CREATE INDEX wallets_by_balance ON public.wallet_totals USING btree (balance_fen, user_id);
CREATE INDEX wallets_by_held ON public.wallet_totals USING btree (held_fen, user_id);
CREATE INDEX wallets_by_last_entry ON public.wallet_totals USING btree (last_entry_at, user_id);
CREATE INDEX wallets_by_paid_orders ON public.wallet_totals USING btree (paid_orders, user_id);
CREATE INDEX wallets_by_recharged ON public.wallet_totals USING btree (recharged_fen, user_id);
CREATE INDEX wallets_by_refunded ON public.wallet_totals USING btree (refunded_fen, user_id);
CREATE INDEX wallets_by_spent ON public.wallet_totals USING btree (spent_fen, user_id);
CREATE INDEX wallets_frozen ON public.wallet_totals USING btree (last_entry_at, user_id) WHERE (held_fen > 0);
CREATE INDEX wallets_not_frozen ON public.wallet_totals USING btree (last_entry_at, user_id) WHERE (held_fen <= 0);
CREATE TRIGGER audit_log_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.audit_log FOR EACH STATEMENT EXECUTE FUNCTION public.audit_log_append_only();
CREATE TRIGGER audit_log_unsealed AFTER INSERT ON public.audit_log REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.audit_log_unsealed();
CREATE TRIGGER deposit_uses_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.deposit_uses FOR EACH STATEMENT EXECUTE FUNCTION public.deposit_uses_append_only();
CREATE TRIGGER difference_resolutions_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.difference_resolutions FOR EACH STATEMENT EXECUTE FUNCTION public.difference_resolutions_append_only();
CREATE TRIGGER difference_resolutions_in_step AFTER INSERT ON public.difference_resolutions FOR EACH ROW EXECUTE FUNCTION public.difference_resolutions_in_step();
CREATE TRIGGER ledger_postings_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.ledger_postings FOR EACH STATEMENT EXECUTE FUNCTION public.ledger_postings_append_only();
CREATE TRIGGER ledger_postings_unsealed AFTER INSERT ON public.ledger_postings REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.ledger_postings_unsealed();
CREATE TRIGGER ledger_transactions_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.ledger_transactions FOR EACH STATEMENT EXECUTE FUNCTION public.ledger_transactions_append_only();
CREATE TRIGGER ledger_transactions_in_step AFTER INSERT ON public.ledger_transactions FOR EACH ROW WHEN (((new.scene)::text = ANY ((ARRAY['CHARGE'::character varying, 'CHARGE_MARKET'::character varying])::text[]))) EXECUTE FUNCTION public.ledger_transactions_in_step();
CREATE TRIGGER log_details_no_delete BEFORE DELETE OR TRUNCATE ON public.log_details FOR EACH STATEMENT EXECUTE FUNCTION public.log_details_only_emptied();
CREATE TRIGGER log_details_only_emptied BEFORE UPDATE ON public.log_details FOR EACH ROW WHEN ((NOT ((new.log_id = old.log_id) AND ((old.emptied_mac)::text = ''::text) AND ((new.emptied_mac)::text > ''::text) AND ((new.salt)::text = ''::text) AND ((new.reason)::text = ''::text) AND ((new.ip)::text = ''::text) AND (new.before = ''::text) AND (new.after = ''::text) AND (new.circumstances = ''::text)))) EXECUTE FUNCTION public.log_details_only_emptied();
CREATE TRIGGER matched_lines_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.matched_lines FOR EACH STATEMENT EXECUTE FUNCTION public.matched_lines_append_only();
CREATE TRIGGER matching_discards_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.matching_discards FOR EACH STATEMENT EXECUTE FUNCTION public.matching_discards_append_only();
CREATE TRIGGER matching_discards_in_step AFTER INSERT ON public.matching_discards FOR EACH ROW EXECUTE FUNCTION public.matching_discards_in_step();
CREATE TRIGGER order_timeline_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.order_timeline FOR EACH STATEMENT EXECUTE FUNCTION public.order_timeline_append_only();
CREATE TRIGGER payment_notices_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.payment_notices FOR EACH STATEMENT EXECUTE FUNCTION public.payment_notices_append_only();
CREATE TRIGGER seals_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.seals FOR EACH STATEMENT EXECUTE FUNCTION public.seals_append_only();
CREATE TRIGGER statement_differences_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.statement_differences FOR EACH STATEMENT EXECUTE FUNCTION public.statement_differences_append_only();
CREATE TRIGGER statement_matchings_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.statement_matchings FOR EACH STATEMENT EXECUTE FUNCTION public.statement_matchings_append_only();
CREATE TRIGGER statement_matchings_in_step AFTER INSERT ON public.statement_matchings FOR EACH ROW EXECUTE FUNCTION public.statement_matchings_in_step();
CREATE TRIGGER stock_movements_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.stock_movements FOR EACH STATEMENT EXECUTE FUNCTION public.stock_movements_append_only();
CREATE TRIGGER wallet_entries_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.wallet_entries FOR EACH STATEMENT EXECUTE FUNCTION public.wallet_entries_append_only();
ALTER TABLE ONLY public.addresses
    ADD CONSTRAINT addresses_user_id_foreign FOREIGN KEY (user_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.audits
    ADD CONSTRAINT audits_run_by_foreign FOREIGN KEY (run_by) REFERENCES public.users(id);
ALTER TABLE ONLY public.cart_items
    ADD CONSTRAINT cart_items_product_code_foreign FOREIGN KEY (product_code) REFERENCES public.products(code);
ALTER TABLE ONLY public.cart_items
    ADD CONSTRAINT cart_items_user_id_foreign FOREIGN KEY (user_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.contact_messages
    ADD CONSTRAINT contact_messages_assignee_foreign FOREIGN KEY (assignee) REFERENCES public.users(id);
ALTER TABLE ONLY public.credits
    ADD CONSTRAINT credits_charge_no_foreign FOREIGN KEY (charge_no) REFERENCES public.recharges(charge_no);
ALTER TABLE ONLY public.credits
    ADD CONSTRAINT credits_decided_by_foreign FOREIGN KEY (decided_by) REFERENCES public.users(id);
ALTER TABLE ONLY public.credits
    ADD CONSTRAINT credits_proposed_by_foreign FOREIGN KEY (proposed_by) REFERENCES public.users(id);
ALTER TABLE ONLY public.credits
    ADD CONSTRAINT credits_user_id_foreign FOREIGN KEY (user_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.deposit_uses
    ADD CONSTRAINT deposit_uses_deposit_id_foreign FOREIGN KEY (deposit_id) REFERENCES public.deposits(id);
ALTER TABLE ONLY public.deposit_uses
    ADD CONSTRAINT deposit_uses_transaction_id_foreign FOREIGN KEY (transaction_id) REFERENCES public.ledger_transactions(id);
ALTER TABLE ONLY public.deposits
    ADD CONSTRAINT deposits_transaction_id_foreign FOREIGN KEY (transaction_id) REFERENCES public.ledger_transactions(id);
ALTER TABLE ONLY public.difference_resolutions
    ADD CONSTRAINT difference_resolutions_difference_id_foreign FOREIGN KEY (difference_id) REFERENCES public.statement_differences(id);
ALTER TABLE ONLY public.difference_resolutions
    ADD CONSTRAINT difference_resolutions_matching_id_foreign FOREIGN KEY (matching_id) REFERENCES public.statement_matchings(id);
ALTER TABLE ONLY public.difference_resolutions
    ADD CONSTRAINT difference_resolutions_resolved_by_foreign FOREIGN KEY (resolved_by) REFERENCES public.users(id);
ALTER TABLE ONLY public.email_codes
    ADD CONSTRAINT email_codes_user_id_foreign FOREIGN KEY (user_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.holds
    ADD CONSTRAINT holds_order_no_foreign FOREIGN KEY (order_no) REFERENCES public.orders(order_no);
ALTER TABLE ONLY public.holds
    ADD CONSTRAINT holds_product_code_foreign FOREIGN KEY (product_code) REFERENCES public.products(code);
ALTER TABLE ONLY public.ledger_postings
    ADD CONSTRAINT ledger_postings_transaction_id_foreign FOREIGN KEY (transaction_id) REFERENCES public.ledger_transactions(id);
ALTER TABLE ONLY public.log_details
    ADD CONSTRAINT log_details_log_id_foreign FOREIGN KEY (log_id) REFERENCES public.audit_log(id);
ALTER TABLE ONLY public.matched_lines
    ADD CONSTRAINT matched_lines_matching_id_foreign FOREIGN KEY (matching_id) REFERENCES public.statement_matchings(id);
ALTER TABLE ONLY public.matching_discards
    ADD CONSTRAINT matching_discards_discarded_by_foreign FOREIGN KEY (discarded_by) REFERENCES public.users(id);
ALTER TABLE ONLY public.matching_discards
    ADD CONSTRAINT matching_discards_matching_id_foreign FOREIGN KEY (matching_id) REFERENCES public.statement_matchings(id);
ALTER TABLE ONLY public.matching_progress
    ADD CONSTRAINT matching_progress_matching_id_foreign FOREIGN KEY (matching_id) REFERENCES public.statement_matchings(id);
ALTER TABLE ONLY public.message_notes
    ADD CONSTRAINT message_notes_message_id_foreign FOREIGN KEY (message_id) REFERENCES public.contact_messages(id);
ALTER TABLE ONLY public.order_lines
    ADD CONSTRAINT order_lines_order_no_foreign FOREIGN KEY (order_no) REFERENCES public.orders(order_no);
ALTER TABLE ONLY public.order_lines
    ADD CONSTRAINT order_lines_product_code_foreign FOREIGN KEY (product_code) REFERENCES public.products(code);
ALTER TABLE ONLY public.order_notes
    ADD CONSTRAINT order_notes_order_no_foreign FOREIGN KEY (order_no) REFERENCES public.orders(order_no);
ALTER TABLE ONLY public.order_refunds
    ADD CONSTRAINT order_refunds_order_no_foreign FOREIGN KEY (order_no) REFERENCES public.orders(order_no);
ALTER TABLE ONLY public.order_timeline
    ADD CONSTRAINT order_timeline_order_no_foreign FOREIGN KEY (order_no) REFERENCES public.orders(order_no);
ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_user_id_foreign FOREIGN KEY (user_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.password_resets
    ADD CONSTRAINT password_resets_user_id_foreign FOREIGN KEY (user_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.payment_credits
    ADD CONSTRAINT payment_credits_transaction_id_foreign FOREIGN KEY (transaction_id) REFERENCES public.ledger_transactions(id);
ALTER TABLE ONLY public.recharges
    ADD CONSTRAINT recharges_user_id_foreign FOREIGN KEY (user_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.refunds
    ADD CONSTRAINT refunds_charge_no_foreign FOREIGN KEY (charge_no) REFERENCES public.recharges(charge_no);
ALTER TABLE ONLY public.refunds
    ADD CONSTRAINT refunds_user_id_foreign FOREIGN KEY (user_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.reversals
    ADD CONSTRAINT reversals_decided_by_foreign FOREIGN KEY (decided_by) REFERENCES public.users(id);
ALTER TABLE ONLY public.reversals
    ADD CONSTRAINT reversals_proposed_by_foreign FOREIGN KEY (proposed_by) REFERENCES public.users(id);
ALTER TABLE ONLY public.reversals
    ADD CONSTRAINT reversals_user_id_foreign FOREIGN KEY (user_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.sandbox_notices
    ADD CONSTRAINT sandbox_notices_charge_no_foreign FOREIGN KEY (charge_no) REFERENCES public.sandbox_payments(charge_no);
ALTER TABLE ONLY public.sandbox_refunds
    ADD CONSTRAINT sandbox_refunds_charge_no_foreign FOREIGN KEY (charge_no) REFERENCES public.sandbox_payments(charge_no);
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_user_id_foreign FOREIGN KEY (user_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.shipments
    ADD CONSTRAINT shipments_order_no_foreign FOREIGN KEY (order_no) REFERENCES public.orders(order_no);
ALTER TABLE ONLY public.statement_differences
    ADD CONSTRAINT statement_differences_matching_id_foreign FOREIGN KEY (matching_id) REFERENCES public.statement_matchings(id);
ALTER TABLE ONLY public.statement_matchings
    ADD CONSTRAINT statement_matchings_matched_by_foreign FOREIGN KEY (matched_by) REFERENCES public.users(id);
ALTER TABLE ONLY public.stock_movements
    ADD CONSTRAINT stock_movements_product_code_foreign FOREIGN KEY (product_code) REFERENCES public.products(code);
ALTER TABLE ONLY public.unmatched_payments
    ADD CONSTRAINT unmatched_payments_closed_by_foreign FOREIGN KEY (closed_by) REFERENCES public.users(id);
ALTER TABLE ONLY public.unmatched_payments
    ADD CONSTRAINT unmatched_payments_credit_id_foreign FOREIGN KEY (credit_id) REFERENCES public.credits(id);
ALTER TABLE ONLY public.user_roles
    ADD CONSTRAINT user_roles_role_name_foreign FOREIGN KEY (role_name) REFERENCES public.roles(name);
ALTER TABLE ONLY public.user_roles
    ADD CONSTRAINT user_roles_user_id_foreign FOREIGN KEY (user_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.wallet_entries
    ADD CONSTRAINT wallet_entries_transaction_id_foreign FOREIGN KEY (transaction_id) REFERENCES public.ledger_transactions(id);
