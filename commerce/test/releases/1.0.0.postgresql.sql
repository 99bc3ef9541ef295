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
	('d19ee16e-0c1d-455b-9a66-fcf23c2fde5b', 'c6a94b52-1f4a-4039-9d08-10acd01c478a', '张三', '13900000009', '河南省', '许昌市', '禹州市', '神垕镇 1 号', true, 1768449600000),
	('d1db390c-56d5-48a8-b140-2f97819c7e80', '8a573b10-99fa-424a-bb59-1ce079c35071', '张三', '13900000010', '河南省', '许昌市', '禹州市', '神垕镇 1 号', true, 1768449600000),
	('e8339143-354d-458e-a112-d2a7b01d942c', '945d8048-ff28-4e5f-9cbb-802f0e80f12c', '张三', '13900000011', '河南省', '许昌市', '禹州市', '神垕镇 1 号', true, 1768449600000),
	('5f089ed0-a598-4520-a75c-a7790f3bf0d0', 'c070d7fa-8eae-413b-b8cd-95c277258c49', '张三', '13900000012', '河南省', '许昌市', '禹州市', '神垕镇 1 号', true, 1768449600000),
	('1199dfaf-5cb5-4130-b2e1-34bebbcb29b9', '7393b046-7372-4e99-a6e7-f6bf1bc7f300', '张三', '13900000013', '河南省', '许昌市', '禹州市', '神垕镇 1 号', true, 1768449600000),
	('c7dc9a77-5a0b-4b0b-b358-b3071878fbe1', '76fa9821-598e-4291-8cae-cd47a607b79f', '张三', '13900000014', '河南省', '许昌市', '禹州市', '神垕镇 1 号', true, 1768449600000),
	('d9045019-a289-46ab-b7bf-b7954fb72209', '19572e36-a87d-4494-a637-4fa2e839f20c', '张三', '13900000015', '河南省', '许昌市', '禹州市', '神垕镇 1 号', true, 1768449600000),
	('9bd72b7b-e33c-4002-881b-15100520cba6', 'a25f611d-4b72-474a-91e0-909383145a32', '张三', '13900000016', '河南省', '许昌市', '禹州市', '神垕镇 1 号', true, 1768449600000);
INSERT INTO public.audit_log VALUES
	(1, 1768449600000, 'staff:8a573b10-99fa-424a-bb59-1ce079c35071', 'Fulfilment', 'orders/ship', 'order:JO202601151503828556', '3aa6070d-70fa-445e-b58a-8fb78fbd9685', '', '0d89637c532a57aade8a47ac785ef5f34cd34b88e26ae1b4c0274e698f84141f'),
	(2, 1768449600000, 'staff:c6a94b52-1f4a-4039-9d08-10acd01c478a', 'Owner', 'refunds/approve', 'refund:JR202601154198598647', '810b90ab-7029-40f6-bc69-b20e644d1f7a', '', '36036eccb800252f533b8ced304db534e1258ad821669746840461170f390c63'),
	(3, 1768449600000, 'staff:c6a94b52-1f4a-4039-9d08-10acd01c478a', 'Owner', 'users/freeze', 'user:a25f611d-4b72-474a-91e0-909383145a32', 'd9658294-ca86-4da1-95b6-9fd6da9d6ae3', '', 'cd00fbef4ebb551e77755943fc80779902a47811b60afdb76215ed43f0f335e2');
INSERT INTO public.chains VALUES
	('log', 3, 'feb16c8fd1c79ff1636d41e48bc957359045944bf07d6f0c0f9c3f6df4c5654d'),
	('ledger', 10, 'cb5da2712b03629e7245fe16625bee2a79c565c7b44fea3682815bd807853a4c');
INSERT INTO public.contact_messages VALUES
	('209d6a5f-5db3-42ad-be94-3fad43293755', 'contact', NULL, '李', 'li@example.com', '', '梅瓶', '还有吗？', 'fc2546a40d44c95da5691a4c39e956d41c3b66557212bf6f3bb72e62afa868e4', 'NEW', NULL, 1768449600000);
INSERT INTO public.delivery_areas VALUES
	('mainland');
INSERT INTO public.deposit_uses VALUES
	(1, 2, 'e56ac871-611b-409f-9844-13b7f9f4ce57', 10000),
	(2, 3, 'c8bdc18f-1285-4c97-8713-6efa473f4d8c', 10000),
	(3, 4, '02fbdc6d-3427-45b3-a272-36b47f7ea47c', 10000),
	(4, 5, '8b123bb0-9ad1-4f82-b887-81166a96df1c', 4000);
INSERT INTO public.deposits VALUES
	(1, 'e50f1c36-cefe-4ce3-ae50-e2307dd21cab', '945d8048-ff28-4e5f-9cbb-802f0e80f12c', NULL, 10000, 10000),
	(2, 'c29f6776-f32b-43ed-abf7-9caccbca3786', 'c070d7fa-8eae-413b-b8cd-95c277258c49', NULL, 10000, 0),
	(3, '4946f480-cfc5-4788-b620-ecd8ebf89194', '7393b046-7372-4e99-a6e7-f6bf1bc7f300', NULL, 10000, 0),
	(4, 'af9bc14b-570b-4f58-9d3d-f01a166ec01e', '76fa9821-598e-4291-8cae-cd47a607b79f', NULL, 10000, 0),
	(5, 'cbf1951f-5232-4a15-8632-bc8a946bc44f', '19572e36-a87d-4494-a637-4fa2e839f20c', 'JC202601154664306977', 10000, 6000);
INSERT INTO public.holds VALUES
	('JO202601152639077291', 'JY-1540-950', 1, 1768451400000);
INSERT INTO public.knex_migrations VALUES
	(1, '001-users', 1, '2026-11-28 20:52:28.523+00'),
	(2, '002-catalog', 1, '2026-11-28 20:52:28.537+00'),
	(3, '003-orders', 1, '2026-11-28 20:52:28.552+00'),
	(4, '004-ledger', 1, '2026-11-28 20:52:28.573+00'),
	(5, '005-staff', 1, '2026-11-28 20:52:28.595+00'),
	(6, '006-recharges', 1, '2026-11-28 20:52:28.622+00'),
	(7, '007-reconciliations', 1, '2026-11-28 20:52:28.634+00'),
	(8, '008-messages', 1, '2026-11-28 20:52:28.64+00'),
	(9, '009-service', 1, '2026-11-28 20:52:28.643+00');
INSERT INTO public.knex_migrations_lock VALUES
	(1, 0);
