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
CREATE FUNCTION public.credit_uses_append_only() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
      BEGIN RAISE EXCEPTION 'credit_uses is append-only'; END $$;
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
CREATE FUNCTION public.notice_decisions_append_only() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
      BEGIN RAISE EXCEPTION 'notice_decisions is append-only'; END $$;
CREATE FUNCTION public.notice_decisions_in_step() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
      BEGIN UPDATE payment_doubts SET decided = 1 WHERE notice_id = NEW.notice_id; RETURN NULL; END $$;
CREATE FUNCTION public.order_timeline_append_only() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
      BEGIN RAISE EXCEPTION 'order_timeline is append-only'; END $$;
CREATE FUNCTION public.payment_notices_append_only() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
      BEGIN RAISE EXCEPTION 'payment_notices is append-only'; END $$;
CREATE FUNCTION public.payment_notices_in_step() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
      BEGIN INSERT INTO payment_doubts (notice_id, received_at, decided)
    SELECT NEW.id, NEW.received_at, 0 WHERE NEW.doubt IS NOT NULL; RETURN NULL; END $$;
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
CREATE TABLE public.charges (
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
    confirmed_by uuid,
    confirmed_serial_no character varying(64),
    CONSTRAINT charges_amount_positive CHECK ((amount_fen > 0))
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
CREATE TABLE public.credit_uses (
    id bigint NOT NULL,
    credit_id bigint NOT NULL,
    transaction_id uuid NOT NULL,
    amount_fen bigint NOT NULL,
    CONSTRAINT credit_uses_amount_not_zero CHECK ((amount_fen <> 0))
);
CREATE SEQUENCE public.credit_uses_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.credit_uses_id_seq OWNED BY public.credit_uses.id;
CREATE TABLE public.credits (
    id bigint NOT NULL,
    transaction_id uuid NOT NULL,
    user_id uuid NOT NULL,
    charge_no character varying(20),
    amount_fen bigint NOT NULL,
    left_fen bigint NOT NULL,
    CONSTRAINT credits_left_within_amount CHECK (((left_fen >= 0) AND (left_fen <= amount_fen)))
);
CREATE SEQUENCE public.credits_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.credits_id_seq OWNED BY public.credits.id;
CREATE TABLE public.delivery_areas (
    area character varying(20) NOT NULL
);
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
CREATE TABLE public.notice_decisions (
    notice_id bigint NOT NULL,
    decided_by uuid NOT NULL,
    decided_at bigint NOT NULL,
    reason character varying(200) NOT NULL
);
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
CREATE TABLE public.payment_doubts (
    notice_id bigint NOT NULL,
    received_at bigint NOT NULL,
    decided integer NOT NULL
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
    doubt character varying(200),
    told character varying(200)
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
CREATE TABLE public.recharge_proposals (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    amount_fen bigint NOT NULL,
    kind character varying(10) NOT NULL,
    reason character varying(200) NOT NULL,
    status character varying(10) NOT NULL,
    proposed_by uuid,
    proposed_at bigint NOT NULL,
    decided_by uuid,
    decided_at bigint,
    transaction_no character varying(20),
    notice_id bigint,
    reference character varying(64),
    channel character varying(10),
    serial_no character varying(64),
    CONSTRAINT recharge_proposals_amount_positive CHECK ((amount_fen > 0))
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
ALTER TABLE ONLY public.credit_uses ALTER COLUMN id SET DEFAULT nextval('public.credit_uses_id_seq'::regclass);
ALTER TABLE ONLY public.credits ALTER COLUMN id SET DEFAULT nextval('public.credits_id_seq'::regclass);
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
ALTER TABLE ONLY public.wallet_entries ALTER COLUMN id SET DEFAULT nextval('public.wallet_entries_id_seq'::regclass);
INSERT INTO public.addresses VALUES
	('3c884eaf-505f-41ef-9604-3eedf85e0763', '9b686563-876c-4830-9dae-cfe15ea383f0', '张三', '13900000009', '河南省', '许昌市', '禹州市', '神垕镇 1 号', true, 1768449600000),
	('7163b338-6eec-4873-b02e-d3c1ca693a26', '6db338d9-af8d-49a3-9ced-4fcf68f6af21', '张三', '13900000010', '河南省', '许昌市', '禹州市', '神垕镇 1 号', true, 1768449600000),
	('1cfee743-72b6-4da5-a842-8576c82575ea', '50d69665-629c-47bd-8880-250d3ffb79a0', '张三', '13900000011', '河南省', '许昌市', '禹州市', '神垕镇 1 号', true, 1768449600000),
	('c1532f7f-01d2-49c9-ae03-af20111224a6', '8334e2aa-82e0-42e1-b1b2-e12b29ba7c1f', '张三', '13900000012', '河南省', '许昌市', '禹州市', '神垕镇 1 号', true, 1768449600000),
	('9808324e-5c07-411a-8796-bf88ba503e13', 'b0c2b42c-27cc-4f50-9722-98921b03875a', '张三', '13900000013', '河南省', '许昌市', '禹州市', '神垕镇 1 号', true, 1768449600000),
	('cd408b88-5313-4ab8-bd81-b4e9cd5c77cc', 'f0de7292-0068-4821-953d-278fe967cd4a', '张三', '13900000014', '河南省', '许昌市', '禹州市', '神垕镇 1 号', true, 1768449600000),
	('d0ab0715-30e9-4501-8c6e-4e8e561332b5', '245f6dc8-17e1-4292-9e2a-32628f11c4b4', '张三', '13900000015', '河南省', '许昌市', '禹州市', '神垕镇 1 号', true, 1768449600000),
	('a68ab6bd-44bd-4563-9447-f49a92ca4928', 'afd75c59-9fe0-4de4-9bbd-41dcc73b40dc', '张三', '13900000016', '河南省', '许昌市', '禹州市', '神垕镇 1 号', true, 1768449600000);
INSERT INTO public.audit_log VALUES
	(1, 1768449600000, 'staff:6db338d9-af8d-49a3-9ced-4fcf68f6af21', 'Fulfilment', 'orders/ship', 'order:JO202601157467508191', 'b4e94859-4db6-4aab-b9d7-9502c1541dca', '', '221388456ab7f7021ebc65e12aca62904fe6788df5270fa793fbfaf573ab172a'),
	(2, 1768449600000, 'staff:9b686563-876c-4830-9dae-cfe15ea383f0', 'Owner', 'refunds/approve', 'refund:JR202601158576808799', 'e84942c7-5ffb-4f0e-a5af-b676346f8db4', '', 'ae6a002990d7729516168985a544407fa9202a21793a6eb9ab899208e6d1adfe'),
	(3, 1768449600000, 'staff:9b686563-876c-4830-9dae-cfe15ea383f0', 'Owner', 'users/freeze', 'user:afd75c59-9fe0-4de4-9bbd-41dcc73b40dc', 'eb6f271a-7fb3-40c3-ad4c-8062aae3f457', '', 'e04ffa1272131af15269441e195a95c02b35b6ba4cbfe43e4b6a773089043eaa');
INSERT INTO public.chains VALUES
	('log', 3, 'ed35425073a6f50d363131ebc5bd1d2606101c1857f53642ff2919ac99305a6d'),
	('ledger', 10, 'beedcf1a49e5023a1c96e790d1d058e55ae1993914e0f19f1e9587d49b7ac8ba');
INSERT INTO public.charges VALUES
	('JC202601153805604189', '245f6dc8-17e1-4292-9e2a-32628f11c4b4', 'alipay', 'sandbox', 10000, 'REFUND_SUCCESS', 'SB5CA497133A0385654EE7', '/api/dev/cashier?chargeNo=JC202601153805604189', '', 1768449600000, 1768449600000, 1768449600000, NULL, NULL, NULL);
INSERT INTO public.contact_messages VALUES
	('0272d0ed-0693-4f51-a7e1-75fce2914308', 'contact', NULL, '李', 'li@example.com', '', '梅瓶', '还有吗？', 'fc2546a40d44c95da5691a4c39e956d41c3b66557212bf6f3bb72e62afa868e4', 'NEW', NULL, 1768449600000);
INSERT INTO public.credit_uses VALUES
	(1, 2, 'bfde39e3-4d39-48b4-9f0b-f30841fc1b4a', 10000),
	(2, 3, '9a3579ad-8d4f-413f-a62d-47b26441089b', 10000),
	(3, 4, '8070e607-2df3-4db9-98f1-64ad63b0b57f', 10000),
	(4, 5, '424a4272-278d-4d0a-80e6-93856cec37fe', 4000);
INSERT INTO public.credits VALUES
	(1, '58c47df7-b3e2-4eb7-a0b6-5dd598b96046', '50d69665-629c-47bd-8880-250d3ffb79a0', NULL, 10000, 10000),
	(2, '99325a7a-7469-47fb-943a-b49f6f0e9efb', '8334e2aa-82e0-42e1-b1b2-e12b29ba7c1f', NULL, 10000, 0),
	(3, '04302b83-5c46-43e5-9222-10337fadbee9', 'b0c2b42c-27cc-4f50-9722-98921b03875a', NULL, 10000, 0),
	(4, 'bffd1ff9-0d23-4142-93da-bb5c22043f7e', 'f0de7292-0068-4821-953d-278fe967cd4a', NULL, 10000, 0),
	(5, '7f78a2fe-60da-4200-bfd0-c303e41fad83', '245f6dc8-17e1-4292-9e2a-32628f11c4b4', 'JC202601153805604189', 10000, 6000);
INSERT INTO public.delivery_areas VALUES
	('mainland');
INSERT INTO public.holds VALUES
	('JO202601150532630747', 'JY-7624-833', 1, 1768451400000);
INSERT INTO public.knex_migrations VALUES
	(1, '001-users', 1, '2026-11-28 16:53:40.659+00'),
	(2, '002-catalog', 1, '2026-11-28 16:53:40.67+00'),
	(3, '003-orders', 1, '2026-11-28 16:53:40.685+00'),
	(4, '004-ledger', 1, '2026-11-28 16:53:40.707+00'),
	(5, '005-staff', 1, '2026-11-28 16:53:40.724+00'),
	(6, '006-charges', 1, '2026-11-28 16:53:40.748+00'),
	(7, '007-reconciliations', 1, '2026-11-28 16:53:40.758+00'),
	(8, '008-messages', 1, '2026-11-28 16:53:40.763+00'),
	(9, '009-service', 1, '2026-11-28 16:53:40.766+00');
INSERT INTO public.knex_migrations_lock VALUES
	(1, 0);
INSERT INTO public.ledger_accounts VALUES
	('wallet:50d69665-629c-47bd-8880-250d3ffb79a0', 10000),
	('wallet:8334e2aa-82e0-42e1-b1b2-e12b29ba7c1f', 0),
	('wallet:b0c2b42c-27cc-4f50-9722-98921b03875a', 0),
	('wallet:f0de7292-0068-4821-953d-278fe967cd4a', 0),
	('wallet:245f6dc8-17e1-4292-9e2a-32628f11c4b4', 6000),
	('held:245f6dc8-17e1-4292-9e2a-32628f11c4b4', 0);
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
	(1, '58c47df7-b3e2-4eb7-a0b6-5dd598b96046', 'wallet:50d69665-629c-47bd-8880-250d3ffb79a0', 10000, 10000),
	(2, '58c47df7-b3e2-4eb7-a0b6-5dd598b96046', 'channel:manual', -10000, NULL),
	(3, '99325a7a-7469-47fb-943a-b49f6f0e9efb', 'wallet:8334e2aa-82e0-42e1-b1b2-e12b29ba7c1f', 10000, 10000),
	(4, '99325a7a-7469-47fb-943a-b49f6f0e9efb', 'channel:manual', -10000, NULL),
	(5, 'bfde39e3-4d39-48b4-9f0b-f30841fc1b4a', 'wallet:8334e2aa-82e0-42e1-b1b2-e12b29ba7c1f', -10000, 0),
	(6, 'bfde39e3-4d39-48b4-9f0b-f30841fc1b4a', 'sales', 10000, NULL),
	(7, '04302b83-5c46-43e5-9222-10337fadbee9', 'wallet:b0c2b42c-27cc-4f50-9722-98921b03875a', 10000, 10000),
	(8, '04302b83-5c46-43e5-9222-10337fadbee9', 'channel:manual', -10000, NULL),
	(9, '9a3579ad-8d4f-413f-a62d-47b26441089b', 'wallet:b0c2b42c-27cc-4f50-9722-98921b03875a', -10000, 0),
	(10, '9a3579ad-8d4f-413f-a62d-47b26441089b', 'sales', 10000, NULL),
	(11, 'bffd1ff9-0d23-4142-93da-bb5c22043f7e', 'wallet:f0de7292-0068-4821-953d-278fe967cd4a', 10000, 10000),
	(12, 'bffd1ff9-0d23-4142-93da-bb5c22043f7e', 'channel:manual', -10000, NULL),
	(13, '8070e607-2df3-4db9-98f1-64ad63b0b57f', 'wallet:f0de7292-0068-4821-953d-278fe967cd4a', -10000, 0),
	(14, '8070e607-2df3-4db9-98f1-64ad63b0b57f', 'sales', 10000, NULL),
	(15, '7f78a2fe-60da-4200-bfd0-c303e41fad83', 'wallet:245f6dc8-17e1-4292-9e2a-32628f11c4b4', 10000, 10000),
	(16, '7f78a2fe-60da-4200-bfd0-c303e41fad83', 'channel:alipay', -10000, NULL),
	(17, '424a4272-278d-4d0a-80e6-93856cec37fe', 'wallet:245f6dc8-17e1-4292-9e2a-32628f11c4b4', -4000, 6000),
	(18, '424a4272-278d-4d0a-80e6-93856cec37fe', 'held:245f6dc8-17e1-4292-9e2a-32628f11c4b4', 4000, 4000),
	(19, 'fbad9772-f040-4049-b7ac-c922246aa857', 'held:245f6dc8-17e1-4292-9e2a-32628f11c4b4', -4000, 0),
	(20, 'fbad9772-f040-4049-b7ac-c922246aa857', 'channel:alipay', 4000, NULL);
INSERT INTO public.ledger_transactions VALUES
	('58c47df7-b3e2-4eb7-a0b6-5dd598b96046', 'JT202601150967414297', 'CHARGE_MARKET', 'recharge:50d69665-629c-47bd-8880-250d3ffb79a0', 'system', NULL, NULL, NULL, 'manual', NULL, NULL, '', 1768449600000),
	('99325a7a-7469-47fb-943a-b49f6f0e9efb', 'JT202601155955686576', 'CHARGE_MARKET', 'recharge:8334e2aa-82e0-42e1-b1b2-e12b29ba7c1f', 'system', NULL, NULL, NULL, 'manual', NULL, NULL, '', 1768449600000),
	('bfde39e3-4d39-48b4-9f0b-f30841fc1b4a', 'JT202601153969447042', 'ORDER_PAYMENT', 'order:JO202601157199448840:payment', 'member:8334e2aa-82e0-42e1-b1b2-e12b29ba7c1f', 'JO202601157199448840', NULL, NULL, NULL, NULL, NULL, '', 1768449600000),
	('04302b83-5c46-43e5-9222-10337fadbee9', 'JT202601151114066736', 'CHARGE_MARKET', 'recharge:b0c2b42c-27cc-4f50-9722-98921b03875a', 'system', NULL, NULL, NULL, 'manual', NULL, NULL, '', 1768449600000),
	('9a3579ad-8d4f-413f-a62d-47b26441089b', 'JT202601158139580503', 'ORDER_PAYMENT', 'order:JO202601157467508191:payment', 'member:b0c2b42c-27cc-4f50-9722-98921b03875a', 'JO202601157467508191', NULL, NULL, NULL, NULL, NULL, '', 1768449600000),
	('bffd1ff9-0d23-4142-93da-bb5c22043f7e', 'JT202601156357252480', 'CHARGE_MARKET', 'recharge:f0de7292-0068-4821-953d-278fe967cd4a', 'system', NULL, NULL, NULL, 'manual', NULL, NULL, '', 1768449600000),
	('8070e607-2df3-4db9-98f1-64ad63b0b57f', 'JT202601155326277930', 'ORDER_PAYMENT', 'order:JO202601155413698494:payment', 'member:f0de7292-0068-4821-953d-278fe967cd4a', 'JO202601155413698494', NULL, NULL, NULL, NULL, NULL, '', 1768449600000),
	('7f78a2fe-60da-4200-bfd0-c303e41fad83', 'JT202601151729399274', 'CHARGE', 'charge:JC202601153805604189', 'system', NULL, 'JC202601153805604189', NULL, 'alipay', 'SB5CA497133A0385654EE7', NULL, '', 1768449600000),
	('424a4272-278d-4d0a-80e6-93856cec37fe', 'JT202601154197955020', 'CHARGE_REFUND', 'refund:JR202601158576808799:hold', 'member:245f6dc8-17e1-4292-9e2a-32628f11c4b4', NULL, 'JC202601153805604189', 'JR202601158576808799', 'alipay', NULL, NULL, 'changed my mind', 1768449600000),
	('fbad9772-f040-4049-b7ac-c922246aa857', 'JT202601155324705623', 'CHARGE_REFUND', 'refund:JR202601158576808799:paid', 'system', NULL, 'JC202601153805604189', 'JR202601158576808799', 'alipay', 'SB315E286E08A368023169', NULL, '', 1768449600000);
INSERT INTO public.log_details VALUES
	(1, 'eae04b7ce3d81133dfc86dcf83ce1830', '', '127.0.0.1', '{"status":"PAID","shipment":null,"notes":[]}', '{"status":"PAID","shipment":{"carrier":"顺丰","trackingNo":"SF1001","shippedAt":"2026-01-15T04:00:00.000Z"},"notes":[]}', '', ''),
	(2, '16c0ac669c013c66ebe2b20a2695d608', 'fine', '127.0.0.1', '{"status":"PROCESSING","approved":false,"refundSerialNo":null,"actualAmount":null,"doubtAmount":null,"failureReason":""}', '{"status":"PROCESSING","approved":true,"refundSerialNo":null,"actualAmount":null,"doubtAmount":null,"failureReason":""}', '{"amount":40,"chargeNo":"JC202601153805604189","channel":"alipay","member":{"userId":"245f6dc8-17e1-4292-9e2a-32628f11c4b4","username":"member13900000015"}}', ''),
	(3, '', '', '', '', '', '', '41720a42b7fadcc86c3a6a7471709c668a31709bef00aa01a6ab192caef8a3e8');
INSERT INTO public.order_lines VALUES
	(1, 'JO202601150532630747', 'JY-7624-833', '天青瓶', '天青瓶 (en)', 'JY-7624-833.jpg', 10000, 1, 'dfb3c801-e6ad-4cd3-ae92-6524b5d08d3d'),
	(2, 'JO202601157199448840', 'JY-1555-706', '天青瓶', '天青瓶 (en)', 'JY-1555-706.jpg', 10000, 1, 'dbf317e9-2973-4980-a645-80b04fdb5ec8'),
	(3, 'JO202601157467508191', 'JY-6864-422', '天青瓶', '天青瓶 (en)', 'JY-6864-422.jpg', 10000, 1, '2e7a8828-4512-4cc0-8a88-f76d6405abc0'),
	(4, 'JO202601155413698494', 'JY-8586-722', '天青瓶', '天青瓶 (en)', 'JY-8586-722.jpg', 10000, 1, '2f08fd10-eeb5-491c-8e5d-8d759ab07d96');
INSERT INTO public.order_refunds VALUES
	(1, 'JO202601155413698494', 'PAID', '不喜欢', 1768449600000, NULL, NULL);
INSERT INTO public.order_timeline VALUES
	(1, 'JO202601150532630747', 1768449600000, NULL, 'WAITING_PAYMENT', 'member:50d69665-629c-47bd-8880-250d3ffb79a0', ''),
	(2, 'JO202601157199448840', 1768449600000, NULL, 'WAITING_PAYMENT', 'member:8334e2aa-82e0-42e1-b1b2-e12b29ba7c1f', ''),
	(3, 'JO202601157199448840', 1768449600000, 'WAITING_PAYMENT', 'PAID', 'member:8334e2aa-82e0-42e1-b1b2-e12b29ba7c1f', ''),
	(4, 'JO202601157467508191', 1768449600000, NULL, 'WAITING_PAYMENT', 'member:b0c2b42c-27cc-4f50-9722-98921b03875a', ''),
	(5, 'JO202601157467508191', 1768449600000, 'WAITING_PAYMENT', 'PAID', 'member:b0c2b42c-27cc-4f50-9722-98921b03875a', ''),
	(6, 'JO202601157467508191', 1768449600000, 'PAID', 'COMPLETED', 'member:b0c2b42c-27cc-4f50-9722-98921b03875a', ''),
	(7, 'JO202601155413698494', 1768449600000, NULL, 'WAITING_PAYMENT', 'member:f0de7292-0068-4821-953d-278fe967cd4a', ''),
	(8, 'JO202601155413698494', 1768449600000, 'WAITING_PAYMENT', 'PAID', 'member:f0de7292-0068-4821-953d-278fe967cd4a', ''),
	(9, 'JO202601155413698494', 1768449600000, 'PAID', 'REFUNDING', 'member:f0de7292-0068-4821-953d-278fe967cd4a', '不喜欢');
INSERT INTO public.orders VALUES
	('JO202601150532630747', '50d69665-629c-47bd-8880-250d3ffb79a0', 'WAITING_PAYMENT', 10000, '', '{"recipientName":"张三","phone":"13900000011","province":"河南省","city":"许昌市","district":"禹州市","street":"神垕镇 1 号"}', '张三', '13900000011', 1768449600000, 1768451400000, NULL, NULL, NULL),
	('JO202601157199448840', '8334e2aa-82e0-42e1-b1b2-e12b29ba7c1f', 'PAID', 10000, '', '{"recipientName":"张三","phone":"13900000012","province":"河南省","city":"许昌市","district":"禹州市","street":"神垕镇 1 号"}', '张三', '13900000012', 1768449600000, 1768451400000, 1768449600000, 'JT202601153969447042', NULL),
	('JO202601157467508191', 'b0c2b42c-27cc-4f50-9722-98921b03875a', 'COMPLETED', 10000, '', '{"recipientName":"张三","phone":"13900000013","province":"河南省","city":"许昌市","district":"禹州市","street":"神垕镇 1 号"}', '张三', '13900000013', 1768449600000, 1768451400000, 1768449600000, 'JT202601158139580503', 1768449600000),
	('JO202601155413698494', 'f0de7292-0068-4821-953d-278fe967cd4a', 'REFUNDING', 10000, '', '{"recipientName":"张三","phone":"13900000014","province":"河南省","city":"许昌市","district":"禹州市","street":"神垕镇 1 号"}', '张三', '13900000014', 1768449600000, 1768451400000, 1768449600000, 'JT202601155326277930', NULL);
INSERT INTO public.outbox_events VALUES
	(1, 'product:JY-7624-833', 1768449600000),
	(2, 'product:JY-1555-706', 1768449600000),
	(3, 'product:JY-1555-706', 1768449600000),
	(4, 'product:JY-6864-422', 1768449600000),
	(5, 'product:JY-6864-422', 1768449600000),
	(6, 'product:JY-8586-722', 1768449600000),
	(7, 'product:JY-8586-722', 1768449600000);
INSERT INTO public.payment_credits VALUES
	('alipay', 'SB5CA497133A0385654EE7', '7f78a2fe-60da-4200-bfd0-c303e41fad83');
INSERT INTO public.payment_notices VALUES
	(1, 'alipay', 'JC202601153805604189', 1768449600000, 'credited', 'SB5CA497133A0385654EE7', 10000, '{"chargeNo":"JC202601153805604189","serialNo":"SB5CA497133A0385654EE7","amountFen":10000,"app":"sandbox-app","outcome":"paid"}', NULL, 'credited alipay JC202601153805604189 10000 SB5CA497133A0385654EE7 paid');
INSERT INTO public.products VALUES
	('JY-7624-833', 'jy7624833', true, false, '天青瓶', '天青瓶 (en)', 'JY-7624-833.jpg', 'vase', '天青', 'Sky blue', 'sky-blue', 'jy-7624-833 天青瓶 天青', 'jy-7624-833 vase sky blue', 0, true, 10000, NULL, 1, 0, 1, 0, 1768449600000, true, NULL, NULL, NULL),
	('JY-1555-706', 'jy1555706', true, false, '天青瓶', '天青瓶 (en)', 'JY-1555-706.jpg', 'vase', '天青', 'Sky blue', 'sky-blue', 'jy-1555-706 天青瓶 天青', 'jy-1555-706 vase sky blue', 0, true, 10000, NULL, 1, 0, 0, 1, 1768449600000, true, NULL, NULL, NULL),
	('JY-6864-422', 'jy6864422', true, false, '天青瓶', '天青瓶 (en)', 'JY-6864-422.jpg', 'vase', '天青', 'Sky blue', 'sky-blue', 'jy-6864-422 天青瓶 天青', 'jy-6864-422 vase sky blue', 0, true, 10000, NULL, 1, 0, 0, 1, 1768449600000, true, NULL, NULL, NULL),
	('JY-8586-722', 'jy8586722', true, false, '天青瓶', '天青瓶 (en)', 'JY-8586-722.jpg', 'vase', '天青', 'Sky blue', 'sky-blue', 'jy-8586-722 天青瓶 天青', 'jy-8586-722 vase sky blue', 0, true, 10000, NULL, 1, 0, 0, 1, 1768449600000, true, NULL, NULL, NULL);
INSERT INTO public.refunds VALUES
	('JR202601158576808799', 'JC202601153805604189', '245f6dc8-17e1-4292-9e2a-32628f11c4b4', 'alipay', 4000, 4000, 'changed my mind', '', 'SUCCESS', 'SB315E286E08A368023169', NULL, NULL, 1768449600000, 1768449600000, 1768449600000, 1768449600000);
INSERT INTO public.requests VALUES
	('50d69665-629c-47bd-8880-250d3ffb79a0', 'f5478f59-3a55-42eb-aef8-00988140e8f7', 'order/submit', 'eebc4a0db59fd992ca0d04d0fd102c8a5f32deccd82a73f713daf9eeaab52e56', '{"ok":{"orderNo":"JO202601150532630747","status":"WAITING_PAYMENT","amount":100,"createdAt":"2026-01-15T04:00:00.000Z","payableUntil":"2026-01-15T04:30:00.000Z","remark":"","items":[{"productCode":"JY-7624-833","productName":"天青瓶","price":100,"quantity":1,"imageUrl":["/media/640/webp/JY-7624-833.jpg"]}],"address":{"recipientName":"张三","phone":"13900000011","province":"河南省","city":"许昌市","district":"禹州市","street":"神垕镇 1 号"},"payment":null,"shipment":null,"refund":null,"timeline":[{"at":"2026-01-15T04:00:00.000Z","from":null,"to":"WAITING_PAYMENT","actor":"member","event":"submitted","reason":"订单已提交"}],"serverTime":"2026-01-15T04:00:00.000Z"}}', 1768449600000),
	('8334e2aa-82e0-42e1-b1b2-e12b29ba7c1f', '2423b91d-94ac-47c4-8d7b-f8120cfa6758', 'order/submit', '7bbebf80ba8a79b0f338bddf0a54d6fc5967cbe3c1a0c4ab833677687f8e85e9', '{"ok":{"orderNo":"JO202601157199448840","status":"WAITING_PAYMENT","amount":100,"createdAt":"2026-01-15T04:00:00.000Z","payableUntil":"2026-01-15T04:30:00.000Z","remark":"","items":[{"productCode":"JY-1555-706","productName":"天青瓶","price":100,"quantity":1,"imageUrl":["/media/640/webp/JY-1555-706.jpg"]}],"address":{"recipientName":"张三","phone":"13900000012","province":"河南省","city":"许昌市","district":"禹州市","street":"神垕镇 1 号"},"payment":null,"shipment":null,"refund":null,"timeline":[{"at":"2026-01-15T04:00:00.000Z","from":null,"to":"WAITING_PAYMENT","actor":"member","event":"submitted","reason":"订单已提交"}],"serverTime":"2026-01-15T04:00:00.000Z"}}', 1768449600000),
	('8334e2aa-82e0-42e1-b1b2-e12b29ba7c1f', 'e4f06f46-000a-4c3f-b7ad-aa93d2d85f71', 'order/pay', '42e14361df8e51db288275af5a16b303bbd54b9a6ec0744c7892b1269341d283', '{"ok":{"orderNo":"JO202601157199448840","status":"PAID","amount":100,"createdAt":"2026-01-15T04:00:00.000Z","payableUntil":"2026-01-15T04:30:00.000Z","remark":"","items":[{"productCode":"JY-1555-706","productName":"天青瓶","price":100,"quantity":1,"imageUrl":["/media/640/webp/JY-1555-706.jpg"]}],"address":{"recipientName":"张三","phone":"13900000012","province":"河南省","city":"许昌市","district":"禹州市","street":"神垕镇 1 号"},"payment":{"method":"wallet","amount":100,"paidAt":"2026-01-15T04:00:00.000Z","serialNo":"JT202601153969447042","status":"success"},"shipment":null,"refund":null,"timeline":[{"at":"2026-01-15T04:00:00.000Z","from":null,"to":"WAITING_PAYMENT","actor":"member","event":"submitted","reason":"订单已提交"},{"at":"2026-01-15T04:00:00.000Z","from":"WAITING_PAYMENT","to":"PAID","actor":"member","event":"paid","reason":"已用钱包付款"}],"serverTime":"2026-01-15T04:00:00.000Z"}}', 1768449600000),
	('b0c2b42c-27cc-4f50-9722-98921b03875a', '65d0d3d1-0467-432e-a451-53b4b9879582', 'order/submit', 'deb7c13eb3a18fd253c9a04cf4d87cd2e823c201575afef21abe72b1b43d0e61', '{"ok":{"orderNo":"JO202601157467508191","status":"WAITING_PAYMENT","amount":100,"createdAt":"2026-01-15T04:00:00.000Z","payableUntil":"2026-01-15T04:30:00.000Z","remark":"","items":[{"productCode":"JY-6864-422","productName":"天青瓶","price":100,"quantity":1,"imageUrl":["/media/640/webp/JY-6864-422.jpg"]}],"address":{"recipientName":"张三","phone":"13900000013","province":"河南省","city":"许昌市","district":"禹州市","street":"神垕镇 1 号"},"payment":null,"shipment":null,"refund":null,"timeline":[{"at":"2026-01-15T04:00:00.000Z","from":null,"to":"WAITING_PAYMENT","actor":"member","event":"submitted","reason":"订单已提交"}],"serverTime":"2026-01-15T04:00:00.000Z"}}', 1768449600000),
	('b0c2b42c-27cc-4f50-9722-98921b03875a', 'd520c18e-1f66-4e0d-9a53-0af30c382dad', 'order/pay', 'a888f2740e6b4da484bc13a39e0fddef05e6c462a3710846a3e402f42762bcef', '{"ok":{"orderNo":"JO202601157467508191","status":"PAID","amount":100,"createdAt":"2026-01-15T04:00:00.000Z","payableUntil":"2026-01-15T04:30:00.000Z","remark":"","items":[{"productCode":"JY-6864-422","productName":"天青瓶","price":100,"quantity":1,"imageUrl":["/media/640/webp/JY-6864-422.jpg"]}],"address":{"recipientName":"张三","phone":"13900000013","province":"河南省","city":"许昌市","district":"禹州市","street":"神垕镇 1 号"},"payment":{"method":"wallet","amount":100,"paidAt":"2026-01-15T04:00:00.000Z","serialNo":"JT202601158139580503","status":"success"},"shipment":null,"refund":null,"timeline":[{"at":"2026-01-15T04:00:00.000Z","from":null,"to":"WAITING_PAYMENT","actor":"member","event":"submitted","reason":"订单已提交"},{"at":"2026-01-15T04:00:00.000Z","from":"WAITING_PAYMENT","to":"PAID","actor":"member","event":"paid","reason":"已用钱包付款"}],"serverTime":"2026-01-15T04:00:00.000Z"}}', 1768449600000),
	('6db338d9-af8d-49a3-9ced-4fcf68f6af21', 'b4e94859-4db6-4aab-b9d7-9502c1541dca', 'admin/orders/ship', '2bf393a0549e12b584bcf95e35254313a9eebe64156a00db1dfdaf8515d368be', '{"ok":{"orderNo":"JO202601157467508191","status":"PAID","amount":100,"createdAt":"2026-01-15T04:00:00.000Z","payableUntil":"2026-01-15T04:30:00.000Z","remark":"","items":[{"productCode":"JY-6864-422","productName":"天青瓶","price":100,"quantity":1,"imageUrl":["/media/640/webp/JY-6864-422.jpg"]}],"address":{"recipientName":"张三","phone":"13900000013","province":"河南省","city":"许昌市","district":"禹州市","street":"神垕镇 1 号"},"payment":{"method":"wallet","amount":100,"paidAt":"2026-01-15T04:00:00.000Z","serialNo":"JT202601158139580503","status":"success"},"shipment":{"carrier":"顺丰","trackingNo":"SF1001","shippedAt":"2026-01-15T04:00:00.000Z"},"refund":null,"timeline":[{"at":"2026-01-15T04:00:00.000Z","from":null,"to":"WAITING_PAYMENT","actor":"member","event":"submitted","reason":"订单已提交","by":"member13900000013"},{"at":"2026-01-15T04:00:00.000Z","from":"WAITING_PAYMENT","to":"PAID","actor":"member","event":"paid","reason":"已用钱包付款","by":"member13900000013"}],"serverTime":"2026-01-15T04:00:00.000Z","buyer":{"userId":"b0c2b42c-27cc-4f50-9722-98921b03875a","username":"member13900000013"},"notes":[],"returned":null,"version":"CAdCa5nI4T4Su5XP","formerVersion":"ECMrOc_59DsrsDEb"}}', 1768449600000),
	('b0c2b42c-27cc-4f50-9722-98921b03875a', '772ee84f-a206-4fe6-9f87-82d60da8ad25', 'order/confirm_receipt', 'c188d35251d3e727d11a5a4fffe6e8e4ee5ffd5257831c422cd865afbbdb96cd', '{"ok":{"orderNo":"JO202601157467508191","status":"COMPLETED","amount":100,"createdAt":"2026-01-15T04:00:00.000Z","payableUntil":"2026-01-15T04:30:00.000Z","remark":"","items":[{"productCode":"JY-6864-422","productName":"天青瓶","price":100,"quantity":1,"imageUrl":["/media/640/webp/JY-6864-422.jpg"]}],"address":{"recipientName":"张三","phone":"13900000013","province":"河南省","city":"许昌市","district":"禹州市","street":"神垕镇 1 号"},"payment":{"method":"wallet","amount":100,"paidAt":"2026-01-15T04:00:00.000Z","serialNo":"JT202601158139580503","status":"success"},"shipment":{"carrier":"顺丰","trackingNo":"SF1001","shippedAt":"2026-01-15T04:00:00.000Z"},"refund":null,"timeline":[{"at":"2026-01-15T04:00:00.000Z","from":null,"to":"WAITING_PAYMENT","actor":"member","event":"submitted","reason":"订单已提交"},{"at":"2026-01-15T04:00:00.000Z","from":"WAITING_PAYMENT","to":"PAID","actor":"member","event":"paid","reason":"已用钱包付款"},{"at":"2026-01-15T04:00:00.000Z","from":"PAID","to":"COMPLETED","actor":"member","event":"received","reason":"已确认收货"}],"serverTime":"2026-01-15T04:00:00.000Z"}}', 1768449600000),
	('f0de7292-0068-4821-953d-278fe967cd4a', 'd33789e6-570a-408f-96c3-ea492322deed', 'order/submit', 'e7f70dac58651dd97ebf8a25fa38f0082597cb76565559b7f0c7273fd67fca78', '{"ok":{"orderNo":"JO202601155413698494","status":"WAITING_PAYMENT","amount":100,"createdAt":"2026-01-15T04:00:00.000Z","payableUntil":"2026-01-15T04:30:00.000Z","remark":"","items":[{"productCode":"JY-8586-722","productName":"天青瓶","price":100,"quantity":1,"imageUrl":["/media/640/webp/JY-8586-722.jpg"]}],"address":{"recipientName":"张三","phone":"13900000014","province":"河南省","city":"许昌市","district":"禹州市","street":"神垕镇 1 号"},"payment":null,"shipment":null,"refund":null,"timeline":[{"at":"2026-01-15T04:00:00.000Z","from":null,"to":"WAITING_PAYMENT","actor":"member","event":"submitted","reason":"订单已提交"}],"serverTime":"2026-01-15T04:00:00.000Z"}}', 1768449600000),
	('f0de7292-0068-4821-953d-278fe967cd4a', 'ab6728cf-9430-41aa-9bfa-62bbaf67a915', 'order/pay', 'df7c7eb6140e83efefced5f43797af08bf4b964bae8eaecefc4862208334adc6', '{"ok":{"orderNo":"JO202601155413698494","status":"PAID","amount":100,"createdAt":"2026-01-15T04:00:00.000Z","payableUntil":"2026-01-15T04:30:00.000Z","remark":"","items":[{"productCode":"JY-8586-722","productName":"天青瓶","price":100,"quantity":1,"imageUrl":["/media/640/webp/JY-8586-722.jpg"]}],"address":{"recipientName":"张三","phone":"13900000014","province":"河南省","city":"许昌市","district":"禹州市","street":"神垕镇 1 号"},"payment":{"method":"wallet","amount":100,"paidAt":"2026-01-15T04:00:00.000Z","serialNo":"JT202601155326277930","status":"success"},"shipment":null,"refund":null,"timeline":[{"at":"2026-01-15T04:00:00.000Z","from":null,"to":"WAITING_PAYMENT","actor":"member","event":"submitted","reason":"订单已提交"},{"at":"2026-01-15T04:00:00.000Z","from":"WAITING_PAYMENT","to":"PAID","actor":"member","event":"paid","reason":"已用钱包付款"}],"serverTime":"2026-01-15T04:00:00.000Z"}}', 1768449600000),
	('f0de7292-0068-4821-953d-278fe967cd4a', 'c2edffe1-91f3-4411-b81f-6aa5a418ac98', 'order/refund/apply', '9d384f76715fc2a2f349a67a560483938f89722db96aa125da75c6e4000e3c49', '{"ok":{"orderNo":"JO202601155413698494","status":"REFUNDING","amount":100,"createdAt":"2026-01-15T04:00:00.000Z","payableUntil":"2026-01-15T04:30:00.000Z","remark":"","items":[{"productCode":"JY-8586-722","productName":"天青瓶","price":100,"quantity":1,"imageUrl":["/media/640/webp/JY-8586-722.jpg"]}],"address":{"recipientName":"张三","phone":"13900000014","province":"河南省","city":"许昌市","district":"禹州市","street":"神垕镇 1 号"},"payment":{"method":"wallet","amount":100,"paidAt":"2026-01-15T04:00:00.000Z","serialNo":"JT202601155326277930","status":"success"},"shipment":null,"refund":{"reason":"不喜欢","appliedAt":"2026-01-15T04:00:00.000Z","decidedAt":null,"serialNo":null},"timeline":[{"at":"2026-01-15T04:00:00.000Z","from":null,"to":"WAITING_PAYMENT","actor":"member","event":"submitted","reason":"订单已提交"},{"at":"2026-01-15T04:00:00.000Z","from":"WAITING_PAYMENT","to":"PAID","actor":"member","event":"paid","reason":"已用钱包付款"},{"at":"2026-01-15T04:00:00.000Z","from":"PAID","to":"REFUNDING","actor":"member","event":"refundAsked","reason":"不喜欢"}],"serverTime":"2026-01-15T04:00:00.000Z"}}', 1768449600000),
	('245f6dc8-17e1-4292-9e2a-32628f11c4b4', 'aae014e9-17fa-41a0-8de0-3c9375505738', 'wallet/charge', 'a8f9c817579ad63b7f77fce024003518445f70c2d59ec0757c09ac7f2216a38c', '{"ok":{"chargeNo":"JC202601153805604189","amount":100,"channel":"alipay","serialNo":null,"status":"PENDING","createdAt":"2026-01-15T04:00:00.000Z","successAt":null,"refundable":0,"refunded":0,"refundNo":null,"cashierUrl":null,"withdrawnAt":null}}', 1768449600000),
	('245f6dc8-17e1-4292-9e2a-32628f11c4b4', 'f2310414-576e-40b9-ab28-703853bedc85', 'wallet/refund/apply', '2128fcbc1ab146cbb7322ed44551fdfece90529d031dc13bbb7928b4be2af8bc', '{"ok":{"refundNo":"JR202601158576808799","chargeNo":"JC202601153805604189","amount":40,"channel":"alipay","originalSerialNo":"SB5CA497133A0385654EE7","refundSerialNo":null,"reason":"changed my mind","actualAmount":null,"appliedAt":"2026-01-15T04:00:00.000Z","completedAt":null,"status":"PROCESSING","failedBy":null,"failureReason":""}}', 1768449600000),
	('9b686563-876c-4830-9dae-cfe15ea383f0', 'e84942c7-5ffb-4f0e-a5af-b676346f8db4', 'admin/refunds/approve', 'd2525d96a6272eddf981eab11a2712641750bd8e2f74b46d7340926e189b213b', '{"ok":{"refundNo":"JR202601158576808799","chargeNo":"JC202601153805604189","amount":40,"channel":"alipay","originalSerialNo":"SB5CA497133A0385654EE7","refundSerialNo":null,"reason":"changed my mind","actualAmount":null,"appliedAt":"2026-01-15T04:00:00.000Z","completedAt":null,"status":"PROCESSING","failedBy":null,"failureReason":"","member":{"userId":"245f6dc8-17e1-4292-9e2a-32628f11c4b4","username":"member13900000015"},"provider":"sandbox","approved":true,"doubtAmount":null}}', 1768449600000),
	('9b686563-876c-4830-9dae-cfe15ea383f0', 'eb6f271a-7fb3-40c3-ad4c-8062aae3f457', 'admin/users/freeze', 'f20ca791c1749199b03be793f871026b3414728867fe749fcb2c43a439626c47', '{"ok":{"userId":"afd75c59-9fe0-4de4-9bbd-41dcc73b40dc","avatar":null,"username":"member13900000016","nickname":"member13900000016","phone":"13900000016","email":null,"emailVerified":false,"status":"frozen","balance":0,"available":0,"frozen":0,"orders":0,"spent":0,"registeredAt":"2026-01-15T04:00:00.000Z","lastLoginAt":null,"acceptedTerms":null,"roles":[],"version":"S_zjaUBNdPEut55B","addresses":[{"recipientName":"张三","phone":"13900000016","lines":"河南省 许昌市 禹州市 神垕镇 1 号","isDefault":true}],"sessions":[]}}', 1768449600000);
INSERT INTO public.roles VALUES
	('Owner', '[]', 0),
	('Finance', '["dashboard.read","users.read","wallets.read","wallets.recharge","charges.settle","refunds.decide","finance.read","finance.reconcile","orders.read","orders.refund"]', 0),
	('Fulfilment', '["dashboard.read","inventory.read","inventory.adjust","orders.read","orders.fulfil"]', 0),
	('Catalogue', '["dashboard.read","inventory.read","inventory.adjust","products.read","products.write"]', 0),
	('Support', '["dashboard.read","users.read","users.freeze","messages.read","messages.answer","orders.read"]', 0),
	('Auditor', '["dashboard.read","users.read","roles.read","logs.read","wallets.read","finance.read","inventory.read","products.read","orders.read","messages.read"]', 0);
INSERT INTO public.sandbox_notices VALUES
	(1, 'JC202601153805604189', '{"chargeNo":"JC202601153805604189","serialNo":"SB5CA497133A0385654EE7","amountFen":10000,"app":"sandbox-app","outcome":"paid"}', 'd213eb0726bd9ea28021cc26e5523d5d7e27bcb9cfabccb0b10210d35d39767a', 1768449600000, 'success');
INSERT INTO public.sandbox_payments VALUES
	('JC202601153805604189', 'alipay', 10000, 'paid', 'SB5CA497133A0385654EE7', 'atOnce', 1768449600000);
INSERT INTO public.sandbox_refunds VALUES
	('JR202601158576808799', 'JC202601153805604189', 4000, 'SB315E286E08A368023169', 1768449600000);
INSERT INTO public.seals VALUES
	('log', 1, '1', '075c0ee519427afec1bcac0283e481946fb2767b7dd9fd1ef8ec4a2d80b7f281'),
	('log', 2, '2', 'f9d99d74b2ce439411d8615eee15260b0bb8a04ef0c934cb312de28fe2f6f6bb'),
	('log', 3, '3', '4738c78ec9dccb6bb89d02a3ff8622f2927e1d862c3aeaf6b32db84d9c07ebad'),
	('ledger', 1, '58c47df7-b3e2-4eb7-a0b6-5dd598b96046', '03317e08f76b901d370a12f06e7a869cffdf786e26d1b328f4a7b7d8b3b4e899'),
	('ledger', 2, '99325a7a-7469-47fb-943a-b49f6f0e9efb', '306cf1e39ed8b30b709ce94b514f69aaa16ff0a74ae58370dc862011eff2db04'),
	('ledger', 3, 'bfde39e3-4d39-48b4-9f0b-f30841fc1b4a', 'b583a5da5167baa47cad66c34273a6314d093b55e106f9a37234671f964ec3da'),
	('ledger', 4, '04302b83-5c46-43e5-9222-10337fadbee9', '0d09f88b276ed53e6878972dee76488d76622bd23cb4622e7629dc07b59294e9'),
	('ledger', 5, '9a3579ad-8d4f-413f-a62d-47b26441089b', '9d2603d47879f081336ed0572bbbcf2704b760288b18521382378277996035d0'),
	('ledger', 6, 'bffd1ff9-0d23-4142-93da-bb5c22043f7e', '1023ef2f94839e4847161e5a866c1f3fb7cb5a281c6ba036d573e05eefac528e'),
	('ledger', 7, '8070e607-2df3-4db9-98f1-64ad63b0b57f', 'cb08a9a272bcefcd10dc5d2e2bc8ef20aceed00ba5c32f88760714d9ef02e368'),
	('ledger', 8, '7f78a2fe-60da-4200-bfd0-c303e41fad83', 'e3158c18820aae82380ddaf4fed12e701380b8b97dd46ae96458d38ba46b34ed'),
	('ledger', 9, '424a4272-278d-4d0a-80e6-93856cec37fe', 'd27c85b072b3c6e591c5c241d93d597cc4abd74bfd688dba4767093f5b9e3fe6'),
	('ledger', 10, 'fbad9772-f040-4049-b7ac-c922246aa857', '64cd1b2af712688ba3e0718ce4920a00c24b4e7922c96c6acc73ce06cbdf9276');
INSERT INTO public.sessions VALUES
	('7d927318-78d9-489a-9c0f-96d9c7252053', '9b686563-876c-4830-9dae-cfe15ea383f0', '82a3e80cace9c88e4edea236f38122e2daeba05b0ba3cde60f12200d9218f79f', 1768449600000, 1769054400000, 'test', '127.0.0.1', 1768449600000),
	('dbca54bd-ea14-4564-9483-13412c6e896e', '6db338d9-af8d-49a3-9ced-4fcf68f6af21', '60a548b78d40baa08b02216fe03de4d6295c308614a644e0b31bc4ac407a57eb', 1768449600000, 1769054400000, 'test', '127.0.0.1', 1768449600000),
	('f90abd0d-7fb7-42b7-ad1c-07fb41d7c6a6', '50d69665-629c-47bd-8880-250d3ffb79a0', '76c57122ff40707158f53a9b3048420109e2582b0ebb3fbd0c26615e3d6e8a22', 1768449600000, 1769054400000, 'test', '127.0.0.1', 1768449600000),
	('ad9cf20f-9e08-4232-bfe8-667b9aa6c301', '8334e2aa-82e0-42e1-b1b2-e12b29ba7c1f', '8a129ff12bdfb299f2c58c1a99cd5f8fac2d16abb115d17bf209643030970275', 1768449600000, 1769054400000, 'test', '127.0.0.1', 1768449600000),
	('5b8a80a6-6884-4ec3-9b67-0cc4f935881a', 'b0c2b42c-27cc-4f50-9722-98921b03875a', 'c4d0fe38355e15768f6be819d451d32971fcc8e9c578ee5a56d118d53314caa3', 1768449600000, 1769054400000, 'test', '127.0.0.1', 1768449600000),
	('f79cdaba-0e69-4038-8dff-657c7e4ae2ed', 'f0de7292-0068-4821-953d-278fe967cd4a', '9b280880e38a5f6b7f514b80dee71266a38d6ecb3c7abf5e95c26dbcec90073b', 1768449600000, 1769054400000, 'test', '127.0.0.1', 1768449600000),
	('0cf18cb4-dfb5-44a6-9113-41ad57697344', '245f6dc8-17e1-4292-9e2a-32628f11c4b4', '8f4779a56b9725c7ae34a16b50fea7f6703f4c43c45451f81c8e015311ea8d5c', 1768449600000, 1769054400000, 'test', '127.0.0.1', 1768449600000);
INSERT INTO public.shipments VALUES
	('JO202601157467508191', '顺丰', 'SF1001', 1768449600000, NULL, NULL);
INSERT INTO public.sms_codes VALUES
	('454e546a-d88d-45c7-be59-b68e4af279f6', '13900000012', 'order_pay', 'JO202601157199448840', '127.0.0.1', 'ee470c4d1df949493ce49eac9975da3c', '72da16ddd4849af8c883217cf1107422aa95be02908a5a5d253c651c2417c423', 4, 1768449600000, 1768449900000, 1768449600000, true),
	('def482c0-b813-45af-871d-446529fde707', '13900000013', 'order_pay', 'JO202601157467508191', '127.0.0.1', '8c3f984bcf2e391a8f1a356982cbcfce', 'a85c79d38b086b35c6afdf3e74adedbe252b94ee0f258adb0173a4f4dcfd98c6', 4, 1768449600000, 1768449900000, 1768449600000, true),
	('21c95049-28ea-48cc-bbf8-fc5cb80c9933', '13900000014', 'order_pay', 'JO202601155413698494', '127.0.0.1', 'f9719450f86eac98bcd436c0252b5c51', 'c6b39508d4102c48547e58bb2e6acc13f3968c65ef33b8cbe652170931426102', 4, 1768449600000, 1768449900000, 1768449600000, true);
INSERT INTO public.sms_outbox VALUES
	(1, '13900000012', 'order_pay', '478799', 1768449600000),
	(2, '13900000013', 'order_pay', '177974', 1768449600000),
	(3, '13900000014', 'order_pay', '541308', 1768449600000);
INSERT INTO public.stock_movements VALUES
	(1, 'JY-7624-833', 1768449600000, 'start', 1, 1, 1, NULL, 'system', 'made for a test'),
	(2, 'JY-7624-833', 1768449600000, 'hold', 1, 1, 0, 'JO202601150532630747', 'member:50d69665-629c-47bd-8880-250d3ffb79a0', ''),
	(3, 'JY-1555-706', 1768449600000, 'start', 1, 1, 1, NULL, 'system', 'made for a test'),
	(4, 'JY-1555-706', 1768449600000, 'hold', 1, 1, 0, 'JO202601157199448840', 'member:8334e2aa-82e0-42e1-b1b2-e12b29ba7c1f', ''),
	(5, 'JY-1555-706', 1768449600000, 'sell', 1, 1, 0, 'JO202601157199448840', 'member:8334e2aa-82e0-42e1-b1b2-e12b29ba7c1f', ''),
	(6, 'JY-6864-422', 1768449600000, 'start', 1, 1, 1, NULL, 'system', 'made for a test'),
	(7, 'JY-6864-422', 1768449600000, 'hold', 1, 1, 0, 'JO202601157467508191', 'member:b0c2b42c-27cc-4f50-9722-98921b03875a', ''),
	(8, 'JY-6864-422', 1768449600000, 'sell', 1, 1, 0, 'JO202601157467508191', 'member:b0c2b42c-27cc-4f50-9722-98921b03875a', ''),
	(9, 'JY-8586-722', 1768449600000, 'start', 1, 1, 1, NULL, 'system', 'made for a test'),
	(10, 'JY-8586-722', 1768449600000, 'hold', 1, 1, 0, 'JO202601155413698494', 'member:f0de7292-0068-4821-953d-278fe967cd4a', ''),
	(11, 'JY-8586-722', 1768449600000, 'sell', 1, 1, 0, 'JO202601155413698494', 'member:f0de7292-0068-4821-953d-278fe967cd4a', '');
INSERT INTO public.user_roles VALUES
	('9b686563-876c-4830-9dae-cfe15ea383f0', 'Owner'),
	('6db338d9-af8d-49a3-9ced-4fcf68f6af21', 'Fulfilment');
INSERT INTO public.users VALUES
	('9b686563-876c-4830-9dae-cfe15ea383f0', 'member13900000009', 'member13900000009', '13900000009', NULL, NULL, 'none', 'member13900000009', NULL, 'active', 1768449600000, NULL, NULL),
	('6db338d9-af8d-49a3-9ced-4fcf68f6af21', 'member13900000010', 'member13900000010', '13900000010', NULL, NULL, 'none', 'member13900000010', NULL, 'active', 1768449600000, NULL, NULL),
	('50d69665-629c-47bd-8880-250d3ffb79a0', 'member13900000011', 'member13900000011', '13900000011', NULL, NULL, 'none', 'member13900000011', NULL, 'active', 1768449600000, NULL, NULL),
	('8334e2aa-82e0-42e1-b1b2-e12b29ba7c1f', 'member13900000012', 'member13900000012', '13900000012', NULL, NULL, 'none', 'member13900000012', NULL, 'active', 1768449600000, NULL, NULL),
	('b0c2b42c-27cc-4f50-9722-98921b03875a', 'member13900000013', 'member13900000013', '13900000013', NULL, NULL, 'none', 'member13900000013', NULL, 'active', 1768449600000, NULL, NULL),
	('f0de7292-0068-4821-953d-278fe967cd4a', 'member13900000014', 'member13900000014', '13900000014', NULL, NULL, 'none', 'member13900000014', NULL, 'active', 1768449600000, NULL, NULL),
	('245f6dc8-17e1-4292-9e2a-32628f11c4b4', 'member13900000015', 'member13900000015', '13900000015', NULL, NULL, 'none', 'member13900000015', NULL, 'active', 1768449600000, NULL, NULL),
	('afd75c59-9fe0-4de4-9bbd-41dcc73b40dc', 'member13900000016', 'member13900000016', '13900000016', NULL, NULL, 'none', 'member13900000016', NULL, 'frozen', 1768449600000, NULL, NULL);
INSERT INTO public.wallet_entries VALUES
	(1, '58c47df7-b3e2-4eb7-a0b6-5dd598b96046', '50d69665-629c-47bd-8880-250d3ffb79a0', 10000, 10000),
	(2, '99325a7a-7469-47fb-943a-b49f6f0e9efb', '8334e2aa-82e0-42e1-b1b2-e12b29ba7c1f', 10000, 10000),
	(3, 'bfde39e3-4d39-48b4-9f0b-f30841fc1b4a', '8334e2aa-82e0-42e1-b1b2-e12b29ba7c1f', -10000, 0),
	(4, '04302b83-5c46-43e5-9222-10337fadbee9', 'b0c2b42c-27cc-4f50-9722-98921b03875a', 10000, 10000),
	(5, '9a3579ad-8d4f-413f-a62d-47b26441089b', 'b0c2b42c-27cc-4f50-9722-98921b03875a', -10000, 0),
	(6, 'bffd1ff9-0d23-4142-93da-bb5c22043f7e', 'f0de7292-0068-4821-953d-278fe967cd4a', 10000, 10000),
	(7, '8070e607-2df3-4db9-98f1-64ad63b0b57f', 'f0de7292-0068-4821-953d-278fe967cd4a', -10000, 0),
	(8, '7f78a2fe-60da-4200-bfd0-c303e41fad83', '245f6dc8-17e1-4292-9e2a-32628f11c4b4', 10000, 10000),
	(9, 'fbad9772-f040-4049-b7ac-c922246aa857', '245f6dc8-17e1-4292-9e2a-32628f11c4b4', -4000, 6000);
INSERT INTO public.wallet_totals VALUES
	('9b686563-876c-4830-9dae-cfe15ea383f0', 0, 0, 0, 0, 0, 0, 0),
	('6db338d9-af8d-49a3-9ced-4fcf68f6af21', 0, 0, 0, 0, 0, 0, 0),
	('50d69665-629c-47bd-8880-250d3ffb79a0', 10000, 0, 0, 1768449600000, 10000, 0, 0),
	('8334e2aa-82e0-42e1-b1b2-e12b29ba7c1f', 10000, 10000, 0, 1768449600000, 0, 0, 1),
	('b0c2b42c-27cc-4f50-9722-98921b03875a', 10000, 10000, 0, 1768449600000, 0, 0, 1),
	('f0de7292-0068-4821-953d-278fe967cd4a', 10000, 10000, 0, 1768449600000, 0, 0, 1),
	('245f6dc8-17e1-4292-9e2a-32628f11c4b4', 10000, 0, 4000, 1768449600000, 6000, 0, 0),
	('afd75c59-9fe0-4de4-9bbd-41dcc73b40dc', 0, 0, 0, 0, 0, 0, 0);
SELECT pg_catalog.setval('public.audit_log_id_seq', 3, true);
SELECT pg_catalog.setval('public.audits_id_seq', 1, false);
SELECT pg_catalog.setval('public.credit_uses_id_seq', 4, true);
SELECT pg_catalog.setval('public.credits_id_seq', 5, true);
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
ALTER TABLE ONLY public.charges
    ADD CONSTRAINT charges_channel_serial_no_unique UNIQUE (channel, serial_no);
ALTER TABLE ONLY public.charges
    ADD CONSTRAINT charges_pkey PRIMARY KEY (charge_no);
ALTER TABLE ONLY public.contact_messages
    ADD CONSTRAINT contact_messages_fingerprint_unique UNIQUE (fingerprint);
ALTER TABLE ONLY public.contact_messages
    ADD CONSTRAINT contact_messages_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.credit_uses
    ADD CONSTRAINT credit_uses_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.credits
    ADD CONSTRAINT credits_charge_no_unique UNIQUE (charge_no);
ALTER TABLE ONLY public.credits
    ADD CONSTRAINT credits_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.credits
    ADD CONSTRAINT credits_transaction_id_unique UNIQUE (transaction_id);
ALTER TABLE ONLY public.delivery_areas
    ADD CONSTRAINT delivery_areas_pkey PRIMARY KEY (area);
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
ALTER TABLE ONLY public.notice_decisions
    ADD CONSTRAINT notice_decisions_pkey PRIMARY KEY (notice_id);
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
ALTER TABLE ONLY public.payment_doubts
    ADD CONSTRAINT payment_doubts_pkey PRIMARY KEY (notice_id);
ALTER TABLE ONLY public.payment_notices
    ADD CONSTRAINT payment_notices_doubt_unique UNIQUE (doubt);
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
ALTER TABLE ONLY public.recharge_proposals
    ADD CONSTRAINT recharge_proposals_notice_id_unique UNIQUE (notice_id);
ALTER TABLE ONLY public.recharge_proposals
    ADD CONSTRAINT recharge_proposals_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.recharge_proposals
    ADD CONSTRAINT recharge_proposals_reference_unique UNIQUE (reference);
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
CREATE INDEX charges_by_amount ON public.charges USING btree (amount_fen, charge_no);
CREATE INDEX charges_confirmed_once ON public.charges USING btree (confirmed_serial_no) WHERE (confirmed_serial_no IS NOT NULL);
CREATE INDEX charges_created_at_charge_no_index ON public.charges USING btree (created_at, charge_no);
CREATE INDEX charges_of_channel_and_status ON public.charges USING btree (channel, status, created_at, charge_no);
CREATE INDEX charges_of_channel_by_time ON public.charges USING btree (channel, created_at, charge_no);
CREATE INDEX charges_of_member_and_provider ON public.charges USING btree (user_id, provider, success_at);
CREATE INDEX charges_of_provider ON public.charges USING btree (provider, created_at, charge_no);
CREATE INDEX charges_of_provider_and_status ON public.charges USING btree (provider, status, created_at, charge_no);
CREATE INDEX charges_of_status_by_amount ON public.charges USING btree (status, amount_fen, charge_no);
CREATE INDEX charges_status_created_at_index ON public.charges USING btree (status, created_at);
CREATE INDEX charges_user_id_created_at_index ON public.charges USING btree (user_id, created_at);
CREATE INDEX charges_withdrawn ON public.charges USING btree (withdrawn_at) WHERE (withdrawn_at IS NOT NULL);
CREATE INDEX contact_messages_assignee_created_at_id_index ON public.contact_messages USING btree (assignee, created_at, id);
CREATE INDEX contact_messages_created_at_id_index ON public.contact_messages USING btree (created_at, id);
CREATE INDEX contact_messages_kind_created_at_index ON public.contact_messages USING btree (kind, created_at);
CREATE INDEX credit_uses_credit_id_index ON public.credit_uses USING btree (credit_id);
CREATE INDEX credit_uses_transaction_id_index ON public.credit_uses USING btree (transaction_id);
CREATE INDEX credits_unspent ON public.credits USING btree (user_id, id) WHERE (left_fen > 0);
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
CREATE INDEX notices_of_payment ON public.payment_notices USING btree (serial_no, channel);
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
CREATE INDEX payment_doubts_decided_received_at_notice_id_index ON public.payment_doubts USING btree (decided, received_at, notice_id);
CREATE INDEX payment_notices_channel_serial_no_index ON public.payment_notices USING btree (channel, serial_no);
CREATE INDEX payment_notices_charge_no_index ON public.payment_notices USING btree (charge_no);
CREATE INDEX payment_notices_in_doubt ON public.payment_notices USING btree (received_at, id) WHERE (doubt IS NOT NULL);
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
CREATE INDEX proposals_by_amount ON public.recharge_proposals USING btree (amount_fen, id);
CREATE INDEX proposals_by_time ON public.recharge_proposals USING btree (proposed_at, id);
CREATE INDEX proposals_by_urgency ON public.recharge_proposals USING btree ((
CASE
    WHEN ((status)::text = 'PROPOSED'::text) THEN 1
    ELSE 0
END), proposed_at, id);
CREATE INDEX proposals_of_payment ON public.recharge_proposals USING btree (serial_no, channel);
CREATE INDEX proposals_of_transaction ON public.recharge_proposals USING btree (transaction_no);
CREATE UNIQUE INDEX proposals_one_waiting ON public.recharge_proposals USING btree (channel, serial_no) WHERE (((status)::text = 'PROPOSED'::text) AND (serial_no IS NOT NULL) AND (notice_id IS NULL));
CREATE INDEX rate_limits_expire_index ON public.rate_limits USING btree (expire);
CREATE INDEX recharge_proposals_status_proposed_at_index ON public.recharge_proposals USING btree (status, proposed_at);
CREATE INDEX recharge_proposals_user_id_decided_at_index ON public.recharge_proposals USING btree (user_id, decided_at);
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
CREATE TRIGGER credit_uses_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.credit_uses FOR EACH STATEMENT EXECUTE FUNCTION public.credit_uses_append_only();
CREATE TRIGGER difference_notes_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.difference_notes FOR EACH STATEMENT EXECUTE FUNCTION public.difference_notes_append_only();
CREATE TRIGGER differences_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.differences FOR EACH STATEMENT EXECUTE FUNCTION public.differences_append_only();
CREATE TRIGGER ledger_postings_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.ledger_postings FOR EACH STATEMENT EXECUTE FUNCTION public.ledger_postings_append_only();
CREATE TRIGGER ledger_postings_unsealed AFTER INSERT ON public.ledger_postings REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.ledger_postings_unsealed();
CREATE TRIGGER ledger_transactions_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.ledger_transactions FOR EACH STATEMENT EXECUTE FUNCTION public.ledger_transactions_append_only();
CREATE TRIGGER ledger_transactions_in_step AFTER INSERT ON public.ledger_transactions FOR EACH ROW WHEN (((new.scene)::text = ANY ((ARRAY['CHARGE'::character varying, 'CHARGE_MARKET'::character varying])::text[]))) EXECUTE FUNCTION public.ledger_transactions_in_step();
CREATE TRIGGER log_details_no_delete BEFORE DELETE OR TRUNCATE ON public.log_details FOR EACH STATEMENT EXECUTE FUNCTION public.log_details_only_emptied();
CREATE TRIGGER log_details_only_emptied BEFORE UPDATE ON public.log_details FOR EACH ROW WHEN ((NOT ((new.log_id = old.log_id) AND ((old.emptied_mac)::text = ''::text) AND ((new.emptied_mac)::text > ''::text) AND ((new.salt)::text = ''::text) AND ((new.reason)::text = ''::text) AND ((new.ip)::text = ''::text) AND (new.before = ''::text) AND (new.after = ''::text) AND (new.circumstances = ''::text)))) EXECUTE FUNCTION public.log_details_only_emptied();
CREATE TRIGGER notice_decisions_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.notice_decisions FOR EACH STATEMENT EXECUTE FUNCTION public.notice_decisions_append_only();
CREATE TRIGGER notice_decisions_in_step AFTER INSERT ON public.notice_decisions FOR EACH ROW EXECUTE FUNCTION public.notice_decisions_in_step();
CREATE TRIGGER order_timeline_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.order_timeline FOR EACH STATEMENT EXECUTE FUNCTION public.order_timeline_append_only();
CREATE TRIGGER payment_notices_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.payment_notices FOR EACH STATEMENT EXECUTE FUNCTION public.payment_notices_append_only();
CREATE TRIGGER payment_notices_in_step AFTER INSERT ON public.payment_notices FOR EACH ROW EXECUTE FUNCTION public.payment_notices_in_step();
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
ALTER TABLE ONLY public.charges
    ADD CONSTRAINT charges_user_id_foreign FOREIGN KEY (user_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.contact_messages
    ADD CONSTRAINT contact_messages_assignee_foreign FOREIGN KEY (assignee) REFERENCES public.users(id);
ALTER TABLE ONLY public.credit_uses
    ADD CONSTRAINT credit_uses_credit_id_foreign FOREIGN KEY (credit_id) REFERENCES public.credits(id);
ALTER TABLE ONLY public.credit_uses
    ADD CONSTRAINT credit_uses_transaction_id_foreign FOREIGN KEY (transaction_id) REFERENCES public.ledger_transactions(id);
ALTER TABLE ONLY public.credits
    ADD CONSTRAINT credits_transaction_id_foreign FOREIGN KEY (transaction_id) REFERENCES public.ledger_transactions(id);
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
ALTER TABLE ONLY public.notice_decisions
    ADD CONSTRAINT notice_decisions_decided_by_foreign FOREIGN KEY (decided_by) REFERENCES public.users(id);
ALTER TABLE ONLY public.notice_decisions
    ADD CONSTRAINT notice_decisions_notice_id_foreign FOREIGN KEY (notice_id) REFERENCES public.payment_notices(id);
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
ALTER TABLE ONLY public.payment_doubts
    ADD CONSTRAINT payment_doubts_notice_id_foreign FOREIGN KEY (notice_id) REFERENCES public.payment_notices(id);
ALTER TABLE ONLY public.recharge_proposals
    ADD CONSTRAINT recharge_proposals_decided_by_foreign FOREIGN KEY (decided_by) REFERENCES public.users(id);
ALTER TABLE ONLY public.recharge_proposals
    ADD CONSTRAINT recharge_proposals_notice_id_foreign FOREIGN KEY (notice_id) REFERENCES public.payment_notices(id);
ALTER TABLE ONLY public.recharge_proposals
    ADD CONSTRAINT recharge_proposals_proposed_by_foreign FOREIGN KEY (proposed_by) REFERENCES public.users(id);
ALTER TABLE ONLY public.recharge_proposals
    ADD CONSTRAINT recharge_proposals_user_id_foreign FOREIGN KEY (user_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.reconciled_lines
    ADD CONSTRAINT reconciled_lines_reconciliation_id_foreign FOREIGN KEY (reconciliation_id) REFERENCES public.reconciliations(id);
ALTER TABLE ONLY public.reconciliations
    ADD CONSTRAINT reconciliations_reconciled_by_foreign FOREIGN KEY (reconciled_by) REFERENCES public.users(id);
ALTER TABLE ONLY public.reconciliations
    ADD CONSTRAINT reconciliations_replaced_by_foreign FOREIGN KEY (replaced_by) REFERENCES public.reconciliations(id);
ALTER TABLE ONLY public.refunds
    ADD CONSTRAINT refunds_charge_no_foreign FOREIGN KEY (charge_no) REFERENCES public.charges(charge_no);
ALTER TABLE ONLY public.refunds
    ADD CONSTRAINT refunds_user_id_foreign FOREIGN KEY (user_id) REFERENCES public.users(id);
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
ALTER TABLE ONLY public.user_roles
    ADD CONSTRAINT user_roles_role_name_foreign FOREIGN KEY (role_name) REFERENCES public.roles(name);
ALTER TABLE ONLY public.user_roles
    ADD CONSTRAINT user_roles_user_id_foreign FOREIGN KEY (user_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.wallet_entries
    ADD CONSTRAINT wallet_entries_transaction_id_foreign FOREIGN KEY (transaction_id) REFERENCES public.ledger_transactions(id);
