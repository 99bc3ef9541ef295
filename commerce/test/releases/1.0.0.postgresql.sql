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
CREATE FUNCTION public.differences_append_only() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
      BEGIN RAISE EXCEPTION 'differences is append-only'; END $$;
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
CREATE FUNCTION public.reconciled_lines_append_only() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
      BEGIN RAISE EXCEPTION 'reconciled_lines is append-only'; END $$;
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
    difference_id bigint NOT NULL,
    reconciliation_id bigint NOT NULL,
    reason character varying(200) NOT NULL,
    noted_by uuid NOT NULL,
    noted_at bigint NOT NULL,
    transaction_no character varying(20)
);
CREATE TABLE public.differences (
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
    refund_no character varying(20),
    problem character varying(20),
    text character varying(200)
);
CREATE SEQUENCE public.differences_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.differences_id_seq OWNED BY public.differences.id;
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
CREATE TABLE public.reconciled_lines (
    reconciliation_id bigint NOT NULL,
    line integer NOT NULL,
    side character varying(5) NOT NULL,
    stated_at character varying(40) NOT NULL,
    serial_no character varying(64) NOT NULL,
    amount_fen bigint NOT NULL,
    transaction_no character varying(20) NOT NULL,
    charge_no character varying(20),
    refund_no character varying(20)
);
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
ALTER TABLE ONLY public.differences ALTER COLUMN id SET DEFAULT nextval('public.differences_id_seq'::regclass);
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
ALTER TABLE ONLY public.reconciliations ALTER COLUMN id SET DEFAULT nextval('public.reconciliations_id_seq'::regclass);
ALTER TABLE ONLY public.sandbox_notices ALTER COLUMN id SET DEFAULT nextval('public.sandbox_notices_id_seq'::regclass);
ALTER TABLE ONLY public.sms_outbox ALTER COLUMN id SET DEFAULT nextval('public.sms_outbox_id_seq'::regclass);
ALTER TABLE ONLY public.stock_movements ALTER COLUMN id SET DEFAULT nextval('public.stock_movements_id_seq'::regclass);
ALTER TABLE ONLY public.unmatched_payments ALTER COLUMN id SET DEFAULT nextval('public.unmatched_payments_id_seq'::regclass);
ALTER TABLE ONLY public.wallet_entries ALTER COLUMN id SET DEFAULT nextval('public.wallet_entries_id_seq'::regclass);
INSERT INTO public.addresses VALUES
	('540082bf-4fb3-41c7-ac33-b8156c2baa03', '9b14cc0c-be2b-4354-9823-ed4ba4b4d762', '张三', '13900000009', '河南省', '许昌市', '禹州市', '神垕镇 1 号', true, 1768449600000),
	('cd12639e-8415-449c-80b8-c258b6c1a3ba', 'cb31ae57-0d69-4a1f-8874-0ee2eda81297', '张三', '13900000010', '河南省', '许昌市', '禹州市', '神垕镇 1 号', true, 1768449600000),
	('5d4c6933-d2f4-4ac0-a7e2-8a15f499b1b2', 'b891153b-b334-4999-839d-c2e9a0fea1cf', '张三', '13900000011', '河南省', '许昌市', '禹州市', '神垕镇 1 号', true, 1768449600000),
	('5b5a203b-a9f8-412c-8d4d-db20b4b9a973', 'ac0696e2-05d6-4f75-a939-d2b86f8fc240', '张三', '13900000012', '河南省', '许昌市', '禹州市', '神垕镇 1 号', true, 1768449600000),
	('e47f2090-f7b1-4692-8890-f07581741fbe', 'ff66c42c-ed84-4ad6-b8e0-9c54df8e6648', '张三', '13900000013', '河南省', '许昌市', '禹州市', '神垕镇 1 号', true, 1768449600000),
	('b3ebe835-9009-42df-9c98-33859f778f00', 'b10ab5b2-8927-4031-9380-1645bfdeb758', '张三', '13900000014', '河南省', '许昌市', '禹州市', '神垕镇 1 号', true, 1768449600000),
	('fd2d6268-45f1-437a-a05e-9a04dfdcdede', '125505c7-a17f-46f0-b206-5423ee3bfa63', '张三', '13900000015', '河南省', '许昌市', '禹州市', '神垕镇 1 号', true, 1768449600000),
	('b373d80e-443f-4f76-b2ad-be233a6b6858', '26b115e8-b650-42f1-b12a-f6bb4de7da88', '张三', '13900000016', '河南省', '许昌市', '禹州市', '神垕镇 1 号', true, 1768449600000);
INSERT INTO public.audit_log VALUES
	(1, 1768449600000, 'staff:cb31ae57-0d69-4a1f-8874-0ee2eda81297', 'Fulfilment', 'orders/ship', 'order:JO202601157070153776', '3d0ce019-2dbc-42a4-8f76-9786b4e7871a', '', '62af34fc0282151ad30adeedcbdb0e987109f32350b1d7b41375e27c02241cec'),
	(2, 1768449600000, 'staff:9b14cc0c-be2b-4354-9823-ed4ba4b4d762', 'Owner', 'refunds/approve', 'refund:JR202601154026801795', '7090ade3-f9d6-4917-872d-5959a6c527e8', '', 'c7a62c630cfab9520dbd8261906c020ca930a8565e643b3cc5a6eb2ea26841b6'),
	(3, 1768449600000, 'staff:9b14cc0c-be2b-4354-9823-ed4ba4b4d762', 'Owner', 'users/freeze', 'user:26b115e8-b650-42f1-b12a-f6bb4de7da88', 'd35ec872-a1a8-4e80-a97b-34e3c1a5dad5', '', 'c943125934179ecb24b42c1895013c7aaa25c5fd445bcf4cca08a0e2c54c91c4');
INSERT INTO public.chains VALUES
	('log', 3, '436e48a2ba3939558b79ec586549073299a2e319d9fa9a231c3df6f6004304ce'),
	('ledger', 10, '0e0a77cc330cea5489946d9aff313fd22f1edd1403b1649a9b063a44e2903851');
INSERT INTO public.contact_messages VALUES
	('47928199-53bf-482a-852c-0fa94ae8fb44', 'contact', NULL, '李', 'li@example.com', '', '梅瓶', '还有吗？', 'fc2546a40d44c95da5691a4c39e956d41c3b66557212bf6f3bb72e62afa868e4', 'NEW', NULL, 1768449600000);
INSERT INTO public.delivery_areas VALUES
	('mainland');
INSERT INTO public.deposit_uses VALUES
	(1, 2, '3f9dc108-fc19-4b9d-aed5-22eeab0d8b9f', 10000),
	(2, 3, 'acda8e69-7b71-4a5c-9d6d-b3df47d39360', 10000),
	(3, 4, 'be85b79a-648e-4afd-b185-0e7c9ef9630b', 10000),
	(4, 5, '24d44bee-eb9c-4848-958f-012e8f62a007', 4000);
INSERT INTO public.deposits VALUES
	(1, 'af8f2c29-1d10-4873-b394-ade878ff364d', 'b891153b-b334-4999-839d-c2e9a0fea1cf', NULL, 10000, 10000),
	(2, 'dca551f6-836e-4a4f-955a-6fd9384f1e77', 'ac0696e2-05d6-4f75-a939-d2b86f8fc240', NULL, 10000, 0),
	(3, '2efaea9e-f60e-4851-bfd1-f64cfdd0ce7b', 'ff66c42c-ed84-4ad6-b8e0-9c54df8e6648', NULL, 10000, 0),
	(4, 'ce82706f-3682-475d-9fd7-8a7a94484fba', 'b10ab5b2-8927-4031-9380-1645bfdeb758', NULL, 10000, 0),
	(5, '4380357e-a69b-4927-a1c3-dc53d98cb475', '125505c7-a17f-46f0-b206-5423ee3bfa63', 'JC202601158465798496', 10000, 6000);