INSERT INTO public.ledger_accounts VALUES
	('wallet:945d8048-ff28-4e5f-9cbb-802f0e80f12c', 10000),
	('wallet:c070d7fa-8eae-413b-b8cd-95c277258c49', 0),
	('wallet:7393b046-7372-4e99-a6e7-f6bf1bc7f300', 0),
	('wallet:76fa9821-598e-4291-8cae-cd47a607b79f', 0),
	('wallet:19572e36-a87d-4494-a637-4fa2e839f20c', 6000),
	('held:19572e36-a87d-4494-a637-4fa2e839f20c', 0);
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
	(1, 'e50f1c36-cefe-4ce3-ae50-e2307dd21cab', 'wallet:945d8048-ff28-4e5f-9cbb-802f0e80f12c', 10000, 10000),
	(2, 'e50f1c36-cefe-4ce3-ae50-e2307dd21cab', 'channel:manual', -10000, NULL),
	(3, 'c29f6776-f32b-43ed-abf7-9caccbca3786', 'wallet:c070d7fa-8eae-413b-b8cd-95c277258c49', 10000, 10000),
	(4, 'c29f6776-f32b-43ed-abf7-9caccbca3786', 'channel:manual', -10000, NULL),
	(5, 'e56ac871-611b-409f-9844-13b7f9f4ce57', 'wallet:c070d7fa-8eae-413b-b8cd-95c277258c49', -10000, 0),
	(6, 'e56ac871-611b-409f-9844-13b7f9f4ce57', 'sales', 10000, NULL),
	(7, '4946f480-cfc5-4788-b620-ecd8ebf89194', 'wallet:7393b046-7372-4e99-a6e7-f6bf1bc7f300', 10000, 10000),
	(8, '4946f480-cfc5-4788-b620-ecd8ebf89194', 'channel:manual', -10000, NULL),
	(9, 'c8bdc18f-1285-4c97-8713-6efa473f4d8c', 'wallet:7393b046-7372-4e99-a6e7-f6bf1bc7f300', -10000, 0),
	(10, 'c8bdc18f-1285-4c97-8713-6efa473f4d8c', 'sales', 10000, NULL),
	(11, 'af9bc14b-570b-4f58-9d3d-f01a166ec01e', 'wallet:76fa9821-598e-4291-8cae-cd47a607b79f', 10000, 10000),
	(12, 'af9bc14b-570b-4f58-9d3d-f01a166ec01e', 'channel:manual', -10000, NULL),
	(13, '02fbdc6d-3427-45b3-a272-36b47f7ea47c', 'wallet:76fa9821-598e-4291-8cae-cd47a607b79f', -10000, 0),
	(14, '02fbdc6d-3427-45b3-a272-36b47f7ea47c', 'sales', 10000, NULL),
	(15, 'cbf1951f-5232-4a15-8632-bc8a946bc44f', 'wallet:19572e36-a87d-4494-a637-4fa2e839f20c', 10000, 10000),
	(16, 'cbf1951f-5232-4a15-8632-bc8a946bc44f', 'channel:alipay', -10000, NULL),
	(17, '8b123bb0-9ad1-4f82-b887-81166a96df1c', 'wallet:19572e36-a87d-4494-a637-4fa2e839f20c', -4000, 6000),
	(18, '8b123bb0-9ad1-4f82-b887-81166a96df1c', 'held:19572e36-a87d-4494-a637-4fa2e839f20c', 4000, 4000),
	(19, '99b0316e-93cc-43ce-a2c1-42c38e3c4df8', 'held:19572e36-a87d-4494-a637-4fa2e839f20c', -4000, 0),
	(20, '99b0316e-93cc-43ce-a2c1-42c38e3c4df8', 'channel:alipay', 4000, NULL);
INSERT INTO public.ledger_transactions VALUES
	('e50f1c36-cefe-4ce3-ae50-e2307dd21cab', 'JT202601156197300730', 'CHARGE_MARKET', 'recharge:945d8048-ff28-4e5f-9cbb-802f0e80f12c', 'system', NULL, NULL, NULL, 'manual', NULL, NULL, '', 1768449600000),
	('c29f6776-f32b-43ed-abf7-9caccbca3786', 'JT202601154145852080', 'CHARGE_MARKET', 'recharge:c070d7fa-8eae-413b-b8cd-95c277258c49', 'system', NULL, NULL, NULL, 'manual', NULL, NULL, '', 1768449600000),
	('e56ac871-611b-409f-9844-13b7f9f4ce57', 'JT202601158212382563', 'ORDER_PAYMENT', 'order:JO202601155068592470:payment', 'member:c070d7fa-8eae-413b-b8cd-95c277258c49', 'JO202601155068592470', NULL, NULL, NULL, NULL, NULL, '', 1768449600000),
	('4946f480-cfc5-4788-b620-ecd8ebf89194', 'JT202601150854518683', 'CHARGE_MARKET', 'recharge:7393b046-7372-4e99-a6e7-f6bf1bc7f300', 'system', NULL, NULL, NULL, 'manual', NULL, NULL, '', 1768449600000),
	('c8bdc18f-1285-4c97-8713-6efa473f4d8c', 'JT202601158963955988', 'ORDER_PAYMENT', 'order:JO202601151503828556:payment', 'member:7393b046-7372-4e99-a6e7-f6bf1bc7f300', 'JO202601151503828556', NULL, NULL, NULL, NULL, NULL, '', 1768449600000),
	('af9bc14b-570b-4f58-9d3d-f01a166ec01e', 'JT202601155036919588', 'CHARGE_MARKET', 'recharge:76fa9821-598e-4291-8cae-cd47a607b79f', 'system', NULL, NULL, NULL, 'manual', NULL, NULL, '', 1768449600000),
	('02fbdc6d-3427-45b3-a272-36b47f7ea47c', 'JT202601155655161784', 'ORDER_PAYMENT', 'order:JO202601159733266673:payment', 'member:76fa9821-598e-4291-8cae-cd47a607b79f', 'JO202601159733266673', NULL, NULL, NULL, NULL, NULL, '', 1768449600000),
	('cbf1951f-5232-4a15-8632-bc8a946bc44f', 'JT202601153100107913', 'CHARGE', 'charge:JC202601154664306977', 'system', NULL, 'JC202601154664306977', NULL, 'alipay', 'SB7D5F5251AF75F7A418BE', NULL, '', 1768449600000),
	('8b123bb0-9ad1-4f82-b887-81166a96df1c', 'JT202601156472235274', 'CHARGE_REFUND', 'refund:JR202601154198598647:hold', 'member:19572e36-a87d-4494-a637-4fa2e839f20c', NULL, 'JC202601154664306977', 'JR202601154198598647', 'alipay', NULL, NULL, 'changed my mind', 1768449600000),
	('99b0316e-93cc-43ce-a2c1-42c38e3c4df8', 'JT202601153809075750', 'CHARGE_REFUND', 'refund:JR202601154198598647:paid', 'system', NULL, 'JC202601154664306977', 'JR202601154198598647', 'alipay', 'SB6033C1D8CA663E5C5F56', NULL, '', 1768449600000);
