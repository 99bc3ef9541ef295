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
	('ad68ee62-6e31-4a5e-aacb-afbbe1326ffd', '50b0343f-6300-445c-bfbb-f4d34ee468d3', '张三', '13900000009', '河南省', '许昌市', '禹州市', '神垕镇 1 号', true, 1768449600000),
	('ce66962a-73e6-4e75-b2f8-cdff44149f0e', '29696239-9336-402a-b2ec-55285644b672', '张三', '13900000010', '河南省', '许昌市', '禹州市', '神垕镇 1 号', true, 1768449600000),
	('f260bf3f-9a7f-4b31-b970-9aec21d32241', '4cc70522-6d26-4092-953c-93f42dda9d84', '张三', '13900000011', '河南省', '许昌市', '禹州市', '神垕镇 1 号', true, 1768449600000),
	('7ced84a7-2794-447b-90ff-d1a1c3f407fa', 'd2cb3296-3a5c-4a1f-9e99-67e445f4ba3b', '张三', '13900000012', '河南省', '许昌市', '禹州市', '神垕镇 1 号', true, 1768449600000),
	('476ada95-eff6-411c-bd17-df0fef7f5121', 'd54059ad-13e2-4753-b1d7-3c063a0e325d', '张三', '13900000013', '河南省', '许昌市', '禹州市', '神垕镇 1 号', true, 1768449600000),
	('c9a9cb3e-a634-4865-bb2b-8a4294558ae0', '31442cfd-48c3-4b5e-8524-d08f4655f189', '张三', '13900000014', '河南省', '许昌市', '禹州市', '神垕镇 1 号', true, 1768449600000),
	('6da7ef54-4014-4831-a16b-324e8f97bb58', 'f1f55ef6-fb0c-4f79-b362-a910ae038957', '张三', '13900000015', '河南省', '许昌市', '禹州市', '神垕镇 1 号', true, 1768449600000),
	('129862fa-124e-4f44-a549-401d890471e7', '4a3fcd10-d2d8-445b-b51d-5fac1626f935', '张三', '13900000016', '河南省', '许昌市', '禹州市', '神垕镇 1 号', true, 1768449600000);
INSERT INTO public.audit_log VALUES
	(1, 1768449600000, 'staff:29696239-9336-402a-b2ec-55285644b672', 'Fulfilment', 'orders/ship', 'order:JO202601159699290916', '59658d9a-dd92-4e94-8b55-25939a311152', '', 'aa01496e74fa417986df1d165736d7c03eb72fb99982751643632191b43034bf'),
	(2, 1768449600000, 'staff:50b0343f-6300-445c-bfbb-f4d34ee468d3', 'Owner', 'refunds/approve', 'refund:JR202601155661565152', '1731c57f-d999-4aca-8eb5-1ab47ad150de', '', 'affb228b76c4f86c69a83970648788aea4df8d8a44144ad5e95cb8de66e2916a'),
	(3, 1768449600000, 'staff:50b0343f-6300-445c-bfbb-f4d34ee468d3', 'Owner', 'users/freeze', 'user:4a3fcd10-d2d8-445b-b51d-5fac1626f935', '2bc2598f-ef96-4a30-9b19-2c5140ca7ced', '', 'a4202fa52551624a6c46675dbbb05e0c2bff0b5af90593d350d03dbdf24f5708');
INSERT INTO public.chains VALUES
	('log', 3, '2142f86ee834db6762342d5476beb28c74df3971ab03d8a0ce163b1f84c30394'),
	('ledger', 10, 'dd3642c4d2280792816f72e7592b67d1c50d4bc988e6f6a39006c17cc12b2103');
INSERT INTO public.contact_messages VALUES
	('e632c453-c26c-42d2-bfd4-7dd272657cec', 'contact', NULL, '李', 'li@example.com', '', '梅瓶', '还有吗？', 'fc2546a40d44c95da5691a4c39e956d41c3b66557212bf6f3bb72e62afa868e4', 'NEW', NULL, 1768449600000);
INSERT INTO public.delivery_areas VALUES
	('mainland');
INSERT INTO public.deposit_uses VALUES
	(1, 2, 'dc2be69e-e0ae-49df-897d-551d85ecf3a6', 10000),
	(2, 3, '4587fbd9-387c-48ff-b123-7bb2c3a54894', 10000),
	(3, 4, 'fa519510-1d68-4211-9eda-e0045b8be7cd', 10000),
	(4, 5, '4180dfc1-6ce6-41fc-b128-cbde7159ecf4', 4000);
INSERT INTO public.deposits VALUES
	(1, 'aadd7617-dbfa-4cb1-973f-58fa1ca40da8', '4cc70522-6d26-4092-953c-93f42dda9d84', NULL, 10000, 10000),
	(2, '1e33b39f-7fe6-49cb-93b2-06ba7ffe6276', 'd2cb3296-3a5c-4a1f-9e99-67e445f4ba3b', NULL, 10000, 0),
	(3, 'ea152476-d537-44e6-b2d5-9831e30e53e3', 'd54059ad-13e2-4753-b1d7-3c063a0e325d', NULL, 10000, 0),
	(4, '579a2886-ce19-4eb7-ba9e-28d5f294359a', '31442cfd-48c3-4b5e-8524-d08f4655f189', NULL, 10000, 0),
	(5, '1f285524-b287-4089-b129-05e8ccb5b4e3', 'f1f55ef6-fb0c-4f79-b362-a910ae038957', 'JC202601158838973227', 10000, 6000);
INSERT INTO public.holds VALUES
	('JO202601152176167371', 'JY-4789-834', 1, 1768451400000);
INSERT INTO public.knex_migrations VALUES
	(1, '001-users', 1, '2026-11-28 21:01:14.963+00'),
	(2, '002-catalog', 1, '2026-11-28 21:01:14.98+00'),
	(3, '003-orders', 1, '2026-11-28 21:01:14.999+00'),
	(4, '004-ledger', 1, '2026-11-28 21:01:15.027+00'),
	(5, '005-staff', 1, '2026-11-28 21:01:15.048+00'),
	(6, '006-recharges', 1, '2026-11-28 21:01:15.079+00'),
	(7, '007-reconciliations', 1, '2026-11-28 21:01:15.091+00'),
	(8, '008-messages', 1, '2026-11-28 21:01:15.097+00'),
	(9, '009-service', 1, '2026-11-28 21:01:15.101+00');
INSERT INTO public.knex_migrations_lock VALUES
	(1, 0);