INSERT INTO public.holds VALUES
	('JO202601156041195270', 'JY-1860-970', 1, 1768451400000);
INSERT INTO public.knex_migrations VALUES
	(1, '001-users', 1, '2026-11-28 17:28:16.358+00'),
	(2, '002-catalog', 1, '2026-11-28 17:28:16.376+00'),
	(3, '003-orders', 1, '2026-11-28 17:28:16.399+00'),
	(4, '004-ledger', 1, '2026-11-28 17:28:16.427+00'),
	(5, '005-staff', 1, '2026-11-28 17:28:16.446+00'),
	(6, '006-recharges', 1, '2026-11-28 17:28:16.488+00'),
	(7, '007-reconciliations', 1, '2026-11-28 17:28:16.501+00'),
	(8, '008-messages', 1, '2026-11-28 17:28:16.507+00'),
	(9, '009-service', 1, '2026-11-28 17:28:16.514+00');
INSERT INTO public.knex_migrations_lock VALUES
	(1, 0);
INSERT INTO public.ledger_accounts VALUES
	('wallet:b891153b-b334-4999-839d-c2e9a0fea1cf', 10000),
	('wallet:ac0696e2-05d6-4f75-a939-d2b86f8fc240', 0),
	('wallet:ff66c42c-ed84-4ad6-b8e0-9c54df8e6648', 0),
	('wallet:b10ab5b2-8927-4031-9380-1645bfdeb758', 0),
	('wallet:125505c7-a17f-46f0-b206-5423ee3bfa63', 6000),
	('held:125505c7-a17f-46f0-b206-5423ee3bfa63', 0);
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
	(1, 'af8f2c29-1d10-4873-b394-ade878ff364d', 'wallet:b891153b-b334-4999-839d-c2e9a0fea1cf', 10000, 10000),
	(2, 'af8f2c29-1d10-4873-b394-ade878ff364d', 'channel:manual', -10000, NULL),
	(3, 'dca551f6-836e-4a4f-955a-6fd9384f1e77', 'wallet:ac0696e2-05d6-4f75-a939-d2b86f8fc240', 10000, 10000),
	(4, 'dca551f6-836e-4a4f-955a-6fd9384f1e77', 'channel:manual', -10000, NULL),
	(5, '3f9dc108-fc19-4b9d-aed5-22eeab0d8b9f', 'wallet:ac0696e2-05d6-4f75-a939-d2b86f8fc240', -10000, 0),
	(6, '3f9dc108-fc19-4b9d-aed5-22eeab0d8b9f', 'sales', 10000, NULL),
	(7, '2efaea9e-f60e-4851-bfd1-f64cfdd0ce7b', 'wallet:ff66c42c-ed84-4ad6-b8e0-9c54df8e6648', 10000, 10000),
	(8, '2efaea9e-f60e-4851-bfd1-f64cfdd0ce7b', 'channel:manual', -10000, NULL),
	(9, 'acda8e69-7b71-4a5c-9d6d-b3df47d39360', 'wallet:ff66c42c-ed84-4ad6-b8e0-9c54df8e6648', -10000, 0),
	(10, 'acda8e69-7b71-4a5c-9d6d-b3df47d39360', 'sales', 10000, NULL),
	(11, 'ce82706f-3682-475d-9fd7-8a7a94484fba', 'wallet:b10ab5b2-8927-4031-9380-1645bfdeb758', 10000, 10000),
	(12, 'ce82706f-3682-475d-9fd7-8a7a94484fba', 'channel:manual', -10000, NULL),
	(13, 'be85b79a-648e-4afd-b185-0e7c9ef9630b', 'wallet:b10ab5b2-8927-4031-9380-1645bfdeb758', -10000, 0),
	(14, 'be85b79a-648e-4afd-b185-0e7c9ef9630b', 'sales', 10000, NULL),
	(15, '4380357e-a69b-4927-a1c3-dc53d98cb475', 'wallet:125505c7-a17f-46f0-b206-5423ee3bfa63', 10000, 10000),
	(16, '4380357e-a69b-4927-a1c3-dc53d98cb475', 'channel:alipay', -10000, NULL),
	(17, '24d44bee-eb9c-4848-958f-012e8f62a007', 'wallet:125505c7-a17f-46f0-b206-5423ee3bfa63', -4000, 6000),
	(18, '24d44bee-eb9c-4848-958f-012e8f62a007', 'held:125505c7-a17f-46f0-b206-5423ee3bfa63', 4000, 4000),
	(19, 'd1b92d3c-27ad-467d-ac8f-ffe491260e03', 'held:125505c7-a17f-46f0-b206-5423ee3bfa63', -4000, 0),
	(20, 'd1b92d3c-27ad-467d-ac8f-ffe491260e03', 'channel:alipay', 4000, NULL);
INSERT INTO public.ledger_transactions VALUES
	('af8f2c29-1d10-4873-b394-ade878ff364d', 'JT202601155644230214', 'CHARGE_MARKET', 'recharge:b891153b-b334-4999-839d-c2e9a0fea1cf', 'system', NULL, NULL, NULL, 'manual', NULL, NULL, '', 1768449600000),
	('dca551f6-836e-4a4f-955a-6fd9384f1e77', 'JT202601155459215859', 'CHARGE_MARKET', 'recharge:ac0696e2-05d6-4f75-a939-d2b86f8fc240', 'system', NULL, NULL, NULL, 'manual', NULL, NULL, '', 1768449600000),
	('3f9dc108-fc19-4b9d-aed5-22eeab0d8b9f', 'JT202601155309933383', 'ORDER_PAYMENT', 'order:JO202601151281027931:payment', 'member:ac0696e2-05d6-4f75-a939-d2b86f8fc240', 'JO202601151281027931', NULL, NULL, NULL, NULL, NULL, '', 1768449600000),
	('2efaea9e-f60e-4851-bfd1-f64cfdd0ce7b', 'JT202601155087196735', 'CHARGE_MARKET', 'recharge:ff66c42c-ed84-4ad6-b8e0-9c54df8e6648', 'system', NULL, NULL, NULL, 'manual', NULL, NULL, '', 1768449600000),
	('acda8e69-7b71-4a5c-9d6d-b3df47d39360', 'JT202601159005332715', 'ORDER_PAYMENT', 'order:JO202601157070153776:payment', 'member:ff66c42c-ed84-4ad6-b8e0-9c54df8e6648', 'JO202601157070153776', NULL, NULL, NULL, NULL, NULL, '', 1768449600000),
	('ce82706f-3682-475d-9fd7-8a7a94484fba', 'JT202601156376315985', 'CHARGE_MARKET', 'recharge:b10ab5b2-8927-4031-9380-1645bfdeb758', 'system', NULL, NULL, NULL, 'manual', NULL, NULL, '', 1768449600000),
	('be85b79a-648e-4afd-b185-0e7c9ef9630b', 'JT202601159365617278', 'ORDER_PAYMENT', 'order:JO202601159258780107:payment', 'member:b10ab5b2-8927-4031-9380-1645bfdeb758', 'JO202601159258780107', NULL, NULL, NULL, NULL, NULL, '', 1768449600000),
	('4380357e-a69b-4927-a1c3-dc53d98cb475', 'JT202601156166503432', 'CHARGE', 'charge:JC202601158465798496', 'system', NULL, 'JC202601158465798496', NULL, 'alipay', 'SB9FB47A4E2F2CB90E9B31', NULL, '', 1768449600000),
	('24d44bee-eb9c-4848-958f-012e8f62a007', 'JT202601159472663414', 'CHARGE_REFUND', 'refund:JR202601154026801795:hold', 'member:125505c7-a17f-46f0-b206-5423ee3bfa63', NULL, 'JC202601158465798496', 'JR202601154026801795', 'alipay', NULL, NULL, 'changed my mind', 1768449600000),
	('d1b92d3c-27ad-467d-ac8f-ffe491260e03', 'JT202601158808045958', 'CHARGE_REFUND', 'refund:JR202601154026801795:paid', 'system', NULL, 'JC202601158465798496', 'JR202601154026801795', 'alipay', 'SB50FA6D2FD9CE7C427FE6', NULL, '', 1768449600000);
