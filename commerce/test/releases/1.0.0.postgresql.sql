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
	('66e0e223-9abb-4c9c-98b1-9e759539c9f8', '7e28123d-3f25-499d-8501-492fc1226214', '张三', '13900000009', '河南省', '许昌市', '禹州市', '神垕镇 1 号', true, 1768449600000),
	('eed3722f-1f09-4589-aaf4-d0414e9232b1', 'a08c5356-cf0c-4650-a4c5-b4234a1b595a', '张三', '13900000010', '河南省', '许昌市', '禹州市', '神垕镇 1 号', true, 1768449600000),
	('b3c51749-1083-4eaa-bbdd-e0ad881e9749', 'f9627658-cac3-45d5-8993-1fd2b84f849c', '张三', '13900000011', '河南省', '许昌市', '禹州市', '神垕镇 1 号', true, 1768449600000),
	('a8d8334a-6d5a-436b-892b-02bbb049f223', '388b879c-7e01-417d-a893-92c8eb405a67', '张三', '13900000012', '河南省', '许昌市', '禹州市', '神垕镇 1 号', true, 1768449600000),
	('cc348876-bd3e-42a9-a5da-e88d72bea857', '5825910f-7196-4c65-9aec-ed6d60d58889', '张三', '13900000013', '河南省', '许昌市', '禹州市', '神垕镇 1 号', true, 1768449600000),
	('7345800d-4ece-43a7-9036-2c06f9b35da8', 'fd986625-93d0-44ff-beda-cc472b9453b3', '张三', '13900000014', '河南省', '许昌市', '禹州市', '神垕镇 1 号', true, 1768449600000),
	('98d4612e-8571-416c-b00f-421465c89d85', 'a1a74334-406f-44d7-b87b-c73c74b65ce4', '张三', '13900000015', '河南省', '许昌市', '禹州市', '神垕镇 1 号', true, 1768449600000),
	('7af3c392-1562-4d4f-8a7f-7271fc7ba93e', 'f590f2c4-c851-428d-aea3-2bdf2ea2e4ee', '张三', '13900000016', '河南省', '许昌市', '禹州市', '神垕镇 1 号', true, 1768449600000);
INSERT INTO public.audit_log VALUES
	(1, 1768449600000, 'staff:a08c5356-cf0c-4650-a4c5-b4234a1b595a', 'Fulfilment', 'orders/ship', 'order:JO202601152129995827', 'd47a299a-d557-43d2-9732-7042898ef63e', '', '44db8c72105acf4d538ce755c07d64cfc10063db40a8e114f033406c9ff350fa'),
	(2, 1768449600000, 'staff:7e28123d-3f25-499d-8501-492fc1226214', 'Owner', 'refunds/approve', 'refund:JR202601151014291712', '2b167fa8-4a9a-4008-ae5a-4974384f8d6c', '', '60b8237b08482b62f852c93d568939adefbef785f29cd36ef52d45bc45d9566d'),
	(3, 1768449600000, 'staff:7e28123d-3f25-499d-8501-492fc1226214', 'Owner', 'users/freeze', 'user:f590f2c4-c851-428d-aea3-2bdf2ea2e4ee', '2dcb4f94-30af-461b-aac1-ec6f60fa71e9', '', 'e11a4b9064e09bda384b4b6eae93c2e27be19daf09f175c2cd3f7a7b03cd3f42');
INSERT INTO public.chains VALUES
	('log', 3, '42bedb21192d6967f8ededa65d25fd4e5042bbd76bf2b5c4062a0ff9296766dc'),
	('ledger', 10, '721e5dc1118f198ddd65aa4150ff034e53c8f3c3c8ad0c30ae2ce80b6e7d5ab1');
INSERT INTO public.contact_messages VALUES
	('a289a439-7f40-4d2a-a173-abd8640e8c45', 'contact', NULL, '李', 'li@example.com', '', '梅瓶', '还有吗？', 'fc2546a40d44c95da5691a4c39e956d41c3b66557212bf6f3bb72e62afa868e4', 'NEW', NULL, 1768449600000);
INSERT INTO public.delivery_areas VALUES
	('mainland');
INSERT INTO public.deposit_uses VALUES
	(1, 2, '42f4cd08-028f-4f39-a17d-1868061c5aeb', 10000),
	(2, 3, 'b938f283-9bdc-4ec1-968d-dfe012f25e93', 10000),
	(3, 4, 'c71f18d5-9841-4b52-9eff-585f3737aa52', 10000),
	(4, 5, '8bdf7960-c503-4a77-b2f7-22d86eabe78e', 4000);
INSERT INTO public.deposits VALUES
	(1, '87c080dc-515d-4dbd-ba11-52e6efe124cf', 'f9627658-cac3-45d5-8993-1fd2b84f849c', NULL, 10000, 10000),
	(2, '0b8f354c-061f-4ef5-9585-b296da10f225', '388b879c-7e01-417d-a893-92c8eb405a67', NULL, 10000, 0),
	(3, '5af66272-59eb-4251-8002-2b194d084436', '5825910f-7196-4c65-9aec-ed6d60d58889', NULL, 10000, 0),
	(4, 'cf0549e8-7cc1-4bc0-94d3-aa8a9bf38187', 'fd986625-93d0-44ff-beda-cc472b9453b3', NULL, 10000, 0),
	(5, '554ca6a1-2ee7-46a1-9fc6-c08ae5f59bd5', 'a1a74334-406f-44d7-b87b-c73c74b65ce4', 'JC202601151483103251', 10000, 6000);
INSERT INTO public.holds VALUES
	('JO202601158196238147', 'JY-7575-338', 1, 1768451400000);
INSERT INTO public.knex_migrations VALUES
	(1, '001-users', 1, '2026-11-28 20:27:10.754+00'),
	(2, '002-catalog', 1, '2026-11-28 20:27:10.768+00'),
	(3, '003-orders', 1, '2026-11-28 20:27:10.785+00'),
	(4, '004-ledger', 1, '2026-11-28 20:27:10.812+00'),
	(5, '005-staff', 1, '2026-11-28 20:27:10.83+00'),
	(6, '006-recharges', 1, '2026-11-28 20:27:10.871+00'),
	(7, '007-reconciliations', 1, '2026-11-28 20:27:10.88+00'),
	(8, '008-messages', 1, '2026-11-28 20:27:10.886+00'),
	(9, '009-service', 1, '2026-11-28 20:27:10.89+00');
INSERT INTO public.knex_migrations_lock VALUES
	(1, 0);