INSERT INTO public.ledger_accounts VALUES
	('wallet:4cc70522-6d26-4092-953c-93f42dda9d84', 10000),
	('wallet:d2cb3296-3a5c-4a1f-9e99-67e445f4ba3b', 0),
	('wallet:d54059ad-13e2-4753-b1d7-3c063a0e325d', 0),
	('wallet:31442cfd-48c3-4b5e-8524-d08f4655f189', 0),
	('wallet:f1f55ef6-fb0c-4f79-b362-a910ae038957', 6000),
	('held:f1f55ef6-fb0c-4f79-b362-a910ae038957', 0);
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
	(1, 'aadd7617-dbfa-4cb1-973f-58fa1ca40da8', 'wallet:4cc70522-6d26-4092-953c-93f42dda9d84', 10000, 10000),
	(2, 'aadd7617-dbfa-4cb1-973f-58fa1ca40da8', 'channel:manual', -10000, NULL),
	(3, '1e33b39f-7fe6-49cb-93b2-06ba7ffe6276', 'wallet:d2cb3296-3a5c-4a1f-9e99-67e445f4ba3b', 10000, 10000),
	(4, '1e33b39f-7fe6-49cb-93b2-06ba7ffe6276', 'channel:manual', -10000, NULL),
	(5, 'dc2be69e-e0ae-49df-897d-551d85ecf3a6', 'wallet:d2cb3296-3a5c-4a1f-9e99-67e445f4ba3b', -10000, 0),
	(6, 'dc2be69e-e0ae-49df-897d-551d85ecf3a6', 'sales', 10000, NULL),
	(7, 'ea152476-d537-44e6-b2d5-9831e30e53e3', 'wallet:d54059ad-13e2-4753-b1d7-3c063a0e325d', 10000, 10000),
	(8, 'ea152476-d537-44e6-b2d5-9831e30e53e3', 'channel:manual', -10000, NULL),
	(9, '4587fbd9-387c-48ff-b123-7bb2c3a54894', 'wallet:d54059ad-13e2-4753-b1d7-3c063a0e325d', -10000, 0),
	(10, '4587fbd9-387c-48ff-b123-7bb2c3a54894', 'sales', 10000, NULL),
	(11, '579a2886-ce19-4eb7-ba9e-28d5f294359a', 'wallet:31442cfd-48c3-4b5e-8524-d08f4655f189', 10000, 10000),
	(12, '579a2886-ce19-4eb7-ba9e-28d5f294359a', 'channel:manual', -10000, NULL),
	(13, 'fa519510-1d68-4211-9eda-e0045b8be7cd', 'wallet:31442cfd-48c3-4b5e-8524-d08f4655f189', -10000, 0),
	(14, 'fa519510-1d68-4211-9eda-e0045b8be7cd', 'sales', 10000, NULL),
	(15, '1f285524-b287-4089-b129-05e8ccb5b4e3', 'wallet:f1f55ef6-fb0c-4f79-b362-a910ae038957', 10000, 10000),
	(16, '1f285524-b287-4089-b129-05e8ccb5b4e3', 'channel:alipay', -10000, NULL),
	(17, '4180dfc1-6ce6-41fc-b128-cbde7159ecf4', 'wallet:f1f55ef6-fb0c-4f79-b362-a910ae038957', -4000, 6000),
	(18, '4180dfc1-6ce6-41fc-b128-cbde7159ecf4', 'held:f1f55ef6-fb0c-4f79-b362-a910ae038957', 4000, 4000),
	(19, 'cfbf3def-951c-41b9-8aa1-71b2838226d1', 'held:f1f55ef6-fb0c-4f79-b362-a910ae038957', -4000, 0),
	(20, 'cfbf3def-951c-41b9-8aa1-71b2838226d1', 'channel:alipay', 4000, NULL);
INSERT INTO public.ledger_transactions VALUES
	('aadd7617-dbfa-4cb1-973f-58fa1ca40da8', 'JT202601157304733271', 'CHARGE_MARKET', 'recharge:4cc70522-6d26-4092-953c-93f42dda9d84', 'system', NULL, NULL, NULL, 'manual', NULL, NULL, '', 1768449600000),
	('1e33b39f-7fe6-49cb-93b2-06ba7ffe6276', 'JT202601158202032780', 'CHARGE_MARKET', 'recharge:d2cb3296-3a5c-4a1f-9e99-67e445f4ba3b', 'system', NULL, NULL, NULL, 'manual', NULL, NULL, '', 1768449600000),
	('dc2be69e-e0ae-49df-897d-551d85ecf3a6', 'JT202601155164475465', 'ORDER_PAYMENT', 'order:JO202601151669869022:payment', 'member:d2cb3296-3a5c-4a1f-9e99-67e445f4ba3b', 'JO202601151669869022', NULL, NULL, NULL, NULL, NULL, '', 1768449600000),
	('ea152476-d537-44e6-b2d5-9831e30e53e3', 'JT202601159264319690', 'CHARGE_MARKET', 'recharge:d54059ad-13e2-4753-b1d7-3c063a0e325d', 'system', NULL, NULL, NULL, 'manual', NULL, NULL, '', 1768449600000),
	('4587fbd9-387c-48ff-b123-7bb2c3a54894', 'JT202601158546131644', 'ORDER_PAYMENT', 'order:JO202601159699290916:payment', 'member:d54059ad-13e2-4753-b1d7-3c063a0e325d', 'JO202601159699290916', NULL, NULL, NULL, NULL, NULL, '', 1768449600000),
	('579a2886-ce19-4eb7-ba9e-28d5f294359a', 'JT202601151993595480', 'CHARGE_MARKET', 'recharge:31442cfd-48c3-4b5e-8524-d08f4655f189', 'system', NULL, NULL, NULL, 'manual', NULL, NULL, '', 1768449600000),
	('fa519510-1d68-4211-9eda-e0045b8be7cd', 'JT202601154719445849', 'ORDER_PAYMENT', 'order:JO202601158475121398:payment', 'member:31442cfd-48c3-4b5e-8524-d08f4655f189', 'JO202601158475121398', NULL, NULL, NULL, NULL, NULL, '', 1768449600000),
	('1f285524-b287-4089-b129-05e8ccb5b4e3', 'JT202601155472276399', 'CHARGE', 'charge:JC202601158838973227', 'system', NULL, 'JC202601158838973227', NULL, 'alipay', 'SB50D9E41DFDFC79AC5D30', NULL, '', 1768449600000),
	('4180dfc1-6ce6-41fc-b128-cbde7159ecf4', 'JT202601150845638260', 'CHARGE_REFUND', 'refund:JR202601155661565152:hold', 'member:f1f55ef6-fb0c-4f79-b362-a910ae038957', NULL, 'JC202601158838973227', 'JR202601155661565152', 'alipay', NULL, NULL, 'changed my mind', 1768449600000),
	('cfbf3def-951c-41b9-8aa1-71b2838226d1', 'JT202601150008345037', 'CHARGE_REFUND', 'refund:JR202601155661565152:paid', 'system', NULL, 'JC202601158838973227', 'JR202601155661565152', 'alipay', 'SB0E369497651D3CC29510', NULL, '', 1768449600000);