INSERT INTO public.log_details VALUES
	(1, '8fa18e3055cfd35586a39e3aa883a0be', '', '127.0.0.1', '{"status":"PAID","shipment":null,"notes":[]}', '{"status":"PAID","shipment":{"carrier":"顺丰","trackingNo":"SF1001","shippedAt":"2026-01-15T04:00:00.000Z"},"notes":[]}', '', ''),
	(2, '5cf2307a73670a4c8949327dca369c36', 'fine', '127.0.0.1', '{"status":"PROCESSING","approved":false,"refundSerialNo":null,"actualAmount":null,"doubtAmount":null,"failureReason":""}', '{"status":"PROCESSING","approved":true,"refundSerialNo":null,"actualAmount":null,"doubtAmount":null,"failureReason":""}', '{"amount":40,"chargeNo":"JC202601158465798496","channel":"alipay","member":{"userId":"125505c7-a17f-46f0-b206-5423ee3bfa63","username":"member13900000015"}}', ''),
	(3, '', '', '', '', '', '', 'd3a7dabab8bdfb2b8042f6d663307bc83dc1d214cd9e1858c7b0c1467794ed4a');
INSERT INTO public.order_lines VALUES
	(1, 'JO202601156041195270', 'JY-1860-970', '天青瓶', '天青瓶 (en)', 'JY-1860-970.jpg', 10000, 1, '2bb76458-403f-4d6e-96b8-bd1ff837dc0b'),
	(2, 'JO202601151281027931', 'JY-6947-664', '天青瓶', '天青瓶 (en)', 'JY-6947-664.jpg', 10000, 1, '74695d19-69f6-47a9-abc4-6a62891dc83d'),
	(3, 'JO202601157070153776', 'JY-8148-212', '天青瓶', '天青瓶 (en)', 'JY-8148-212.jpg', 10000, 1, 'f59df28b-7620-4fc3-a02f-5f6f89ba5a89'),
	(4, 'JO202601159258780107', 'JY-1727-959', '天青瓶', '天青瓶 (en)', 'JY-1727-959.jpg', 10000, 1, '33b708bc-ec8b-47ea-8c10-d108eacfe8be');
INSERT INTO public.order_refunds VALUES
	(1, 'JO202601159258780107', 'PAID', '不喜欢', 1768449600000, NULL, NULL);
INSERT INTO public.order_timeline VALUES
	(1, 'JO202601156041195270', 1768449600000, NULL, 'WAITING_PAYMENT', 'member:b891153b-b334-4999-839d-c2e9a0fea1cf', ''),
	(2, 'JO202601151281027931', 1768449600000, NULL, 'WAITING_PAYMENT', 'member:ac0696e2-05d6-4f75-a939-d2b86f8fc240', ''),
	(3, 'JO202601151281027931', 1768449600000, 'WAITING_PAYMENT', 'PAID', 'member:ac0696e2-05d6-4f75-a939-d2b86f8fc240', ''),
	(4, 'JO202601157070153776', 1768449600000, NULL, 'WAITING_PAYMENT', 'member:ff66c42c-ed84-4ad6-b8e0-9c54df8e6648', ''),
	(5, 'JO202601157070153776', 1768449600000, 'WAITING_PAYMENT', 'PAID', 'member:ff66c42c-ed84-4ad6-b8e0-9c54df8e6648', ''),
	(6, 'JO202601157070153776', 1768449600000, 'PAID', 'COMPLETED', 'member:ff66c42c-ed84-4ad6-b8e0-9c54df8e6648', ''),
	(7, 'JO202601159258780107', 1768449600000, NULL, 'WAITING_PAYMENT', 'member:b10ab5b2-8927-4031-9380-1645bfdeb758', ''),
	(8, 'JO202601159258780107', 1768449600000, 'WAITING_PAYMENT', 'PAID', 'member:b10ab5b2-8927-4031-9380-1645bfdeb758', ''),
	(9, 'JO202601159258780107', 1768449600000, 'PAID', 'REFUNDING', 'member:b10ab5b2-8927-4031-9380-1645bfdeb758', '不喜欢');
INSERT INTO public.orders VALUES
	('JO202601156041195270', 'b891153b-b334-4999-839d-c2e9a0fea1cf', 'WAITING_PAYMENT', 10000, '', '{"recipientName":"张三","phone":"13900000011","province":"河南省","city":"许昌市","district":"禹州市","street":"神垕镇 1 号"}', '张三', '13900000011', 1768449600000, 1768451400000, NULL, NULL, NULL),
	('JO202601151281027931', 'ac0696e2-05d6-4f75-a939-d2b86f8fc240', 'PAID', 10000, '', '{"recipientName":"张三","phone":"13900000012","province":"河南省","city":"许昌市","district":"禹州市","street":"神垕镇 1 号"}', '张三', '13900000012', 1768449600000, 1768451400000, 1768449600000, 'JT202601155309933383', NULL),
	('JO202601157070153776', 'ff66c42c-ed84-4ad6-b8e0-9c54df8e6648', 'COMPLETED', 10000, '', '{"recipientName":"张三","phone":"13900000013","province":"河南省","city":"许昌市","district":"禹州市","street":"神垕镇 1 号"}', '张三', '13900000013', 1768449600000, 1768451400000, 1768449600000, 'JT202601159005332715', 1768449600000),
	('JO202601159258780107', 'b10ab5b2-8927-4031-9380-1645bfdeb758', 'REFUNDING', 10000, '', '{"recipientName":"张三","phone":"13900000014","province":"河南省","city":"许昌市","district":"禹州市","street":"神垕镇 1 号"}', '张三', '13900000014', 1768449600000, 1768451400000, 1768449600000, 'JT202601159365617278', NULL);
INSERT INTO public.outbox_events VALUES
	(1, 'product:JY-1860-970', 1768449600000),
	(2, 'product:JY-6947-664', 1768449600000),
	(3, 'product:JY-6947-664', 1768449600000),
	(4, 'product:JY-8148-212', 1768449600000),
	(5, 'product:JY-8148-212', 1768449600000),
	(6, 'product:JY-1727-959', 1768449600000),
	(7, 'product:JY-1727-959', 1768449600000);
INSERT INTO public.payment_credits VALUES
	('alipay', 'SB9FB47A4E2F2CB90E9B31', '4380357e-a69b-4927-a1c3-dc53d98cb475');
INSERT INTO public.payment_notices VALUES
	(1, 'alipay', 'JC202601158465798496', 1768449600000, 'credited', 'SB9FB47A4E2F2CB90E9B31', 10000, '{"chargeNo":"JC202601158465798496","serialNo":"SB9FB47A4E2F2CB90E9B31","amountFen":10000,"app":"sandbox-app","outcome":"paid"}', 'credited alipay JC202601158465798496 10000 SB9FB47A4E2F2CB90E9B31 paid');