INSERT INTO public.ledger_accounts VALUES
	('wallet:f9627658-cac3-45d5-8993-1fd2b84f849c', 10000),
	('wallet:388b879c-7e01-417d-a893-92c8eb405a67', 0),
	('wallet:5825910f-7196-4c65-9aec-ed6d60d58889', 0),
	('wallet:fd986625-93d0-44ff-beda-cc472b9453b3', 0),
	('wallet:a1a74334-406f-44d7-b87b-c73c74b65ce4', 6000),
	('held:a1a74334-406f-44d7-b87b-c73c74b65ce4', 0);
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
	(1, '87c080dc-515d-4dbd-ba11-52e6efe124cf', 'wallet:f9627658-cac3-45d5-8993-1fd2b84f849c', 10000, 10000),
	(2, '87c080dc-515d-4dbd-ba11-52e6efe124cf', 'channel:manual', -10000, NULL),
	(3, '0b8f354c-061f-4ef5-9585-b296da10f225', 'wallet:388b879c-7e01-417d-a893-92c8eb405a67', 10000, 10000),
	(4, '0b8f354c-061f-4ef5-9585-b296da10f225', 'channel:manual', -10000, NULL),
	(5, '42f4cd08-028f-4f39-a17d-1868061c5aeb', 'wallet:388b879c-7e01-417d-a893-92c8eb405a67', -10000, 0),
	(6, '42f4cd08-028f-4f39-a17d-1868061c5aeb', 'sales', 10000, NULL),
	(7, '5af66272-59eb-4251-8002-2b194d084436', 'wallet:5825910f-7196-4c65-9aec-ed6d60d58889', 10000, 10000),
	(8, '5af66272-59eb-4251-8002-2b194d084436', 'channel:manual', -10000, NULL),
	(9, 'b938f283-9bdc-4ec1-968d-dfe012f25e93', 'wallet:5825910f-7196-4c65-9aec-ed6d60d58889', -10000, 0),
	(10, 'b938f283-9bdc-4ec1-968d-dfe012f25e93', 'sales', 10000, NULL),
	(11, 'cf0549e8-7cc1-4bc0-94d3-aa8a9bf38187', 'wallet:fd986625-93d0-44ff-beda-cc472b9453b3', 10000, 10000),
	(12, 'cf0549e8-7cc1-4bc0-94d3-aa8a9bf38187', 'channel:manual', -10000, NULL),
	(13, 'c71f18d5-9841-4b52-9eff-585f3737aa52', 'wallet:fd986625-93d0-44ff-beda-cc472b9453b3', -10000, 0),
	(14, 'c71f18d5-9841-4b52-9eff-585f3737aa52', 'sales', 10000, NULL),
	(15, '554ca6a1-2ee7-46a1-9fc6-c08ae5f59bd5', 'wallet:a1a74334-406f-44d7-b87b-c73c74b65ce4', 10000, 10000),
	(16, '554ca6a1-2ee7-46a1-9fc6-c08ae5f59bd5', 'channel:alipay', -10000, NULL),
	(17, '8bdf7960-c503-4a77-b2f7-22d86eabe78e', 'wallet:a1a74334-406f-44d7-b87b-c73c74b65ce4', -4000, 6000),
	(18, '8bdf7960-c503-4a77-b2f7-22d86eabe78e', 'held:a1a74334-406f-44d7-b87b-c73c74b65ce4', 4000, 4000),
	(19, '6d8fc646-befa-4091-9207-57248c682c3d', 'held:a1a74334-406f-44d7-b87b-c73c74b65ce4', -4000, 0),
	(20, '6d8fc646-befa-4091-9207-57248c682c3d', 'channel:alipay', 4000, NULL);
INSERT INTO public.ledger_transactions VALUES
	('87c080dc-515d-4dbd-ba11-52e6efe124cf', 'JT202601153883683477', 'CHARGE_MARKET', 'recharge:f9627658-cac3-45d5-8993-1fd2b84f849c', 'system', NULL, NULL, NULL, 'manual', NULL, NULL, '', 1768449600000),
	('0b8f354c-061f-4ef5-9585-b296da10f225', 'JT202601152963292083', 'CHARGE_MARKET', 'recharge:388b879c-7e01-417d-a893-92c8eb405a67', 'system', NULL, NULL, NULL, 'manual', NULL, NULL, '', 1768449600000),
	('42f4cd08-028f-4f39-a17d-1868061c5aeb', 'JT202601150551761155', 'ORDER_PAYMENT', 'order:JO202601151636531471:payment', 'member:388b879c-7e01-417d-a893-92c8eb405a67', 'JO202601151636531471', NULL, NULL, NULL, NULL, NULL, '', 1768449600000),
	('5af66272-59eb-4251-8002-2b194d084436', 'JT202601152797977042', 'CHARGE_MARKET', 'recharge:5825910f-7196-4c65-9aec-ed6d60d58889', 'system', NULL, NULL, NULL, 'manual', NULL, NULL, '', 1768449600000),
	('b938f283-9bdc-4ec1-968d-dfe012f25e93', 'JT202601153041997465', 'ORDER_PAYMENT', 'order:JO202601152129995827:payment', 'member:5825910f-7196-4c65-9aec-ed6d60d58889', 'JO202601152129995827', NULL, NULL, NULL, NULL, NULL, '', 1768449600000),
	('cf0549e8-7cc1-4bc0-94d3-aa8a9bf38187', 'JT202601152047045803', 'CHARGE_MARKET', 'recharge:fd986625-93d0-44ff-beda-cc472b9453b3', 'system', NULL, NULL, NULL, 'manual', NULL, NULL, '', 1768449600000),
	('c71f18d5-9841-4b52-9eff-585f3737aa52', 'JT202601151081771858', 'ORDER_PAYMENT', 'order:JO202601159250543003:payment', 'member:fd986625-93d0-44ff-beda-cc472b9453b3', 'JO202601159250543003', NULL, NULL, NULL, NULL, NULL, '', 1768449600000),
	('554ca6a1-2ee7-46a1-9fc6-c08ae5f59bd5', 'JT202601159565533930', 'CHARGE', 'charge:JC202601151483103251', 'system', NULL, 'JC202601151483103251', NULL, 'alipay', 'SBDFA06FCBEF6A4C16C138', NULL, '', 1768449600000),
	('8bdf7960-c503-4a77-b2f7-22d86eabe78e', 'JT202601150999640649', 'CHARGE_REFUND', 'refund:JR202601151014291712:hold', 'member:a1a74334-406f-44d7-b87b-c73c74b65ce4', NULL, 'JC202601151483103251', 'JR202601151014291712', 'alipay', NULL, NULL, 'changed my mind', 1768449600000),
	('6d8fc646-befa-4091-9207-57248c682c3d', 'JT202601155419398412', 'CHARGE_REFUND', 'refund:JR202601151014291712:paid', 'system', NULL, 'JC202601151483103251', 'JR202601151014291712', 'alipay', 'SBDE0AF1B0A2E906CA6DDC', NULL, '', 1768449600000);