INSERT INTO public.log_details VALUES
	(1, 'd237d5e5ff2933682d0b167c4f6a88d8', '', '127.0.0.1', '{"status":"PAID","shipment":null,"notes":[]}', '{"status":"PAID","shipment":{"carrier":"顺丰","trackingNo":"SF1001","shippedAt":"2026-01-15T04:00:00.000Z"},"notes":[]}', '', ''),
	(2, '1eb66f3a38cb439287a1e048850a8094', 'fine', '127.0.0.1', '{"status":"PROCESSING","approved":false,"refundSerialNo":null,"actualAmount":null,"doubtAmount":null,"failureReason":""}', '{"status":"PROCESSING","approved":true,"refundSerialNo":null,"actualAmount":null,"doubtAmount":null,"failureReason":""}', '{"amount":40,"chargeNo":"JC202601154664306977","channel":"alipay","member":{"userId":"19572e36-a87d-4494-a637-4fa2e839f20c","username":"member13900000015"}}', ''),
	(3, '', '', '', '', '', '', 'd8b576a7e623ed4902a9e2142807e5f90ddf095d18a52182dbde837605a39cb3');
INSERT INTO public.order_lines VALUES
	(1, 'JO202601152639077291', 'JY-1540-950', '天青瓶', '天青瓶 (en)', 'JY-1540-950.jpg', 10000, 1, 'a2668501-e618-47e6-b48a-1aeec6fce0b7'),
	(2, 'JO202601155068592470', 'JY-7808-964', '天青瓶', '天青瓶 (en)', 'JY-7808-964.jpg', 10000, 1, '52fd4237-5e8a-4b15-a526-e497d2b5b547'),
	(3, 'JO202601151503828556', 'JY-4822-163', '天青瓶', '天青瓶 (en)', 'JY-4822-163.jpg', 10000, 1, '1b82de93-3140-4345-81e7-a2906db940fe'),
	(4, 'JO202601159733266673', 'JY-5538-537', '天青瓶', '天青瓶 (en)', 'JY-5538-537.jpg', 10000, 1, 'b2c79269-a00e-4109-b6be-2f8e8c9e5f22');
INSERT INTO public.order_refunds VALUES
	(1, 'JO202601159733266673', 'PAID', '不喜欢', 1768449600000, NULL, NULL);
INSERT INTO public.order_timeline VALUES
	(1, 'JO202601152639077291', 1768449600000, NULL, 'WAITING_PAYMENT', 'member:945d8048-ff28-4e5f-9cbb-802f0e80f12c', ''),
	(2, 'JO202601155068592470', 1768449600000, NULL, 'WAITING_PAYMENT', 'member:c070d7fa-8eae-413b-b8cd-95c277258c49', ''),
	(3, 'JO202601155068592470', 1768449600000, 'WAITING_PAYMENT', 'PAID', 'member:c070d7fa-8eae-413b-b8cd-95c277258c49', ''),
	(4, 'JO202601151503828556', 1768449600000, NULL, 'WAITING_PAYMENT', 'member:7393b046-7372-4e99-a6e7-f6bf1bc7f300', ''),
	(5, 'JO202601151503828556', 1768449600000, 'WAITING_PAYMENT', 'PAID', 'member:7393b046-7372-4e99-a6e7-f6bf1bc7f300', ''),
	(6, 'JO202601151503828556', 1768449600000, 'PAID', 'COMPLETED', 'member:7393b046-7372-4e99-a6e7-f6bf1bc7f300', ''),
	(7, 'JO202601159733266673', 1768449600000, NULL, 'WAITING_PAYMENT', 'member:76fa9821-598e-4291-8cae-cd47a607b79f', ''),
	(8, 'JO202601159733266673', 1768449600000, 'WAITING_PAYMENT', 'PAID', 'member:76fa9821-598e-4291-8cae-cd47a607b79f', ''),
	(9, 'JO202601159733266673', 1768449600000, 'PAID', 'REFUNDING', 'member:76fa9821-598e-4291-8cae-cd47a607b79f', '不喜欢');
INSERT INTO public.orders VALUES
	('JO202601152639077291', '945d8048-ff28-4e5f-9cbb-802f0e80f12c', 'WAITING_PAYMENT', 10000, '', '{"recipientName":"张三","phone":"13900000011","province":"河南省","city":"许昌市","district":"禹州市","street":"神垕镇 1 号"}', '张三', '13900000011', 1768449600000, 1768451400000, NULL, NULL, NULL),
	('JO202601155068592470', 'c070d7fa-8eae-413b-b8cd-95c277258c49', 'PAID', 10000, '', '{"recipientName":"张三","phone":"13900000012","province":"河南省","city":"许昌市","district":"禹州市","street":"神垕镇 1 号"}', '张三', '13900000012', 1768449600000, 1768451400000, 1768449600000, 'JT202601158212382563', NULL),
	('JO202601151503828556', '7393b046-7372-4e99-a6e7-f6bf1bc7f300', 'COMPLETED', 10000, '', '{"recipientName":"张三","phone":"13900000013","province":"河南省","city":"许昌市","district":"禹州市","street":"神垕镇 1 号"}', '张三', '13900000013', 1768449600000, 1768451400000, 1768449600000, 'JT202601158963955988', 1768449600000),
	('JO202601159733266673', '76fa9821-598e-4291-8cae-cd47a607b79f', 'REFUNDING', 10000, '', '{"recipientName":"张三","phone":"13900000014","province":"河南省","city":"许昌市","district":"禹州市","street":"神垕镇 1 号"}', '张三', '13900000014', 1768449600000, 1768451400000, 1768449600000, 'JT202601155655161784', NULL);
INSERT INTO public.outbox_events VALUES
	(1, 'product:JY-1540-950', 1768449600000),
	(2, 'product:JY-7808-964', 1768449600000),
	(3, 'product:JY-7808-964', 1768449600000),
	(4, 'product:JY-4822-163', 1768449600000),
	(5, 'product:JY-4822-163', 1768449600000),
	(6, 'product:JY-5538-537', 1768449600000),
	(7, 'product:JY-5538-537', 1768449600000);
INSERT INTO public.payment_credits VALUES
	('alipay', 'SB7D5F5251AF75F7A418BE', 'cbf1951f-5232-4a15-8632-bc8a946bc44f');
INSERT INTO public.payment_notices VALUES
	(1, 'alipay', 'JC202601154664306977', 1768449600000, 'credited', 'SB7D5F5251AF75F7A418BE', 10000, '{"chargeNo":"JC202601154664306977","serialNo":"SB7D5F5251AF75F7A418BE","amountFen":10000,"app":"sandbox-app","outcome":"paid"}', 'credited alipay JC202601154664306977 10000 SB7D5F5251AF75F7A418BE paid');