INSERT INTO public.products VALUES
	('JY-1860-970', 'jy1860970', true, false, '天青瓶', '天青瓶 (en)', 'JY-1860-970.jpg', 'vase', '天青', 'Sky blue', 'sky-blue', 'jy-1860-970 天青瓶 天青', 'jy-1860-970 vase sky blue', 0, true, 10000, NULL, 1, 0, 1, 0, 1768449600000, true, NULL, NULL, NULL),
	('JY-6947-664', 'jy6947664', true, false, '天青瓶', '天青瓶 (en)', 'JY-6947-664.jpg', 'vase', '天青', 'Sky blue', 'sky-blue', 'jy-6947-664 天青瓶 天青', 'jy-6947-664 vase sky blue', 0, true, 10000, NULL, 1, 0, 0, 1, 1768449600000, true, NULL, NULL, NULL),
	('JY-8148-212', 'jy8148212', true, false, '天青瓶', '天青瓶 (en)', 'JY-8148-212.jpg', 'vase', '天青', 'Sky blue', 'sky-blue', 'jy-8148-212 天青瓶 天青', 'jy-8148-212 vase sky blue', 0, true, 10000, NULL, 1, 0, 0, 1, 1768449600000, true, NULL, NULL, NULL),
	('JY-1727-959', 'jy1727959', true, false, '天青瓶', '天青瓶 (en)', 'JY-1727-959.jpg', 'vase', '天青', 'Sky blue', 'sky-blue', 'jy-1727-959 天青瓶 天青', 'jy-1727-959 vase sky blue', 0, true, 10000, NULL, 1, 0, 0, 1, 1768449600000, true, NULL, NULL, NULL);
INSERT INTO public.recharges VALUES
	('JC202601158465798496', '125505c7-a17f-46f0-b206-5423ee3bfa63', 'alipay', 'sandbox', 10000, 'REFUND_SUCCESS', 'SB9FB47A4E2F2CB90E9B31', '/api/dev/cashier?chargeNo=JC202601158465798496', '', 1768449600000, 1768449600000, 1768449600000, NULL);
INSERT INTO public.refunds VALUES
	('JR202601154026801795', 'JC202601158465798496', '125505c7-a17f-46f0-b206-5423ee3bfa63', 'alipay', 4000, 4000, 'changed my mind', '', 'SUCCESS', 'SB50FA6D2FD9CE7C427FE6', NULL, NULL, 1768449600000, 1768449600000, 1768449600000, 1768449600000);