INSERT INTO public.log_details VALUES
	(1, '3c366129d6a57344f473062fb718e035', '', '127.0.0.1', '{"status":"PAID","shipment":null,"notes":[]}', '{"status":"PAID","shipment":{"carrier":"顺丰","trackingNo":"SF1001","shippedAt":"2026-01-15T04:00:00.000Z"},"notes":[]}', '', ''),
	(2, '9f3cff956aa4c4217c28d0d79cafa400', 'fine', '127.0.0.1', '{"status":"PROCESSING","approved":false,"refundSerialNo":null,"actualAmount":null,"doubtAmount":null,"failureReason":""}', '{"status":"PROCESSING","approved":true,"refundSerialNo":null,"actualAmount":null,"doubtAmount":null,"failureReason":""}', '{"amount":40,"chargeNo":"JC202601151483103251","channel":"alipay","member":{"userId":"a1a74334-406f-44d7-b87b-c73c74b65ce4","username":"member13900000015"}}', ''),
	(3, '', '', '', '', '', '', '6544517daf368133a1678041e6892ae9ea9b5cb1e534beeb1c8438f37f9536da');
INSERT INTO public.order_lines VALUES
	(1, 'JO202601158196238147', 'JY-7575-338', '天青瓶', '天青瓶 (en)', 'JY-7575-338.jpg', 10000, 1, 'c495fc67-7306-408a-a3f7-6b8f109636b3'),
	(2, 'JO202601151636531471', 'JY-7514-988', '天青瓶', '天青瓶 (en)', 'JY-7514-988.jpg', 10000, 1, 'ebc27c1b-fd52-4a57-994b-57a071aa48ef'),
	(3, 'JO202601152129995827', 'JY-7207-541', '天青瓶', '天青瓶 (en)', 'JY-7207-541.jpg', 10000, 1, '46a71987-751f-49d6-8c23-f305fd3cf8aa'),
	(4, 'JO202601159250543003', 'JY-3435-732', '天青瓶', '天青瓶 (en)', 'JY-3435-732.jpg', 10000, 1, 'dd34c96b-677a-4da5-90c1-6cee931912f5');
INSERT INTO public.order_refunds VALUES
	(1, 'JO202601159250543003', 'PAID', '不喜欢', 1768449600000, NULL, NULL);
INSERT INTO public.order_timeline VALUES
	(1, 'JO202601158196238147', 1768449600000, NULL, 'WAITING_PAYMENT', 'member:f9627658-cac3-45d5-8993-1fd2b84f849c', ''),
	(2, 'JO202601151636531471', 1768449600000, NULL, 'WAITING_PAYMENT', 'member:388b879c-7e01-417d-a893-92c8eb405a67', ''),
	(3, 'JO202601151636531471', 1768449600000, 'WAITING_PAYMENT', 'PAID', 'member:388b879c-7e01-417d-a893-92c8eb405a67', ''),
	(4, 'JO202601152129995827', 1768449600000, NULL, 'WAITING_PAYMENT', 'member:5825910f-7196-4c65-9aec-ed6d60d58889', ''),
	(5, 'JO202601152129995827', 1768449600000, 'WAITING_PAYMENT', 'PAID', 'member:5825910f-7196-4c65-9aec-ed6d60d58889', ''),
	(6, 'JO202601152129995827', 1768449600000, 'PAID', 'COMPLETED', 'member:5825910f-7196-4c65-9aec-ed6d60d58889', ''),
	(7, 'JO202601159250543003', 1768449600000, NULL, 'WAITING_PAYMENT', 'member:fd986625-93d0-44ff-beda-cc472b9453b3', ''),
	(8, 'JO202601159250543003', 1768449600000, 'WAITING_PAYMENT', 'PAID', 'member:fd986625-93d0-44ff-beda-cc472b9453b3', ''),
	(9, 'JO202601159250543003', 1768449600000, 'PAID', 'REFUNDING', 'member:fd986625-93d0-44ff-beda-cc472b9453b3', '不喜欢');
INSERT INTO public.orders VALUES
	('JO202601158196238147', 'f9627658-cac3-45d5-8993-1fd2b84f849c', 'WAITING_PAYMENT', 10000, '', '{"recipientName":"张三","phone":"13900000011","province":"河南省","city":"许昌市","district":"禹州市","street":"神垕镇 1 号"}', '张三', '13900000011', 1768449600000, 1768451400000, NULL, NULL, NULL),
	('JO202601151636531471', '388b879c-7e01-417d-a893-92c8eb405a67', 'PAID', 10000, '', '{"recipientName":"张三","phone":"13900000012","province":"河南省","city":"许昌市","district":"禹州市","street":"神垕镇 1 号"}', '张三', '13900000012', 1768449600000, 1768451400000, 1768449600000, 'JT202601150551761155', NULL),
	('JO202601152129995827', '5825910f-7196-4c65-9aec-ed6d60d58889', 'COMPLETED', 10000, '', '{"recipientName":"张三","phone":"13900000013","province":"河南省","city":"许昌市","district":"禹州市","street":"神垕镇 1 号"}', '张三', '13900000013', 1768449600000, 1768451400000, 1768449600000, 'JT202601153041997465', 1768449600000),
	('JO202601159250543003', 'fd986625-93d0-44ff-beda-cc472b9453b3', 'REFUNDING', 10000, '', '{"recipientName":"张三","phone":"13900000014","province":"河南省","city":"许昌市","district":"禹州市","street":"神垕镇 1 号"}', '张三', '13900000014', 1768449600000, 1768451400000, 1768449600000, 'JT202601151081771858', NULL);
INSERT INTO public.outbox_events VALUES
	(1, 'product:JY-7575-338', 1768449600000),
	(2, 'product:JY-7514-988', 1768449600000),
	(3, 'product:JY-7514-988', 1768449600000),
	(4, 'product:JY-7207-541', 1768449600000),
	(5, 'product:JY-7207-541', 1768449600000),
	(6, 'product:JY-3435-732', 1768449600000),
	(7, 'product:JY-3435-732', 1768449600000);
INSERT INTO public.payment_credits VALUES
	('alipay', 'SBDFA06FCBEF6A4C16C138', '554ca6a1-2ee7-46a1-9fc6-c08ae5f59bd5');
INSERT INTO public.payment_notices VALUES
	(1, 'alipay', 'JC202601151483103251', 1768449600000, 'credited', 'SBDFA06FCBEF6A4C16C138', 10000, '{"chargeNo":"JC202601151483103251","serialNo":"SBDFA06FCBEF6A4C16C138","amountFen":10000,"app":"sandbox-app","outcome":"paid"}', 'credited alipay JC202601151483103251 10000 SBDFA06FCBEF6A4C16C138 paid');