INSERT INTO public.products VALUES
	('JY-1540-950', 'jy1540950', true, false, '天青瓶', '天青瓶 (en)', 'JY-1540-950.jpg', 'vase', '天青', 'Sky blue', 'sky-blue', 'jy-1540-950 天青瓶 天青', 'jy-1540-950 vase sky blue', 0, true, 10000, NULL, 1, 0, 1, 0, 1768449600000, true, NULL, NULL, NULL),
	('JY-7808-964', 'jy7808964', true, false, '天青瓶', '天青瓶 (en)', 'JY-7808-964.jpg', 'vase', '天青', 'Sky blue', 'sky-blue', 'jy-7808-964 天青瓶 天青', 'jy-7808-964 vase sky blue', 0, true, 10000, NULL, 1, 0, 0, 1, 1768449600000, true, NULL, NULL, NULL),
	('JY-4822-163', 'jy4822163', true, false, '天青瓶', '天青瓶 (en)', 'JY-4822-163.jpg', 'vase', '天青', 'Sky blue', 'sky-blue', 'jy-4822-163 天青瓶 天青', 'jy-4822-163 vase sky blue', 0, true, 10000, NULL, 1, 0, 0, 1, 1768449600000, true, NULL, NULL, NULL),
	('JY-5538-537', 'jy5538537', true, false, '天青瓶', '天青瓶 (en)', 'JY-5538-537.jpg', 'vase', '天青', 'Sky blue', 'sky-blue', 'jy-5538-537 天青瓶 天青', 'jy-5538-537 vase sky blue', 0, true, 10000, NULL, 1, 0, 0, 1, 1768449600000, true, NULL, NULL, NULL);
INSERT INTO public.recharges VALUES
	('JC202601154664306977', '19572e36-a87d-4494-a637-4fa2e839f20c', 'alipay', 'sandbox', 10000, 'REFUND_SUCCESS', 'SB7D5F5251AF75F7A418BE', '/api/dev/cashier?chargeNo=JC202601154664306977', '', 1768449600000, 1768449600000, 1768449600000, NULL);
INSERT INTO public.refunds VALUES
	('JR202601154198598647', 'JC202601154664306977', '19572e36-a87d-4494-a637-4fa2e839f20c', 'alipay', 4000, 4000, 'changed my mind', '', 'SUCCESS', 'SB6033C1D8CA663E5C5F56', NULL, NULL, 1768449600000, 1768449600000, 1768449600000, 1768449600000);