INSERT INTO public.requests VALUES
	('b891153b-b334-4999-839d-c2e9a0fea1cf', 'ca63de1a-7e75-4e98-9eda-59cb2b5b999b', 'order/submit', 'e367a45d3d90daf5c14436ccb0d496d254093d00ae1086b1448d5ea6f33167f0', '{"ok":{"orderNo":"JO202601156041195270","status":"WAITING_PAYMENT","amount":100,"createdAt":"2026-01-15T04:00:00.000Z","payableUntil":"2026-01-15T04:30:00.000Z","remark":"","items":[{"productCode":"JY-1860-970","productName":"天青瓶","price":100,"quantity":1,"imageUrl":["/media/640/webp/JY-1860-970.jpg"]}],"address":{"recipientName":"张三","phone":"13900000011","province":"河南省","city":"许昌市","district":"禹州市","street":"神垕镇 1 号"},"payment":null,"shipment":null,"refund":null,"timeline":[{"at":"2026-01-15T04:00:00.000Z","from":null,"to":"WAITING_PAYMENT","actor":"member","event":"submitted","reason":"订单已提交"}],"serverTime":"2026-01-15T04:00:00.000Z"}}', 1768449600000),
	('ac0696e2-05d6-4f75-a939-d2b86f8fc240', 'd46043af-8e5e-4c25-a785-6833122c7b53', 'order/submit', 'bb6cf83a1fb1776d5a12ca381fa6b0fb9aefa29f3b38287e14a05866e586fe16', '{"ok":{"orderNo":"JO202601151281027931","status":"WAITING_PAYMENT","amount":100,"createdAt":"2026-01-15T04:00:00.000Z","payableUntil":"2026-01-15T04:30:00.000Z","remark":"","items":[{"productCode":"JY-6947-664","productName":"天青瓶","price":100,"quantity":1,"imageUrl":["/media/640/webp/JY-6947-664.jpg"]}],"address":{"recipientName":"张三","phone":"13900000012","province":"河南省","city":"许昌市","district":"禹州市","street":"神垕镇 1 号"},"payment":null,"shipment":null,"refund":null,"timeline":[{"at":"2026-01-15T04:00:00.000Z","from":null,"to":"WAITING_PAYMENT","actor":"member","event":"submitted","reason":"订单已提交"}],"serverTime":"2026-01-15T04:00:00.000Z"}}', 1768449600000),
	('ac0696e2-05d6-4f75-a939-d2b86f8fc240', 'f81d84f9-76d5-40b4-a66c-48e71185ed30', 'order/pay', '0a825815be708f51ef0ec596360b12a5c283e0e184df2ab38ead402693dfe33a', '{"ok":{"orderNo":"JO202601151281027931","status":"PAID","amount":100,"createdAt":"2026-01-15T04:00:00.000Z","payableUntil":"2026-01-15T04:30:00.000Z","remark":"","items":[{"productCode":"JY-6947-664","productName":"天青瓶","price":100,"quantity":1,"imageUrl":["/media/640/webp/JY-6947-664.jpg"]}],"address":{"recipientName":"张三","phone":"13900000012","province":"河南省","city":"许昌市","district":"禹州市","street":"神垕镇 1 号"},"payment":{"method":"wallet","amount":100,"paidAt":"2026-01-15T04:00:00.000Z","serialNo":"JT202601155309933383","status":"success"},"shipment":null,"refund":null,"timeline":[{"at":"2026-01-15T04:00:00.000Z","from":null,"to":"WAITING_PAYMENT","actor":"member","event":"submitted","reason":"订单已提交"},{"at":"2026-01-15T04:00:00.000Z","from":"WAITING_PAYMENT","to":"PAID","actor":"member","event":"paid","reason":"已用钱包付款"}],"serverTime":"2026-01-15T04:00:00.000Z"}}', 1768449600000),
	('ff66c42c-ed84-4ad6-b8e0-9c54df8e6648', '64496725-56bc-4ea7-9a6c-0cae3fd056d8', 'order/submit', 'f255d497b8d80fde17e4bc292bfabdc796d946c092f57071398ebc7347409143', '{"ok":{"orderNo":"JO202601157070153776","status":"WAITING_PAYMENT","amount":100,"createdAt":"2026-01-15T04:00:00.000Z","payableUntil":"2026-01-15T04:30:00.000Z","remark":"","items":[{"productCode":"JY-8148-212","productName":"天青瓶","price":100,"quantity":1,"imageUrl":["/media/640/webp/JY-8148-212.jpg"]}],"address":{"recipientName":"张三","phone":"13900000013","province":"河南省","city":"许昌市","district":"禹州市","street":"神垕镇 1 号"},"payment":null,"shipment":null,"refund":null,"timeline":[{"at":"2026-01-15T04:00:00.000Z","from":null,"to":"WAITING_PAYMENT","actor":"member","event":"submitted","reason":"订单已提交"}],"serverTime":"2026-01-15T04:00:00.000Z"}}', 1768449600000),
	('ff66c42c-ed84-4ad6-b8e0-9c54df8e6648', 'dadeebeb-b2e5-448c-b03d-7ada82d39ebf', 'order/pay', '38c1f214f8f48af0fea6deeaa04642005f7ad6021cb1abf72ac2b1f6b7d902e8', '{"ok":{"orderNo":"JO202601157070153776","status":"PAID","amount":100,"createdAt":"2026-01-15T04:00:00.000Z","payableUntil":"2026-01-15T04:30:00.000Z","remark":"","items":[{"productCode":"JY-8148-212","productName":"天青瓶","price":100,"quantity":1,"imageUrl":["/media/640/webp/JY-8148-212.jpg"]}],"address":{"recipientName":"张三","phone":"13900000013","province":"河南省","city":"许昌市","district":"禹州市","street":"神垕镇 1 号"},"payment":{"method":"wallet","amount":100,"paidAt":"2026-01-15T04:00:00.000Z","serialNo":"JT202601159005332715","status":"success"},"shipment":null,"refund":null,"timeline":[{"at":"2026-01-15T04:00:00.000Z","from":null,"to":"WAITING_PAYMENT","actor":"member","event":"submitted","reason":"订单已提交"},{"at":"2026-01-15T04:00:00.000Z","from":"WAITING_PAYMENT","to":"PAID","actor":"member","event":"paid","reason":"已用钱包付款"}],"serverTime":"2026-01-15T04:00:00.000Z"}}', 1768449600000),
	('cb31ae57-0d69-4a1f-8874-0ee2eda81297', '3d0ce019-2dbc-42a4-8f76-9786b4e7871a', 'admin/orders/ship', '385e5a3649d6e6708c2994d61eb43d231f69f47e714aa8672ed4122eefa731f8', '{"ok":{"orderNo":"JO202601157070153776","status":"PAID","amount":100,"createdAt":"2026-01-15T04:00:00.000Z","payableUntil":"2026-01-15T04:30:00.000Z","remark":"","items":[{"productCode":"JY-8148-212","productName":"天青瓶","price":100,"quantity":1,"imageUrl":["/media/640/webp/JY-8148-212.jpg"]}],"address":{"recipientName":"张三","phone":"13900000013","province":"河南省","city":"许昌市","district":"禹州市","street":"神垕镇 1 号"},"payment":{"method":"wallet","amount":100,"paidAt":"2026-01-15T04:00:00.000Z","serialNo":"JT202601159005332715","status":"success"},"shipment":{"carrier":"顺丰","trackingNo":"SF1001","shippedAt":"2026-01-15T04:00:00.000Z"},"refund":null,"timeline":[{"at":"2026-01-15T04:00:00.000Z","from":null,"to":"WAITING_PAYMENT","actor":"member","event":"submitted","reason":"订单已提交","by":"member13900000013"},{"at":"2026-01-15T04:00:00.000Z","from":"WAITING_PAYMENT","to":"PAID","actor":"member","event":"paid","reason":"已用钱包付款","by":"member13900000013"}],"serverTime":"2026-01-15T04:00:00.000Z","buyer":{"userId":"ff66c42c-ed84-4ad6-b8e0-9c54df8e6648","username":"member13900000013"},"notes":[],"returned":null,"version":"CAdCa5nI4T4Su5XP","formerVersion":"ECMrOc_59DsrsDEb"}}', 1768449600000),
	('ff66c42c-ed84-4ad6-b8e0-9c54df8e6648', '7b3ad93c-d6c3-4b47-abe5-08ab98d5e951', 'order/confirm_receipt', '4d6a5d8d7ada7c6b2c8ab4e7979500641333c907905168b811e8efc7917fe6aa', '{"ok":{"orderNo":"JO202601157070153776","status":"COMPLETED","amount":100,"createdAt":"2026-01-15T04:00:00.000Z","payableUntil":"2026-01-15T04:30:00.000Z","remark":"","items":[{"productCode":"JY-8148-212","productName":"天青瓶","price":100,"quantity":1,"imageUrl":["/media/640/webp/JY-8148-212.jpg"]}],"address":{"recipientName":"张三","phone":"13900000013","province":"河南省","city":"许昌市","district":"禹州市","street":"神垕镇 1 号"},"payment":{"method":"wallet","amount":100,"paidAt":"2026-01-15T04:00:00.000Z","serialNo":"JT202601159005332715","status":"success"},"shipment":{"carrier":"顺丰","trackingNo":"SF1001","shippedAt":"2026-01-15T04:00:00.000Z"},"refund":null,"timeline":[{"at":"2026-01-15T04:00:00.000Z","from":null,"to":"WAITING_PAYMENT","actor":"member","event":"submitted","reason":"订单已提交"},{"at":"2026-01-15T04:00:00.000Z","from":"WAITING_PAYMENT","to":"PAID","actor":"member","event":"paid","reason":"已用钱包付款"},{"at":"2026-01-15T04:00:00.000Z","from":"PAID","to":"COMPLETED","actor":"member","event":"received","reason":"已确认收货"}],"serverTime":"2026-01-15T04:00:00.000Z"}}', 1768449600000),
	('b10ab5b2-8927-4031-9380-1645bfdeb758', '2aec0a5f-b9a9-4092-929d-f24b869a2be7', 'order/submit', 'd544d09feaa7f20924df53700bc63e068081e23352665ae38042c49563196567', '{"ok":{"orderNo":"JO202601159258780107","status":"WAITING_PAYMENT","amount":100,"createdAt":"2026-01-15T04:00:00.000Z","payableUntil":"2026-01-15T04:30:00.000Z","remark":"","items":[{"productCode":"JY-1727-959","productName":"天青瓶","price":100,"quantity":1,"imageUrl":["/media/640/webp/JY-1727-959.jpg"]}],"address":{"recipientName":"张三","phone":"13900000014","province":"河南省","city":"许昌市","district":"禹州市","street":"神垕镇 1 号"},"payment":null,"shipment":null,"refund":null,"timeline":[{"at":"2026-01-15T04:00:00.000Z","from":null,"to":"WAITING_PAYMENT","actor":"member","event":"submitted","reason":"订单已提交"}],"serverTime":"2026-01-15T04:00:00.000Z"}}', 1768449600000),
	('b10ab5b2-8927-4031-9380-1645bfdeb758', 'e4b7b912-dfe1-4873-8130-86050d31f2da', 'order/pay', 'eff2b30ba857bb68baaa2ab22287820dc31914c0ee80e0bfff7fb1b1ef6965e7', '{"ok":{"orderNo":"JO202601159258780107","status":"PAID","amount":100,"createdAt":"2026-01-15T04:00:00.000Z","payableUntil":"2026-01-15T04:30:00.000Z","remark":"","items":[{"productCode":"JY-1727-959","productName":"天青瓶","price":100,"quantity":1,"imageUrl":["/media/640/webp/JY-1727-959.jpg"]}],"address":{"recipientName":"张三","phone":"13900000014","province":"河南省","city":"许昌市","district":"禹州市","street":"神垕镇 1 号"},"payment":{"method":"wallet","amount":100,"paidAt":"2026-01-15T04:00:00.000Z","serialNo":"JT202601159365617278","status":"success"},"shipment":null,"refund":null,"timeline":[{"at":"2026-01-15T04:00:00.000Z","from":null,"to":"WAITING_PAYMENT","actor":"member","event":"submitted","reason":"订单已提交"},{"at":"2026-01-15T04:00:00.000Z","from":"WAITING_PAYMENT","to":"PAID","actor":"member","event":"paid","reason":"已用钱包付款"}],"serverTime":"2026-01-15T04:00:00.000Z"}}', 1768449600000),
	('b10ab5b2-8927-4031-9380-1645bfdeb758', 'da2277a1-664b-4561-ad0e-4cd53d7a1176', 'order/refund/apply', 'd10d597fc1ee5c3a798f6a1faae9c15f89faf6571b53f53efd8585afd7f36761', '{"ok":{"orderNo":"JO202601159258780107","status":"REFUNDING","amount":100,"createdAt":"2026-01-15T04:00:00.000Z","payableUntil":"2026-01-15T04:30:00.000Z","remark":"","items":[{"productCode":"JY-1727-959","productName":"天青瓶","price":100,"quantity":1,"imageUrl":["/media/640/webp/JY-1727-959.jpg"]}],"address":{"recipientName":"张三","phone":"13900000014","province":"河南省","city":"许昌市","district":"禹州市","street":"神垕镇 1 号"},"payment":{"method":"wallet","amount":100,"paidAt":"2026-01-15T04:00:00.000Z","serialNo":"JT202601159365617278","status":"success"},"shipment":null,"refund":{"reason":"不喜欢","appliedAt":"2026-01-15T04:00:00.000Z","decidedAt":null,"serialNo":null},"timeline":[{"at":"2026-01-15T04:00:00.000Z","from":null,"to":"WAITING_PAYMENT","actor":"member","event":"submitted","reason":"订单已提交"},{"at":"2026-01-15T04:00:00.000Z","from":"WAITING_PAYMENT","to":"PAID","actor":"member","event":"paid","reason":"已用钱包付款"},{"at":"2026-01-15T04:00:00.000Z","from":"PAID","to":"REFUNDING","actor":"member","event":"refundAsked","reason":"不喜欢"}],"serverTime":"2026-01-15T04:00:00.000Z"}}', 1768449600000),
	('125505c7-a17f-46f0-b206-5423ee3bfa63', '4c7864a8-f146-406b-9af5-a1e0b669bd67', 'wallet/charge', '27951ba488c8c241f1e3d96bd7595ced5b32f61bb85a6b656db4557121f44160', '{"ok":{"chargeNo":"JC202601158465798496","amount":100,"channel":"alipay","serialNo":null,"status":"PENDING","createdAt":"2026-01-15T04:00:00.000Z","successAt":null,"refundable":0,"refunded":0,"refundNo":null,"cashierUrl":null,"withdrawnAt":null}}', 1768449600000),
	('125505c7-a17f-46f0-b206-5423ee3bfa63', 'aa7d74c3-119d-46e0-9787-1b62defe82a8', 'wallet/refund/apply', '576b6eba8c9ff6023b4f7fde590c4e1b2d7c714ef94519eea6d6f612f161b6c4', '{"ok":{"refundNo":"JR202601154026801795","chargeNo":"JC202601158465798496","amount":40,"channel":"alipay","originalSerialNo":"SB9FB47A4E2F2CB90E9B31","refundSerialNo":null,"reason":"changed my mind","actualAmount":null,"appliedAt":"2026-01-15T04:00:00.000Z","completedAt":null,"status":"PROCESSING","failedBy":null,"failureReason":""}}', 1768449600000),
	('9b14cc0c-be2b-4354-9823-ed4ba4b4d762', '7090ade3-f9d6-4917-872d-5959a6c527e8', 'admin/refunds/approve', '87d75b88e0b6cb0b6a115e1072730d8cf9dec0de1dc16e37d9adddb80d271eef', '{"ok":{"refundNo":"JR202601154026801795","chargeNo":"JC202601158465798496","amount":40,"channel":"alipay","originalSerialNo":"SB9FB47A4E2F2CB90E9B31","refundSerialNo":null,"reason":"changed my mind","actualAmount":null,"appliedAt":"2026-01-15T04:00:00.000Z","completedAt":null,"status":"PROCESSING","failedBy":null,"failureReason":"","member":{"userId":"125505c7-a17f-46f0-b206-5423ee3bfa63","username":"member13900000015"},"provider":"sandbox","approved":true,"doubtAmount":null}}', 1768449600000),
	('9b14cc0c-be2b-4354-9823-ed4ba4b4d762', 'd35ec872-a1a8-4e80-a97b-34e3c1a5dad5', 'admin/users/freeze', '631ce539edb8707ec5463ecc73669d021b71b39416cfc114770b86ea8a9e1914', '{"ok":{"userId":"26b115e8-b650-42f1-b12a-f6bb4de7da88","avatar":null,"username":"member13900000016","nickname":"member13900000016","phone":"13900000016","email":null,"emailVerified":false,"status":"frozen","balance":0,"available":0,"frozen":0,"orders":0,"spent":0,"registeredAt":"2026-01-15T04:00:00.000Z","lastLoginAt":null,"acceptedTerms":null,"roles":[],"version":"S_zjaUBNdPEut55B","addresses":[{"recipientName":"张三","phone":"13900000016","lines":"河南省 许昌市 禹州市 神垕镇 1 号","isDefault":true}],"sessions":[]}}', 1768449600000);