INSERT INTO public.log_details VALUES
	(1, 'dde6bcfe3026cd1e562cbac2fd5c196a', '', '127.0.0.1', '{"status":"PAID","shipment":null,"notes":[]}', '{"status":"PAID","shipment":{"carrier":"顺丰","trackingNo":"SF1001","shippedAt":"2026-01-15T04:00:00.000Z"},"notes":[]}', '', ''),
	(2, '29131e1de4182c36cb9ad2cb97538943', 'fine', '127.0.0.1', '{"status":"PROCESSING","approved":false,"refundSerialNo":null,"actualAmount":null,"doubtAmount":null,"failureReason":""}', '{"status":"PROCESSING","approved":true,"refundSerialNo":null,"actualAmount":null,"doubtAmount":null,"failureReason":""}', '{"amount":40,"chargeNo":"JC202601158838973227","channel":"alipay","member":{"userId":"f1f55ef6-fb0c-4f79-b362-a910ae038957","username":"member13900000015"}}', ''),
	(3, '', '', '', '', '', '', '0e38d25078192371251f086422a7fc77c34e0ca2c1eea3fd89a7c8fb6c0d6bf4');
INSERT INTO public.order_lines VALUES
	(1, 'JO202601152176167371', 'JY-4789-834', '天青瓶', '天青瓶 (en)', 'JY-4789-834.jpg', 10000, 1, 'efd63f82-1271-40a2-82be-a025683a816a'),
	(2, 'JO202601151669869022', 'JY-7513-318', '天青瓶', '天青瓶 (en)', 'JY-7513-318.jpg', 10000, 1, 'a3eac5d7-1847-47d9-9107-5c870334bc32'),
	(3, 'JO202601159699290916', 'JY-7301-695', '天青瓶', '天青瓶 (en)', 'JY-7301-695.jpg', 10000, 1, 'c31651ec-a2ce-40c5-a721-24fc2ea25692'),
	(4, 'JO202601158475121398', 'JY-3335-384', '天青瓶', '天青瓶 (en)', 'JY-3335-384.jpg', 10000, 1, 'a178aa8b-bb97-46d0-9a75-589cc4e99d2a');
INSERT INTO public.order_refunds VALUES
	(1, 'JO202601158475121398', 'PAID', '不喜欢', 1768449600000, NULL, NULL);
INSERT INTO public.order_timeline VALUES
	(1, 'JO202601152176167371', 1768449600000, NULL, 'WAITING_PAYMENT', 'member:4cc70522-6d26-4092-953c-93f42dda9d84', ''),
	(2, 'JO202601151669869022', 1768449600000, NULL, 'WAITING_PAYMENT', 'member:d2cb3296-3a5c-4a1f-9e99-67e445f4ba3b', ''),
	(3, 'JO202601151669869022', 1768449600000, 'WAITING_PAYMENT', 'PAID', 'member:d2cb3296-3a5c-4a1f-9e99-67e445f4ba3b', ''),
	(4, 'JO202601159699290916', 1768449600000, NULL, 'WAITING_PAYMENT', 'member:d54059ad-13e2-4753-b1d7-3c063a0e325d', ''),
	(5, 'JO202601159699290916', 1768449600000, 'WAITING_PAYMENT', 'PAID', 'member:d54059ad-13e2-4753-b1d7-3c063a0e325d', ''),
	(6, 'JO202601159699290916', 1768449600000, 'PAID', 'COMPLETED', 'member:d54059ad-13e2-4753-b1d7-3c063a0e325d', ''),
	(7, 'JO202601158475121398', 1768449600000, NULL, 'WAITING_PAYMENT', 'member:31442cfd-48c3-4b5e-8524-d08f4655f189', ''),
	(8, 'JO202601158475121398', 1768449600000, 'WAITING_PAYMENT', 'PAID', 'member:31442cfd-48c3-4b5e-8524-d08f4655f189', ''),
	(9, 'JO202601158475121398', 1768449600000, 'PAID', 'REFUNDING', 'member:31442cfd-48c3-4b5e-8524-d08f4655f189', '不喜欢');
INSERT INTO public.orders VALUES
	('JO202601152176167371', '4cc70522-6d26-4092-953c-93f42dda9d84', 'WAITING_PAYMENT', 10000, '', '{"recipientName":"张三","phone":"13900000011","province":"河南省","city":"许昌市","district":"禹州市","street":"神垕镇 1 号"}', '张三', '13900000011', 1768449600000, 1768451400000, NULL, NULL, NULL),
	('JO202601151669869022', 'd2cb3296-3a5c-4a1f-9e99-67e445f4ba3b', 'PAID', 10000, '', '{"recipientName":"张三","phone":"13900000012","province":"河南省","city":"许昌市","district":"禹州市","street":"神垕镇 1 号"}', '张三', '13900000012', 1768449600000, 1768451400000, 1768449600000, 'JT202601155164475465', NULL),
	('JO202601159699290916', 'd54059ad-13e2-4753-b1d7-3c063a0e325d', 'COMPLETED', 10000, '', '{"recipientName":"张三","phone":"13900000013","province":"河南省","city":"许昌市","district":"禹州市","street":"神垕镇 1 号"}', '张三', '13900000013', 1768449600000, 1768451400000, 1768449600000, 'JT202601158546131644', 1768449600000),
	('JO202601158475121398', '31442cfd-48c3-4b5e-8524-d08f4655f189', 'REFUNDING', 10000, '', '{"recipientName":"张三","phone":"13900000014","province":"河南省","city":"许昌市","district":"禹州市","street":"神垕镇 1 号"}', '张三', '13900000014', 1768449600000, 1768451400000, 1768449600000, 'JT202601154719445849', NULL);
INSERT INTO public.outbox_events VALUES
	(1, 'product:JY-4789-834', 1768449600000),
	(2, 'product:JY-7513-318', 1768449600000),
	(3, 'product:JY-7513-318', 1768449600000),
	(4, 'product:JY-7301-695', 1768449600000),
	(5, 'product:JY-7301-695', 1768449600000),
	(6, 'product:JY-3335-384', 1768449600000),
	(7, 'product:JY-3335-384', 1768449600000);
INSERT INTO public.payment_credits VALUES
	('alipay', 'SB50D9E41DFDFC79AC5D30', '1f285524-b287-4089-b129-05e8ccb5b4e3');
INSERT INTO public.payment_notices VALUES
	(1, 'alipay', 'JC202601158838973227', 1768449600000, 'credited', 'SB50D9E41DFDFC79AC5D30', 10000, '{"chargeNo":"JC202601158838973227","serialNo":"SB50D9E41DFDFC79AC5D30","amountFen":10000,"app":"sandbox-app","outcome":"paid"}', 'credited alipay JC202601158838973227 10000 SB50D9E41DFDFC79AC5D30 paid');