INSERT INTO public.requests VALUES
	('945d8048-ff28-4e5f-9cbb-802f0e80f12c', 'b27e8e7a-4499-4d4e-9df0-08cfbe29e547', 'order/submit', 'fcefd28b183ea73a2c0c9f92d9494a0d0c9d40b9caa1084786f2a96dae0b6e00', '{"ok":{"orderNo":"JO202601152639077291","status":"WAITING_PAYMENT","amount":100,"createdAt":"2026-01-15T04:00:00.000Z","payableUntil":"2026-01-15T04:30:00.000Z","remark":"","items":[{"productCode":"JY-1540-950","productName":"天青瓶","price":100,"quantity":1,"imageUrl":["/media/640/webp/JY-1540-950.jpg"]}],"address":{"recipientName":"张三","phone":"13900000011","province":"河南省","city":"许昌市","district":"禹州市","street":"神垕镇 1 号"},"payment":null,"shipment":null,"refund":null,"timeline":[{"at":"2026-01-15T04:00:00.000Z","from":null,"to":"WAITING_PAYMENT","actor":"member","event":"submitted","reason":"订单已提交"}],"serverTime":"2026-01-15T04:00:00.000Z"}}', 1768449600000),
	('c070d7fa-8eae-413b-b8cd-95c277258c49', 'be7bc6f1-0097-4615-832b-ad181e424284', 'order/submit', '4a664a2e980337410ae9567481d02d4bb0e0c3a4792e7407ecbd3954137d111e', '{"ok":{"orderNo":"JO202601155068592470","status":"WAITING_PAYMENT","amount":100,"createdAt":"2026-01-15T04:00:00.000Z","payableUntil":"2026-01-15T04:30:00.000Z","remark":"","items":[{"productCode":"JY-7808-964","productName":"天青瓶","price":100,"quantity":1,"imageUrl":["/media/640/webp/JY-7808-964.jpg"]}],"address":{"recipientName":"张三","phone":"13900000012","province":"河南省","city":"许昌市","district":"禹州市","street":"神垕镇 1 号"},"payment":null,"shipment":null,"refund":null,"timeline":[{"at":"2026-01-15T04:00:00.000Z","from":null,"to":"WAITING_PAYMENT","actor":"member","event":"submitted","reason":"订单已提交"}],"serverTime":"2026-01-15T04:00:00.000Z"}}', 1768449600000),
	('c070d7fa-8eae-413b-b8cd-95c277258c49', '75f21e84-cfdc-4127-a5a7-df3fb0f6779a', 'order/pay', 'e0a57b37ccbcbc007557a6ca3d994c6abdcc07db219fbbb5d062e4e94d7862f4', '{"ok":{"orderNo":"JO202601155068592470","status":"PAID","amount":100,"createdAt":"2026-01-15T04:00:00.000Z","payableUntil":"2026-01-15T04:30:00.000Z","remark":"","items":[{"productCode":"JY-7808-964","productName":"天青瓶","price":100,"quantity":1,"imageUrl":["/media/640/webp/JY-7808-964.jpg"]}],"address":{"recipientName":"张三","phone":"13900000012","province":"河南省","city":"许昌市","district":"禹州市","street":"神垕镇 1 号"},"payment":{"method":"wallet","amount":100,"paidAt":"2026-01-15T04:00:00.000Z","serialNo":"JT202601158212382563","status":"success"},"shipment":null,"refund":null,"timeline":[{"at":"2026-01-15T04:00:00.000Z","from":null,"to":"WAITING_PAYMENT","actor":"member","event":"submitted","reason":"订单已提交"},{"at":"2026-01-15T04:00:00.000Z","from":"WAITING_PAYMENT","to":"PAID","actor":"member","event":"paid","reason":"已用钱包付款"}],"serverTime":"2026-01-15T04:00:00.000Z"}}', 1768449600000),
	('7393b046-7372-4e99-a6e7-f6bf1bc7f300', 'bc597364-9cf2-450a-9aab-739ae0626411', 'order/submit', '5aebaf6c9c1e5d528c2cf768fadd73e03a4ce3d67d0cd8ff4acf437bbbed7cbb', '{"ok":{"orderNo":"JO202601151503828556","status":"WAITING_PAYMENT","amount":100,"createdAt":"2026-01-15T04:00:00.000Z","payableUntil":"2026-01-15T04:30:00.000Z","remark":"","items":[{"productCode":"JY-4822-163","productName":"天青瓶","price":100,"quantity":1,"imageUrl":["/media/640/webp/JY-4822-163.jpg"]}],"address":{"recipientName":"张三","phone":"13900000013","province":"河南省","city":"许昌市","district":"禹州市","street":"神垕镇 1 号"},"payment":null,"shipment":null,"refund":null,"timeline":[{"at":"2026-01-15T04:00:00.000Z","from":null,"to":"WAITING_PAYMENT","actor":"member","event":"submitted","reason":"订单已提交"}],"serverTime":"2026-01-15T04:00:00.000Z"}}', 1768449600000),
	('7393b046-7372-4e99-a6e7-f6bf1bc7f300', '64f8561a-5f62-4c45-9241-271b0cd29fa9', 'order/pay', 'f64a7f8c11ae5f192e1002ba3fa172bb62838c352b99bbd19f2c1b7bcee91a13', '{"ok":{"orderNo":"JO202601151503828556","status":"PAID","amount":100,"createdAt":"2026-01-15T04:00:00.000Z","payableUntil":"2026-01-15T04:30:00.000Z","remark":"","items":[{"productCode":"JY-4822-163","productName":"天青瓶","price":100,"quantity":1,"imageUrl":["/media/640/webp/JY-4822-163.jpg"]}],"address":{"recipientName":"张三","phone":"13900000013","province":"河南省","city":"许昌市","district":"禹州市","street":"神垕镇 1 号"},"payment":{"method":"wallet","amount":100,"paidAt":"2026-01-15T04:00:00.000Z","serialNo":"JT202601158963955988","status":"success"},"shipment":null,"refund":null,"timeline":[{"at":"2026-01-15T04:00:00.000Z","from":null,"to":"WAITING_PAYMENT","actor":"member","event":"submitted","reason":"订单已提交"},{"at":"2026-01-15T04:00:00.000Z","from":"WAITING_PAYMENT","to":"PAID","actor":"member","event":"paid","reason":"已用钱包付款"}],"serverTime":"2026-01-15T04:00:00.000Z"}}', 1768449600000),
	('8a573b10-99fa-424a-bb59-1ce079c35071', '3aa6070d-70fa-445e-b58a-8fb78fbd9685', 'admin/orders/ship', '9bfa8bfa380bab340c104c7e251a425605b29679de106e6fd5ed1ee4ac9762e7', '{"ok":{"orderNo":"JO202601151503828556","status":"PAID","amount":100,"createdAt":"2026-01-15T04:00:00.000Z","payableUntil":"2026-01-15T04:30:00.000Z","remark":"","items":[{"productCode":"JY-4822-163","productName":"天青瓶","price":100,"quantity":1,"imageUrl":["/media/640/webp/JY-4822-163.jpg"]}],"address":{"recipientName":"张三","phone":"13900000013","province":"河南省","city":"许昌市","district":"禹州市","street":"神垕镇 1 号"},"payment":{"method":"wallet","amount":100,"paidAt":"2026-01-15T04:00:00.000Z","serialNo":"JT202601158963955988","status":"success"},"shipment":{"carrier":"顺丰","trackingNo":"SF1001","shippedAt":"2026-01-15T04:00:00.000Z"},"refund":null,"timeline":[{"at":"2026-01-15T04:00:00.000Z","from":null,"to":"WAITING_PAYMENT","actor":"member","event":"submitted","reason":"订单已提交","by":"member13900000013"},{"at":"2026-01-15T04:00:00.000Z","from":"WAITING_PAYMENT","to":"PAID","actor":"member","event":"paid","reason":"已用钱包付款","by":"member13900000013"}],"serverTime":"2026-01-15T04:00:00.000Z","buyer":{"userId":"7393b046-7372-4e99-a6e7-f6bf1bc7f300","username":"member13900000013"},"notes":[],"returned":null,"version":"CAdCa5nI4T4Su5XP","formerVersion":"ECMrOc_59DsrsDEb"}}', 1768449600000),
	('7393b046-7372-4e99-a6e7-f6bf1bc7f300', 'bcdf83d6-6e81-4905-ac15-ec1a9807aaba', 'order/confirm_receipt', 'f4410d7d9d85c938df6b29cc9e4cee7da52a5262e0b4ad95bd065e5d75dbc0a7', '{"ok":{"orderNo":"JO202601151503828556","status":"COMPLETED","amount":100,"createdAt":"2026-01-15T04:00:00.000Z","payableUntil":"2026-01-15T04:30:00.000Z","remark":"","items":[{"productCode":"JY-4822-163","productName":"天青瓶","price":100,"quantity":1,"imageUrl":["/media/640/webp/JY-4822-163.jpg"]}],"address":{"recipientName":"张三","phone":"13900000013","province":"河南省","city":"许昌市","district":"禹州市","street":"神垕镇 1 号"},"payment":{"method":"wallet","amount":100,"paidAt":"2026-01-15T04:00:00.000Z","serialNo":"JT202601158963955988","status":"success"},"shipment":{"carrier":"顺丰","trackingNo":"SF1001","shippedAt":"2026-01-15T04:00:00.000Z"},"refund":null,"timeline":[{"at":"2026-01-15T04:00:00.000Z","from":null,"to":"WAITING_PAYMENT","actor":"member","event":"submitted","reason":"订单已提交"},{"at":"2026-01-15T04:00:00.000Z","from":"WAITING_PAYMENT","to":"PAID","actor":"member","event":"paid","reason":"已用钱包付款"},{"at":"2026-01-15T04:00:00.000Z","from":"PAID","to":"COMPLETED","actor":"member","event":"received","reason":"已确认收货"}],"serverTime":"2026-01-15T04:00:00.000Z"}}', 1768449600000),
	('76fa9821-598e-4291-8cae-cd47a607b79f', '7ac6a1e1-cc50-4b7e-b5b1-2f3fc9d2043a', 'order/submit', '183d0835dd23ad0ce377cfb03cd7549c62ab968d6337ace49ad8dea0e039d9d0', '{"ok":{"orderNo":"JO202601159733266673","status":"WAITING_PAYMENT","amount":100,"createdAt":"2026-01-15T04:00:00.000Z","payableUntil":"2026-01-15T04:30:00.000Z","remark":"","items":[{"productCode":"JY-5538-537","productName":"天青瓶","price":100,"quantity":1,"imageUrl":["/media/640/webp/JY-5538-537.jpg"]}],"address":{"recipientName":"张三","phone":"13900000014","province":"河南省","city":"许昌市","district":"禹州市","street":"神垕镇 1 号"},"payment":null,"shipment":null,"refund":null,"timeline":[{"at":"2026-01-15T04:00:00.000Z","from":null,"to":"WAITING_PAYMENT","actor":"member","event":"submitted","reason":"订单已提交"}],"serverTime":"2026-01-15T04:00:00.000Z"}}', 1768449600000),
	('76fa9821-598e-4291-8cae-cd47a607b79f', '7202e911-46b8-4af3-aeb5-2e03fa301114', 'order/pay', '596b95555ddc85848f9d436abc2f76f554fa1c0ac55e7b8ef8e808341c0fbf42', '{"ok":{"orderNo":"JO202601159733266673","status":"PAID","amount":100,"createdAt":"2026-01-15T04:00:00.000Z","payableUntil":"2026-01-15T04:30:00.000Z","remark":"","items":[{"productCode":"JY-5538-537","productName":"天青瓶","price":100,"quantity":1,"imageUrl":["/media/640/webp/JY-5538-537.jpg"]}],"address":{"recipientName":"张三","phone":"13900000014","province":"河南省","city":"许昌市","district":"禹州市","street":"神垕镇 1 号"},"payment":{"method":"wallet","amount":100,"paidAt":"2026-01-15T04:00:00.000Z","serialNo":"JT202601155655161784","status":"success"},"shipment":null,"refund":null,"timeline":[{"at":"2026-01-15T04:00:00.000Z","from":null,"to":"WAITING_PAYMENT","actor":"member","event":"submitted","reason":"订单已提交"},{"at":"2026-01-15T04:00:00.000Z","from":"WAITING_PAYMENT","to":"PAID","actor":"member","event":"paid","reason":"已用钱包付款"}],"serverTime":"2026-01-15T04:00:00.000Z"}}', 1768449600000),
	('76fa9821-598e-4291-8cae-cd47a607b79f', '78ced03b-efdc-4b21-ba69-d3f9ed63d56e', 'order/refund/apply', '7f891bcddf33034536403f148e2f07d87cdf0fc88134eaa340f6476050cd6064', '{"ok":{"orderNo":"JO202601159733266673","status":"REFUNDING","amount":100,"createdAt":"2026-01-15T04:00:00.000Z","payableUntil":"2026-01-15T04:30:00.000Z","remark":"","items":[{"productCode":"JY-5538-537","productName":"天青瓶","price":100,"quantity":1,"imageUrl":["/media/640/webp/JY-5538-537.jpg"]}],"address":{"recipientName":"张三","phone":"13900000014","province":"河南省","city":"许昌市","district":"禹州市","street":"神垕镇 1 号"},"payment":{"method":"wallet","amount":100,"paidAt":"2026-01-15T04:00:00.000Z","serialNo":"JT202601155655161784","status":"success"},"shipment":null,"refund":{"reason":"不喜欢","appliedAt":"2026-01-15T04:00:00.000Z","decidedAt":null,"serialNo":null},"timeline":[{"at":"2026-01-15T04:00:00.000Z","from":null,"to":"WAITING_PAYMENT","actor":"member","event":"submitted","reason":"订单已提交"},{"at":"2026-01-15T04:00:00.000Z","from":"WAITING_PAYMENT","to":"PAID","actor":"member","event":"paid","reason":"已用钱包付款"},{"at":"2026-01-15T04:00:00.000Z","from":"PAID","to":"REFUNDING","actor":"member","event":"refundAsked","reason":"不喜欢"}],"serverTime":"2026-01-15T04:00:00.000Z"}}', 1768449600000),
	('19572e36-a87d-4494-a637-4fa2e839f20c', 'b72cb0c8-cdbd-43c3-8257-ad89d8bb2f30', 'wallet/charge', 'b8cffb084f1bb595be16a71d79b74a3c61cbd6011122bdd2d0eeaa8062a32e8e', '{"ok":{"chargeNo":"JC202601154664306977","amount":100,"channel":"alipay","serialNo":null,"status":"PENDING","createdAt":"2026-01-15T04:00:00.000Z","successAt":null,"refundable":0,"refunded":0,"refundNo":null,"cashierUrl":null,"withdrawnAt":null}}', 1768449600000),
	('19572e36-a87d-4494-a637-4fa2e839f20c', '6250fa99-0e96-4a62-bea4-26067b2d001e', 'wallet/refund/apply', 'c1627aff22696c132771a77b85b57f3b4aab7543e214db325240505d000fcfe9', '{"ok":{"refundNo":"JR202601154198598647","chargeNo":"JC202601154664306977","amount":40,"channel":"alipay","originalSerialNo":"SB7D5F5251AF75F7A418BE","refundSerialNo":null,"reason":"changed my mind","actualAmount":null,"appliedAt":"2026-01-15T04:00:00.000Z","completedAt":null,"status":"PROCESSING","failedBy":null,"failureReason":""}}', 1768449600000),
	('c6a94b52-1f4a-4039-9d08-10acd01c478a', '810b90ab-7029-40f6-bc69-b20e644d1f7a', 'admin/refunds/approve', 'd92a71793cfe249ca87687c614fd54f512aea1db9674da8ff760fa7adb31889f', '{"ok":{"refundNo":"JR202601154198598647","chargeNo":"JC202601154664306977","amount":40,"channel":"alipay","originalSerialNo":"SB7D5F5251AF75F7A418BE","refundSerialNo":null,"reason":"changed my mind","actualAmount":null,"appliedAt":"2026-01-15T04:00:00.000Z","completedAt":null,"status":"PROCESSING","failedBy":null,"failureReason":"","member":{"userId":"19572e36-a87d-4494-a637-4fa2e839f20c","username":"member13900000015"},"provider":"sandbox","approved":true,"doubtAmount":null}}', 1768449600000),
	('c6a94b52-1f4a-4039-9d08-10acd01c478a', 'd9658294-ca86-4da1-95b6-9fd6da9d6ae3', 'admin/users/freeze', 'eab7714ace8470607c5db94d33332479e125f925dc1774639f249bf6dc35313f', '{"ok":{"userId":"a25f611d-4b72-474a-91e0-909383145a32","avatar":null,"username":"member13900000016","nickname":"member13900000016","phone":"13900000016","email":null,"emailVerified":false,"status":"frozen","balance":0,"available":0,"frozen":0,"orders":0,"spent":0,"registeredAt":"2026-01-15T04:00:00.000Z","lastLoginAt":null,"acceptedTerms":null,"roles":[],"version":"S_zjaUBNdPEut55B","addresses":[{"recipientName":"张三","phone":"13900000016","lines":"河南省 许昌市 禹州市 神垕镇 1 号","isDefault":true}],"sessions":[]}}', 1768449600000);