INSERT INTO public.roles VALUES
	('Owner', '[]', 0),
	('Finance', '["dashboard.read","users.read","wallets.read","credits.post","recharges.settle","refunds.decide","finance.read","finance.reconcile","orders.read","orders.refund"]', 0),
	('Fulfilment', '["dashboard.read","inventory.read","inventory.adjust","orders.read","orders.fulfil"]', 0),
	('Catalogue', '["dashboard.read","inventory.read","inventory.adjust","products.read","products.write"]', 0),
	('Support', '["dashboard.read","users.read","users.freeze","messages.read","messages.answer","orders.read"]', 0),
	('Auditor', '["dashboard.read","users.read","roles.read","logs.read","wallets.read","finance.read","inventory.read","products.read","orders.read","messages.read"]', 0);
INSERT INTO public.sandbox_notices VALUES
	(1, 'JC202601158465798496', '{"chargeNo":"JC202601158465798496","serialNo":"SB9FB47A4E2F2CB90E9B31","amountFen":10000,"app":"sandbox-app","outcome":"paid"}', '5dd8a7fd880fc3c3f7c38a0fa671e4eb49ecf808a3d03611e946f1c7ec8ed681', 1768449600000, 'success');
INSERT INTO public.sandbox_payments VALUES
	('JC202601158465798496', 'alipay', 10000, 'paid', 'SB9FB47A4E2F2CB90E9B31', 'atOnce', 1768449600000);
INSERT INTO public.sandbox_refunds VALUES
	('JR202601154026801795', 'JC202601158465798496', 4000, 'SB50FA6D2FD9CE7C427FE6', 1768449600000);
INSERT INTO public.seals VALUES
	('log', 1, '1', 'c1fc380f8abab046ed524779a38f8dca725d075cf3d29e87f49efb8b759d0fe8'),
	('log', 2, '2', 'ccc27a11b3db3acce145a726a7a7fdd8211b303f622e8ae7606b040d8b4e6d87'),
	('log', 3, '3', '814cddceb3e307ccdb54b947ac1e99aaa514196f89d2b22c6d73b7c3bedd536f'),
	('ledger', 1, 'af8f2c29-1d10-4873-b394-ade878ff364d', 'ab880ded6057a56c413a2cbae86b8d2cab5f39bc1cb319887ffc817315f8e231'),
	('ledger', 2, 'dca551f6-836e-4a4f-955a-6fd9384f1e77', '5595a3edc6d53b13ae646e2e04313db081709612a5a46832fdd72d3bf9c75705'),
	('ledger', 3, '3f9dc108-fc19-4b9d-aed5-22eeab0d8b9f', '39ee35df61ce456fc0df01f1967098a8355481f5a5fd8d3961e96e341705f977'),
	('ledger', 4, '2efaea9e-f60e-4851-bfd1-f64cfdd0ce7b', '96a519b9e2c4f4317a3e8ba9817654d6d0c5931de04edfd99cc883138fb7ce42'),
	('ledger', 5, 'acda8e69-7b71-4a5c-9d6d-b3df47d39360', 'ef2e3e9c8a4544e9b884e45943a9d37b5eca25b7af3dccba33d6deb499d2e482'),
	('ledger', 6, 'ce82706f-3682-475d-9fd7-8a7a94484fba', '9b5bd1e611aa5a8fba648e51bf492bc4c472834f829b4d5dfbc77e84597f6b94'),
	('ledger', 7, 'be85b79a-648e-4afd-b185-0e7c9ef9630b', '7984917e4f9819bc4ebe156eea54ba84778d2e0402367f6e1101e5767fbb7818'),
	('ledger', 8, '4380357e-a69b-4927-a1c3-dc53d98cb475', 'ffe743c53e4df2e234809a0dbcff0fb0e92b03982634a27ec14146c40de3ee63'),
	('ledger', 9, '24d44bee-eb9c-4848-958f-012e8f62a007', 'dd66b77c7c36ab0ced45c8c4781a6e8711ac634cdb97b7ab24a986300bf3945a'),
	('ledger', 10, 'd1b92d3c-27ad-467d-ac8f-ffe491260e03', '85969f5ce3ef8f974d3dd670d41c2fd1e3c5ed29ea92060e61d6fa4a388c98dc');