INSERT INTO public.products VALUES
	('JY-4789-834', 'jy4789834', true, false, '天青瓶', '天青瓶 (en)', 'JY-4789-834.jpg', 'vase', '天青', 'Sky blue', 'sky-blue', 'jy-4789-834 天青瓶 天青', 'jy-4789-834 vase sky blue', 0, true, 10000, NULL, 1, 0, 1, 0, 1768449600000, true, NULL, NULL, NULL),
	('JY-7513-318', 'jy7513318', true, false, '天青瓶', '天青瓶 (en)', 'JY-7513-318.jpg', 'vase', '天青', 'Sky blue', 'sky-blue', 'jy-7513-318 天青瓶 天青', 'jy-7513-318 vase sky blue', 0, true, 10000, NULL, 1, 0, 0, 1, 1768449600000, true, NULL, NULL, NULL),
	('JY-7301-695', 'jy7301695', true, false, '天青瓶', '天青瓶 (en)', 'JY-7301-695.jpg', 'vase', '天青', 'Sky blue', 'sky-blue', 'jy-7301-695 天青瓶 天青', 'jy-7301-695 vase sky blue', 0, true, 10000, NULL, 1, 0, 0, 1, 1768449600000, true, NULL, NULL, NULL),
	('JY-3335-384', 'jy3335384', true, false, '天青瓶', '天青瓶 (en)', 'JY-3335-384.jpg', 'vase', '天青', 'Sky blue', 'sky-blue', 'jy-3335-384 天青瓶 天青', 'jy-3335-384 vase sky blue', 0, true, 10000, NULL, 1, 0, 0, 1, 1768449600000, true, NULL, NULL, NULL);
INSERT INTO public.recharges VALUES
	('JC202601158838973227', 'f1f55ef6-fb0c-4f79-b362-a910ae038957', 'alipay', 'sandbox', 10000, 'REFUND_SUCCESS', 'SB50D9E41DFDFC79AC5D30', '/api/dev/cashier?chargeNo=JC202601158838973227', '', 1768449600000, 1768449600000, 1768449600000, NULL);
INSERT INTO public.refunds VALUES
	('JR202601155661565152', 'JC202601158838973227', 'f1f55ef6-fb0c-4f79-b362-a910ae038957', 'alipay', 4000, 4000, 'changed my mind', '', 'SUCCESS', 'SB0E369497651D3CC29510', NULL, NULL, 1768449600000, 1768449600000, 1768449600000, 1768449600000);