INSERT INTO public.products VALUES
	('JY-7575-338', 'jy7575338', true, false, '天青瓶', '天青瓶 (en)', 'JY-7575-338.jpg', 'vase', '天青', 'Sky blue', 'sky-blue', 'jy-7575-338 天青瓶 天青', 'jy-7575-338 vase sky blue', 0, true, 10000, NULL, 1, 0, 1, 0, 1768449600000, true, NULL, NULL, NULL),
	('JY-7514-988', 'jy7514988', true, false, '天青瓶', '天青瓶 (en)', 'JY-7514-988.jpg', 'vase', '天青', 'Sky blue', 'sky-blue', 'jy-7514-988 天青瓶 天青', 'jy-7514-988 vase sky blue', 0, true, 10000, NULL, 1, 0, 0, 1, 1768449600000, true, NULL, NULL, NULL),
	('JY-7207-541', 'jy7207541', true, false, '天青瓶', '天青瓶 (en)', 'JY-7207-541.jpg', 'vase', '天青', 'Sky blue', 'sky-blue', 'jy-7207-541 天青瓶 天青', 'jy-7207-541 vase sky blue', 0, true, 10000, NULL, 1, 0, 0, 1, 1768449600000, true, NULL, NULL, NULL),
	('JY-3435-732', 'jy3435732', true, false, '天青瓶', '天青瓶 (en)', 'JY-3435-732.jpg', 'vase', '天青', 'Sky blue', 'sky-blue', 'jy-3435-732 天青瓶 天青', 'jy-3435-732 vase sky blue', 0, true, 10000, NULL, 1, 0, 0, 1, 1768449600000, true, NULL, NULL, NULL);
INSERT INTO public.recharges VALUES
	('JC202601151483103251', 'a1a74334-406f-44d7-b87b-c73c74b65ce4', 'alipay', 'sandbox', 10000, 'REFUND_SUCCESS', 'SBDFA06FCBEF6A4C16C138', '/api/dev/cashier?chargeNo=JC202601151483103251', '', 1768449600000, 1768449600000, 1768449600000, NULL);
INSERT INTO public.refunds VALUES
	('JR202601151014291712', 'JC202601151483103251', 'a1a74334-406f-44d7-b87b-c73c74b65ce4', 'alipay', 4000, 4000, 'changed my mind', '', 'SUCCESS', 'SBDE0AF1B0A2E906CA6DDC', NULL, NULL, 1768449600000, 1768449600000, 1768449600000, 1768449600000);
