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
CREATE FUNCTION public.difference_notes_append_only() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
      BEGIN RAISE EXCEPTION 'difference_notes is append-only'; END $$;
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
CREATE FUNCTION public.order_timeline_append_only() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
      BEGIN RAISE EXCEPTION 'order_timeline is append-only'; END $$;
CREATE FUNCTION public.payment_notices_append_only() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
      BEGIN RAISE EXCEPTION 'payment_notices is append-only'; END $$;
CREATE FUNCTION public.reconciliation_lines_append_only() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
      BEGIN RAISE EXCEPTION 'reconciliation_lines is append-only'; END $$;
CREATE FUNCTION public.seals_append_only() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
      BEGIN RAISE EXCEPTION 'seals is append-only'; END $$;
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
CREATE TABLE public.difference_notes (
    line_id bigint NOT NULL,
    reconciliation_id bigint NOT NULL,
    reason character varying(200) NOT NULL,
    noted_by uuid NOT NULL,
    noted_at bigint NOT NULL,
    transaction_no character varying(20)
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
CREATE TABLE public.known_devices (
    user_id uuid NOT NULL,
    device_hash character varying(64) NOT NULL,
    language character varying(2) NOT NULL,
    first_seen_at bigint NOT NULL,
    last_seen_at bigint NOT NULL
);
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
CREATE TABLE public.passkey_challenges (
    challenge character varying(60) NOT NULL,
    purpose character varying(10) NOT NULL,
    user_id uuid,
    expires_at bigint NOT NULL
);
CREATE TABLE public.passkeys (
    id character varying(1400) NOT NULL,
    user_id uuid NOT NULL,
    name character varying(60) NOT NULL,
    public_key text NOT NULL,
    counter bigint NOT NULL,
    transports character varying(300) NOT NULL,
    created_at bigint NOT NULL,
    last_used_at bigint
);
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
CREATE TABLE public.reconciliation_lines (
    id bigint NOT NULL,
    reconciliation_id bigint NOT NULL,
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
    problem character varying(20),
    text character varying(200)
);
CREATE SEQUENCE public.reconciliation_lines_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.reconciliation_lines_id_seq OWNED BY public.reconciliation_lines.id;
CREATE TABLE public.reconciliations (
    id bigint NOT NULL,
    layout character varying(20) NOT NULL,
    channel character varying(10) NOT NULL,
    from_day character varying(10) NOT NULL,
    to_day character varying(10) NOT NULL,
    file_name character varying(120) NOT NULL,
    fingerprint character varying(64) NOT NULL,
    reconciled_by uuid NOT NULL,
    reconciled_at bigint NOT NULL,
    last_posting bigint NOT NULL,
    sums text NOT NULL,
    matched integer NOT NULL,
    other_lines integer NOT NULL,
    differences integer NOT NULL,
    open integer NOT NULL,
    gap_fen bigint NOT NULL,
    unexplained_fen bigint NOT NULL,
    replaced_by bigint,
    CONSTRAINT reconciliations_open_not_negative CHECK ((open >= 0))
);
CREATE SEQUENCE public.reconciliations_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.reconciliations_id_seq OWNED BY public.reconciliations.id;
CREATE TABLE public.recovery_codes (
    user_id uuid NOT NULL,
    hash character varying(64) NOT NULL,
    salt character varying(32) NOT NULL,
    used_at bigint
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
CREATE TABLE public.security_notices (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    kind character varying(20) NOT NULL,
    language character varying(2) NOT NULL,
    device character varying(200) NOT NULL,
    ip character varying(60) NOT NULL,
    created_at bigint NOT NULL,
    due_at bigint
);
CREATE TABLE public.sessions (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    token_hash character varying(64) NOT NULL,
    created_at bigint NOT NULL,
    expires_at bigint NOT NULL,
    device character varying(200) DEFAULT ''::character varying NOT NULL,
    ip character varying(45) DEFAULT ''::character varying NOT NULL,
    last_seen_at bigint DEFAULT '0'::bigint NOT NULL,
    confirmed_at bigint DEFAULT '0'::bigint NOT NULL
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
CREATE TABLE public.totp_secrets (
    user_id uuid NOT NULL,
    secret character varying(200) NOT NULL,
    pending character varying(200) NOT NULL,
    added_at bigint,
    last_period bigint NOT NULL,
    tries integer NOT NULL,
    tries_since bigint NOT NULL
);
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
    close_reason character varying(200) DEFAULT ''::character varying NOT NULL
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
ALTER TABLE ONLY public.reconciliation_lines ALTER COLUMN id SET DEFAULT nextval('public.reconciliation_lines_id_seq'::regclass);
ALTER TABLE ONLY public.reconciliations ALTER COLUMN id SET DEFAULT nextval('public.reconciliations_id_seq'::regclass);
ALTER TABLE ONLY public.sandbox_notices ALTER COLUMN id SET DEFAULT nextval('public.sandbox_notices_id_seq'::regclass);
ALTER TABLE ONLY public.sms_outbox ALTER COLUMN id SET DEFAULT nextval('public.sms_outbox_id_seq'::regclass);
ALTER TABLE ONLY public.stock_movements ALTER COLUMN id SET DEFAULT nextval('public.stock_movements_id_seq'::regclass);
ALTER TABLE ONLY public.unmatched_payments ALTER COLUMN id SET DEFAULT nextval('public.unmatched_payments_id_seq'::regclass);
ALTER TABLE ONLY public.wallet_entries ALTER COLUMN id SET DEFAULT nextval('public.wallet_entries_id_seq'::regclass);
INSERT INTO public.addresses VALUES
	('1012215f-5905-4b77-90f4-e77688602c33', '4b849ccb-c343-4f12-b88f-b56039109294', '张三', '13900000009', '河南省', '许昌市', '禹州市', '神垕镇 1 号', true, 1768449600000),
	('6a8a839d-bc02-45e4-bcb1-468bbc6cb845', '90647012-77f7-4fb9-9626-7616ac3c58e0', '张三', '13900000010', '河南省', '许昌市', '禹州市', '神垕镇 1 号', true, 1768449600000),
	('c4d2109c-6b51-4202-a617-1d8d2f3ea9b3', 'c60e0cff-3f09-45f3-a71e-d49b6b6d565f', '张三', '13900000011', '河南省', '许昌市', '禹州市', '神垕镇 1 号', true, 1768449600000),
	('0901238b-a2cb-46ae-821d-f5af507ea927', '1b38a977-bed9-44af-8a49-d8331602de15', '张三', '13900000012', '河南省', '许昌市', '禹州市', '神垕镇 1 号', true, 1768449600000),
	('768ece30-f4c5-4147-aa90-f007b49468b0', '03f16c89-c036-40f6-8ff1-5d214e876250', '张三', '13900000013', '河南省', '许昌市', '禹州市', '神垕镇 1 号', true, 1768449600000),
	('2d9c10ef-28a9-48cf-bb80-2695a1c2dcfb', 'be1dfaa0-6ec7-4775-bb80-8cada14b9f14', '张三', '13900000014', '河南省', '许昌市', '禹州市', '神垕镇 1 号', true, 1768449600000),
	('19377643-c711-4b04-be53-26274f0e8842', '5f23de22-b651-4d37-bbd5-b9e738ae977a', '张三', '13900000015', '河南省', '许昌市', '禹州市', '神垕镇 1 号', true, 1768449600000),
	('65c5bb18-41c2-4b78-b42a-d87352243486', 'ba89801c-813a-4447-8c38-390896fc3590', '张三', '13900000016', '河南省', '许昌市', '禹州市', '神垕镇 1 号', true, 1768449600000);
INSERT INTO public.audit_log VALUES
	(1, 1768449600000, 'staff:90647012-77f7-4fb9-9626-7616ac3c58e0', 'Fulfilment', 'orders/ship', 'order:JO202601152963203786', '1d61f3e8-d32a-41db-acbc-a1bcf30e64d4', '', '5f1898dc644da83dbc76dba2995bd2bd4d4ce1a4d59b792bad0916d9663a6342'),
	(2, 1768449600000, 'staff:4b849ccb-c343-4f12-b88f-b56039109294', 'Owner', 'refunds/approve', 'refund:JR202601151897348518', 'a618d604-ab83-4e49-91ca-890ee4533067', '', 'fe8eecfbfb5567012bc15287c9cd0daec6352e4153d31786ec68804bd89273da'),
	(3, 1768449600000, 'staff:4b849ccb-c343-4f12-b88f-b56039109294', 'Owner', 'users/freeze', 'user:ba89801c-813a-4447-8c38-390896fc3590', 'cd1e2de7-7150-45ea-9563-a32833729e0c', '', '914528e46a0b6c3d8c5b825802a501de943d042c5fea8203fcc670dcae8a59c0');
INSERT INTO public.chains VALUES
	('log', 3, 'e4c9f9fb8072264ddcde31ea8edd1e0f3b208b5391444e6bf6a7139f5ec2aecc'),
	('ledger', 10, '404aab4823eec60a424d921748c0e2cdfb96e8d25bac1b8774d884eb1a947836');
INSERT INTO public.contact_messages VALUES
	('90b1c27c-5b57-43fe-af40-994b4073e473', 'contact', NULL, '李', 'li@example.com', '', '梅瓶', '还有吗？', 'fc2546a40d44c95da5691a4c39e956d41c3b66557212bf6f3bb72e62afa868e4', 'NEW', NULL, 1768449600000);
INSERT INTO public.delivery_areas VALUES
	('mainland');
INSERT INTO public.deposit_uses VALUES
	(1, 2, '7585da63-d24f-4870-8611-dd4a807aca23', 10000),
	(2, 3, '4b60d5f6-1944-476a-9ca7-1ca7eb779ff7', 10000),
	(3, 4, '07ac5eb3-635b-4f2b-9104-80e57b7aa690', 10000),
	(4, 5, '4bcbbe7b-e148-4bd6-a4d4-a543a1e45538', 4000);
INSERT INTO public.deposits VALUES
	(1, '82d443f4-c44c-401a-9f8a-e961ee0cb1eb', 'c60e0cff-3f09-45f3-a71e-d49b6b6d565f', NULL, 10000, 10000),
	(2, '0f198182-382c-4ac0-81cb-9c3f29ab43cd', '1b38a977-bed9-44af-8a49-d8331602de15', NULL, 10000, 0),
	(3, 'c641e77d-f130-45c3-99f2-e4a37410ff79', '03f16c89-c036-40f6-8ff1-5d214e876250', NULL, 10000, 0),
	(4, '76b68a4d-7462-4638-a942-beead1fc68ad', 'be1dfaa0-6ec7-4775-bb80-8cada14b9f14', NULL, 10000, 0),
	(5, '103a13b4-8aa3-4263-89e2-7e4ed15a9568', '5f23de22-b651-4d37-bbd5-b9e738ae977a', 'JC202601156607035961', 10000, 6000);
INSERT INTO public.holds VALUES
	('JO202601151969163645', 'JY-3505-638', 1, 1768451400000);
INSERT INTO public.knex_migrations VALUES
	(1, '001-users', 1, '2026-11-29 00:02:28.114+00'),
	(2, '002-catalog', 1, '2026-11-29 00:02:28.201+00'),
	(3, '003-orders', 1, '2026-11-29 00:02:28.33+00'),
	(4, '004-ledger', 1, '2026-11-29 00:02:28.509+00'),
	(5, '005-staff', 1, '2026-11-29 00:02:28.626+00'),
	(6, '006-recharges', 1, '2026-11-29 00:02:28.921+00'),
	(7, '007-reconciliations', 1, '2026-11-29 00:02:29.021+00'),
	(8, '008-messages', 1, '2026-11-29 00:02:29.063+00'),
	(9, '009-service', 1, '2026-11-29 00:02:29.092+00'),
	(10, '010-second-factors', 1, '2026-11-29 00:02:29.128+00'),
	(11, '011-known-devices', 1, '2026-11-29 00:02:29.17+00');
INSERT INTO public.knex_migrations_lock VALUES
	(1, 0);
INSERT INTO public.ledger_accounts VALUES
	('wallet:c60e0cff-3f09-45f3-a71e-d49b6b6d565f', 10000),
	('wallet:1b38a977-bed9-44af-8a49-d8331602de15', 0),
	('wallet:03f16c89-c036-40f6-8ff1-5d214e876250', 0),
	('wallet:be1dfaa0-6ec7-4775-bb80-8cada14b9f14', 0),
	('wallet:5f23de22-b651-4d37-bbd5-b9e738ae977a', 6000),
	('held:5f23de22-b651-4d37-bbd5-b9e738ae977a', 0);
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
	(1, '82d443f4-c44c-401a-9f8a-e961ee0cb1eb', 'wallet:c60e0cff-3f09-45f3-a71e-d49b6b6d565f', 10000, 10000),
	(2, '82d443f4-c44c-401a-9f8a-e961ee0cb1eb', 'channel:manual', -10000, NULL),
	(3, '0f198182-382c-4ac0-81cb-9c3f29ab43cd', 'wallet:1b38a977-bed9-44af-8a49-d8331602de15', 10000, 10000),
	(4, '0f198182-382c-4ac0-81cb-9c3f29ab43cd', 'channel:manual', -10000, NULL),
	(5, '7585da63-d24f-4870-8611-dd4a807aca23', 'wallet:1b38a977-bed9-44af-8a49-d8331602de15', -10000, 0),
	(6, '7585da63-d24f-4870-8611-dd4a807aca23', 'sales', 10000, NULL),
	(7, 'c641e77d-f130-45c3-99f2-e4a37410ff79', 'wallet:03f16c89-c036-40f6-8ff1-5d214e876250', 10000, 10000),
	(8, 'c641e77d-f130-45c3-99f2-e4a37410ff79', 'channel:manual', -10000, NULL),
	(9, '4b60d5f6-1944-476a-9ca7-1ca7eb779ff7', 'wallet:03f16c89-c036-40f6-8ff1-5d214e876250', -10000, 0),
	(10, '4b60d5f6-1944-476a-9ca7-1ca7eb779ff7', 'sales', 10000, NULL),
	(11, '76b68a4d-7462-4638-a942-beead1fc68ad', 'wallet:be1dfaa0-6ec7-4775-bb80-8cada14b9f14', 10000, 10000),
	(12, '76b68a4d-7462-4638-a942-beead1fc68ad', 'channel:manual', -10000, NULL),
	(13, '07ac5eb3-635b-4f2b-9104-80e57b7aa690', 'wallet:be1dfaa0-6ec7-4775-bb80-8cada14b9f14', -10000, 0),
	(14, '07ac5eb3-635b-4f2b-9104-80e57b7aa690', 'sales', 10000, NULL),
	(15, '103a13b4-8aa3-4263-89e2-7e4ed15a9568', 'wallet:5f23de22-b651-4d37-bbd5-b9e738ae977a', 10000, 10000),
	(16, '103a13b4-8aa3-4263-89e2-7e4ed15a9568', 'channel:alipay', -10000, NULL),
	(17, '4bcbbe7b-e148-4bd6-a4d4-a543a1e45538', 'wallet:5f23de22-b651-4d37-bbd5-b9e738ae977a', -4000, 6000),
	(18, '4bcbbe7b-e148-4bd6-a4d4-a543a1e45538', 'held:5f23de22-b651-4d37-bbd5-b9e738ae977a', 4000, 4000),
	(19, '150dad6b-6c6a-4190-ad35-6556bdd428b3', 'held:5f23de22-b651-4d37-bbd5-b9e738ae977a', -4000, 0),
	(20, '150dad6b-6c6a-4190-ad35-6556bdd428b3', 'channel:alipay', 4000, NULL);
INSERT INTO public.ledger_transactions VALUES
	('82d443f4-c44c-401a-9f8a-e961ee0cb1eb', 'JT202601157068866907', 'CHARGE_MARKET', 'recharge:c60e0cff-3f09-45f3-a71e-d49b6b6d565f', 'system', NULL, NULL, NULL, 'manual', NULL, NULL, '', 1768449600000),
	('0f198182-382c-4ac0-81cb-9c3f29ab43cd', 'JT202601150934177552', 'CHARGE_MARKET', 'recharge:1b38a977-bed9-44af-8a49-d8331602de15', 'system', NULL, NULL, NULL, 'manual', NULL, NULL, '', 1768449600000),
	('7585da63-d24f-4870-8611-dd4a807aca23', 'JT202601152319006994', 'ORDER_PAYMENT', 'order:JO202601152755462392:payment', 'member:1b38a977-bed9-44af-8a49-d8331602de15', 'JO202601152755462392', NULL, NULL, NULL, NULL, NULL, '', 1768449600000),
	('c641e77d-f130-45c3-99f2-e4a37410ff79', 'JT202601158475190890', 'CHARGE_MARKET', 'recharge:03f16c89-c036-40f6-8ff1-5d214e876250', 'system', NULL, NULL, NULL, 'manual', NULL, NULL, '', 1768449600000),
	('4b60d5f6-1944-476a-9ca7-1ca7eb779ff7', 'JT202601151480461430', 'ORDER_PAYMENT', 'order:JO202601152963203786:payment', 'member:03f16c89-c036-40f6-8ff1-5d214e876250', 'JO202601152963203786', NULL, NULL, NULL, NULL, NULL, '', 1768449600000),
	('76b68a4d-7462-4638-a942-beead1fc68ad', 'JT202601157487061650', 'CHARGE_MARKET', 'recharge:be1dfaa0-6ec7-4775-bb80-8cada14b9f14', 'system', NULL, NULL, NULL, 'manual', NULL, NULL, '', 1768449600000),
	('07ac5eb3-635b-4f2b-9104-80e57b7aa690', 'JT202601151113243268', 'ORDER_PAYMENT', 'order:JO202601150568638886:payment', 'member:be1dfaa0-6ec7-4775-bb80-8cada14b9f14', 'JO202601150568638886', NULL, NULL, NULL, NULL, NULL, '', 1768449600000),
	('103a13b4-8aa3-4263-89e2-7e4ed15a9568', 'JT202601154993361931', 'CHARGE', 'charge:JC202601156607035961', 'system', NULL, 'JC202601156607035961', NULL, 'alipay', 'SB9B69F3631CA97294644E', NULL, '', 1768449600000),
	('4bcbbe7b-e148-4bd6-a4d4-a543a1e45538', 'JT202601150291040480', 'CHARGE_REFUND', 'refund:JR202601151897348518:hold', 'member:5f23de22-b651-4d37-bbd5-b9e738ae977a', NULL, 'JC202601156607035961', 'JR202601151897348518', 'alipay', NULL, NULL, 'changed my mind', 1768449600000),
	('150dad6b-6c6a-4190-ad35-6556bdd428b3', 'JT202601152976881589', 'CHARGE_REFUND', 'refund:JR202601151897348518:paid', 'system', NULL, 'JC202601156607035961', 'JR202601151897348518', 'alipay', 'SBE48C30970BCCA7AAD3F0', NULL, '', 1768449600000);
INSERT INTO public.log_details VALUES
	(1, 'bad8d69f5ac81e67936b3f14ec1d6f9b', '', '127.0.0.1', '{"status":"PAID","shipment":null,"notes":[]}', '{"status":"PAID","shipment":{"carrier":"顺丰","trackingNo":"SF1001","shippedAt":"2026-01-15T04:00:00.000Z"},"notes":[]}', '', ''),
	(2, '92323b8ee15536d569612169b4889448', 'fine', '127.0.0.1', '{"status":"PROCESSING","approved":false,"refundSerialNo":null,"actualAmount":null,"doubtAmount":null,"failureReason":""}', '{"status":"PROCESSING","approved":true,"refundSerialNo":null,"actualAmount":null,"doubtAmount":null,"failureReason":""}', '{"amount":40,"chargeNo":"JC202601156607035961","channel":"alipay","member":{"userId":"5f23de22-b651-4d37-bbd5-b9e738ae977a","username":"member13900000015"}}', ''),
	(3, '', '', '', '', '', '', 'da3950af412949f472996179a90b6d34ae9deecd16e2b299c0f267a3856850b0');
INSERT INTO public.order_lines VALUES
	(1, 'JO202601151969163645', 'JY-3505-638', '天青瓶', '天青瓶 (en)', 'JY-3505-638.jpg', 10000, 1, '8dc7d460-2504-4c70-8f26-4fcf008f9aa5'),
	(2, 'JO202601152755462392', 'JY-2339-162', '天青瓶', '天青瓶 (en)', 'JY-2339-162.jpg', 10000, 1, '7c294ab6-126e-4c29-98d2-cc844e6baee7'),
	(3, 'JO202601152963203786', 'JY-9315-571', '天青瓶', '天青瓶 (en)', 'JY-9315-571.jpg', 10000, 1, '9298309d-6a2f-470d-bc17-13001ca19ea6'),
	(4, 'JO202601150568638886', 'JY-7807-120', '天青瓶', '天青瓶 (en)', 'JY-7807-120.jpg', 10000, 1, 'ab1d17da-13ee-47cd-a195-aa67281dac0f');
INSERT INTO public.order_refunds VALUES
	(1, 'JO202601150568638886', 'PAID', '不喜欢', 1768449600000, NULL, NULL);
INSERT INTO public.order_timeline VALUES
	(1, 'JO202601151969163645', 1768449600000, NULL, 'WAITING_PAYMENT', 'member:c60e0cff-3f09-45f3-a71e-d49b6b6d565f', ''),
	(2, 'JO202601152755462392', 1768449600000, NULL, 'WAITING_PAYMENT', 'member:1b38a977-bed9-44af-8a49-d8331602de15', ''),
	(3, 'JO202601152755462392', 1768449600000, 'WAITING_PAYMENT', 'PAID', 'member:1b38a977-bed9-44af-8a49-d8331602de15', ''),
	(4, 'JO202601152963203786', 1768449600000, NULL, 'WAITING_PAYMENT', 'member:03f16c89-c036-40f6-8ff1-5d214e876250', ''),
	(5, 'JO202601152963203786', 1768449600000, 'WAITING_PAYMENT', 'PAID', 'member:03f16c89-c036-40f6-8ff1-5d214e876250', ''),
	(6, 'JO202601152963203786', 1768449600000, 'PAID', 'COMPLETED', 'member:03f16c89-c036-40f6-8ff1-5d214e876250', ''),
	(7, 'JO202601150568638886', 1768449600000, NULL, 'WAITING_PAYMENT', 'member:be1dfaa0-6ec7-4775-bb80-8cada14b9f14', ''),
	(8, 'JO202601150568638886', 1768449600000, 'WAITING_PAYMENT', 'PAID', 'member:be1dfaa0-6ec7-4775-bb80-8cada14b9f14', ''),
	(9, 'JO202601150568638886', 1768449600000, 'PAID', 'REFUNDING', 'member:be1dfaa0-6ec7-4775-bb80-8cada14b9f14', '不喜欢');
INSERT INTO public.orders VALUES
	('JO202601151969163645', 'c60e0cff-3f09-45f3-a71e-d49b6b6d565f', 'WAITING_PAYMENT', 10000, '', '{"recipientName":"张三","phone":"13900000011","province":"河南省","city":"许昌市","district":"禹州市","street":"神垕镇 1 号"}', '张三', '13900000011', 1768449600000, 1768451400000, NULL, NULL, NULL),
	('JO202601152755462392', '1b38a977-bed9-44af-8a49-d8331602de15', 'PAID', 10000, '', '{"recipientName":"张三","phone":"13900000012","province":"河南省","city":"许昌市","district":"禹州市","street":"神垕镇 1 号"}', '张三', '13900000012', 1768449600000, 1768451400000, 1768449600000, 'JT202601152319006994', NULL),
	('JO202601152963203786', '03f16c89-c036-40f6-8ff1-5d214e876250', 'COMPLETED', 10000, '', '{"recipientName":"张三","phone":"13900000013","province":"河南省","city":"许昌市","district":"禹州市","street":"神垕镇 1 号"}', '张三', '13900000013', 1768449600000, 1768451400000, 1768449600000, 'JT202601151480461430', 1768449600000),
	('JO202601150568638886', 'be1dfaa0-6ec7-4775-bb80-8cada14b9f14', 'REFUNDING', 10000, '', '{"recipientName":"张三","phone":"13900000014","province":"河南省","city":"许昌市","district":"禹州市","street":"神垕镇 1 号"}', '张三', '13900000014', 1768449600000, 1768451400000, 1768449600000, 'JT202601151113243268', NULL);
INSERT INTO public.outbox_events VALUES
	(1, 'product:JY-3505-638', 1768449600000),
	(2, 'product:JY-2339-162', 1768449600000),
	(3, 'product:JY-2339-162', 1768449600000),
	(4, 'product:JY-9315-571', 1768449600000),
	(5, 'product:JY-9315-571', 1768449600000),
	(6, 'product:JY-7807-120', 1768449600000),
	(7, 'product:JY-7807-120', 1768449600000);
INSERT INTO public.payment_credits VALUES
	('alipay', 'SB9B69F3631CA97294644E', '103a13b4-8aa3-4263-89e2-7e4ed15a9568');
INSERT INTO public.payment_notices VALUES
	(1, 'alipay', 'JC202601156607035961', 1768449600000, 'credited', 'SB9B69F3631CA97294644E', 10000, '{"chargeNo":"JC202601156607035961","serialNo":"SB9B69F3631CA97294644E","amountFen":10000,"app":"sandbox-app","outcome":"paid"}', 'credited alipay JC202601156607035961 10000 SB9B69F3631CA97294644E paid');
INSERT INTO public.products VALUES
	('JY-3505-638', 'jy3505638', true, false, '天青瓶', '天青瓶 (en)', 'JY-3505-638.jpg', 'vase', '天青', 'Sky blue', 'sky-blue', 'jy-3505-638 天青瓶 天青', 'jy-3505-638 vase sky blue', 0, true, 10000, NULL, 1, 0, 1, 0, 1768449600000, true, NULL, NULL, NULL),
	('JY-2339-162', 'jy2339162', true, false, '天青瓶', '天青瓶 (en)', 'JY-2339-162.jpg', 'vase', '天青', 'Sky blue', 'sky-blue', 'jy-2339-162 天青瓶 天青', 'jy-2339-162 vase sky blue', 0, true, 10000, NULL, 1, 0, 0, 1, 1768449600000, true, NULL, NULL, NULL),
	('JY-9315-571', 'jy9315571', true, false, '天青瓶', '天青瓶 (en)', 'JY-9315-571.jpg', 'vase', '天青', 'Sky blue', 'sky-blue', 'jy-9315-571 天青瓶 天青', 'jy-9315-571 vase sky blue', 0, true, 10000, NULL, 1, 0, 0, 1, 1768449600000, true, NULL, NULL, NULL),
	('JY-7807-120', 'jy7807120', true, false, '天青瓶', '天青瓶 (en)', 'JY-7807-120.jpg', 'vase', '天青', 'Sky blue', 'sky-blue', 'jy-7807-120 天青瓶 天青', 'jy-7807-120 vase sky blue', 0, true, 10000, NULL, 1, 0, 0, 1, 1768449600000, true, NULL, NULL, NULL);
INSERT INTO public.recharges VALUES
	('JC202601156607035961', '5f23de22-b651-4d37-bbd5-b9e738ae977a', 'alipay', 'sandbox', 10000, 'REFUND_SUCCESS', 'SB9B69F3631CA97294644E', '/api/dev/cashier?chargeNo=JC202601156607035961', '', 1768449600000, 1768449600000, 1768449600000, NULL);
INSERT INTO public.refunds VALUES
	('JR202601151897348518', 'JC202601156607035961', '5f23de22-b651-4d37-bbd5-b9e738ae977a', 'alipay', 4000, 4000, 'changed my mind', '', 'SUCCESS', 'SBE48C30970BCCA7AAD3F0', NULL, NULL, 1768449600000, 1768449600000, 1768449600000, 1768449600000);
INSERT INTO public.requests VALUES
	('c60e0cff-3f09-45f3-a71e-d49b6b6d565f', 'cc1e7fac-7827-45e1-9dfa-45b109e572f4', 'order/submit', '43f0cdb9fae9ce05367e97b01043e17333f5ad99f3df60cb59d56e4d628ccb50', '{"ok":{"orderNo":"JO202601151969163645","status":"WAITING_PAYMENT","amount":100,"createdAt":"2026-01-15T04:00:00.000Z","payableUntil":"2026-01-15T04:30:00.000Z","remark":"","items":[{"productCode":"JY-3505-638","productName":"天青瓶","price":100,"quantity":1,"imageUrl":["/media/640/webp/JY-3505-638.jpg"]}],"address":{"recipientName":"张三","phone":"13900000011","province":"河南省","city":"许昌市","district":"禹州市","street":"神垕镇 1 号"},"payment":null,"shipment":null,"refund":null,"timeline":[{"at":"2026-01-15T04:00:00.000Z","from":null,"to":"WAITING_PAYMENT","actor":"member","event":"submitted","reason":"订单已提交"}],"serverTime":"2026-01-15T04:00:00.000Z"}}', 1768449600000),
	('1b38a977-bed9-44af-8a49-d8331602de15', '75f8422e-2c92-4fb6-9d7c-021015d5973d', 'order/submit', 'c0d24f72017cbcea34a260fcd370d785fa750f4e02b7ff45773aedd65f43a506', '{"ok":{"orderNo":"JO202601152755462392","status":"WAITING_PAYMENT","amount":100,"createdAt":"2026-01-15T04:00:00.000Z","payableUntil":"2026-01-15T04:30:00.000Z","remark":"","items":[{"productCode":"JY-2339-162","productName":"天青瓶","price":100,"quantity":1,"imageUrl":["/media/640/webp/JY-2339-162.jpg"]}],"address":{"recipientName":"张三","phone":"13900000012","province":"河南省","city":"许昌市","district":"禹州市","street":"神垕镇 1 号"},"payment":null,"shipment":null,"refund":null,"timeline":[{"at":"2026-01-15T04:00:00.000Z","from":null,"to":"WAITING_PAYMENT","actor":"member","event":"submitted","reason":"订单已提交"}],"serverTime":"2026-01-15T04:00:00.000Z"}}', 1768449600000),
	('1b38a977-bed9-44af-8a49-d8331602de15', '784c7e3f-cbf5-4c58-a273-5d2ef1251bbd', 'order/pay', '08bcfff804cb17b2fc01be55613dd33a5768ac5196708ae696ab7be2f7f7d6e1', '{"ok":{"orderNo":"JO202601152755462392","status":"PAID","amount":100,"createdAt":"2026-01-15T04:00:00.000Z","payableUntil":"2026-01-15T04:30:00.000Z","remark":"","items":[{"productCode":"JY-2339-162","productName":"天青瓶","price":100,"quantity":1,"imageUrl":["/media/640/webp/JY-2339-162.jpg"]}],"address":{"recipientName":"张三","phone":"13900000012","province":"河南省","city":"许昌市","district":"禹州市","street":"神垕镇 1 号"},"payment":{"method":"wallet","amount":100,"paidAt":"2026-01-15T04:00:00.000Z","serialNo":"JT202601152319006994","status":"success"},"shipment":null,"refund":null,"timeline":[{"at":"2026-01-15T04:00:00.000Z","from":null,"to":"WAITING_PAYMENT","actor":"member","event":"submitted","reason":"订单已提交"},{"at":"2026-01-15T04:00:00.000Z","from":"WAITING_PAYMENT","to":"PAID","actor":"member","event":"paid","reason":"已用钱包付款"}],"serverTime":"2026-01-15T04:00:00.000Z"}}', 1768449600000),
	('03f16c89-c036-40f6-8ff1-5d214e876250', '2066db30-6623-4e10-8fe6-44e83ee7414f', 'order/submit', '719dfc629d4ee1fa33bedbe822a70c07dc715b9e0fc0d54441df55bc3bd3a433', '{"ok":{"orderNo":"JO202601152963203786","status":"WAITING_PAYMENT","amount":100,"createdAt":"2026-01-15T04:00:00.000Z","payableUntil":"2026-01-15T04:30:00.000Z","remark":"","items":[{"productCode":"JY-9315-571","productName":"天青瓶","price":100,"quantity":1,"imageUrl":["/media/640/webp/JY-9315-571.jpg"]}],"address":{"recipientName":"张三","phone":"13900000013","province":"河南省","city":"许昌市","district":"禹州市","street":"神垕镇 1 号"},"payment":null,"shipment":null,"refund":null,"timeline":[{"at":"2026-01-15T04:00:00.000Z","from":null,"to":"WAITING_PAYMENT","actor":"member","event":"submitted","reason":"订单已提交"}],"serverTime":"2026-01-15T04:00:00.000Z"}}', 1768449600000),
	('03f16c89-c036-40f6-8ff1-5d214e876250', '7dad7f03-d56f-4fb6-a6bf-4ce23b1f1986', 'order/pay', '86d1e96c6ce6efb0ad864c32e7c29b1ac060f0c79ed869cce89adf2f20d2af50', '{"ok":{"orderNo":"JO202601152963203786","status":"PAID","amount":100,"createdAt":"2026-01-15T04:00:00.000Z","payableUntil":"2026-01-15T04:30:00.000Z","remark":"","items":[{"productCode":"JY-9315-571","productName":"天青瓶","price":100,"quantity":1,"imageUrl":["/media/640/webp/JY-9315-571.jpg"]}],"address":{"recipientName":"张三","phone":"13900000013","province":"河南省","city":"许昌市","district":"禹州市","street":"神垕镇 1 号"},"payment":{"method":"wallet","amount":100,"paidAt":"2026-01-15T04:00:00.000Z","serialNo":"JT202601151480461430","status":"success"},"shipment":null,"refund":null,"timeline":[{"at":"2026-01-15T04:00:00.000Z","from":null,"to":"WAITING_PAYMENT","actor":"member","event":"submitted","reason":"订单已提交"},{"at":"2026-01-15T04:00:00.000Z","from":"WAITING_PAYMENT","to":"PAID","actor":"member","event":"paid","reason":"已用钱包付款"}],"serverTime":"2026-01-15T04:00:00.000Z"}}', 1768449600000),
	('90647012-77f7-4fb9-9626-7616ac3c58e0', '1d61f3e8-d32a-41db-acbc-a1bcf30e64d4', 'admin/orders/ship', '25d386972050d302f5150f6eb645740dd8e56afa085c42d0cd03075885933582', '{"ok":{"orderNo":"JO202601152963203786","status":"PAID","amount":100,"createdAt":"2026-01-15T04:00:00.000Z","payableUntil":"2026-01-15T04:30:00.000Z","remark":"","items":[{"productCode":"JY-9315-571","productName":"天青瓶","price":100,"quantity":1,"imageUrl":["/media/640/webp/JY-9315-571.jpg"]}],"address":{"recipientName":"张三","phone":"13900000013","province":"河南省","city":"许昌市","district":"禹州市","street":"神垕镇 1 号"},"payment":{"method":"wallet","amount":100,"paidAt":"2026-01-15T04:00:00.000Z","serialNo":"JT202601151480461430","status":"success"},"shipment":{"carrier":"顺丰","trackingNo":"SF1001","shippedAt":"2026-01-15T04:00:00.000Z"},"refund":null,"timeline":[{"at":"2026-01-15T04:00:00.000Z","from":null,"to":"WAITING_PAYMENT","actor":"member","event":"submitted","reason":"订单已提交","by":"member13900000013"},{"at":"2026-01-15T04:00:00.000Z","from":"WAITING_PAYMENT","to":"PAID","actor":"member","event":"paid","reason":"已用钱包付款","by":"member13900000013"}],"serverTime":"2026-01-15T04:00:00.000Z","buyer":{"userId":"03f16c89-c036-40f6-8ff1-5d214e876250","username":"member13900000013"},"notes":[],"returned":null,"version":"CAdCa5nI4T4Su5XP","formerVersion":"ECMrOc_59DsrsDEb"}}', 1768449600000),
	('03f16c89-c036-40f6-8ff1-5d214e876250', '0746bb7b-b614-48bf-9dad-ed12b08adc45', 'order/confirm_receipt', '4232bde582ec125ab8032e6ff83be35a7eb2a6314a814f77c9b314ea6ccb7582', '{"ok":{"orderNo":"JO202601152963203786","status":"COMPLETED","amount":100,"createdAt":"2026-01-15T04:00:00.000Z","payableUntil":"2026-01-15T04:30:00.000Z","remark":"","items":[{"productCode":"JY-9315-571","productName":"天青瓶","price":100,"quantity":1,"imageUrl":["/media/640/webp/JY-9315-571.jpg"]}],"address":{"recipientName":"张三","phone":"13900000013","province":"河南省","city":"许昌市","district":"禹州市","street":"神垕镇 1 号"},"payment":{"method":"wallet","amount":100,"paidAt":"2026-01-15T04:00:00.000Z","serialNo":"JT202601151480461430","status":"success"},"shipment":{"carrier":"顺丰","trackingNo":"SF1001","shippedAt":"2026-01-15T04:00:00.000Z"},"refund":null,"timeline":[{"at":"2026-01-15T04:00:00.000Z","from":null,"to":"WAITING_PAYMENT","actor":"member","event":"submitted","reason":"订单已提交"},{"at":"2026-01-15T04:00:00.000Z","from":"WAITING_PAYMENT","to":"PAID","actor":"member","event":"paid","reason":"已用钱包付款"},{"at":"2026-01-15T04:00:00.000Z","from":"PAID","to":"COMPLETED","actor":"member","event":"received","reason":"已确认收货"}],"serverTime":"2026-01-15T04:00:00.000Z"}}', 1768449600000),
	('be1dfaa0-6ec7-4775-bb80-8cada14b9f14', '489b1a92-75ae-43b4-b3ed-10b39a0f796f', 'order/submit', 'd28b592b936b2cf243782640f807468dcdea6a522557e08d14e2b3a1f69c688d', '{"ok":{"orderNo":"JO202601150568638886","status":"WAITING_PAYMENT","amount":100,"createdAt":"2026-01-15T04:00:00.000Z","payableUntil":"2026-01-15T04:30:00.000Z","remark":"","items":[{"productCode":"JY-7807-120","productName":"天青瓶","price":100,"quantity":1,"imageUrl":["/media/640/webp/JY-7807-120.jpg"]}],"address":{"recipientName":"张三","phone":"13900000014","province":"河南省","city":"许昌市","district":"禹州市","street":"神垕镇 1 号"},"payment":null,"shipment":null,"refund":null,"timeline":[{"at":"2026-01-15T04:00:00.000Z","from":null,"to":"WAITING_PAYMENT","actor":"member","event":"submitted","reason":"订单已提交"}],"serverTime":"2026-01-15T04:00:00.000Z"}}', 1768449600000),
	('be1dfaa0-6ec7-4775-bb80-8cada14b9f14', 'b3cbed2a-70cd-4f69-bcdb-95a27faf0335', 'order/pay', '60bf184b59c20835a44b4d26c8708019dc6239021bafcb25053eac60e2c36c2d', '{"ok":{"orderNo":"JO202601150568638886","status":"PAID","amount":100,"createdAt":"2026-01-15T04:00:00.000Z","payableUntil":"2026-01-15T04:30:00.000Z","remark":"","items":[{"productCode":"JY-7807-120","productName":"天青瓶","price":100,"quantity":1,"imageUrl":["/media/640/webp/JY-7807-120.jpg"]}],"address":{"recipientName":"张三","phone":"13900000014","province":"河南省","city":"许昌市","district":"禹州市","street":"神垕镇 1 号"},"payment":{"method":"wallet","amount":100,"paidAt":"2026-01-15T04:00:00.000Z","serialNo":"JT202601151113243268","status":"success"},"shipment":null,"refund":null,"timeline":[{"at":"2026-01-15T04:00:00.000Z","from":null,"to":"WAITING_PAYMENT","actor":"member","event":"submitted","reason":"订单已提交"},{"at":"2026-01-15T04:00:00.000Z","from":"WAITING_PAYMENT","to":"PAID","actor":"member","event":"paid","reason":"已用钱包付款"}],"serverTime":"2026-01-15T04:00:00.000Z"}}', 1768449600000),
	('be1dfaa0-6ec7-4775-bb80-8cada14b9f14', 'd42b28a8-adfe-4306-b1a2-230d17f899be', 'order/refund/apply', 'd856bdff209007fed2f1fe591fd2464609af9676d9146514aedf8a5dd5c85e9e', '{"ok":{"orderNo":"JO202601150568638886","status":"REFUNDING","amount":100,"createdAt":"2026-01-15T04:00:00.000Z","payableUntil":"2026-01-15T04:30:00.000Z","remark":"","items":[{"productCode":"JY-7807-120","productName":"天青瓶","price":100,"quantity":1,"imageUrl":["/media/640/webp/JY-7807-120.jpg"]}],"address":{"recipientName":"张三","phone":"13900000014","province":"河南省","city":"许昌市","district":"禹州市","street":"神垕镇 1 号"},"payment":{"method":"wallet","amount":100,"paidAt":"2026-01-15T04:00:00.000Z","serialNo":"JT202601151113243268","status":"success"},"shipment":null,"refund":{"reason":"不喜欢","appliedAt":"2026-01-15T04:00:00.000Z","decidedAt":null,"serialNo":null},"timeline":[{"at":"2026-01-15T04:00:00.000Z","from":null,"to":"WAITING_PAYMENT","actor":"member","event":"submitted","reason":"订单已提交"},{"at":"2026-01-15T04:00:00.000Z","from":"WAITING_PAYMENT","to":"PAID","actor":"member","event":"paid","reason":"已用钱包付款"},{"at":"2026-01-15T04:00:00.000Z","from":"PAID","to":"REFUNDING","actor":"member","event":"refundAsked","reason":"不喜欢"}],"serverTime":"2026-01-15T04:00:00.000Z"}}', 1768449600000),
	('5f23de22-b651-4d37-bbd5-b9e738ae977a', '0c816400-9ea9-459b-ae23-aeaf43c31224', 'wallet/charge', 'e695954abf2cf3dd8474d251c841788857c4717ee312b68d4580b5062988542a', '{"ok":{"chargeNo":"JC202601156607035961","amount":100,"channel":"alipay","serialNo":null,"status":"PENDING","createdAt":"2026-01-15T04:00:00.000Z","successAt":null,"refundable":0,"refunded":0,"refundNo":null,"cashierUrl":null,"withdrawnAt":null}}', 1768449600000),
	('5f23de22-b651-4d37-bbd5-b9e738ae977a', '1fe45d64-2ecf-47f0-a4c5-7f09a346a931', 'wallet/refund/apply', 'a94c70b7174f5295ffdfeba9c51646f24972d92bb41c73059f26ec6cfea1462e', '{"ok":{"refundNo":"JR202601151897348518","chargeNo":"JC202601156607035961","amount":40,"channel":"alipay","originalSerialNo":"SB9B69F3631CA97294644E","refundSerialNo":null,"reason":"changed my mind","actualAmount":null,"appliedAt":"2026-01-15T04:00:00.000Z","completedAt":null,"status":"PROCESSING","failedBy":null,"failureReason":""}}', 1768449600000),
	('4b849ccb-c343-4f12-b88f-b56039109294', 'a618d604-ab83-4e49-91ca-890ee4533067', 'admin/refunds/approve', 'd1a3e5706ef815a7d45b42f4549968fa2d5fe115238efe72dce70fccc2badb88', '{"ok":{"refundNo":"JR202601151897348518","chargeNo":"JC202601156607035961","amount":40,"channel":"alipay","originalSerialNo":"SB9B69F3631CA97294644E","refundSerialNo":null,"reason":"changed my mind","actualAmount":null,"appliedAt":"2026-01-15T04:00:00.000Z","completedAt":null,"status":"PROCESSING","failedBy":null,"failureReason":"","member":{"userId":"5f23de22-b651-4d37-bbd5-b9e738ae977a","username":"member13900000015"},"provider":"sandbox","approved":true,"doubtAmount":null}}', 1768449600000),
	('4b849ccb-c343-4f12-b88f-b56039109294', 'cd1e2de7-7150-45ea-9563-a32833729e0c', 'admin/users/freeze', '7022e1ab8b00d50a4e3c0e93aba1aabde74b44f3c66a66b278c853fcc562baa7', '{"ok":{"userId":"ba89801c-813a-4447-8c38-390896fc3590","avatar":null,"username":"member13900000016","nickname":"member13900000016","phone":"13900000016","email":null,"emailVerified":false,"status":"frozen","balance":0,"available":0,"frozen":0,"orders":0,"spent":0,"registeredAt":"2026-01-15T04:00:00.000Z","lastLoginAt":null,"acceptedTerms":null,"roles":[],"version":"S_zjaUBNdPEut55B","secondFactors":[],"addresses":[{"recipientName":"张三","phone":"13900000016","lines":"河南省 许昌市 禹州市 神垕镇 1 号","isDefault":true}],"sessions":[]}}', 1768449600000);
INSERT INTO public.roles VALUES
	('Owner', '[]', 0),
	('Finance', '["dashboard.read","users.read","wallets.read","credits.post","recharges.settle","refunds.decide","finance.read","finance.reconcile","orders.read","orders.refund"]', 0),
	('Fulfilment', '["dashboard.read","inventory.read","inventory.adjust","orders.read","orders.fulfil"]', 0),
	('Catalogue', '["dashboard.read","inventory.read","inventory.adjust","products.read","products.write"]', 0),
	('Support', '["dashboard.read","users.read","users.freeze","messages.read","messages.answer","orders.read"]', 0),
	('Auditor', '["dashboard.read","users.read","roles.read","logs.read","wallets.read","finance.read","inventory.read","products.read","orders.read","messages.read"]', 0);
INSERT INTO public.sandbox_notices VALUES
	(1, 'JC202601156607035961', '{"chargeNo":"JC202601156607035961","serialNo":"SB9B69F3631CA97294644E","amountFen":10000,"app":"sandbox-app","outcome":"paid"}', '0b9584915e9c020111fb376e307a675781f5719bc1d903eb556d348ed5c46b73', 1768449600000, 'success');
INSERT INTO public.sandbox_payments VALUES
	('JC202601156607035961', 'alipay', 10000, 'paid', 'SB9B69F3631CA97294644E', 'atOnce', 1768449600000);
INSERT INTO public.sandbox_refunds VALUES
	('JR202601151897348518', 'JC202601156607035961', 4000, 'SBE48C30970BCCA7AAD3F0', 1768449600000);
INSERT INTO public.seals VALUES
	('log', 1, '1', '32020433ba0df672adb8c17e4de8fc02c25e465a95eaf9729bdbfd531888b875'),
	('log', 2, '2', 'ee6f3a8e01094708113fa933f2760faafcfc752fd67a7e4e3211a8ce1a118d6a'),
	('log', 3, '3', '5f7224512f7c54ec978c69d64cd56a328ed7f6ba102694927b346c1b7791a878'),
	('ledger', 1, '82d443f4-c44c-401a-9f8a-e961ee0cb1eb', 'a2bd0d8a0ecbbb14be2052cc050c5ce4a4752347879ea4cbc4ba915fc4a86ef2'),
	('ledger', 2, '0f198182-382c-4ac0-81cb-9c3f29ab43cd', '0f6bf671b98a77dfb2b4763e66f07619a05c9c44e0bab88be6766f721709ee0a'),
	('ledger', 3, '7585da63-d24f-4870-8611-dd4a807aca23', '86bc4e3d9215f7aff0d844f2df8615feb17ec668e60c4c3c50a941b865217c71'),
	('ledger', 4, 'c641e77d-f130-45c3-99f2-e4a37410ff79', '7e1c8cc31966f436f226e9a72fda7b3cdaa5eeef696907ccf8cad8b62605798a'),
	('ledger', 5, '4b60d5f6-1944-476a-9ca7-1ca7eb779ff7', '9eeffd5f22048432648885552803d3a9028a1bd91344b53567764f204b33dad3'),
	('ledger', 6, '76b68a4d-7462-4638-a942-beead1fc68ad', 'ed2971499e83c0c18d5afb5478e429f0f281a2f0cba1faef7c77d6469614242e'),
	('ledger', 7, '07ac5eb3-635b-4f2b-9104-80e57b7aa690', '6d13c002819fb22569358921a7770251edab3ef847767fcb97ef79a96cd5f4ef'),
	('ledger', 8, '103a13b4-8aa3-4263-89e2-7e4ed15a9568', '2d50b3765af863bfa2b544e66e3c3848948f35c0f95843e301eadb407db9ca2e'),
	('ledger', 9, '4bcbbe7b-e148-4bd6-a4d4-a543a1e45538', '807722b0d037931ed634790be303d2716f57fefaea8c4aca907d83fec63315ec'),
	('ledger', 10, '150dad6b-6c6a-4190-ad35-6556bdd428b3', 'e00c881d6e4d633060f09b6e4a1f0d46fe7739aca91f18f1eb43947e3568c19c');
INSERT INTO public.sessions VALUES
	('7a2bd5ce-0a0e-4659-882f-ec2d1ad35c6f', '4b849ccb-c343-4f12-b88f-b56039109294', '46f5001f1168c53b53e582c0953028ce0c6e33aa93b256e6d5355ea13d6c432a', 1768449600000, 1769054400000, 'test', '127.0.0.1', 1768449600000, 1768449600000),
	('c6fb5aa6-96dc-49f9-baa7-80279030c83c', '90647012-77f7-4fb9-9626-7616ac3c58e0', '74b3d23b1d624710ec6005832eacd3ae686fe01334a6d6d801dfa37bcc4e25d9', 1768449600000, 1769054400000, 'test', '127.0.0.1', 1768449600000, 1768449600000),
	('a33a74ef-cfc6-4cf8-96ad-327adab6d8eb', 'c60e0cff-3f09-45f3-a71e-d49b6b6d565f', '161044cf5fdabb9c88cefc208dd43921f666734c8170e63510908b9635a35ec9', 1768449600000, 1769054400000, 'test', '127.0.0.1', 1768449600000, 1768449600000),
	('dade484c-5112-4b43-9ab7-eef5dab8cb53', '1b38a977-bed9-44af-8a49-d8331602de15', 'f97591f922ba8f57b023487300023c515d75e9a70b86dfef25338b91a1271d54', 1768449600000, 1769054400000, 'test', '127.0.0.1', 1768449600000, 1768449600000),
	('20305e0f-a630-4bab-865d-96116bde20c9', '03f16c89-c036-40f6-8ff1-5d214e876250', 'a40c8c4a9f5c0f109d183cef678493736454957b02ab606deb89de256a50c271', 1768449600000, 1769054400000, 'test', '127.0.0.1', 1768449600000, 1768449600000),
	('b8509de5-dfe9-4bf0-8f5c-f7ac40a432ae', 'be1dfaa0-6ec7-4775-bb80-8cada14b9f14', '532d7fe645d8b3b18a5a2a60e70afd111656701fd6dfdf4f4db60c602d5e9648', 1768449600000, 1769054400000, 'test', '127.0.0.1', 1768449600000, 1768449600000),
	('a83f1d58-5edf-4118-b5f7-ca87936eea6b', '5f23de22-b651-4d37-bbd5-b9e738ae977a', '0fce7959a09604b2ab2826ab7cd5d9fc63f49879b1ec48f5ed26476bfdbc6ae0', 1768449600000, 1769054400000, 'test', '127.0.0.1', 1768449600000, 1768449600000);
INSERT INTO public.shipments VALUES
	('JO202601152963203786', '顺丰', 'SF1001', 1768449600000, NULL, NULL);
INSERT INTO public.sms_codes VALUES
	('34e4d275-6ce0-426a-96d5-390ac4542bca', '13900000012', 'order_pay', 'JO202601152755462392', '127.0.0.1', '602be70db8d62e37bc2aeda2397d9fd8', '2ae5f0c84f5f8752d3382a24906a1871031205e0f71dd10551af5966bbae5b7d', 4, 1768449600000, 1768449900000, 1768449600000, true),
	('d0d3091a-5759-42ae-89e6-7ceb1bf58286', '13900000013', 'order_pay', 'JO202601152963203786', '127.0.0.1', '8d60d267990886dac89a0f4c932f53ee', '99adce86bcb990ca956968af344a118f85159b0ae885dc3fa4ac5ba83a5c7294', 4, 1768449600000, 1768449900000, 1768449600000, true),
	('f19b39d9-9817-472d-b72f-3b482d5f62fb', '13900000014', 'order_pay', 'JO202601150568638886', '127.0.0.1', 'e39172fd92193a9280d449549ffd1bb9', 'aa5c7e0ecf02a02135e75746349e3e18611124fc75a747405d50e6a8bb96ff61', 4, 1768449600000, 1768449900000, 1768449600000, true);
INSERT INTO public.sms_outbox VALUES
	(1, '13900000012', 'order_pay', '976843', 1768449600000),
	(2, '13900000013', 'order_pay', '532044', 1768449600000),
	(3, '13900000014', 'order_pay', '510627', 1768449600000);
INSERT INTO public.stock_movements VALUES
	(1, 'JY-3505-638', 1768449600000, 'start', 1, 1, 1, NULL, 'system', 'made for a test'),
	(2, 'JY-3505-638', 1768449600000, 'hold', 1, 1, 0, 'JO202601151969163645', 'member:c60e0cff-3f09-45f3-a71e-d49b6b6d565f', ''),
	(3, 'JY-2339-162', 1768449600000, 'start', 1, 1, 1, NULL, 'system', 'made for a test'),
	(4, 'JY-2339-162', 1768449600000, 'hold', 1, 1, 0, 'JO202601152755462392', 'member:1b38a977-bed9-44af-8a49-d8331602de15', ''),
	(5, 'JY-2339-162', 1768449600000, 'sell', 1, 1, 0, 'JO202601152755462392', 'member:1b38a977-bed9-44af-8a49-d8331602de15', ''),
	(6, 'JY-9315-571', 1768449600000, 'start', 1, 1, 1, NULL, 'system', 'made for a test'),
	(7, 'JY-9315-571', 1768449600000, 'hold', 1, 1, 0, 'JO202601152963203786', 'member:03f16c89-c036-40f6-8ff1-5d214e876250', ''),
	(8, 'JY-9315-571', 1768449600000, 'sell', 1, 1, 0, 'JO202601152963203786', 'member:03f16c89-c036-40f6-8ff1-5d214e876250', ''),
	(9, 'JY-7807-120', 1768449600000, 'start', 1, 1, 1, NULL, 'system', 'made for a test'),
	(10, 'JY-7807-120', 1768449600000, 'hold', 1, 1, 0, 'JO202601150568638886', 'member:be1dfaa0-6ec7-4775-bb80-8cada14b9f14', ''),
	(11, 'JY-7807-120', 1768449600000, 'sell', 1, 1, 0, 'JO202601150568638886', 'member:be1dfaa0-6ec7-4775-bb80-8cada14b9f14', '');
INSERT INTO public.user_roles VALUES
	('4b849ccb-c343-4f12-b88f-b56039109294', 'Owner'),
	('90647012-77f7-4fb9-9626-7616ac3c58e0', 'Fulfilment');
INSERT INTO public.users VALUES
	('4b849ccb-c343-4f12-b88f-b56039109294', 'member13900000009', 'member13900000009', '13900000009', NULL, NULL, 'none', 'member13900000009', NULL, 'active', 1768449600000, NULL, NULL),
	('90647012-77f7-4fb9-9626-7616ac3c58e0', 'member13900000010', 'member13900000010', '13900000010', NULL, NULL, 'none', 'member13900000010', NULL, 'active', 1768449600000, NULL, NULL),
	('c60e0cff-3f09-45f3-a71e-d49b6b6d565f', 'member13900000011', 'member13900000011', '13900000011', NULL, NULL, 'none', 'member13900000011', NULL, 'active', 1768449600000, NULL, NULL),
	('1b38a977-bed9-44af-8a49-d8331602de15', 'member13900000012', 'member13900000012', '13900000012', NULL, NULL, 'none', 'member13900000012', NULL, 'active', 1768449600000, NULL, NULL),
	('03f16c89-c036-40f6-8ff1-5d214e876250', 'member13900000013', 'member13900000013', '13900000013', NULL, NULL, 'none', 'member13900000013', NULL, 'active', 1768449600000, NULL, NULL),
	('be1dfaa0-6ec7-4775-bb80-8cada14b9f14', 'member13900000014', 'member13900000014', '13900000014', NULL, NULL, 'none', 'member13900000014', NULL, 'active', 1768449600000, NULL, NULL),
	('5f23de22-b651-4d37-bbd5-b9e738ae977a', 'member13900000015', 'member13900000015', '13900000015', NULL, NULL, 'none', 'member13900000015', NULL, 'active', 1768449600000, NULL, NULL),
	('ba89801c-813a-4447-8c38-390896fc3590', 'member13900000016', 'member13900000016', '13900000016', NULL, NULL, 'none', 'member13900000016', NULL, 'frozen', 1768449600000, NULL, NULL);
INSERT INTO public.wallet_entries VALUES
	(1, '82d443f4-c44c-401a-9f8a-e961ee0cb1eb', 'c60e0cff-3f09-45f3-a71e-d49b6b6d565f', 10000, 10000),
	(2, '0f198182-382c-4ac0-81cb-9c3f29ab43cd', '1b38a977-bed9-44af-8a49-d8331602de15', 10000, 10000),
	(3, '7585da63-d24f-4870-8611-dd4a807aca23', '1b38a977-bed9-44af-8a49-d8331602de15', -10000, 0),
	(4, 'c641e77d-f130-45c3-99f2-e4a37410ff79', '03f16c89-c036-40f6-8ff1-5d214e876250', 10000, 10000),
	(5, '4b60d5f6-1944-476a-9ca7-1ca7eb779ff7', '03f16c89-c036-40f6-8ff1-5d214e876250', -10000, 0),
	(6, '76b68a4d-7462-4638-a942-beead1fc68ad', 'be1dfaa0-6ec7-4775-bb80-8cada14b9f14', 10000, 10000),
	(7, '07ac5eb3-635b-4f2b-9104-80e57b7aa690', 'be1dfaa0-6ec7-4775-bb80-8cada14b9f14', -10000, 0),
	(8, '103a13b4-8aa3-4263-89e2-7e4ed15a9568', '5f23de22-b651-4d37-bbd5-b9e738ae977a', 10000, 10000),
	(9, '150dad6b-6c6a-4190-ad35-6556bdd428b3', '5f23de22-b651-4d37-bbd5-b9e738ae977a', -4000, 6000);
INSERT INTO public.wallet_totals VALUES
	('4b849ccb-c343-4f12-b88f-b56039109294', 0, 0, 0, 0, 0, 0, 0),
	('90647012-77f7-4fb9-9626-7616ac3c58e0', 0, 0, 0, 0, 0, 0, 0),
	('c60e0cff-3f09-45f3-a71e-d49b6b6d565f', 10000, 0, 0, 1768449600000, 10000, 0, 0),
	('1b38a977-bed9-44af-8a49-d8331602de15', 10000, 10000, 0, 1768449600000, 0, 0, 1),
	('03f16c89-c036-40f6-8ff1-5d214e876250', 10000, 10000, 0, 1768449600000, 0, 0, 1),
	('be1dfaa0-6ec7-4775-bb80-8cada14b9f14', 10000, 10000, 0, 1768449600000, 0, 0, 1),
	('5f23de22-b651-4d37-bbd5-b9e738ae977a', 10000, 0, 4000, 1768449600000, 6000, 0, 0),
	('ba89801c-813a-4447-8c38-390896fc3590', 0, 0, 0, 0, 0, 0, 0);
SELECT pg_catalog.setval('public.audit_log_id_seq', 3, true);
SELECT pg_catalog.setval('public.audits_id_seq', 1, false);
SELECT pg_catalog.setval('public.deposit_uses_id_seq', 4, true);
SELECT pg_catalog.setval('public.deposits_id_seq', 5, true);
SELECT pg_catalog.setval('public.knex_migrations_id_seq', 11, true);
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
SELECT pg_catalog.setval('public.reconciliation_lines_id_seq', 1, false);
SELECT pg_catalog.setval('public.reconciliations_id_seq', 1, false);
SELECT pg_catalog.setval('public.sandbox_notices_id_seq', 1, true);
SELECT pg_catalog.setval('public.sms_outbox_id_seq', 3, true);
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
ALTER TABLE ONLY public.difference_notes
    ADD CONSTRAINT difference_notes_pkey PRIMARY KEY (line_id);
ALTER TABLE ONLY public.email_codes
    ADD CONSTRAINT email_codes_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.holds
    ADD CONSTRAINT holds_pkey PRIMARY KEY (order_no, product_code);
ALTER TABLE ONLY public.knex_migrations_lock
    ADD CONSTRAINT knex_migrations_lock_pkey PRIMARY KEY (index);
ALTER TABLE ONLY public.knex_migrations
    ADD CONSTRAINT knex_migrations_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.known_devices
    ADD CONSTRAINT known_devices_pkey PRIMARY KEY (user_id, device_hash);
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
ALTER TABLE ONLY public.passkey_challenges
    ADD CONSTRAINT passkey_challenges_pkey PRIMARY KEY (challenge);
ALTER TABLE ONLY public.passkeys
    ADD CONSTRAINT passkeys_pkey PRIMARY KEY (id);
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
ALTER TABLE ONLY public.reconciliation_lines
    ADD CONSTRAINT reconciliation_lines_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.reconciliations
    ADD CONSTRAINT reconciliations_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.recovery_codes
    ADD CONSTRAINT recovery_codes_pkey PRIMARY KEY (user_id, hash);
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
ALTER TABLE ONLY public.security_notices
    ADD CONSTRAINT security_notices_pkey PRIMARY KEY (id);
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
ALTER TABLE ONLY public.stock_movements
    ADD CONSTRAINT stock_movements_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.totp_secrets
    ADD CONSTRAINT totp_secrets_pkey PRIMARY KEY (user_id);
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
CREATE INDEX difference_notes_reconciliation_id_index ON public.difference_notes USING btree (reconciliation_id);
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
CREATE INDEX known_devices_last_seen_at_index ON public.known_devices USING btree (last_seen_at);
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
CREATE INDEX message_notes_message_id_index ON public.message_notes USING btree (message_id);
CREATE INDEX messages_by_email ON public.contact_messages USING btree (email, id);
CREATE INDEX messages_by_name ON public.contact_messages USING btree (name, id);
CREATE INDEX messages_by_phone ON public.contact_messages USING btree (phone, id);
CREATE INDEX messages_by_status ON public.contact_messages USING btree (status, created_at, id);
CREATE INDEX messages_by_subject ON public.contact_messages USING btree (subject, id);
CREATE INDEX notes_of_transaction ON public.difference_notes USING btree (transaction_no) WHERE (transaction_no IS NOT NULL);
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
CREATE INDEX passkey_challenges_expires_at_index ON public.passkey_challenges USING btree (expires_at);
CREATE INDEX passkeys_user_id_index ON public.passkeys USING btree (user_id);
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
CREATE INDEX reconciliation_lines_differing ON public.reconciliation_lines USING btree (reconciliation_id, id) WHERE ((outcome)::text <> 'matched'::text);
CREATE INDEX reconciliation_lines_of_payment ON public.reconciliation_lines USING btree (serial_no) WHERE ((outcome)::text <> 'matched'::text);
CREATE INDEX reconciliation_lines_of_transaction ON public.reconciliation_lines USING btree (transaction_no) WHERE (transaction_no IS NOT NULL);
CREATE INDEX reconciliation_lines_reconciliation_id_id_index ON public.reconciliation_lines USING btree (reconciliation_id, id);
CREATE INDEX reconciliations_by_time ON public.reconciliations USING btree (reconciled_at, id);
CREATE INDEX reconciliations_done ON public.reconciliations USING btree (reconciled_at, id) WHERE (open = 0);
CREATE INDEX reconciliations_fingerprint_index ON public.reconciliations USING btree (fingerprint);
CREATE INDEX reconciliations_of_channel ON public.reconciliations USING btree (channel, reconciled_at, id);
CREATE INDEX reconciliations_of_days ON public.reconciliations USING btree (channel, from_day, to_day, id);
CREATE INDEX reconciliations_open ON public.reconciliations USING btree (reconciled_at, id) WHERE (open > 0);
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
CREATE INDEX security_notices_created_at_index ON public.security_notices USING btree (created_at);
CREATE INDEX security_notices_due_at_index ON public.security_notices USING btree (due_at);
CREATE INDEX security_notices_user_id_created_at_index ON public.security_notices USING btree (user_id, created_at);
CREATE INDEX sessions_expires_at_index ON public.sessions USING btree (expires_at);
CREATE INDEX sessions_user_id_index ON public.sessions USING btree (user_id);
CREATE INDEX shipments_shipped_at_index ON public.shipments USING btree (shipped_at);
CREATE INDEX shipments_tracking_no_index ON public.shipments USING btree (tracking_no);
CREATE INDEX sms_codes_ip_sent_at_index ON public.sms_codes USING btree (ip, sent_at);
CREATE INDEX sms_codes_phone_sent_at_index ON public.sms_codes USING btree (phone, sent_at);
CREATE INDEX sms_codes_sent_at_index ON public.sms_codes USING btree (sent_at);
CREATE INDEX sms_outbox_phone_index ON public.sms_outbox USING btree (phone);
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
CREATE TRIGGER difference_notes_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.difference_notes FOR EACH STATEMENT EXECUTE FUNCTION public.difference_notes_append_only();
CREATE TRIGGER ledger_postings_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.ledger_postings FOR EACH STATEMENT EXECUTE FUNCTION public.ledger_postings_append_only();
CREATE TRIGGER ledger_postings_unsealed AFTER INSERT ON public.ledger_postings REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.ledger_postings_unsealed();
CREATE TRIGGER ledger_transactions_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.ledger_transactions FOR EACH STATEMENT EXECUTE FUNCTION public.ledger_transactions_append_only();
CREATE TRIGGER ledger_transactions_in_step AFTER INSERT ON public.ledger_transactions FOR EACH ROW WHEN (((new.scene)::text = ANY ((ARRAY['CHARGE'::character varying, 'CHARGE_MARKET'::character varying])::text[]))) EXECUTE FUNCTION public.ledger_transactions_in_step();
CREATE TRIGGER log_details_no_delete BEFORE DELETE OR TRUNCATE ON public.log_details FOR EACH STATEMENT EXECUTE FUNCTION public.log_details_only_emptied();
CREATE TRIGGER log_details_only_emptied BEFORE UPDATE ON public.log_details FOR EACH ROW WHEN ((NOT ((new.log_id = old.log_id) AND ((old.emptied_mac)::text = ''::text) AND ((new.emptied_mac)::text > ''::text) AND ((new.salt)::text = ''::text) AND ((new.reason)::text = ''::text) AND ((new.ip)::text = ''::text) AND (new.before = ''::text) AND (new.after = ''::text) AND (new.circumstances = ''::text)))) EXECUTE FUNCTION public.log_details_only_emptied();
CREATE TRIGGER order_timeline_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.order_timeline FOR EACH STATEMENT EXECUTE FUNCTION public.order_timeline_append_only();
CREATE TRIGGER payment_notices_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.payment_notices FOR EACH STATEMENT EXECUTE FUNCTION public.payment_notices_append_only();
CREATE TRIGGER reconciliation_lines_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.reconciliation_lines FOR EACH STATEMENT EXECUTE FUNCTION public.reconciliation_lines_append_only();
CREATE TRIGGER seals_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.seals FOR EACH STATEMENT EXECUTE FUNCTION public.seals_append_only();
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
ALTER TABLE ONLY public.difference_notes
    ADD CONSTRAINT difference_notes_line_id_foreign FOREIGN KEY (line_id) REFERENCES public.reconciliation_lines(id);
ALTER TABLE ONLY public.difference_notes
    ADD CONSTRAINT difference_notes_noted_by_foreign FOREIGN KEY (noted_by) REFERENCES public.users(id);
ALTER TABLE ONLY public.difference_notes
    ADD CONSTRAINT difference_notes_reconciliation_id_foreign FOREIGN KEY (reconciliation_id) REFERENCES public.reconciliations(id);
ALTER TABLE ONLY public.email_codes
    ADD CONSTRAINT email_codes_user_id_foreign FOREIGN KEY (user_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.holds
    ADD CONSTRAINT holds_order_no_foreign FOREIGN KEY (order_no) REFERENCES public.orders(order_no);
ALTER TABLE ONLY public.holds
    ADD CONSTRAINT holds_product_code_foreign FOREIGN KEY (product_code) REFERENCES public.products(code);
ALTER TABLE ONLY public.known_devices
    ADD CONSTRAINT known_devices_user_id_foreign FOREIGN KEY (user_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.ledger_postings
    ADD CONSTRAINT ledger_postings_transaction_id_foreign FOREIGN KEY (transaction_id) REFERENCES public.ledger_transactions(id);
ALTER TABLE ONLY public.log_details
    ADD CONSTRAINT log_details_log_id_foreign FOREIGN KEY (log_id) REFERENCES public.audit_log(id);
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
ALTER TABLE ONLY public.passkey_challenges
    ADD CONSTRAINT passkey_challenges_user_id_foreign FOREIGN KEY (user_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.passkeys
    ADD CONSTRAINT passkeys_user_id_foreign FOREIGN KEY (user_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.password_resets
    ADD CONSTRAINT password_resets_user_id_foreign FOREIGN KEY (user_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.payment_credits
    ADD CONSTRAINT payment_credits_transaction_id_foreign FOREIGN KEY (transaction_id) REFERENCES public.ledger_transactions(id);
ALTER TABLE ONLY public.recharges
    ADD CONSTRAINT recharges_user_id_foreign FOREIGN KEY (user_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.reconciliation_lines
    ADD CONSTRAINT reconciliation_lines_reconciliation_id_foreign FOREIGN KEY (reconciliation_id) REFERENCES public.reconciliations(id);
ALTER TABLE ONLY public.reconciliations
    ADD CONSTRAINT reconciliations_reconciled_by_foreign FOREIGN KEY (reconciled_by) REFERENCES public.users(id);
ALTER TABLE ONLY public.reconciliations
    ADD CONSTRAINT reconciliations_replaced_by_foreign FOREIGN KEY (replaced_by) REFERENCES public.reconciliations(id);
ALTER TABLE ONLY public.recovery_codes
    ADD CONSTRAINT recovery_codes_user_id_foreign FOREIGN KEY (user_id) REFERENCES public.users(id);
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
ALTER TABLE ONLY public.security_notices
    ADD CONSTRAINT security_notices_user_id_foreign FOREIGN KEY (user_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_user_id_foreign FOREIGN KEY (user_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.shipments
    ADD CONSTRAINT shipments_order_no_foreign FOREIGN KEY (order_no) REFERENCES public.orders(order_no);
ALTER TABLE ONLY public.stock_movements
    ADD CONSTRAINT stock_movements_product_code_foreign FOREIGN KEY (product_code) REFERENCES public.products(code);
ALTER TABLE ONLY public.totp_secrets
    ADD CONSTRAINT totp_secrets_user_id_foreign FOREIGN KEY (user_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.unmatched_payments
    ADD CONSTRAINT unmatched_payments_closed_by_foreign FOREIGN KEY (closed_by) REFERENCES public.users(id);
ALTER TABLE ONLY public.user_roles
    ADD CONSTRAINT user_roles_role_name_foreign FOREIGN KEY (role_name) REFERENCES public.roles(name);
ALTER TABLE ONLY public.user_roles
    ADD CONSTRAINT user_roles_user_id_foreign FOREIGN KEY (user_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.wallet_entries
    ADD CONSTRAINT wallet_entries_transaction_id_foreign FOREIGN KEY (transaction_id) REFERENCES public.ledger_transactions(id);