INSERT INTO public.roles VALUES
	('Owner', '[]', 0),
	('Finance', '["dashboard.read","users.read","wallets.read","credits.post","recharges.settle","refunds.decide","finance.read","finance.reconcile","orders.read","orders.refund"]', 0),
	('Fulfilment', '["dashboard.read","inventory.read","inventory.adjust","orders.read","orders.fulfil"]', 0),
	('Catalogue', '["dashboard.read","inventory.read","inventory.adjust","products.read","products.write"]', 0),
	('Support', '["dashboard.read","users.read","users.freeze","messages.read","messages.answer","orders.read"]', 0),
	('Auditor', '["dashboard.read","users.read","roles.read","logs.read","wallets.read","finance.read","inventory.read","products.read","orders.read","messages.read"]', 0);
INSERT INTO public.sandbox_notices VALUES
	(1, 'JC202601154664306977', '{"chargeNo":"JC202601154664306977","serialNo":"SB7D5F5251AF75F7A418BE","amountFen":10000,"app":"sandbox-app","outcome":"paid"}', '4231f536cbb2e7c1d6c0ccaa667be0efda97cd52b48d105f061bb4af4316fbb0', 1768449600000, 'success');
INSERT INTO public.sandbox_payments VALUES
	('JC202601154664306977', 'alipay', 10000, 'paid', 'SB7D5F5251AF75F7A418BE', 'atOnce', 1768449600000);