INSERT INTO public.requests VALUES
	('f9627658-cac3-45d5-8993-1fd2b84f849c', '95c61922-6c8c-449f-9da4-527a944a86f9', 'order/submit', '326c989ab810de4d07e6203310c9403931f323a6be502d50f682d8b2ee0c3d93', '{"ok":{"orderNo":"JO202601158196238147","status":"WAITING_PAYMENT","amount":100,"createdAt":"2026-01-15T04:00:00.000Z","payableUntil":"2026-01-15T04:30:00.000Z","remark":"","items":[{"productCode":"JY-7575-338","productName":"天青瓶","price":100,"quantity":1,"imageUrl":["/media/640/webp/JY-7575-338.jpg"]}],"address":{"recipientName":"张三","phone":"13900000011","province":"河南省","city":"许昌市","district":"禹州市","street":"神垕镇 1 号"},"payment":null,"shipment":null,"refund":null,"timeline":[{"at":"2026-01-15T04:00:00.000Z","from":null,"to":"WAITING_PAYMENT","actor":"member","event":"submitted","reason":"订单已提交"}],"serverTime":"2026-01-15T04:00:00.000Z"}}', 1768449600000),
	('388b879c-7e01-417d-a893-92c8eb405a67', '2d8b1dd2-887a-48a0-b627-67aa62ad43f7', 'order/submit', '40587ad93e2b871e0afba3dc8fc0df22e9b742c3363d7b9020bc14f6375e3f78', '{"ok":{"orderNo":"JO202601151636531471","status":"WAITING_PAYMENT","amount":100,"createdAt":"2026-01-15T04:00:00.000Z","payableUntil":"2026-01-15T04:30:00.000Z","remark":"","items":[{"productCode":"JY-7514-988","productName":"天青瓶","price":100,"quantity":1,"imageUrl":["/media/640/webp/JY-7514-988.jpg"]}],"address":{"recipientName":"张三","phone":"13900000012","province":"河南省","city":"许昌市","district":"禹州市","street":"神垕镇 1 号"},"payment":null,"shipment":null,"refund":null,"timeline":[{"at":"2026-01-15T04:00:00.000Z","from":null,"to":"WAITING_PAYMENT","actor":"member","event":"submitted","reason":"订单已提交"}],"serverTime":"2026-01-15T04:00:00.000Z"}}', 1768449600000),
	('388b879c-7e01-417d-a893-92c8eb405a67', '6153e8f5-44ec-485c-92d0-fa4ed9e9d57d', 'order/pay', '398ce141630baadee27d1a181c10d17a6023fe32907190e361e4d42b2e06e988', '{"ok":{"orderNo":"JO202601151636531471","status":"PAID","amount":100,"createdAt":"2026-01-15T04:00:00.000Z","payableUntil":"2026-01-15T04:30:00.000Z","remark":"","items":[{"productCode":"JY-7514-988","productName":"天青瓶","price":100,"quantity":1,"imageUrl":["/media/640/webp/JY-7514-988.jpg"]}],"address":{"recipientName":"张三","phone":"13900000012","province":"河南省","city":"许昌市","district":"禹州市","street":"神垕镇 1 号"},"payment":{"method":"wallet","amount":100,"paidAt":"2026-01-15T04:00:00.000Z","serialNo":"JT202601150551761155","status":"success"},"shipment":null,"refund":null,"timeline":[{"at":"2026-01-15T04:00:00.000Z","from":null,"to":"WAITING_PAYMENT","actor":"member","event":"submitted","reason":"订单已提交"},{"at":"2026-01-15T04:00:00.000Z","from":"WAITING_PAYMENT","to":"PAID","actor":"member","event":"paid","reason":"已用钱包付款"}],"serverTime":"2026-01-15T04:00:00.000Z"}}', 1768449600000),
	('5825910f-7196-4c65-9aec-ed6d60d58889', 'cd13f2f3-663d-4e9a-af77-68b7d51158e1', 'order/submit', '23630a83f4e4f41b782341fa74024b5f055aac5a63380699adf408b5fff24c5d', '{"ok":{"orderNo":"JO202601152129995827","status":"WAITING_PAYMENT","amount":100,"createdAt":"2026-01-15T04:00:00.000Z","payableUntil":"2026-01-15T04:30:00.000Z","remark":"","items":[{"productCode":"JY-7207-541","productName":"天青瓶","price":100,"quantity":1,"imageUrl":["/media/640/webp/JY-7207-541.jpg"]}],"address":{"recipientName":"张三","phone":"13900000013","province":"河南省","city":"许昌市","district":"禹州市","street":"神垕镇 1 号"},"payment":null,"shipment":null,"refund":null,"timeline":[{"at":"2026-01-15T04:00:00.000Z","from":null,"to":"WAITING_PAYMENT","actor":"member","event":"submitted","reason":"订单已提交"}],"serverTime":"2026-01-15T04:00:00.000Z"}}', 1768449600000),
	('5825910f-7196-4c65-9aec-ed6d60d58889', '48029f6b-0985-48e8-bcd7-44132ac5d0a9', 'order/pay', 'bf2dae06babff803267db2bc4af60381c45fb168ed237a6aaccf310e14ef1e90', '{"ok":{"orderNo":"JO202601152129995827","status":"PAID","amount":100,"createdAt":"2026-01-15T04:00:00.000Z","payableUntil":"2026-01-15T04:30:00.000Z","remark":"","items":[{"productCode":"JY-7207-541","productName":"天青瓶","price":100,"quantity":1,"imageUrl":["/media/640/webp/JY-7207-541.jpg"]}],"address":{"recipientName":"张三","phone":"13900000013","province":"河南省","city":"许昌市","district":"禹州市","street":"神垕镇 1 号"},"payment":{"method":"wallet","amount":100,"paidAt":"2026-01-15T04:00:00.000Z","serialNo":"JT202601153041997465","status":"success"},"shipment":null,"refund":null,"timeline":[{"at":"2026-01-15T04:00:00.000Z","from":null,"to":"WAITING_PAYMENT","actor":"member","event":"submitted","reason":"订单已提交"},{"at":"2026-01-15T04:00:00.000Z","from":"WAITING_PAYMENT","to":"PAID","actor":"member","event":"paid","reason":"已用钱包付款"}],"serverTime":"2026-01-15T04:00:00.000Z"}}', 1768449600000),
	('a08c5356-cf0c-4650-a4c5-b4234a1b595a', 'd47a299a-d557-43d2-9732-7042898ef63e', 'admin/orders/ship', 'a94a37d979f52a146d92e37495e605a4106b9b0bfe5d85d241a52f4ac56c6820', '{"ok":{"orderNo":"JO202601152129995827","status":"PAID","amount":100,"createdAt":"2026-01-15T04:00:00.000Z","payableUntil":"2026-01-15T04:30:00.000Z","remark":"","items":[{"productCode":"JY-7207-541","productName":"天青瓶","price":100,"quantity":1,"imageUrl":["/media/640/webp/JY-7207-541.jpg"]}],"address":{"recipientName":"张三","phone":"13900000013","province":"河南省","city":"许昌市","district":"禹州市","street":"神垕镇 1 号"},"payment":{"method":"wallet","amount":100,"paidAt":"2026-01-15T04:00:00.000Z","serialNo":"JT202601153041997465","status":"success"},"shipment":{"carrier":"顺丰","trackingNo":"SF1001","shippedAt":"2026-01-15T04:00:00.000Z"},"refund":null,"timeline":[{"at":"2026-01-15T04:00:00.000Z","from":null,"to":"WAITING_PAYMENT","actor":"member","event":"submitted","reason":"订单已提交","by":"member13900000013"},{"at":"2026-01-15T04:00:00.000Z","from":"WAITING_PAYMENT","to":"PAID","actor":"member","event":"paid","reason":"已用钱包付款","by":"member13900000013"}],"serverTime":"2026-01-15T04:00:00.000Z","buyer":{"userId":"5825910f-7196-4c65-9aec-ed6d60d58889","username":"member13900000013"},"notes":[],"returned":null,"version":"CAdCa5nI4T4Su5XP","formerVersion":"ECMrOc_59DsrsDEb"}}', 1768449600000),
	('5825910f-7196-4c65-9aec-ed6d60d58889', 'aefd50d7-e725-430f-ba94-29d3f0d006f3', 'order/confirm_receipt', 'af40ae7e1a795bedf5f0106aced610eb85aeb6422d2cdbce84074f2abc50e663', '{"ok":{"orderNo":"JO202601152129995827","status":"COMPLETED","amount":100,"createdAt":"2026-01-15T04:00:00.000Z","payableUntil":"2026-01-15T04:30:00.000Z","remark":"","items":[{"productCode":"JY-7207-541","productName":"天青瓶","price":100,"quantity":1,"imageUrl":["/media/640/webp/JY-7207-541.jpg"]}],"address":{"recipientName":"张三","phone":"13900000013","province":"河南省","city":"许昌市","district":"禹州市","street":"神垕镇 1 号"},"payment":{"method":"wallet","amount":100,"paidAt":"2026-01-15T04:00:00.000Z","serialNo":"JT202601153041997465","status":"success"},"shipment":{"carrier":"顺丰","trackingNo":"SF1001","shippedAt":"2026-01-15T04:00:00.000Z"},"refund":null,"timeline":[{"at":"2026-01-15T04:00:00.000Z","from":null,"to":"WAITING_PAYMENT","actor":"member","event":"submitted","reason":"订单已提交"},{"at":"2026-01-15T04:00:00.000Z","from":"WAITING_PAYMENT","to":"PAID","actor":"member","event":"paid","reason":"已用钱包付款"},{"at":"2026-01-15T04:00:00.000Z","from":"PAID","to":"COMPLETED","actor":"member","event":"received","reason":"已确认收货"}],"serverTime":"2026-01-15T04:00:00.000Z"}}', 1768449600000),
	('fd986625-93d0-44ff-beda-cc472b9453b3', '484a7906-3928-412b-befd-7e8f156a3bf9', 'order/submit', 'fe2c7b09030fbcc666122d4e54c928afb5b69129bd734dcca73a55433a4eee6d', '{"ok":{"orderNo":"JO202601159250543003","status":"WAITING_PAYMENT","amount":100,"createdAt":"2026-01-15T04:00:00.000Z","payableUntil":"2026-01-15T04:30:00.000Z","remark":"","items":[{"productCode":"JY-3435-732","productName":"天青瓶","price":100,"quantity":1,"imageUrl":["/media/640/webp/JY-3435-732.jpg"]}],"address":{"recipientName":"张三","phone":"13900000014","province":"河南省","city":"许昌市","district":"禹州市","street":"神垕镇 1 号"},"payment":null,"shipment":null,"refund":null,"timeline":[{"at":"2026-01-15T04:00:00.000Z","from":null,"to":"WAITING_PAYMENT","actor":"member","event":"submitted","reason":"订单已提交"}],"serverTime":"2026-01-15T04:00:00.000Z"}}', 1768449600000),
	('fd986625-93d0-44ff-beda-cc472b9453b3', 'e1f4c22a-7a48-4bdb-8c4b-42a4ed0ba290', 'order/pay', '918a532032d1b9811bf826a316ebd31e415eee98168af995b992e930477f480c', '{"ok":{"orderNo":"JO202601159250543003","status":"PAID","amount":100,"createdAt":"2026-01-15T04:00:00.000Z","payableUntil":"2026-01-15T04:30:00.000Z","remark":"","items":[{"productCode":"JY-3435-732","productName":"天青瓶","price":100,"quantity":1,"imageUrl":["/media/640/webp/JY-3435-732.jpg"]}],"address":{"recipientName":"张三","phone":"13900000014","province":"河南省","city":"许昌市","district":"禹州市","street":"神垕镇 1 号"},"payment":{"method":"wallet","amount":100,"paidAt":"2026-01-15T04:00:00.000Z","serialNo":"JT202601151081771858","status":"success"},"shipment":null,"refund":null,"timeline":[{"at":"2026-01-15T04:00:00.000Z","from":null,"to":"WAITING_PAYMENT","actor":"member","event":"submitted","reason":"订单已提交"},{"at":"2026-01-15T04:00:00.000Z","from":"WAITING_PAYMENT","to":"PAID","actor":"member","event":"paid","reason":"已用钱包付款"}],"serverTime":"2026-01-15T04:00:00.000Z"}}', 1768449600000),
	('fd986625-93d0-44ff-beda-cc472b9453b3', 'e21c979b-e5af-4446-bd4e-9062482106d8', 'order/refund/apply', '56c75017efbb9c4792cc040300896366979fb28b67dd32c7cd7852f78ce5553e', '{"ok":{"orderNo":"JO202601159250543003","status":"REFUNDING","amount":100,"createdAt":"2026-01-15T04:00:00.000Z","payableUntil":"2026-01-15T04:30:00.000Z","remark":"","items":[{"productCode":"JY-3435-732","productName":"天青瓶","price":100,"quantity":1,"imageUrl":["/media/640/webp/JY-3435-732.jpg"]}],"address":{"recipientName":"张三","phone":"13900000014","province":"河南省","city":"许昌市","district":"禹州市","street":"神垕镇 1 号"},"payment":{"method":"wallet","amount":100,"paidAt":"2026-01-15T04:00:00.000Z","serialNo":"JT202601151081771858","status":"success"},"shipment":null,"refund":{"reason":"不喜欢","appliedAt":"2026-01-15T04:00:00.000Z","decidedAt":null,"serialNo":null},"timeline":[{"at":"2026-01-15T04:00:00.000Z","from":null,"to":"WAITING_PAYMENT","actor":"member","event":"submitted","reason":"订单已提交"},{"at":"2026-01-15T04:00:00.000Z","from":"WAITING_PAYMENT","to":"PAID","actor":"member","event":"paid","reason":"已用钱包付款"},{"at":"2026-01-15T04:00:00.000Z","from":"PAID","to":"REFUNDING","actor":"member","event":"refundAsked","reason":"不喜欢"}],"serverTime":"2026-01-15T04:00:00.000Z"}}', 1768449600000),
	('a1a74334-406f-44d7-b87b-c73c74b65ce4', 'c7bb4085-7ef6-4e76-a477-7eec72fbd345', 'wallet/charge', '88c5d26c596bdcf28b5852a1bebea786e7fdb4904f13ada7a1176b55f780a668', '{"ok":{"chargeNo":"JC202601151483103251","amount":100,"channel":"alipay","serialNo":null,"status":"PENDING","createdAt":"2026-01-15T04:00:00.000Z","successAt":null,"refundable":0,"refunded":0,"refundNo":null,"cashierUrl":null,"withdrawnAt":null}}', 1768449600000),
	('a1a74334-406f-44d7-b87b-c73c74b65ce4', 'a19e7a97-94bb-45db-b201-c5e2e4fe6013', 'wallet/refund/apply', '0d30e8b3fa5e0fbbf270c4bc95af3d387b089509290166691fc86526b978e9d2', '{"ok":{"refundNo":"JR202601151014291712","chargeNo":"JC202601151483103251","amount":40,"channel":"alipay","originalSerialNo":"SBDFA06FCBEF6A4C16C138","refundSerialNo":null,"reason":"changed my mind","actualAmount":null,"appliedAt":"2026-01-15T04:00:00.000Z","completedAt":null,"status":"PROCESSING","failedBy":null,"failureReason":""}}', 1768449600000),
	('7e28123d-3f25-499d-8501-492fc1226214', '2b167fa8-4a9a-4008-ae5a-4974384f8d6c', 'admin/refunds/approve', '8a257ad6679003bff060cdec81f3faa0b1ca885ec8e4d91b3ef0164cb016ad02', '{"ok":{"refundNo":"JR202601151014291712","chargeNo":"JC202601151483103251","amount":40,"channel":"alipay","originalSerialNo":"SBDFA06FCBEF6A4C16C138","refundSerialNo":null,"reason":"changed my mind","actualAmount":null,"appliedAt":"2026-01-15T04:00:00.000Z","completedAt":null,"status":"PROCESSING","failedBy":null,"failureReason":"","member":{"userId":"a1a74334-406f-44d7-b87b-c73c74b65ce4","username":"member13900000015"},"provider":"sandbox","approved":true,"doubtAmount":null}}', 1768449600000),
	('7e28123d-3f25-499d-8501-492fc1226214', '2dcb4f94-30af-461b-aac1-ec6f60fa71e9', 'admin/users/freeze', '33082f0fa9d07b628edab369519d9ec553db9a3efe998112d372da956ff2e6cd', '{"ok":{"userId":"f590f2c4-c851-428d-aea3-2bdf2ea2e4ee","avatar":null,"username":"member13900000016","nickname":"member13900000016","phone":"13900000016","email":null,"emailVerified":false,"status":"frozen","balance":0,"available":0,"frozen":0,"orders":0,"spent":0,"registeredAt":"2026-01-15T04:00:00.000Z","lastLoginAt":null,"acceptedTerms":null,"roles":[],"version":"S_zjaUBNdPEut55B","addresses":[{"recipientName":"张三","phone":"13900000016","lines":"河南省 许昌市 禹州市 神垕镇 1 号","isDefault":true}],"sessions":[]}}', 1768449600000);