INSERT INTO public.requests VALUES
	('4cc70522-6d26-4092-953c-93f42dda9d84', 'e43817f2-0aaa-4ffa-bdad-12a3066ebc10', 'order/submit', '4cadcd309b57d56473211ee6284579a394957e400a57564b708e66f5e1357636', '{"ok":{"orderNo":"JO202601152176167371","status":"WAITING_PAYMENT","amount":100,"createdAt":"2026-01-15T04:00:00.000Z","payableUntil":"2026-01-15T04:30:00.000Z","remark":"","items":[{"productCode":"JY-4789-834","productName":"天青瓶","price":100,"quantity":1,"imageUrl":["/media/640/webp/JY-4789-834.jpg"]}],"address":{"recipientName":"张三","phone":"13900000011","province":"河南省","city":"许昌市","district":"禹州市","street":"神垕镇 1 号"},"payment":null,"shipment":null,"refund":null,"timeline":[{"at":"2026-01-15T04:00:00.000Z","from":null,"to":"WAITING_PAYMENT","actor":"member","event":"submitted","reason":"订单已提交"}],"serverTime":"2026-01-15T04:00:00.000Z"}}', 1768449600000),
	('d2cb3296-3a5c-4a1f-9e99-67e445f4ba3b', '960f5f00-0864-45a7-83bf-e9d33fef69d5', 'order/submit', 'e71c0f54794825882472b1a1119b25dc71f092bb71a6de74c27e52c320198c04', '{"ok":{"orderNo":"JO202601151669869022","status":"WAITING_PAYMENT","amount":100,"createdAt":"2026-01-15T04:00:00.000Z","payableUntil":"2026-01-15T04:30:00.000Z","remark":"","items":[{"productCode":"JY-7513-318","productName":"天青瓶","price":100,"quantity":1,"imageUrl":["/media/640/webp/JY-7513-318.jpg"]}],"address":{"recipientName":"张三","phone":"13900000012","province":"河南省","city":"许昌市","district":"禹州市","street":"神垕镇 1 号"},"payment":null,"shipment":null,"refund":null,"timeline":[{"at":"2026-01-15T04:00:00.000Z","from":null,"to":"WAITING_PAYMENT","actor":"member","event":"submitted","reason":"订单已提交"}],"serverTime":"2026-01-15T04:00:00.000Z"}}', 1768449600000),
	('d2cb3296-3a5c-4a1f-9e99-67e445f4ba3b', 'b4ab6d1c-8b4b-439f-a424-f2eb11f431f5', 'order/pay', 'd745e09424f6470a48fbf95d77d9fc27dc6eb2b726d20985a0a3ed98fb93b960', '{"ok":{"orderNo":"JO202601151669869022","status":"PAID","amount":100,"createdAt":"2026-01-15T04:00:00.000Z","payableUntil":"2026-01-15T04:30:00.000Z","remark":"","items":[{"productCode":"JY-7513-318","productName":"天青瓶","price":100,"quantity":1,"imageUrl":["/media/640/webp/JY-7513-318.jpg"]}],"address":{"recipientName":"张三","phone":"13900000012","province":"河南省","city":"许昌市","district":"禹州市","street":"神垕镇 1 号"},"payment":{"method":"wallet","amount":100,"paidAt":"2026-01-15T04:00:00.000Z","serialNo":"JT202601155164475465","status":"success"},"shipment":null,"refund":null,"timeline":[{"at":"2026-01-15T04:00:00.000Z","from":null,"to":"WAITING_PAYMENT","actor":"member","event":"submitted","reason":"订单已提交"},{"at":"2026-01-15T04:00:00.000Z","from":"WAITING_PAYMENT","to":"PAID","actor":"member","event":"paid","reason":"已用钱包付款"}],"serverTime":"2026-01-15T04:00:00.000Z"}}', 1768449600000),
	('d54059ad-13e2-4753-b1d7-3c063a0e325d', '0d755175-030e-4e14-93a5-101423d9bc66', 'order/submit', '34d6c96de6c3f9c77588ff2d682dee3e686ed2abcf5bce8246a0434e36944347', '{"ok":{"orderNo":"JO202601159699290916","status":"WAITING_PAYMENT","amount":100,"createdAt":"2026-01-15T04:00:00.000Z","payableUntil":"2026-01-15T04:30:00.000Z","remark":"","items":[{"productCode":"JY-7301-695","productName":"天青瓶","price":100,"quantity":1,"imageUrl":["/media/640/webp/JY-7301-695.jpg"]}],"address":{"recipientName":"张三","phone":"13900000013","province":"河南省","city":"许昌市","district":"禹州市","street":"神垕镇 1 号"},"payment":null,"shipment":null,"refund":null,"timeline":[{"at":"2026-01-15T04:00:00.000Z","from":null,"to":"WAITING_PAYMENT","actor":"member","event":"submitted","reason":"订单已提交"}],"serverTime":"2026-01-15T04:00:00.000Z"}}', 1768449600000),
	('d54059ad-13e2-4753-b1d7-3c063a0e325d', '7ee8c811-2e51-4303-a267-a095ea0c09ba', 'order/pay', '004db9a1e89ac74592dcc378f0d1022e2b1dffadca6056f3b398bc490002d91c', '{"ok":{"orderNo":"JO202601159699290916","status":"PAID","amount":100,"createdAt":"2026-01-15T04:00:00.000Z","payableUntil":"2026-01-15T04:30:00.000Z","remark":"","items":[{"productCode":"JY-7301-695","productName":"天青瓶","price":100,"quantity":1,"imageUrl":["/media/640/webp/JY-7301-695.jpg"]}],"address":{"recipientName":"张三","phone":"13900000013","province":"河南省","city":"许昌市","district":"禹州市","street":"神垕镇 1 号"},"payment":{"method":"wallet","amount":100,"paidAt":"2026-01-15T04:00:00.000Z","serialNo":"JT202601158546131644","status":"success"},"shipment":null,"refund":null,"timeline":[{"at":"2026-01-15T04:00:00.000Z","from":null,"to":"WAITING_PAYMENT","actor":"member","event":"submitted","reason":"订单已提交"},{"at":"2026-01-15T04:00:00.000Z","from":"WAITING_PAYMENT","to":"PAID","actor":"member","event":"paid","reason":"已用钱包付款"}],"serverTime":"2026-01-15T04:00:00.000Z"}}', 1768449600000),
	('29696239-9336-402a-b2ec-55285644b672', '59658d9a-dd92-4e94-8b55-25939a311152', 'admin/orders/ship', '0aa89bc41504350367b2f56bc5b683182249078b03bd3845e49a7cbf5df0bdd7', '{"ok":{"orderNo":"JO202601159699290916","status":"PAID","amount":100,"createdAt":"2026-01-15T04:00:00.000Z","payableUntil":"2026-01-15T04:30:00.000Z","remark":"","items":[{"productCode":"JY-7301-695","productName":"天青瓶","price":100,"quantity":1,"imageUrl":["/media/640/webp/JY-7301-695.jpg"]}],"address":{"recipientName":"张三","phone":"13900000013","province":"河南省","city":"许昌市","district":"禹州市","street":"神垕镇 1 号"},"payment":{"method":"wallet","amount":100,"paidAt":"2026-01-15T04:00:00.000Z","serialNo":"JT202601158546131644","status":"success"},"shipment":{"carrier":"顺丰","trackingNo":"SF1001","shippedAt":"2026-01-15T04:00:00.000Z"},"refund":null,"timeline":[{"at":"2026-01-15T04:00:00.000Z","from":null,"to":"WAITING_PAYMENT","actor":"member","event":"submitted","reason":"订单已提交","by":"member13900000013"},{"at":"2026-01-15T04:00:00.000Z","from":"WAITING_PAYMENT","to":"PAID","actor":"member","event":"paid","reason":"已用钱包付款","by":"member13900000013"}],"serverTime":"2026-01-15T04:00:00.000Z","buyer":{"userId":"d54059ad-13e2-4753-b1d7-3c063a0e325d","username":"member13900000013"},"notes":[],"returned":null,"version":"CAdCa5nI4T4Su5XP","formerVersion":"ECMrOc_59DsrsDEb"}}', 1768449600000),
	('d54059ad-13e2-4753-b1d7-3c063a0e325d', '676b6d2a-de7b-4624-9a58-c845ca5be4ac', 'order/confirm_receipt', 'b82e857c1d49f5e87e446bbe7bb06fed71a96b416472588e60de7e5f64c4ea87', '{"ok":{"orderNo":"JO202601159699290916","status":"COMPLETED","amount":100,"createdAt":"2026-01-15T04:00:00.000Z","payableUntil":"2026-01-15T04:30:00.000Z","remark":"","items":[{"productCode":"JY-7301-695","productName":"天青瓶","price":100,"quantity":1,"imageUrl":["/media/640/webp/JY-7301-695.jpg"]}],"address":{"recipientName":"张三","phone":"13900000013","province":"河南省","city":"许昌市","district":"禹州市","street":"神垕镇 1 号"},"payment":{"method":"wallet","amount":100,"paidAt":"2026-01-15T04:00:00.000Z","serialNo":"JT202601158546131644","status":"success"},"shipment":{"carrier":"顺丰","trackingNo":"SF1001","shippedAt":"2026-01-15T04:00:00.000Z"},"refund":null,"timeline":[{"at":"2026-01-15T04:00:00.000Z","from":null,"to":"WAITING_PAYMENT","actor":"member","event":"submitted","reason":"订单已提交"},{"at":"2026-01-15T04:00:00.000Z","from":"WAITING_PAYMENT","to":"PAID","actor":"member","event":"paid","reason":"已用钱包付款"},{"at":"2026-01-15T04:00:00.000Z","from":"PAID","to":"COMPLETED","actor":"member","event":"received","reason":"已确认收货"}],"serverTime":"2026-01-15T04:00:00.000Z"}}', 1768449600000),
	('31442cfd-48c3-4b5e-8524-d08f4655f189', '4715bf80-7bf4-436f-92eb-91065278313d', 'order/submit', '69efaf1807af8f5a0de183f09774aeba2b65f2dea435154aa169c539ba7b6ae4', '{"ok":{"orderNo":"JO202601158475121398","status":"WAITING_PAYMENT","amount":100,"createdAt":"2026-01-15T04:00:00.000Z","payableUntil":"2026-01-15T04:30:00.000Z","remark":"","items":[{"productCode":"JY-3335-384","productName":"天青瓶","price":100,"quantity":1,"imageUrl":["/media/640/webp/JY-3335-384.jpg"]}],"address":{"recipientName":"张三","phone":"13900000014","province":"河南省","city":"许昌市","district":"禹州市","street":"神垕镇 1 号"},"payment":null,"shipment":null,"refund":null,"timeline":[{"at":"2026-01-15T04:00:00.000Z","from":null,"to":"WAITING_PAYMENT","actor":"member","event":"submitted","reason":"订单已提交"}],"serverTime":"2026-01-15T04:00:00.000Z"}}', 1768449600000),
	('31442cfd-48c3-4b5e-8524-d08f4655f189', '12859a14-8fdb-4973-8dd5-227999f91189', 'order/pay', 'e456c4971c3e4d668b19524daf15486d4a32df0c0c65de16f718824a022a3b16', '{"ok":{"orderNo":"JO202601158475121398","status":"PAID","amount":100,"createdAt":"2026-01-15T04:00:00.000Z","payableUntil":"2026-01-15T04:30:00.000Z","remark":"","items":[{"productCode":"JY-3335-384","productName":"天青瓶","price":100,"quantity":1,"imageUrl":["/media/640/webp/JY-3335-384.jpg"]}],"address":{"recipientName":"张三","phone":"13900000014","province":"河南省","city":"许昌市","district":"禹州市","street":"神垕镇 1 号"},"payment":{"method":"wallet","amount":100,"paidAt":"2026-01-15T04:00:00.000Z","serialNo":"JT202601154719445849","status":"success"},"shipment":null,"refund":null,"timeline":[{"at":"2026-01-15T04:00:00.000Z","from":null,"to":"WAITING_PAYMENT","actor":"member","event":"submitted","reason":"订单已提交"},{"at":"2026-01-15T04:00:00.000Z","from":"WAITING_PAYMENT","to":"PAID","actor":"member","event":"paid","reason":"已用钱包付款"}],"serverTime":"2026-01-15T04:00:00.000Z"}}', 1768449600000),
	('31442cfd-48c3-4b5e-8524-d08f4655f189', 'fc93b882-bc5b-4d32-bf6e-cf2923156f0c', 'order/refund/apply', '427d2382bced016998c921ffcd9238bcc3d94ae4f3e0c09dc469304dbb73afaf', '{"ok":{"orderNo":"JO202601158475121398","status":"REFUNDING","amount":100,"createdAt":"2026-01-15T04:00:00.000Z","payableUntil":"2026-01-15T04:30:00.000Z","remark":"","items":[{"productCode":"JY-3335-384","productName":"天青瓶","price":100,"quantity":1,"imageUrl":["/media/640/webp/JY-3335-384.jpg"]}],"address":{"recipientName":"张三","phone":"13900000014","province":"河南省","city":"许昌市","district":"禹州市","street":"神垕镇 1 号"},"payment":{"method":"wallet","amount":100,"paidAt":"2026-01-15T04:00:00.000Z","serialNo":"JT202601154719445849","status":"success"},"shipment":null,"refund":{"reason":"不喜欢","appliedAt":"2026-01-15T04:00:00.000Z","decidedAt":null,"serialNo":null},"timeline":[{"at":"2026-01-15T04:00:00.000Z","from":null,"to":"WAITING_PAYMENT","actor":"member","event":"submitted","reason":"订单已提交"},{"at":"2026-01-15T04:00:00.000Z","from":"WAITING_PAYMENT","to":"PAID","actor":"member","event":"paid","reason":"已用钱包付款"},{"at":"2026-01-15T04:00:00.000Z","from":"PAID","to":"REFUNDING","actor":"member","event":"refundAsked","reason":"不喜欢"}],"serverTime":"2026-01-15T04:00:00.000Z"}}', 1768449600000),
	('f1f55ef6-fb0c-4f79-b362-a910ae038957', '1881bb28-cc9d-472d-975a-c53963856be6', 'wallet/charge', '941f75147dae0c909225c77dd96368975721d9d2614fa2621f781ba92964b470', '{"ok":{"chargeNo":"JC202601158838973227","amount":100,"channel":"alipay","serialNo":null,"status":"PENDING","createdAt":"2026-01-15T04:00:00.000Z","successAt":null,"refundable":0,"refunded":0,"refundNo":null,"cashierUrl":null,"withdrawnAt":null}}', 1768449600000),
	('f1f55ef6-fb0c-4f79-b362-a910ae038957', '01c8f1e0-0d13-4e12-b328-51dfcab43230', 'wallet/refund/apply', '71734483431c89e77994dfcae44a3e1adcf0707711ea51a560728c49f37bca99', '{"ok":{"refundNo":"JR202601155661565152","chargeNo":"JC202601158838973227","amount":40,"channel":"alipay","originalSerialNo":"SB50D9E41DFDFC79AC5D30","refundSerialNo":null,"reason":"changed my mind","actualAmount":null,"appliedAt":"2026-01-15T04:00:00.000Z","completedAt":null,"status":"PROCESSING","failedBy":null,"failureReason":""}}', 1768449600000),
	('50b0343f-6300-445c-bfbb-f4d34ee468d3', '1731c57f-d999-4aca-8eb5-1ab47ad150de', 'admin/refunds/approve', '50e2e33e626dd8fdf6c38c9926063a88303f16b4ce37d13f3b2458b51162cd9c', '{"ok":{"refundNo":"JR202601155661565152","chargeNo":"JC202601158838973227","amount":40,"channel":"alipay","originalSerialNo":"SB50D9E41DFDFC79AC5D30","refundSerialNo":null,"reason":"changed my mind","actualAmount":null,"appliedAt":"2026-01-15T04:00:00.000Z","completedAt":null,"status":"PROCESSING","failedBy":null,"failureReason":"","member":{"userId":"f1f55ef6-fb0c-4f79-b362-a910ae038957","username":"member13900000015"},"provider":"sandbox","approved":true,"doubtAmount":null}}', 1768449600000),
	('50b0343f-6300-445c-bfbb-f4d34ee468d3', '2bc2598f-ef96-4a30-9b19-2c5140ca7ced', 'admin/users/freeze', '2ebd2dfa4e2529f75ee43387d580ef3e48f02a7b382acb9440bac3598e4e2fb7', '{"ok":{"userId":"4a3fcd10-d2d8-445b-b51d-5fac1626f935","avatar":null,"username":"member13900000016","nickname":"member13900000016","phone":"13900000016","email":null,"emailVerified":false,"status":"frozen","balance":0,"available":0,"frozen":0,"orders":0,"spent":0,"registeredAt":"2026-01-15T04:00:00.000Z","lastLoginAt":null,"acceptedTerms":null,"roles":[],"version":"S_zjaUBNdPEut55B","addresses":[{"recipientName":"张三","phone":"13900000016","lines":"河南省 许昌市 禹州市 神垕镇 1 号","isDefault":true}],"sessions":[]}}', 1768449600000);