INSERT INTO public.sandbox_refunds VALUES
	('JR202601154198598647', 'JC202601154664306977', 4000, 'SB6033C1D8CA663E5C5F56', 1768449600000);
INSERT INTO public.seals VALUES
	('log', 1, '1', 'a9b486b4cae57a062bb194ab06bf0b804226b7cda9fb344e20ca6d33a60ef218'),
	('log', 2, '2', 'bda8fd7ba842e7480fda200b0b4683d91855160faa16b72ffccf3f22589cd836'),
	('log', 3, '3', '5d874761074abbd859602555174eb482c8bb6297c766a8bc9e2b02b8a5d26803'),
	('ledger', 1, 'e50f1c36-cefe-4ce3-ae50-e2307dd21cab', '618fc5b2f1204a38c34a3e9ab299ed6a53e61f0a59ce383339cd42c3c2c9a771'),
	('ledger', 2, 'c29f6776-f32b-43ed-abf7-9caccbca3786', '036133db3a0dc397c7f1ee1fd57dc9eb489d5c1be001ed194071dc17f2963e1f'),
	('ledger', 3, 'e56ac871-611b-409f-9844-13b7f9f4ce57', '1a272f8d3e45791430056e95eaf18d57b00b37fb81725be466bc953fbf8c7391'),
	('ledger', 4, '4946f480-cfc5-4788-b620-ecd8ebf89194', '9c8c433ed96d40c2953b3781d1b4328e3216b714db1fa91ced787984bdf6b26a'),
	('ledger', 5, 'c8bdc18f-1285-4c97-8713-6efa473f4d8c', '02b132c493f3755f42b76763702316af23a4d0d3f09d6434c89d338290a48ca5'),
	('ledger', 6, 'af9bc14b-570b-4f58-9d3d-f01a166ec01e', 'd189108cb482dde19a9116ae728f7eb4e68af67d806bb0726cc26e36669fa85e'),
	('ledger', 7, '02fbdc6d-3427-45b3-a272-36b47f7ea47c', 'e6ed91fd6366513e57e182a46d8621633311fbc49f4ddd30a6a8c3ed314d4c7e'),
	('ledger', 8, 'cbf1951f-5232-4a15-8632-bc8a946bc44f', '4f151033dae4946eae1f89a7f4f134ffa16b88832a00f7ca3553a18538755ef7'),
	('ledger', 9, '8b123bb0-9ad1-4f82-b887-81166a96df1c', '919bb78f8aeed25a380b5068b82d4df3c8f03637680a188555806e06a211d4b8'),
	('ledger', 10, '99b0316e-93cc-43ce-a2c1-42c38e3c4df8', '8751bb8c37b132d306041a4d930e45f46b9947fac598f7e2adf35389fcd40873');
INSERT INTO public.sessions VALUES
	('c4f9e270-bafe-4dbe-81c6-bf3781a36b33', 'c6a94b52-1f4a-4039-9d08-10acd01c478a', 'e5828a4738c799e3404a355531f2eb6ad866a767feb780557f37831128c449d8', 1768449600000, 1769054400000, 'test', '127.0.0.1', 1768449600000),
	('624a4549-946e-4e08-87f0-cde7c1b490df', '8a573b10-99fa-424a-bb59-1ce079c35071', '6e6301a23b2a868dcb70a420953ff91f191320db7a63e45ac5e1ea50772a057f', 1768449600000, 1769054400000, 'test', '127.0.0.1', 1768449600000),
	('83f1a63c-eabe-4b67-8fc7-18bcce039ad2', '945d8048-ff28-4e5f-9cbb-802f0e80f12c', 'e0044c8de10bd1dca8a22c0da3cc6db006905adf8db3174ea97f336c4d6d597b', 1768449600000, 1769054400000, 'test', '127.0.0.1', 1768449600000),
	('801da060-189d-43f4-85dd-88109627cad8', 'c070d7fa-8eae-413b-b8cd-95c277258c49', '0a5ce6b3006f58ab7445e2b571816120129aee6d704801854fed9d6a28124ae5', 1768449600000, 1769054400000, 'test', '127.0.0.1', 1768449600000),
	('636560d9-0a62-4cec-9eaf-bc2394dc27c0', '7393b046-7372-4e99-a6e7-f6bf1bc7f300', '71d4fefbe8f493cdb3212a7570bc7a8a6c6a84aa1696e750acdeb5d8735eb17c', 1768449600000, 1769054400000, 'test', '127.0.0.1', 1768449600000),
	('3c2f807a-4e9f-4c0d-b0a8-f4c0ac904cd1', '76fa9821-598e-4291-8cae-cd47a607b79f', '0aac4d255089b2898fb02425fd19d4d3efcaa7da0bbb105c5065879cf23d5dfd', 1768449600000, 1769054400000, 'test', '127.0.0.1', 1768449600000),
	('78750f09-3680-4deb-8854-bbbcf81f1477', '19572e36-a87d-4494-a637-4fa2e839f20c', '213620be32564dc6a8ef518f653ca4f1af991c2bb98a3f40ca9eb29bac4dca7a', 1768449600000, 1769054400000, 'test', '127.0.0.1', 1768449600000);
INSERT INTO public.shipments VALUES
	('JO202601151503828556', '顺丰', 'SF1001', 1768449600000, NULL, NULL);
INSERT INTO public.sms_codes VALUES
	('0ae175cc-d5da-46a6-b55f-770d2865c707', '13900000012', 'order_pay', 'JO202601155068592470', '127.0.0.1', 'f5cd0920def84e04c68c3032d9a1ba5f', '3038fb8d350ad84597cb60238e5d79a5725fa4137407f764cf257b589f2f08d6', 4, 1768449600000, 1768449900000, 1768449600000, true),
	('ba215b1b-f348-467b-b334-e4483679472d', '13900000013', 'order_pay', 'JO202601151503828556', '127.0.0.1', '1d18efe206da1c1a131c59266eb43b8f', 'df317c48137691ba5da948e203c8e5a453308a47042cd5c879016e114d15e7df', 4, 1768449600000, 1768449900000, 1768449600000, true),
	('daa61c31-fc7f-4900-9f39-6f37c74befec', '13900000014', 'order_pay', 'JO202601159733266673', '127.0.0.1', 'f99b9e7e7173fec149dae54ce8a4e523', '632191ed0b4cc53e8295ba7b32a453c3e92b4cbaa01fbf0972e0433716d3e92d', 4, 1768449600000, 1768449900000, 1768449600000, true);
INSERT INTO public.sms_outbox VALUES
	(1, '13900000012', 'order_pay', '199926', 1768449600000),
	(2, '13900000013', 'order_pay', '213679', 1768449600000),
	(3, '13900000014', 'order_pay', '874571', 1768449600000);