INSERT INTO public.sessions VALUES
	('9ff80944-f363-4a8f-8325-1bdcf5da7dba', '9b14cc0c-be2b-4354-9823-ed4ba4b4d762', '0dcfe555bd016561cbec8d4e18ed5b2779b04b58ca8d6bf5e2fd7bfeccf69e08', 1768449600000, 1769054400000, 'test', '127.0.0.1', 1768449600000),
	('c442c97f-18f9-41f2-8074-b4bff2ddd913', 'cb31ae57-0d69-4a1f-8874-0ee2eda81297', '35b56c5faa8bada67120066d49614ff76199bc68ee8bfe544fdf646212fd062c', 1768449600000, 1769054400000, 'test', '127.0.0.1', 1768449600000),
	('008d8264-90bd-4101-9d9c-1c0373ff7763', 'b891153b-b334-4999-839d-c2e9a0fea1cf', 'ea8dda6be4b85c6b04e972983d626164433a72e42ec5983c201b3c688f17437f', 1768449600000, 1769054400000, 'test', '127.0.0.1', 1768449600000),
	('5d7f22ca-906c-4647-a5d3-e92e5de93e82', 'ac0696e2-05d6-4f75-a939-d2b86f8fc240', 'ccfe1e021a04cb6dbda22377c1daac2e25b61475234fe96126810f38ca398a8c', 1768449600000, 1769054400000, 'test', '127.0.0.1', 1768449600000),
	('bcdece0c-256d-4db7-9c9a-4213d8121073', 'ff66c42c-ed84-4ad6-b8e0-9c54df8e6648', 'b49416a35aa8fd92e2178fcb1ced01a86b322dd58cc2290c7b3715046d5ef25c', 1768449600000, 1769054400000, 'test', '127.0.0.1', 1768449600000),
	('554efaf2-4f98-4b50-9f8d-ee9266075028', 'b10ab5b2-8927-4031-9380-1645bfdeb758', 'd6e4b9fb45b5de94563a83454c52712ef6bf3961729a080c3c361efdb312b524', 1768449600000, 1769054400000, 'test', '127.0.0.1', 1768449600000),
	('f34a863b-5539-4eb6-8fb6-93345ad6fe97', '125505c7-a17f-46f0-b206-5423ee3bfa63', '6dd2fa37164217daa06af8b607ae88795d1ca8a06e56f66451fc88b3c0e411ce', 1768449600000, 1769054400000, 'test', '127.0.0.1', 1768449600000);
INSERT INTO public.shipments VALUES
	('JO202601157070153776', '顺丰', 'SF1001', 1768449600000, NULL, NULL);
INSERT INTO public.sms_codes VALUES
	('54204c9b-7482-43aa-92f2-efe35a7309cd', '13900000012', 'order_pay', 'JO202601151281027931', '127.0.0.1', 'c194d103d81796e6845b1a8923752970', '1742bf6b78ee92bd9c27e2f23d28e8fc41b8c9d528f20d6add43d9884a71e27c', 4, 1768449600000, 1768449900000, 1768449600000, true),
	('11b47204-d8f3-4de0-a054-cb6055c206c7', '13900000013', 'order_pay', 'JO202601157070153776', '127.0.0.1', '7808058980b72b24b4c986152edf1644', '98279a9bdd0cf28383ec2309289b94bc843f8c4a3d3c3d7bca28358a3dde8bd4', 4, 1768449600000, 1768449900000, 1768449600000, true),
	('91adc1dc-ce6a-44aa-bfaf-b09429b72e99', '13900000014', 'order_pay', 'JO202601159258780107', '127.0.0.1', '7bf62524285289f4dfd4acb9fbaaf43c', '8558640a4133a563c35b93e71abb78d565e374183140f5a2ff777db4517e89e6', 4, 1768449600000, 1768449900000, 1768449600000, true);
INSERT INTO public.sms_outbox VALUES
	(1, '13900000012', 'order_pay', '341941', 1768449600000),
	(2, '13900000013', 'order_pay', '381438', 1768449600000),
	(3, '13900000014', 'order_pay', '765018', 1768449600000);
INSERT INTO public.stock_movements VALUES
	(1, 'JY-1860-970', 1768449600000, 'start', 1, 1, 1, NULL, 'system', 'made for a test'),
	(2, 'JY-1860-970', 1768449600000, 'hold', 1, 1, 0, 'JO202601156041195270', 'member:b891153b-b334-4999-839d-c2e9a0fea1cf', ''),
	(3, 'JY-6947-664', 1768449600000, 'start', 1, 1, 1, NULL, 'system', 'made for a test'),
	(4, 'JY-6947-664', 1768449600000, 'hold', 1, 1, 0, 'JO202601151281027931', 'member:ac0696e2-05d6-4f75-a939-d2b86f8fc240', ''),
	(5, 'JY-6947-664', 1768449600000, 'sell', 1, 1, 0, 'JO202601151281027931', 'member:ac0696e2-05d6-4f75-a939-d2b86f8fc240', ''),
	(6, 'JY-8148-212', 1768449600000, 'start', 1, 1, 1, NULL, 'system', 'made for a test'),
	(7, 'JY-8148-212', 1768449600000, 'hold', 1, 1, 0, 'JO202601157070153776', 'member:ff66c42c-ed84-4ad6-b8e0-9c54df8e6648', ''),
	(8, 'JY-8148-212', 1768449600000, 'sell', 1, 1, 0, 'JO202601157070153776', 'member:ff66c42c-ed84-4ad6-b8e0-9c54df8e6648', ''),
	(9, 'JY-1727-959', 1768449600000, 'start', 1, 1, 1, NULL, 'system', 'made for a test'),
	(10, 'JY-1727-959', 1768449600000, 'hold', 1, 1, 0, 'JO202601159258780107', 'member:b10ab5b2-8927-4031-9380-1645bfdeb758', ''),
	(11, 'JY-1727-959', 1768449600000, 'sell', 1, 1, 0, 'JO202601159258780107', 'member:b10ab5b2-8927-4031-9380-1645bfdeb758', '');
INSERT INTO public.user_roles VALUES
	('9b14cc0c-be2b-4354-9823-ed4ba4b4d762', 'Owner'),
	('cb31ae57-0d69-4a1f-8874-0ee2eda81297', 'Fulfilment');
INSERT INTO public.users VALUES
	('9b14cc0c-be2b-4354-9823-ed4ba4b4d762', 'member13900000009', 'member13900000009', '13900000009', NULL, NULL, 'none', 'member13900000009', NULL, 'active', 1768449600000, NULL, NULL),
	('cb31ae57-0d69-4a1f-8874-0ee2eda81297', 'member13900000010', 'member13900000010', '13900000010', NULL, NULL, 'none', 'member13900000010', NULL, 'active', 1768449600000, NULL, NULL),
	('b891153b-b334-4999-839d-c2e9a0fea1cf', 'member13900000011', 'member13900000011', '13900000011', NULL, NULL, 'none', 'member13900000011', NULL, 'active', 1768449600000, NULL, NULL),
	('ac0696e2-05d6-4f75-a939-d2b86f8fc240', 'member13900000012', 'member13900000012', '13900000012', NULL, NULL, 'none', 'member13900000012', NULL, 'active', 1768449600000, NULL, NULL),
	('ff66c42c-ed84-4ad6-b8e0-9c54df8e6648', 'member13900000013', 'member13900000013', '13900000013', NULL, NULL, 'none', 'member13900000013', NULL, 'active', 1768449600000, NULL, NULL),
	('b10ab5b2-8927-4031-9380-1645bfdeb758', 'member13900000014', 'member13900000014', '13900000014', NULL, NULL, 'none', 'member13900000014', NULL, 'active', 1768449600000, NULL, NULL),
	('125505c7-a17f-46f0-b206-5423ee3bfa63', 'member13900000015', 'member13900000015', '13900000015', NULL, NULL, 'none', 'member13900000015', NULL, 'active', 1768449600000, NULL, NULL),
	('26b115e8-b650-42f1-b12a-f6bb4de7da88', 'member13900000016', 'member13900000016', '13900000016', NULL, NULL, 'none', 'member13900000016', NULL, 'frozen', 1768449600000, NULL, NULL);