INSERT INTO public.roles VALUES
	('Owner', '[]', 0),
	('Finance', '["dashboard.read","users.read","wallets.read","credits.post","recharges.settle","refunds.decide","finance.read","finance.reconcile","orders.read","orders.refund"]', 0),
	('Fulfilment', '["dashboard.read","inventory.read","inventory.adjust","orders.read","orders.fulfil"]', 0),
	('Catalogue', '["dashboard.read","inventory.read","inventory.adjust","products.read","products.write"]', 0),
	('Support', '["dashboard.read","users.read","users.freeze","messages.read","messages.answer","orders.read"]', 0),
	('Auditor', '["dashboard.read","users.read","roles.read","logs.read","wallets.read","finance.read","inventory.read","products.read","orders.read","messages.read"]', 0);
INSERT INTO public.sandbox_notices VALUES
	(1, 'JC202601158838973227', '{"chargeNo":"JC202601158838973227","serialNo":"SB50D9E41DFDFC79AC5D30","amountFen":10000,"app":"sandbox-app","outcome":"paid"}', 'c8c34515b1965bb36aad6bec404abfd45ff9b68b2d738530cff52bcc9db9654b', 1768449600000, 'success');
INSERT INTO public.sandbox_payments VALUES
	('JC202601158838973227', 'alipay', 10000, 'paid', 'SB50D9E41DFDFC79AC5D30', 'atOnce', 1768449600000);