INSERT INTO public.roles VALUES
	('Owner', '[]', 0),
	('Finance', '["dashboard.read","users.read","wallets.read","credits.post","recharges.settle","refunds.decide","finance.read","finance.reconcile","orders.read","orders.refund"]', 0),
	('Fulfilment', '["dashboard.read","inventory.read","inventory.adjust","orders.read","orders.fulfil"]', 0),
	('Catalogue', '["dashboard.read","inventory.read","inventory.adjust","products.read","products.write"]', 0),
	('Support', '["dashboard.read","users.read","users.freeze","messages.read","messages.answer","orders.read"]', 0),
	('Auditor', '["dashboard.read","users.read","roles.read","logs.read","wallets.read","finance.read","inventory.read","products.read","orders.read","messages.read"]', 0);
INSERT INTO public.sandbox_notices VALUES
	(1, 'JC202601151483103251', '{"chargeNo":"JC202601151483103251","serialNo":"SBDFA06FCBEF6A4C16C138","amountFen":10000,"app":"sandbox-app","outcome":"paid"}', '79e899adb2b7b76de5ee638a805984f8ad528a8291208ff8f246d1a8c2f6b0e8', 1768449600000, 'success');
INSERT INTO public.sandbox_payments VALUES
	('JC202601151483103251', 'alipay', 10000, 'paid', 'SBDFA06FCBEF6A4C16C138', 'atOnce', 1768449600000);
INSERT INTO public.sandbox_refunds VALUES
	('JR202601151014291712', 'JC202601151483103251', 4000, 'SBDE0AF1B0A2E906CA6DDC', 1768449600000);