INSERT INTO public.stock_movements VALUES
	(1, 'JY-1540-950', 1768449600000, 'start', 1, 1, 1, NULL, 'system', 'made for a test'),
	(2, 'JY-1540-950', 1768449600000, 'hold', 1, 1, 0, 'JO202601152639077291', 'member:945d8048-ff28-4e5f-9cbb-802f0e80f12c', ''),
	(3, 'JY-7808-964', 1768449600000, 'start', 1, 1, 1, NULL, 'system', 'made for a test'),
	(4, 'JY-7808-964', 1768449600000, 'hold', 1, 1, 0, 'JO202601155068592470', 'member:c070d7fa-8eae-413b-b8cd-95c277258c49', ''),
	(5, 'JY-7808-964', 1768449600000, 'sell', 1, 1, 0, 'JO202601155068592470', 'member:c070d7fa-8eae-413b-b8cd-95c277258c49', ''),
	(6, 'JY-4822-163', 1768449600000, 'start', 1, 1, 1, NULL, 'system', 'made for a test'),
	(7, 'JY-4822-163', 1768449600000, 'hold', 1, 1, 0, 'JO202601151503828556', 'member:7393b046-7372-4e99-a6e7-f6bf1bc7f300', ''),
	(8, 'JY-4822-163', 1768449600000, 'sell', 1, 1, 0, 'JO202601151503828556', 'member:7393b046-7372-4e99-a6e7-f6bf1bc7f300', ''),
	(9, 'JY-5538-537', 1768449600000, 'start', 1, 1, 1, NULL, 'system', 'made for a test'),
	(10, 'JY-5538-537', 1768449600000, 'hold', 1, 1, 0, 'JO202601159733266673', 'member:76fa9821-598e-4291-8cae-cd47a607b79f', ''),
	(11, 'JY-5538-537', 1768449600000, 'sell', 1, 1, 0, 'JO202601159733266673', 'member:76fa9821-598e-4291-8cae-cd47a607b79f', '');
INSERT INTO public.user_roles VALUES
	('c6a94b52-1f4a-4039-9d08-10acd01c478a', 'Owner'),
	('8a573b10-99fa-424a-bb59-1ce079c35071', 'Fulfilment');
INSERT INTO public.users VALUES
	('c6a94b52-1f4a-4039-9d08-10acd01c478a', 'member13900000009', 'member13900000009', '13900000009', NULL, NULL, 'none', 'member13900000009', NULL, 'active', 1768449600000, NULL, NULL),
	('8a573b10-99fa-424a-bb59-1ce079c35071', 'member13900000010', 'member13900000010', '13900000010', NULL, NULL, 'none', 'member13900000010', NULL, 'active', 1768449600000, NULL, NULL),
	('945d8048-ff28-4e5f-9cbb-802f0e80f12c', 'member13900000011', 'member13900000011', '13900000011', NULL, NULL, 'none', 'member13900000011', NULL, 'active', 1768449600000, NULL, NULL),
	('c070d7fa-8eae-413b-b8cd-95c277258c49', 'member13900000012', 'member13900000012', '13900000012', NULL, NULL, 'none', 'member13900000012', NULL, 'active', 1768449600000, NULL, NULL),
	('7393b046-7372-4e99-a6e7-f6bf1bc7f300', 'member13900000013', 'member13900000013', '13900000013', NULL, NULL, 'none', 'member13900000013', NULL, 'active', 1768449600000, NULL, NULL),
	('76fa9821-598e-4291-8cae-cd47a607b79f', 'member13900000014', 'member13900000014', '13900000014', NULL, NULL, 'none', 'member13900000014', NULL, 'active', 1768449600000, NULL, NULL),
	('19572e36-a87d-4494-a637-4fa2e839f20c', 'member13900000015', 'member13900000015', '13900000015', NULL, NULL, 'none', 'member13900000015', NULL, 'active', 1768449600000, NULL, NULL),
	('a25f611d-4b72-474a-91e0-909383145a32', 'member13900000016', 'member13900000016', '13900000016', NULL, NULL, 'none', 'member13900000016', NULL, 'frozen', 1768449600000, NULL, NULL);
INSERT INTO public.wallet_entries VALUES
	(1, 'e50f1c36-cefe-4ce3-ae50-e2307dd21cab', '945d8048-ff28-4e5f-9cbb-802f0e80f12c', 10000, 10000),
	(2, 'c29f6776-f32b-43ed-abf7-9caccbca3786', 'c070d7fa-8eae-413b-b8cd-95c277258c49', 10000, 10000),
	(3, 'e56ac871-611b-409f-9844-13b7f9f4ce57', 'c070d7fa-8eae-413b-b8cd-95c277258c49', -10000, 0),
	(4, '4946f480-cfc5-4788-b620-ecd8ebf89194', '7393b046-7372-4e99-a6e7-f6bf1bc7f300', 10000, 10000),
	(5, 'c8bdc18f-1285-4c97-8713-6efa473f4d8c', '7393b046-7372-4e99-a6e7-f6bf1bc7f300', -10000, 0),
	(6, 'af9bc14b-570b-4f58-9d3d-f01a166ec01e', '76fa9821-598e-4291-8cae-cd47a607b79f', 10000, 10000),
	(7, '02fbdc6d-3427-45b3-a272-36b47f7ea47c', '76fa9821-598e-4291-8cae-cd47a607b79f', -10000, 0),
	(8, 'cbf1951f-5232-4a15-8632-bc8a946bc44f', '19572e36-a87d-4494-a637-4fa2e839f20c', 10000, 10000),
	(9, '99b0316e-93cc-43ce-a2c1-42c38e3c4df8', '19572e36-a87d-4494-a637-4fa2e839f20c', -4000, 6000);
INSERT INTO public.wallet_totals VALUES
	('c6a94b52-1f4a-4039-9d08-10acd01c478a', 0, 0, 0, 0, 0, 0, 0),
	('8a573b10-99fa-424a-bb59-1ce079c35071', 0, 0, 0, 0, 0, 0, 0),
	('945d8048-ff28-4e5f-9cbb-802f0e80f12c', 10000, 0, 0, 1768449600000, 10000, 0, 0),
	('c070d7fa-8eae-413b-b8cd-95c277258c49', 10000, 10000, 0, 1768449600000, 0, 0, 1),
	('7393b046-7372-4e99-a6e7-f6bf1bc7f300', 10000, 10000, 0, 1768449600000, 0, 0, 1),
	('76fa9821-598e-4291-8cae-cd47a607b79f', 10000, 10000, 0, 1768449600000, 0, 0, 1),
	('19572e36-a87d-4494-a637-4fa2e839f20c', 10000, 0, 4000, 1768449600000, 6000, 0, 0),
	('a25f611d-4b72-474a-91e0-909383145a32', 0, 0, 0, 0, 0, 0, 0);
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