INSERT INTO public.sandbox_refunds VALUES
	('JR202601155661565152', 'JC202601158838973227', 4000, 'SB0E369497651D3CC29510', 1768449600000);
INSERT INTO public.seals VALUES
	('log', 1, '1', 'af1de9219bef92579bce70d64c5ba01c4d747eb4b2f8be3c9203f589756e1a69'),
	('log', 2, '2', '66c4660ffa7dc63e13235b4223d9cef6c59ca5d8e24760cd88dea33b5dd56eb0'),
	('log', 3, '3', '5bb48e4742500763e719fbc39d8e500d12aec82bd463c1fa5d6ed899415b25ab'),
	('ledger', 1, 'aadd7617-dbfa-4cb1-973f-58fa1ca40da8', '930522b94bc811f1a73690438e964376255d3afd64968be98eb78afc75b5ad54'),
	('ledger', 2, '1e33b39f-7fe6-49cb-93b2-06ba7ffe6276', '9eda1252bf93d7efa239156ed56bde9857fdd211a64247750d15897c74745c78'),
	('ledger', 3, 'dc2be69e-e0ae-49df-897d-551d85ecf3a6', 'f86bb18eac16fe52b87167542b30ac0d1ff3852d8016afd310bfbe1ab00500a0'),
	('ledger', 4, 'ea152476-d537-44e6-b2d5-9831e30e53e3', '62f06f71946bb4240a7942c3b38773f2b2b3f55568fb40cfefea51b431719c0c'),
	('ledger', 5, '4587fbd9-387c-48ff-b123-7bb2c3a54894', '73a14de5055fa6f09093088cac65266b41a299806eb60da18a9cf3af13978f57'),
	('ledger', 6, '579a2886-ce19-4eb7-ba9e-28d5f294359a', '8a79be651853fe6d5e7cef66cbf53697e6448d3cebf4921dd49710b2ba257fad'),
	('ledger', 7, 'fa519510-1d68-4211-9eda-e0045b8be7cd', '5d665497240ec370bbf9390cb33a93ad7a5bdc872e5d2ac491aea5ae8d1cf2dc'),
	('ledger', 8, '1f285524-b287-4089-b129-05e8ccb5b4e3', '7771f63a88f0f7e22163f6f7cb5b666b4277530ce50d168211696bb5ab76eb4e'),
	('ledger', 9, '4180dfc1-6ce6-41fc-b128-cbde7159ecf4', 'ef84a7af1c0f4f8b42255bcd2ed6ca0727a5804919a34f1f1815541ddd35adb4'),
	('ledger', 10, 'cfbf3def-951c-41b9-8aa1-71b2838226d1', '46de2653115538d77b32e249eebbbaed3e8c30f19e901b94e52cf75eaa35d2b3');
INSERT INTO public.sessions VALUES
	('ae6404ab-c22f-44c6-b3a4-96b9d80e063d', '50b0343f-6300-445c-bfbb-f4d34ee468d3', 'f84b7f43fa260ead36522c3d86f2f6d81a1560d98d43b3485908ecc6a826767b', 1768449600000, 1769054400000, 'test', '127.0.0.1', 1768449600000),
	('b103920b-2358-4f87-b27c-8b44b9347277', '29696239-9336-402a-b2ec-55285644b672', '459eb18bda70afe1f98ab2717a64f807bff7fba3bfa0532dc1b7e2d90a104b78', 1768449600000, 1769054400000, 'test', '127.0.0.1', 1768449600000),
	('9a451c77-f904-4c95-997d-ac95726feba3', '4cc70522-6d26-4092-953c-93f42dda9d84', '4dcf400489c08efd84ee76daf64db1720c80f371b8d4a02954a66163f5f3e6cd', 1768449600000, 1769054400000, 'test', '127.0.0.1', 1768449600000),
	('981a2ee8-d759-4111-8d87-2b08493bf6be', 'd2cb3296-3a5c-4a1f-9e99-67e445f4ba3b', 'c1b68a40bd74ef63a07e5fa3848681cdd09d81385035c2793b67bba59c140cb0', 1768449600000, 1769054400000, 'test', '127.0.0.1', 1768449600000),
	('c922ee8b-c4ae-4e31-a9b3-41c2e2b22e8b', 'd54059ad-13e2-4753-b1d7-3c063a0e325d', 'e960626e1f469f5e48a818f862680e30bed2a3ae9637cd261186e86707d9436d', 1768449600000, 1769054400000, 'test', '127.0.0.1', 1768449600000),
	('e4dd39ee-28d2-4fe9-b5ee-1ac1e037dca7', '31442cfd-48c3-4b5e-8524-d08f4655f189', 'd1975a722932238de56116a1e91150234f849d4cb5932873eb8e13d93241b4d2', 1768449600000, 1769054400000, 'test', '127.0.0.1', 1768449600000),
	('5a97c39c-27b0-446f-9599-015e53069576', 'f1f55ef6-fb0c-4f79-b362-a910ae038957', '5c0e2d9ddca6424f6c4d9b7625fe77ad65f141a21793b58e0c8df473fe4d8f4a', 1768449600000, 1769054400000, 'test', '127.0.0.1', 1768449600000);
INSERT INTO public.shipments VALUES
	('JO202601159699290916', '顺丰', 'SF1001', 1768449600000, NULL, NULL);
INSERT INTO public.sms_codes VALUES
	('8576cf07-98e9-4ac0-a0ee-906ae4775f40', '13900000012', 'order_pay', 'JO202601151669869022', '127.0.0.1', '2ede0f68b72b2b9519690782cd66b6cc', 'e491478e049f9617b5478467b1d0321e412e64910106b12ad4e93f2dc6fd2be4', 4, 1768449600000, 1768449900000, 1768449600000, true),
	('8ad91c96-e530-47b0-ae6e-3d9ee390af2d', '13900000013', 'order_pay', 'JO202601159699290916', '127.0.0.1', '370b1662cee48f51e912b34076dd3f4e', '4c9daa00f139c1289130658dab6227dbbd9536cdca4d8ce0ab6dfa1ef6508cc8', 4, 1768449600000, 1768449900000, 1768449600000, true),
	('10d915f0-a43c-41a3-a3e3-e0da0b530710', '13900000014', 'order_pay', 'JO202601158475121398', '127.0.0.1', 'd05c2a7965348b2bdfe74a02f73b7225', 'c70cad57dd90fe739d4e02763efd35de1cfbe1dce7451589f5bd80b70589d69f', 4, 1768449600000, 1768449900000, 1768449600000, true);
INSERT INTO public.sms_outbox VALUES
	(1, '13900000012', 'order_pay', '525488', 1768449600000),
	(2, '13900000013', 'order_pay', '217833', 1768449600000),
	(3, '13900000014', 'order_pay', '618747', 1768449600000);