INSERT INTO public.seals VALUES
	('log', 1, '1', 'f41f98c1a9eb6cb72abe1612d3477ae0a3a4dae965702112ebf74f28aacb30f0'),
	('log', 2, '2', 'ddf2bcff77b0c45ef1cf140e8cc1b61c5b88653c3f3b8c9ca8b3fa22f25faa73'),
	('log', 3, '3', '2c814d1ae8b2c14e23b4e68b7e1e268189adef273e73fd98206c6c0eebd26004'),
	('ledger', 1, '87c080dc-515d-4dbd-ba11-52e6efe124cf', 'bc2afd54bf513192a92e7baa0fd6bcd1cdd579947becb959ee9e5e690646b567'),
	('ledger', 2, '0b8f354c-061f-4ef5-9585-b296da10f225', '6ceaaa049116accfef1f5aec32f158c332a5ea61ba938b308cddc9f8dfd0b466'),
	('ledger', 3, '42f4cd08-028f-4f39-a17d-1868061c5aeb', '99dffbd66c7b0d61d61533e9a4c23ac07b8a19a4a6f8009a091ce671e828d7e3'),
	('ledger', 4, '5af66272-59eb-4251-8002-2b194d084436', '1a3eb6ce504ae1aea51792edb1a779030ce7927d5429d22017d6a497545a1b3a'),
	('ledger', 5, 'b938f283-9bdc-4ec1-968d-dfe012f25e93', '54382814383d9032ad1c16647f1fec14904052f0c6ccb8b3eed6cd73827d18a4'),
	('ledger', 6, 'cf0549e8-7cc1-4bc0-94d3-aa8a9bf38187', 'd5d348d10125a76b6a72f5ab7cca56efbc912ed577443bcadce87cbc5d48b53e'),
	('ledger', 7, 'c71f18d5-9841-4b52-9eff-585f3737aa52', '92de8aae167ef31205837babfbe66a0779bdb0da6881ea93f21111c346b7b58c'),
	('ledger', 8, '554ca6a1-2ee7-46a1-9fc6-c08ae5f59bd5', '51ecf364f57da81a08886eb7870c63d20c4310e6848d518268549ed1c82c0306'),
	('ledger', 9, '8bdf7960-c503-4a77-b2f7-22d86eabe78e', '186cf11f72eac5c9815827350737360ea8a0ad7f90abc478afd6e2b54df8b672'),
	('ledger', 10, '6d8fc646-befa-4091-9207-57248c682c3d', 'd74ce041c41da2b9cbd16c57300b96f55bb99afd8da2924078bfb8885dab376a');
INSERT INTO public.sessions VALUES
	('6c965bb2-9d13-46fc-a7c4-5370c6ab5c9e', '7e28123d-3f25-499d-8501-492fc1226214', '711910c3bac382d26b10e148a4d466facf0c4dc47fdb2d842ae70bd422c2281c', 1768449600000, 1769054400000, 'test', '127.0.0.1', 1768449600000),
	('2cb6cacc-13af-4f0f-90fb-d9a3a356670b', 'a08c5356-cf0c-4650-a4c5-b4234a1b595a', '406c4534229395d4d644439fa4f31a2a631a189fa5d055616b72aa38083d70bc', 1768449600000, 1769054400000, 'test', '127.0.0.1', 1768449600000),
	('9a4270ea-f578-43d3-bc84-fa89af9482b4', 'f9627658-cac3-45d5-8993-1fd2b84f849c', '99306d882af7297628b2149fae005c1c991b7a0cde0bb13bd043798b5077ae5a', 1768449600000, 1769054400000, 'test', '127.0.0.1', 1768449600000),
	('2f3a72e1-b11c-466f-86c1-eae65a432ce1', '388b879c-7e01-417d-a893-92c8eb405a67', '41727a46ef19c1e0bb9d32e5d5a71b072d1bfb8f5348c19c0c47327e0783b44c', 1768449600000, 1769054400000, 'test', '127.0.0.1', 1768449600000),
	('ba1d885b-2922-4fad-91e0-faece64f98dd', '5825910f-7196-4c65-9aec-ed6d60d58889', '30aafa905a8fb9431adb8ab9cbd43c6c0b178482ea8e06fa6e71f30d53beb410', 1768449600000, 1769054400000, 'test', '127.0.0.1', 1768449600000),
	('2965decc-21a0-4348-9b07-e58ca946c1c7', 'fd986625-93d0-44ff-beda-cc472b9453b3', '990fdc94399fcb18401408136281f25c40f543740bdd8152a1713d664d38bd23', 1768449600000, 1769054400000, 'test', '127.0.0.1', 1768449600000),
	('aab60143-4f2d-4843-a925-2286fd8bd430', 'a1a74334-406f-44d7-b87b-c73c74b65ce4', '0587ebcade6cf9f38e2b41b98d54a4a4afdbeee12873bf3bd5c8ffc1e89a99f3', 1768449600000, 1769054400000, 'test', '127.0.0.1', 1768449600000);
INSERT INTO public.shipments VALUES
	('JO202601152129995827', '顺丰', 'SF1001', 1768449600000, NULL, NULL);
INSERT INTO public.sms_codes VALUES
	('774364fa-6989-4bfe-b93a-9ec117029c6a', '13900000012', 'order_pay', 'JO202601151636531471', '127.0.0.1', '5ebde57a02ffeda2425ca5717745f032', '6096acfeae6c0e59bae3dd5352713d3bbe8e7b32d7fd8fa5d061e5460cb2c87e', 4, 1768449600000, 1768449900000, 1768449600000, true),
	('90cb7af0-8d64-4a7d-a48d-f7e54127d773', '13900000013', 'order_pay', 'JO202601152129995827', '127.0.0.1', '117efb6d21c0d131fad951106c9ffe43', '4ca144fcae087c46df867241d2c32e810ca10762699e6758978eff998eee9af4', 4, 1768449600000, 1768449900000, 1768449600000, true),
	('782bfcb2-22b3-4c83-b390-369904817c08', '13900000014', 'order_pay', 'JO202601159250543003', '127.0.0.1', 'cf05ecf096f138813fb0753e2fec08fc', '0cd6b08aab15220a4a0266f83ad0baada926468a2edc714db247f468838dd6ec', 4, 1768449600000, 1768449900000, 1768449600000, true);
INSERT INTO public.sms_outbox VALUES
	(1, '13900000012', 'order_pay', '803352', 1768449600000),
	(2, '13900000013', 'order_pay', '920542', 1768449600000),
	(3, '13900000014', 'order_pay', '477035', 1768449600000);