INSERT INTO public.wallet_entries VALUES
	(1, 'af8f2c29-1d10-4873-b394-ade878ff364d', 'b891153b-b334-4999-839d-c2e9a0fea1cf', 10000, 10000),
	(2, 'dca551f6-836e-4a4f-955a-6fd9384f1e77', 'ac0696e2-05d6-4f75-a939-d2b86f8fc240', 10000, 10000),
	(3, '3f9dc108-fc19-4b9d-aed5-22eeab0d8b9f', 'ac0696e2-05d6-4f75-a939-d2b86f8fc240', -10000, 0),
	(4, '2efaea9e-f60e-4851-bfd1-f64cfdd0ce7b', 'ff66c42c-ed84-4ad6-b8e0-9c54df8e6648', 10000, 10000),
	(5, 'acda8e69-7b71-4a5c-9d6d-b3df47d39360', 'ff66c42c-ed84-4ad6-b8e0-9c54df8e6648', -10000, 0),
	(6, 'ce82706f-3682-475d-9fd7-8a7a94484fba', 'b10ab5b2-8927-4031-9380-1645bfdeb758', 10000, 10000),
	(7, 'be85b79a-648e-4afd-b185-0e7c9ef9630b', 'b10ab5b2-8927-4031-9380-1645bfdeb758', -10000, 0),
	(8, '4380357e-a69b-4927-a1c3-dc53d98cb475', '125505c7-a17f-46f0-b206-5423ee3bfa63', 10000, 10000),
	(9, 'd1b92d3c-27ad-467d-ac8f-ffe491260e03', '125505c7-a17f-46f0-b206-5423ee3bfa63', -4000, 6000);
INSERT INTO public.wallet_totals VALUES
	('9b14cc0c-be2b-4354-9823-ed4ba4b4d762', 0, 0, 0, 0, 0, 0, 0),
	('cb31ae57-0d69-4a1f-8874-0ee2eda81297', 0, 0, 0, 0, 0, 0, 0),
	('b891153b-b334-4999-839d-c2e9a0fea1cf', 10000, 0, 0, 1768449600000, 10000, 0, 0),
	('ac0696e2-05d6-4f75-a939-d2b86f8fc240', 10000, 10000, 0, 1768449600000, 0, 0, 1),
	('ff66c42c-ed84-4ad6-b8e0-9c54df8e6648', 10000, 10000, 0, 1768449600000, 0, 0, 1),
	('b10ab5b2-8927-4031-9380-1645bfdeb758', 10000, 10000, 0, 1768449600000, 0, 0, 1),
	('125505c7-a17f-46f0-b206-5423ee3bfa63', 10000, 0, 4000, 1768449600000, 6000, 0, 0),
	('26b115e8-b650-42f1-b12a-f6bb4de7da88', 0, 0, 0, 0, 0, 0, 0);
SELECT pg_catalog.setval('public.audit_log_id_seq', 3, true);
SELECT pg_catalog.setval('public.audits_id_seq', 1, false);
SELECT pg_catalog.setval('public.deposit_uses_id_seq', 4, true);
SELECT pg_catalog.setval('public.deposits_id_seq', 5, true);
SELECT pg_catalog.setval('public.differences_id_seq', 1, false);
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
    ADD CONSTRAINT difference_notes_pkey PRIMARY KEY (difference_id);
ALTER TABLE ONLY public.differences
    ADD CONSTRAINT differences_pkey PRIMARY KEY (id);
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
ALTER TABLE ONLY public.reconciled_lines
    ADD CONSTRAINT reconciled_lines_pkey PRIMARY KEY (reconciliation_id, line);
ALTER TABLE ONLY public.reconciliations
    ADD CONSTRAINT reconciliations_pkey PRIMARY KEY (id);
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
CREATE INDEX difference_notes_reconciliation_id_index ON public.difference_notes USING btree (reconciliation_id);
CREATE INDEX differences_of_payment ON public.differences USING btree (serial_no) WHERE (serial_no IS NOT NULL);
CREATE INDEX differences_of_transaction ON public.differences USING btree (transaction_no) WHERE (transaction_no IS NOT NULL);
CREATE INDEX differences_reconciliation_id_id_index ON public.differences USING btree (reconciliation_id, id);
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
CREATE INDEX reconciled_lines_transaction_no_index ON public.reconciled_lines USING btree (transaction_no);
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
CREATE TRIGGER differences_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.differences FOR EACH STATEMENT EXECUTE FUNCTION public.differences_append_only();
CREATE TRIGGER ledger_postings_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.ledger_postings FOR EACH STATEMENT EXECUTE FUNCTION public.ledger_postings_append_only();
CREATE TRIGGER ledger_postings_unsealed AFTER INSERT ON public.ledger_postings REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.ledger_postings_unsealed();
CREATE TRIGGER ledger_transactions_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.ledger_transactions FOR EACH STATEMENT EXECUTE FUNCTION public.ledger_transactions_append_only();
CREATE TRIGGER ledger_transactions_in_step AFTER INSERT ON public.ledger_transactions FOR EACH ROW WHEN (((new.scene)::text = ANY ((ARRAY['CHARGE'::character varying, 'CHARGE_MARKET'::character varying])::text[]))) EXECUTE FUNCTION public.ledger_transactions_in_step();
CREATE TRIGGER log_details_no_delete BEFORE DELETE OR TRUNCATE ON public.log_details FOR EACH STATEMENT EXECUTE FUNCTION public.log_details_only_emptied();
CREATE TRIGGER log_details_only_emptied BEFORE UPDATE ON public.log_details FOR EACH ROW WHEN ((NOT ((new.log_id = old.log_id) AND ((old.emptied_mac)::text = ''::text) AND ((new.emptied_mac)::text > ''::text) AND ((new.salt)::text = ''::text) AND ((new.reason)::text = ''::text) AND ((new.ip)::text = ''::text) AND (new.before = ''::text) AND (new.after = ''::text) AND (new.circumstances = ''::text)))) EXECUTE FUNCTION public.log_details_only_emptied();
CREATE TRIGGER order_timeline_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.order_timeline FOR EACH STATEMENT EXECUTE FUNCTION public.order_timeline_append_only();
CREATE TRIGGER payment_notices_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.payment_notices FOR EACH STATEMENT EXECUTE FUNCTION public.payment_notices_append_only();
CREATE TRIGGER reconciled_lines_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.reconciled_lines FOR EACH STATEMENT EXECUTE FUNCTION public.reconciled_lines_append_only();
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
    ADD CONSTRAINT difference_notes_difference_id_foreign FOREIGN KEY (difference_id) REFERENCES public.differences(id);
ALTER TABLE ONLY public.difference_notes
    ADD CONSTRAINT difference_notes_noted_by_foreign FOREIGN KEY (noted_by) REFERENCES public.users(id);
ALTER TABLE ONLY public.difference_notes
    ADD CONSTRAINT difference_notes_reconciliation_id_foreign FOREIGN KEY (reconciliation_id) REFERENCES public.reconciliations(id);
ALTER TABLE ONLY public.differences
    ADD CONSTRAINT differences_reconciliation_id_foreign FOREIGN KEY (reconciliation_id) REFERENCES public.reconciliations(id);
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
ALTER TABLE ONLY public.reconciled_lines
    ADD CONSTRAINT reconciled_lines_reconciliation_id_foreign FOREIGN KEY (reconciliation_id) REFERENCES public.reconciliations(id);
ALTER TABLE ONLY public.reconciliations
    ADD CONSTRAINT reconciliations_reconciled_by_foreign FOREIGN KEY (reconciled_by) REFERENCES public.users(id);
ALTER TABLE ONLY public.reconciliations
    ADD CONSTRAINT reconciliations_replaced_by_foreign FOREIGN KEY (replaced_by) REFERENCES public.reconciliations(id);
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