INSERT INTO public.stock_movements VALUES
	(1, 'JY-4789-834', 1768449600000, 'start', 1, 1, 1, NULL, 'system', 'made for a test'),
	(2, 'JY-4789-834', 1768449600000, 'hold', 1, 1, 0, 'JO202601152176167371', 'member:4cc70522-6d26-4092-953c-93f42dda9d84', ''),
	(3, 'JY-7513-318', 1768449600000, 'start', 1, 1, 1, NULL, 'system', 'made for a test'),
	(4, 'JY-7513-318', 1768449600000, 'hold', 1, 1, 0, 'JO202601151669869022', 'member:d2cb3296-3a5c-4a1f-9e99-67e445f4ba3b', ''),
	(5, 'JY-7513-318', 1768449600000, 'sell', 1, 1, 0, 'JO202601151669869022', 'member:d2cb3296-3a5c-4a1f-9e99-67e445f4ba3b', ''),
	(6, 'JY-7301-695', 1768449600000, 'start', 1, 1, 1, NULL, 'system', 'made for a test'),
	(7, 'JY-7301-695', 1768449600000, 'hold', 1, 1, 0, 'JO202601159699290916', 'member:d54059ad-13e2-4753-b1d7-3c063a0e325d', ''),
	(8, 'JY-7301-695', 1768449600000, 'sell', 1, 1, 0, 'JO202601159699290916', 'member:d54059ad-13e2-4753-b1d7-3c063a0e325d', ''),
	(9, 'JY-3335-384', 1768449600000, 'start', 1, 1, 1, NULL, 'system', 'made for a test'),
	(10, 'JY-3335-384', 1768449600000, 'hold', 1, 1, 0, 'JO202601158475121398', 'member:31442cfd-48c3-4b5e-8524-d08f4655f189', ''),
	(11, 'JY-3335-384', 1768449600000, 'sell', 1, 1, 0, 'JO202601158475121398', 'member:31442cfd-48c3-4b5e-8524-d08f4655f189', '');
INSERT INTO public.user_roles VALUES
	('50b0343f-6300-445c-bfbb-f4d34ee468d3', 'Owner'),
	('29696239-9336-402a-b2ec-55285644b672', 'Fulfilment');
INSERT INTO public.users VALUES
	('50b0343f-6300-445c-bfbb-f4d34ee468d3', 'member13900000009', 'member13900000009', '13900000009', NULL, NULL, 'none', 'member13900000009', NULL, 'active', 1768449600000, NULL, NULL),
	('29696239-9336-402a-b2ec-55285644b672', 'member13900000010', 'member13900000010', '13900000010', NULL, NULL, 'none', 'member13900000010', NULL, 'active', 1768449600000, NULL, NULL),
	('4cc70522-6d26-4092-953c-93f42dda9d84', 'member13900000011', 'member13900000011', '13900000011', NULL, NULL, 'none', 'member13900000011', NULL, 'active', 1768449600000, NULL, NULL),
	('d2cb3296-3a5c-4a1f-9e99-67e445f4ba3b', 'member13900000012', 'member13900000012', '13900000012', NULL, NULL, 'none', 'member13900000012', NULL, 'active', 1768449600000, NULL, NULL),
	('d54059ad-13e2-4753-b1d7-3c063a0e325d', 'member13900000013', 'member13900000013', '13900000013', NULL, NULL, 'none', 'member13900000013', NULL, 'active', 1768449600000, NULL, NULL),
	('31442cfd-48c3-4b5e-8524-d08f4655f189', 'member13900000014', 'member13900000014', '13900000014', NULL, NULL, 'none', 'member13900000014', NULL, 'active', 1768449600000, NULL, NULL),
	('f1f55ef6-fb0c-4f79-b362-a910ae038957', 'member13900000015', 'member13900000015', '13900000015', NULL, NULL, 'none', 'member13900000015', NULL, 'active', 1768449600000, NULL, NULL),
	('4a3fcd10-d2d8-445b-b51d-5fac1626f935', 'member13900000016', 'member13900000016', '13900000016', NULL, NULL, 'none', 'member13900000016', NULL, 'frozen', 1768449600000, NULL, NULL);
INSERT INTO public.wallet_entries VALUES
	(1, 'aadd7617-dbfa-4cb1-973f-58fa1ca40da8', '4cc70522-6d26-4092-953c-93f42dda9d84', 10000, 10000),
	(2, '1e33b39f-7fe6-49cb-93b2-06ba7ffe6276', 'd2cb3296-3a5c-4a1f-9e99-67e445f4ba3b', 10000, 10000),
	(3, 'dc2be69e-e0ae-49df-897d-551d85ecf3a6', 'd2cb3296-3a5c-4a1f-9e99-67e445f4ba3b', -10000, 0),
	(4, 'ea152476-d537-44e6-b2d5-9831e30e53e3', 'd54059ad-13e2-4753-b1d7-3c063a0e325d', 10000, 10000),
	(5, '4587fbd9-387c-48ff-b123-7bb2c3a54894', 'd54059ad-13e2-4753-b1d7-3c063a0e325d', -10000, 0),
	(6, '579a2886-ce19-4eb7-ba9e-28d5f294359a', '31442cfd-48c3-4b5e-8524-d08f4655f189', 10000, 10000),
	(7, 'fa519510-1d68-4211-9eda-e0045b8be7cd', '31442cfd-48c3-4b5e-8524-d08f4655f189', -10000, 0),
	(8, '1f285524-b287-4089-b129-05e8ccb5b4e3', 'f1f55ef6-fb0c-4f79-b362-a910ae038957', 10000, 10000),
	(9, 'cfbf3def-951c-41b9-8aa1-71b2838226d1', 'f1f55ef6-fb0c-4f79-b362-a910ae038957', -4000, 6000);
INSERT INTO public.wallet_totals VALUES
	('50b0343f-6300-445c-bfbb-f4d34ee468d3', 0, 0, 0, 0, 0, 0, 0),
	('29696239-9336-402a-b2ec-55285644b672', 0, 0, 0, 0, 0, 0, 0),
	('4cc70522-6d26-4092-953c-93f42dda9d84', 10000, 0, 0, 1768449600000, 10000, 0, 0),
	('d2cb3296-3a5c-4a1f-9e99-67e445f4ba3b', 10000, 10000, 0, 1768449600000, 0, 0, 1),
	('d54059ad-13e2-4753-b1d7-3c063a0e325d', 10000, 10000, 0, 1768449600000, 0, 0, 1),
	('31442cfd-48c3-4b5e-8524-d08f4655f189', 10000, 10000, 0, 1768449600000, 0, 0, 1),
	('f1f55ef6-fb0c-4f79-b362-a910ae038957', 10000, 0, 4000, 1768449600000, 6000, 0, 0),
	('4a3fcd10-d2d8-445b-b51d-5fac1626f935', 0, 0, 0, 0, 0, 0, 0);
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