INSERT INTO public.stock_movements VALUES
	(1, 'JY-7575-338', 1768449600000, 'start', 1, 1, 1, NULL, 'system', 'made for a test'),
	(2, 'JY-7575-338', 1768449600000, 'hold', 1, 1, 0, 'JO202601158196238147', 'member:f9627658-cac3-45d5-8993-1fd2b84f849c', ''),
	(3, 'JY-7514-988', 1768449600000, 'start', 1, 1, 1, NULL, 'system', 'made for a test'),
	(4, 'JY-7514-988', 1768449600000, 'hold', 1, 1, 0, 'JO202601151636531471', 'member:388b879c-7e01-417d-a893-92c8eb405a67', ''),
	(5, 'JY-7514-988', 1768449600000, 'sell', 1, 1, 0, 'JO202601151636531471', 'member:388b879c-7e01-417d-a893-92c8eb405a67', ''),
	(6, 'JY-7207-541', 1768449600000, 'start', 1, 1, 1, NULL, 'system', 'made for a test'),
	(7, 'JY-7207-541', 1768449600000, 'hold', 1, 1, 0, 'JO202601152129995827', 'member:5825910f-7196-4c65-9aec-ed6d60d58889', ''),
	(8, 'JY-7207-541', 1768449600000, 'sell', 1, 1, 0, 'JO202601152129995827', 'member:5825910f-7196-4c65-9aec-ed6d60d58889', ''),
	(9, 'JY-3435-732', 1768449600000, 'start', 1, 1, 1, NULL, 'system', 'made for a test'),
	(10, 'JY-3435-732', 1768449600000, 'hold', 1, 1, 0, 'JO202601159250543003', 'member:fd986625-93d0-44ff-beda-cc472b9453b3', ''),
	(11, 'JY-3435-732', 1768449600000, 'sell', 1, 1, 0, 'JO202601159250543003', 'member:fd986625-93d0-44ff-beda-cc472b9453b3', '');
INSERT INTO public.user_roles VALUES
	('7e28123d-3f25-499d-8501-492fc1226214', 'Owner'),
	('a08c5356-cf0c-4650-a4c5-b4234a1b595a', 'Fulfilment');
INSERT INTO public.users VALUES
	('7e28123d-3f25-499d-8501-492fc1226214', 'member13900000009', 'member13900000009', '13900000009', NULL, NULL, 'none', 'member13900000009', NULL, 'active', 1768449600000, NULL, NULL),
	('a08c5356-cf0c-4650-a4c5-b4234a1b595a', 'member13900000010', 'member13900000010', '13900000010', NULL, NULL, 'none', 'member13900000010', NULL, 'active', 1768449600000, NULL, NULL),
	('f9627658-cac3-45d5-8993-1fd2b84f849c', 'member13900000011', 'member13900000011', '13900000011', NULL, NULL, 'none', 'member13900000011', NULL, 'active', 1768449600000, NULL, NULL),
	('388b879c-7e01-417d-a893-92c8eb405a67', 'member13900000012', 'member13900000012', '13900000012', NULL, NULL, 'none', 'member13900000012', NULL, 'active', 1768449600000, NULL, NULL),
	('5825910f-7196-4c65-9aec-ed6d60d58889', 'member13900000013', 'member13900000013', '13900000013', NULL, NULL, 'none', 'member13900000013', NULL, 'active', 1768449600000, NULL, NULL),
	('fd986625-93d0-44ff-beda-cc472b9453b3', 'member13900000014', 'member13900000014', '13900000014', NULL, NULL, 'none', 'member13900000014', NULL, 'active', 1768449600000, NULL, NULL),
	('a1a74334-406f-44d7-b87b-c73c74b65ce4', 'member13900000015', 'member13900000015', '13900000015', NULL, NULL, 'none', 'member13900000015', NULL, 'active', 1768449600000, NULL, NULL),
	('f590f2c4-c851-428d-aea3-2bdf2ea2e4ee', 'member13900000016', 'member13900000016', '13900000016', NULL, NULL, 'none', 'member13900000016', NULL, 'frozen', 1768449600000, NULL, NULL);
INSERT INTO public.wallet_entries VALUES
	(1, '87c080dc-515d-4dbd-ba11-52e6efe124cf', 'f9627658-cac3-45d5-8993-1fd2b84f849c', 10000, 10000),
	(2, '0b8f354c-061f-4ef5-9585-b296da10f225', '388b879c-7e01-417d-a893-92c8eb405a67', 10000, 10000),
	(3, '42f4cd08-028f-4f39-a17d-1868061c5aeb', '388b879c-7e01-417d-a893-92c8eb405a67', -10000, 0),
	(4, '5af66272-59eb-4251-8002-2b194d084436', '5825910f-7196-4c65-9aec-ed6d60d58889', 10000, 10000),
	(5, 'b938f283-9bdc-4ec1-968d-dfe012f25e93', '5825910f-7196-4c65-9aec-ed6d60d58889', -10000, 0),
	(6, 'cf0549e8-7cc1-4bc0-94d3-aa8a9bf38187', 'fd986625-93d0-44ff-beda-cc472b9453b3', 10000, 10000),
	(7, 'c71f18d5-9841-4b52-9eff-585f3737aa52', 'fd986625-93d0-44ff-beda-cc472b9453b3', -10000, 0),
	(8, '554ca6a1-2ee7-46a1-9fc6-c08ae5f59bd5', 'a1a74334-406f-44d7-b87b-c73c74b65ce4', 10000, 10000),
	(9, '6d8fc646-befa-4091-9207-57248c682c3d', 'a1a74334-406f-44d7-b87b-c73c74b65ce4', -4000, 6000);
INSERT INTO public.wallet_totals VALUES
	('7e28123d-3f25-499d-8501-492fc1226214', 0, 0, 0, 0, 0, 0, 0),
	('a08c5356-cf0c-4650-a4c5-b4234a1b595a', 0, 0, 0, 0, 0, 0, 0),
	('f9627658-cac3-45d5-8993-1fd2b84f849c', 10000, 0, 0, 1768449600000, 10000, 0, 0),
	('388b879c-7e01-417d-a893-92c8eb405a67', 10000, 10000, 0, 1768449600000, 0, 0, 1),
	('5825910f-7196-4c65-9aec-ed6d60d58889', 10000, 10000, 0, 1768449600000, 0, 0, 1),
	('fd986625-93d0-44ff-beda-cc472b9453b3', 10000, 10000, 0, 1768449600000, 0, 0, 1),
	('a1a74334-406f-44d7-b87b-c73c74b65ce4', 10000, 0, 4000, 1768449600000, 6000, 0, 0),
	('f590f2c4-c851-428d-aea3-2bdf2ea2e4ee', 0, 0, 0, 0, 0, 0, 0);
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
ALTER TABLE ONLY public.reconciliation_lines
    ADD CONSTRAINT reconciliation_lines_pkey PRIMARY KEY (id);
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
ALTER TABLE ONLY public.reconciliation_lines
    ADD CONSTRAINT reconciliation_lines_reconciliation_id_foreign FOREIGN KEY (reconciliation_id) REFERENCES public.reconciliations(id);
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
ALTER TABLE ONLY public.user_roles
    ADD CONSTRAINT user_roles_role_name_foreign FOREIGN KEY (role_name) REFERENCES public.roles(name);
ALTER TABLE ONLY public.user_roles
    ADD CONSTRAINT user_roles_user_id_foreign FOREIGN KEY (user_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.wallet_entries
    ADD CONSTRAINT wallet_entries_transaction_id_foreign FOREIGN KEY (transaction_id) REFERENCES public.ledger_transactions(id);
