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
ALTER TABLE ONLY public.wallet_entries ALTER COLUMN id SET DEFAULT nextval('public.wallet_entries_id_seq'::regclass);
INSERT INTO public.addresses VALUES
	('13119484-edca-43aa-8702-265f1ebb0c60', 'c383b428-562d-46c4-b6d3-0c12c98941f9', '张三', '13900000009', '河南省', '许昌市', '禹州市', '神垕镇 1 号', true, 1768449600000),
	('cbd92715-1189-40e1-bece-7d85d83046fd', '2e4d8ad2-5926-4939-894f-c3f6bc23498b', '张三', '13900000010', '河南省', '许昌市', '禹州市', '神垕镇 1 号', true, 1768449600000),
	('42d3b7a9-58ca-443a-98cc-f3bb4da1c318', '80b41f5d-c5b4-49d6-a17c-71317316b910', '张三', '13900000011', '河南省', '许昌市', '禹州市', '神垕镇 1 号', true, 1768449600000),
	('00ea286f-5917-4ab1-a23c-85844138c434', 'e29ea735-7204-49f7-b4b9-6b6ea1a50aa6', '张三', '13900000012', '河南省', '许昌市', '禹州市', '神垕镇 1 号', true, 1768449600000),
	('449a7cff-af79-476e-913f-17c49a92f92b', 'ad3baae7-ce10-4b37-a8d6-3a4e7c480b4b', '张三', '13900000013', '河南省', '许昌市', '禹州市', '神垕镇 1 号', true, 1768449600000),
	('93a6fe20-dd19-42b1-8bec-a844e2c7cd86', 'c2cea390-10bf-41c9-86bf-2c8341198c3f', '张三', '13900000014', '河南省', '许昌市', '禹州市', '神垕镇 1 号', true, 1768449600000),
	('ba08536f-b6c7-4985-844d-e7bc8676d558', '565d6c5e-e49b-490a-a856-6f8964127108', '张三', '13900000015', '河南省', '许昌市', '禹州市', '神垕镇 1 号', true, 1768449600000),
	('79f1ce44-a8d5-4167-87a1-5d113c325b63', '1cc85d2c-b411-4817-871f-996b84973382', '张三', '13900000016', '河南省', '许昌市', '禹州市', '神垕镇 1 号', true, 1768449600000);
INSERT INTO public.audit_log VALUES
	(1, 1768449600000, 'staff:2e4d8ad2-5926-4939-894f-c3f6bc23498b', 'Fulfilment', 'orders/ship', 'order:JO202601151704948509', 'e25499c8-ee1c-4507-92e5-87de75ce5e31', '', 'd3ac7031a40312da43e2d97147e8370eb64aa640d80ca45cbeccfb54a1e2b6bb'),
	(2, 1768449600000, 'staff:c383b428-562d-46c4-b6d3-0c12c98941f9', 'Owner', 'refunds/approve', 'refund:JR202601154683748303', 'd4fae204-14e8-4182-80a6-f8abd00d116b', '', 'd096067c602c69581799a5add25cfb193bab514c13c03464814f189a372eecb8'),
	(3, 1768449600000, 'staff:c383b428-562d-46c4-b6d3-0c12c98941f9', 'Owner', 'users/freeze', 'user:1cc85d2c-b411-4817-871f-996b84973382', '2d9f335a-d09b-4f7d-8392-8e8d1c7ef2d7', '', '1d642d8f367adfa11f47c62a72cae678fe4c6d6bda3d107c026b9618010973f2');
INSERT INTO public.chains VALUES
	('log', 3, 'c0c76c78f08a749542683fe0a4f38408e7913f3e554ea974052e8cb924b4e057'),
	('ledger', 10, 'd3058d4ca738c22777ab6b660b671dcbb58942b70b2c90c8cd5d3e55b9b2d388');
INSERT INTO public.charges VALUES
	('JC202601155304729667', '565d6c5e-e49b-490a-a856-6f8964127108', 'alipay', 'sandbox', 10000, 'REFUND_SUCCESS', 'SB7A78B84850460790640B', '/api/dev/cashier?chargeNo=JC202601155304729667', '', 1768449600000, 1768449600000, 1768449600000, NULL, NULL, NULL);
INSERT INTO public.contact_messages VALUES
	('36464b26-d229-4c4a-96ca-fd29273dcc4c', 'contact', NULL, '李', 'li@example.com', '', '梅瓶', '还有吗？', 'fc2546a40d44c95da5691a4c39e956d41c3b66557212bf6f3bb72e62afa868e4', 'NEW', NULL, 1768449600000);
INSERT INTO public.credit_uses VALUES
	(1, 2, 'be658e18-3604-4ed4-bae2-7581fd212bc6', 10000),
	(2, 3, '0510571d-d0d4-455a-95b3-acbe5a8c3b2a', 10000),
	(3, 4, '4241c45f-631d-4add-afaf-eebc39b3f839', 10000),
	(4, 5, '80879ccf-130c-4145-a1f9-67dd80edf540', 4000);
INSERT INTO public.credits VALUES
	(1, 'c17f44e6-ac20-4c0c-b853-bdbde89c4796', '80b41f5d-c5b4-49d6-a17c-71317316b910', NULL, 10000, 10000),
	(2, '470fe156-b0ac-4748-8a7d-dfd9b3171462', 'e29ea735-7204-49f7-b4b9-6b6ea1a50aa6', NULL, 10000, 0),
	(3, 'c9d28a95-1cf8-42fe-99fb-8f4ad90a0b8d', 'ad3baae7-ce10-4b37-a8d6-3a4e7c480b4b', NULL, 10000, 0),
	(4, 'cde0e9b7-7ffc-4970-a387-7340a6576fb0', 'c2cea390-10bf-41c9-86bf-2c8341198c3f', NULL, 10000, 0),
	(5, '71c7f9fb-19c3-4cc3-ad7e-4186bf676678', '565d6c5e-e49b-490a-a856-6f8964127108', 'JC202601155304729667', 10000, 6000);
INSERT INTO public.delivery_areas VALUES
	('mainland');
INSERT INTO public.holds VALUES
	('JO202601154627998788', 'JY-4110-755', 1, 1768451400000);
INSERT INTO public.knex_migrations VALUES
	(1, '001-users', 1, '2026-11-28 12:51:02.787+00'),
	(2, '002-catalog', 1, '2026-11-28 12:51:02.809+00'),
	(3, '003-orders', 1, '2026-11-28 12:51:02.842+00'),
	(4, '004-ledger', 1, '2026-11-28 12:51:02.895+00'),
	(5, '005-staff', 1, '2026-11-28 12:51:02.954+00'),
	(6, '006-charges', 1, '2026-11-28 12:51:03.033+00'),
	(7, '007-matchings', 1, '2026-11-28 12:51:03.056+00'),
	(8, '008-messages', 1, '2026-11-28 12:51:03.064+00'),
	(9, '009-service', 1, '2026-11-28 12:51:03.068+00');
INSERT INTO public.knex_migrations_lock VALUES
	(1, 0);
INSERT INTO public.ledger_accounts VALUES
	('wallet:80b41f5d-c5b4-49d6-a17c-71317316b910', 10000),
	('wallet:e29ea735-7204-49f7-b4b9-6b6ea1a50aa6', 0),
	('wallet:ad3baae7-ce10-4b37-a8d6-3a4e7c480b4b', 0),
	('wallet:c2cea390-10bf-41c9-86bf-2c8341198c3f', 0),
	('wallet:565d6c5e-e49b-490a-a856-6f8964127108', 6000),
	('held:565d6c5e-e49b-490a-a856-6f8964127108', 0);
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
	(1, 'c17f44e6-ac20-4c0c-b853-bdbde89c4796', 'wallet:80b41f5d-c5b4-49d6-a17c-71317316b910', 10000, 10000),
	(2, 'c17f44e6-ac20-4c0c-b853-bdbde89c4796', 'channel:manual', -10000, NULL),
	(3, '470fe156-b0ac-4748-8a7d-dfd9b3171462', 'wallet:e29ea735-7204-49f7-b4b9-6b6ea1a50aa6', 10000, 10000),
	(4, '470fe156-b0ac-4748-8a7d-dfd9b3171462', 'channel:manual', -10000, NULL),
	(5, 'be658e18-3604-4ed4-bae2-7581fd212bc6', 'wallet:e29ea735-7204-49f7-b4b9-6b6ea1a50aa6', -10000, 0),
	(6, 'be658e18-3604-4ed4-bae2-7581fd212bc6', 'sales', 10000, NULL),
	(7, 'c9d28a95-1cf8-42fe-99fb-8f4ad90a0b8d', 'wallet:ad3baae7-ce10-4b37-a8d6-3a4e7c480b4b', 10000, 10000),
	(8, 'c9d28a95-1cf8-42fe-99fb-8f4ad90a0b8d', 'channel:manual', -10000, NULL),
	(9, '0510571d-d0d4-455a-95b3-acbe5a8c3b2a', 'wallet:ad3baae7-ce10-4b37-a8d6-3a4e7c480b4b', -10000, 0),
	(10, '0510571d-d0d4-455a-95b3-acbe5a8c3b2a', 'sales', 10000, NULL),
	(11, 'cde0e9b7-7ffc-4970-a387-7340a6576fb0', 'wallet:c2cea390-10bf-41c9-86bf-2c8341198c3f', 10000, 10000),
	(12, 'cde0e9b7-7ffc-4970-a387-7340a6576fb0', 'channel:manual', -10000, NULL),
	(13, '4241c45f-631d-4add-afaf-eebc39b3f839', 'wallet:c2cea390-10bf-41c9-86bf-2c8341198c3f', -10000, 0),
	(14, '4241c45f-631d-4add-afaf-eebc39b3f839', 'sales', 10000, NULL),
	(15, '71c7f9fb-19c3-4cc3-ad7e-4186bf676678', 'wallet:565d6c5e-e49b-490a-a856-6f8964127108', 10000, 10000),
	(16, '71c7f9fb-19c3-4cc3-ad7e-4186bf676678', 'channel:alipay', -10000, NULL),
	(17, '80879ccf-130c-4145-a1f9-67dd80edf540', 'wallet:565d6c5e-e49b-490a-a856-6f8964127108', -4000, 6000),
	(18, '80879ccf-130c-4145-a1f9-67dd80edf540', 'held:565d6c5e-e49b-490a-a856-6f8964127108', 4000, 4000),
	(19, 'a95309d3-c543-432e-8ebf-fb6cf351bb9a', 'held:565d6c5e-e49b-490a-a856-6f8964127108', -4000, 0),
	(20, 'a95309d3-c543-432e-8ebf-fb6cf351bb9a', 'channel:alipay', 4000, NULL);
INSERT INTO public.ledger_transactions VALUES
	('c17f44e6-ac20-4c0c-b853-bdbde89c4796', 'JT202601155357772792', 'CHARGE_MARKET', 'recharge:80b41f5d-c5b4-49d6-a17c-71317316b910', 'system', NULL, NULL, NULL, 'manual', NULL, NULL, '', 1768449600000),
	('470fe156-b0ac-4748-8a7d-dfd9b3171462', 'JT202601151592400219', 'CHARGE_MARKET', 'recharge:e29ea735-7204-49f7-b4b9-6b6ea1a50aa6', 'system', NULL, NULL, NULL, 'manual', NULL, NULL, '', 1768449600000),
	('be658e18-3604-4ed4-bae2-7581fd212bc6', 'JT202601158170207876', 'ORDER_PAYMENT', 'order:JO202601151532508145:payment', 'member:e29ea735-7204-49f7-b4b9-6b6ea1a50aa6', 'JO202601151532508145', NULL, NULL, NULL, NULL, NULL, '', 1768449600000),
	('c9d28a95-1cf8-42fe-99fb-8f4ad90a0b8d', 'JT202601155244922717', 'CHARGE_MARKET', 'recharge:ad3baae7-ce10-4b37-a8d6-3a4e7c480b4b', 'system', NULL, NULL, NULL, 'manual', NULL, NULL, '', 1768449600000),
	('0510571d-d0d4-455a-95b3-acbe5a8c3b2a', 'JT202601154533832454', 'ORDER_PAYMENT', 'order:JO202601151704948509:payment', 'member:ad3baae7-ce10-4b37-a8d6-3a4e7c480b4b', 'JO202601151704948509', NULL, NULL, NULL, NULL, NULL, '', 1768449600000),
	('cde0e9b7-7ffc-4970-a387-7340a6576fb0', 'JT202601150341059974', 'CHARGE_MARKET', 'recharge:c2cea390-10bf-41c9-86bf-2c8341198c3f', 'system', NULL, NULL, NULL, 'manual', NULL, NULL, '', 1768449600000),
	('4241c45f-631d-4add-afaf-eebc39b3f839', 'JT202601155402689309', 'ORDER_PAYMENT', 'order:JO202601158158904874:payment', 'member:c2cea390-10bf-41c9-86bf-2c8341198c3f', 'JO202601158158904874', NULL, NULL, NULL, NULL, NULL, '', 1768449600000),
	('71c7f9fb-19c3-4cc3-ad7e-4186bf676678', 'JT202601151534290882', 'CHARGE', 'charge:JC202601155304729667', 'system', NULL, 'JC202601155304729667', NULL, 'alipay', 'SB7A78B84850460790640B', NULL, '', 1768449600000),
	('80879ccf-130c-4145-a1f9-67dd80edf540', 'JT202601155654915212', 'CHARGE_REFUND', 'refund:JR202601154683748303:hold', 'member:565d6c5e-e49b-490a-a856-6f8964127108', NULL, 'JC202601155304729667', 'JR202601154683748303', 'alipay', NULL, NULL, 'changed my mind', 1768449600000),
	('a95309d3-c543-432e-8ebf-fb6cf351bb9a', 'JT202601154076980690', 'CHARGE_REFUND', 'refund:JR202601154683748303:paid', 'system', NULL, 'JC202601155304729667', 'JR202601154683748303', 'alipay', 'SB7817132536F60F9C2585', NULL, '', 1768449600000);
INSERT INTO public.log_details VALUES
	(1, 'bb61a66f9c2309e1709aaa3f4d691a5f', '', '127.0.0.1', '{"status":"PAID","shipment":null,"notes":[]}', '{"status":"PAID","shipment":{"carrier":"顺丰","trackingNo":"SF1001","shippedAt":"2026-01-15T04:00:00.000Z"},"notes":[]}', '', ''),
	(2, 'f39e60a908dac5d8cbd2989b862e013a', 'fine', '127.0.0.1', '{"status":"PROCESSING","approved":false,"refundSerialNo":null,"actualAmount":null,"doubtAmount":null,"failureReason":""}', '{"status":"PROCESSING","approved":true,"refundSerialNo":null,"actualAmount":null,"doubtAmount":null,"failureReason":""}', '{"amount":40,"chargeNo":"JC202601155304729667","channel":"alipay","member":{"userId":"565d6c5e-e49b-490a-a856-6f8964127108","username":"member13900000015"}}', ''),
	(3, '', '', '', '', '', '', '9b24acec61b2f16f3dfaf4cf55b60b16367178fc0576feac3472b1228ed96a65');
INSERT INTO public.order_lines VALUES
	(1, 'JO202601154627998788', 'JY-4110-755', '天青瓶', '天青瓶 (en)', 'JY-4110-755.jpg', 10000, 1, 'aea58b6f-1aec-4856-8ef9-8e5236335553'),
	(2, 'JO202601151532508145', 'JY-1716-328', '天青瓶', '天青瓶 (en)', 'JY-1716-328.jpg', 10000, 1, '14792a35-64fc-4fa0-99bb-21486a5f3a9e'),
	(3, 'JO202601151704948509', 'JY-9297-577', '天青瓶', '天青瓶 (en)', 'JY-9297-577.jpg', 10000, 1, 'cbb99e69-2218-4f26-b25b-d941a1220d39'),
	(4, 'JO202601158158904874', 'JY-1349-190', '天青瓶', '天青瓶 (en)', 'JY-1349-190.jpg', 10000, 1, '9c08fc9e-3e08-49c0-b066-2898e9757476');
INSERT INTO public.order_refunds VALUES
	(1, 'JO202601158158904874', 'PAID', '不喜欢', 1768449600000, NULL, NULL);
INSERT INTO public.order_timeline VALUES
	(1, 'JO202601154627998788', 1768449600000, NULL, 'WAITING_PAYMENT', 'member:80b41f5d-c5b4-49d6-a17c-71317316b910', ''),
	(2, 'JO202601151532508145', 1768449600000, NULL, 'WAITING_PAYMENT', 'member:e29ea735-7204-49f7-b4b9-6b6ea1a50aa6', ''),
	(3, 'JO202601151532508145', 1768449600000, 'WAITING_PAYMENT', 'PAID', 'member:e29ea735-7204-49f7-b4b9-6b6ea1a50aa6', ''),
	(4, 'JO202601151704948509', 1768449600000, NULL, 'WAITING_PAYMENT', 'member:ad3baae7-ce10-4b37-a8d6-3a4e7c480b4b', ''),
	(5, 'JO202601151704948509', 1768449600000, 'WAITING_PAYMENT', 'PAID', 'member:ad3baae7-ce10-4b37-a8d6-3a4e7c480b4b', ''),
	(6, 'JO202601151704948509', 1768449600000, 'PAID', 'COMPLETED', 'member:ad3baae7-ce10-4b37-a8d6-3a4e7c480b4b', ''),
	(7, 'JO202601158158904874', 1768449600000, NULL, 'WAITING_PAYMENT', 'member:c2cea390-10bf-41c9-86bf-2c8341198c3f', ''),
	(8, 'JO202601158158904874', 1768449600000, 'WAITING_PAYMENT', 'PAID', 'member:c2cea390-10bf-41c9-86bf-2c8341198c3f', ''),
	(9, 'JO202601158158904874', 1768449600000, 'PAID', 'REFUNDING', 'member:c2cea390-10bf-41c9-86bf-2c8341198c3f', '不喜欢');
INSERT INTO public.orders VALUES
	('JO202601154627998788', '80b41f5d-c5b4-49d6-a17c-71317316b910', 'WAITING_PAYMENT', 10000, '', '{"recipientName":"张三","phone":"13900000011","province":"河南省","city":"许昌市","district":"禹州市","street":"神垕镇 1 号"}', '张三', '13900000011', 1768449600000, 1768451400000, NULL, NULL, NULL),
	('JO202601151532508145', 'e29ea735-7204-49f7-b4b9-6b6ea1a50aa6', 'PAID', 10000, '', '{"recipientName":"张三","phone":"13900000012","province":"河南省","city":"许昌市","district":"禹州市","street":"神垕镇 1 号"}', '张三', '13900000012', 1768449600000, 1768451400000, 1768449600000, 'JT202601158170207876', NULL),
	('JO202601151704948509', 'ad3baae7-ce10-4b37-a8d6-3a4e7c480b4b', 'COMPLETED', 10000, '', '{"recipientName":"张三","phone":"13900000013","province":"河南省","city":"许昌市","district":"禹州市","street":"神垕镇 1 号"}', '张三', '13900000013', 1768449600000, 1768451400000, 1768449600000, 'JT202601154533832454', 1768449600000),
	('JO202601158158904874', 'c2cea390-10bf-41c9-86bf-2c8341198c3f', 'REFUNDING', 10000, '', '{"recipientName":"张三","phone":"13900000014","province":"河南省","city":"许昌市","district":"禹州市","street":"神垕镇 1 号"}', '张三', '13900000014', 1768449600000, 1768451400000, 1768449600000, 'JT202601155402689309', NULL);
INSERT INTO public.outbox_events VALUES
	(1, 'product:JY-4110-755', 1768449600000),
	(2, 'product:JY-1716-328', 1768449600000),
	(3, 'product:JY-1716-328', 1768449600000),
	(4, 'product:JY-9297-577', 1768449600000),
	(5, 'product:JY-9297-577', 1768449600000),
	(6, 'product:JY-1349-190', 1768449600000),
	(7, 'product:JY-1349-190', 1768449600000);
INSERT INTO public.payment_credits VALUES
	('alipay', 'SB7A78B84850460790640B', '71c7f9fb-19c3-4cc3-ad7e-4186bf676678');
INSERT INTO public.payment_notices VALUES
	(1, 'alipay', 'JC202601155304729667', 1768449600000, 'credited', 'SB7A78B84850460790640B', 10000, '{"chargeNo":"JC202601155304729667","serialNo":"SB7A78B84850460790640B","amountFen":10000,"app":"sandbox-app","outcome":"paid"}', NULL, 'credited alipay JC202601155304729667 10000 SB7A78B84850460790640B paid');
INSERT INTO public.products VALUES
	('JY-4110-755', 'jy4110755', true, false, '天青瓶', '天青瓶 (en)', 'JY-4110-755.jpg', 'vase', '天青', 'Sky blue', 'sky-blue', 'jy-4110-755 天青瓶 天青', 'jy-4110-755 vase sky blue', 0, true, 10000, NULL, 1, 0, 1, 0, 1768449600000, true, NULL, NULL, NULL),
	('JY-1716-328', 'jy1716328', true, false, '天青瓶', '天青瓶 (en)', 'JY-1716-328.jpg', 'vase', '天青', 'Sky blue', 'sky-blue', 'jy-1716-328 天青瓶 天青', 'jy-1716-328 vase sky blue', 0, true, 10000, NULL, 1, 0, 0, 1, 1768449600000, true, NULL, NULL, NULL),
	('JY-9297-577', 'jy9297577', true, false, '天青瓶', '天青瓶 (en)', 'JY-9297-577.jpg', 'vase', '天青', 'Sky blue', 'sky-blue', 'jy-9297-577 天青瓶 天青', 'jy-9297-577 vase sky blue', 0, true, 10000, NULL, 1, 0, 0, 1, 1768449600000, true, NULL, NULL, NULL),
	('JY-1349-190', 'jy1349190', true, false, '天青瓶', '天青瓶 (en)', 'JY-1349-190.jpg', 'vase', '天青', 'Sky blue', 'sky-blue', 'jy-1349-190 天青瓶 天青', 'jy-1349-190 vase sky blue', 0, true, 10000, NULL, 1, 0, 0, 1, 1768449600000, true, NULL, NULL, NULL);
INSERT INTO public.refunds VALUES
	('JR202601154683748303', 'JC202601155304729667', '565d6c5e-e49b-490a-a856-6f8964127108', 'alipay', 4000, 4000, 'changed my mind', '', 'SUCCESS', 'SB7817132536F60F9C2585', NULL, NULL, 1768449600000, 1768449600000, 1768449600000, 1768449600000);
INSERT INTO public.requests VALUES
	('80b41f5d-c5b4-49d6-a17c-71317316b910', '5c64ac04-7be8-4d57-8718-cd204b7dc4cb', 'order/submit', '16bb34d5fbb2ccfa819f85daf6eb7e82fa1dcb238f26b754e4bef7103698882f', '{"ok":{"orderNo":"JO202601154627998788","status":"WAITING_PAYMENT","amount":100,"createdAt":"2026-01-15T04:00:00.000Z","payableUntil":"2026-01-15T04:30:00.000Z","remark":"","items":[{"productCode":"JY-4110-755","productName":"天青瓶","price":100,"quantity":1,"imageUrl":["/media/640/webp/JY-4110-755.jpg"]}],"address":{"recipientName":"张三","phone":"13900000011","province":"河南省","city":"许昌市","district":"禹州市","street":"神垕镇 1 号"},"payment":null,"shipment":null,"refund":null,"timeline":[{"at":"2026-01-15T04:00:00.000Z","from":null,"to":"WAITING_PAYMENT","actor":"member","event":"submitted","reason":"订单已提交"}],"serverTime":"2026-01-15T04:00:00.000Z"}}', 1768449600000),
	('e29ea735-7204-49f7-b4b9-6b6ea1a50aa6', 'e23c7fae-be03-4a22-acd5-bf945354cada', 'order/submit', 'b2f173666f5bc02e8ec3da564d03d1c802cb68bc5a3e096dfae8937c83127bfa', '{"ok":{"orderNo":"JO202601151532508145","status":"WAITING_PAYMENT","amount":100,"createdAt":"2026-01-15T04:00:00.000Z","payableUntil":"2026-01-15T04:30:00.000Z","remark":"","items":[{"productCode":"JY-1716-328","productName":"天青瓶","price":100,"quantity":1,"imageUrl":["/media/640/webp/JY-1716-328.jpg"]}],"address":{"recipientName":"张三","phone":"13900000012","province":"河南省","city":"许昌市","district":"禹州市","street":"神垕镇 1 号"},"payment":null,"shipment":null,"refund":null,"timeline":[{"at":"2026-01-15T04:00:00.000Z","from":null,"to":"WAITING_PAYMENT","actor":"member","event":"submitted","reason":"订单已提交"}],"serverTime":"2026-01-15T04:00:00.000Z"}}', 1768449600000),
	('e29ea735-7204-49f7-b4b9-6b6ea1a50aa6', '6dbcea1a-aaa9-4937-b098-56e23d6b9204', 'order/pay', '2f1ffd35075e17b7f5d951fd2e8be9ddd1670bc5e6da63c95bde8f591625d4b5', '{"ok":{"orderNo":"JO202601151532508145","status":"PAID","amount":100,"createdAt":"2026-01-15T04:00:00.000Z","payableUntil":"2026-01-15T04:30:00.000Z","remark":"","items":[{"productCode":"JY-1716-328","productName":"天青瓶","price":100,"quantity":1,"imageUrl":["/media/640/webp/JY-1716-328.jpg"]}],"address":{"recipientName":"张三","phone":"13900000012","province":"河南省","city":"许昌市","district":"禹州市","street":"神垕镇 1 号"},"payment":{"method":"wallet","amount":100,"paidAt":"2026-01-15T04:00:00.000Z","serialNo":"JT202601158170207876","status":"success"},"shipment":null,"refund":null,"timeline":[{"at":"2026-01-15T04:00:00.000Z","from":null,"to":"WAITING_PAYMENT","actor":"member","event":"submitted","reason":"订单已提交"},{"at":"2026-01-15T04:00:00.000Z","from":"WAITING_PAYMENT","to":"PAID","actor":"member","event":"paid","reason":"已用钱包付款"}],"serverTime":"2026-01-15T04:00:00.000Z"}}', 1768449600000),
	('ad3baae7-ce10-4b37-a8d6-3a4e7c480b4b', 'a966b322-cf61-434d-873a-54ea8f3e5321', 'order/submit', '3b9239517e20aca85057d5d00860067ba34463c4f0e7d47ec6471e12f302434e', '{"ok":{"orderNo":"JO202601151704948509","status":"WAITING_PAYMENT","amount":100,"createdAt":"2026-01-15T04:00:00.000Z","payableUntil":"2026-01-15T04:30:00.000Z","remark":"","items":[{"productCode":"JY-9297-577","productName":"天青瓶","price":100,"quantity":1,"imageUrl":["/media/640/webp/JY-9297-577.jpg"]}],"address":{"recipientName":"张三","phone":"13900000013","province":"河南省","city":"许昌市","district":"禹州市","street":"神垕镇 1 号"},"payment":null,"shipment":null,"refund":null,"timeline":[{"at":"2026-01-15T04:00:00.000Z","from":null,"to":"WAITING_PAYMENT","actor":"member","event":"submitted","reason":"订单已提交"}],"serverTime":"2026-01-15T04:00:00.000Z"}}', 1768449600000),
	('ad3baae7-ce10-4b37-a8d6-3a4e7c480b4b', 'db251798-d6e0-4e9f-a0e4-16dc5e868164', 'order/pay', '02b181af8f1ab361619fdc7964a2280ddd469eed41b9c9a4c7632a373323425b', '{"ok":{"orderNo":"JO202601151704948509","status":"PAID","amount":100,"createdAt":"2026-01-15T04:00:00.000Z","payableUntil":"2026-01-15T04:30:00.000Z","remark":"","items":[{"productCode":"JY-9297-577","productName":"天青瓶","price":100,"quantity":1,"imageUrl":["/media/640/webp/JY-9297-577.jpg"]}],"address":{"recipientName":"张三","phone":"13900000013","province":"河南省","city":"许昌市","district":"禹州市","street":"神垕镇 1 号"},"payment":{"method":"wallet","amount":100,"paidAt":"2026-01-15T04:00:00.000Z","serialNo":"JT202601154533832454","status":"success"},"shipment":null,"refund":null,"timeline":[{"at":"2026-01-15T04:00:00.000Z","from":null,"to":"WAITING_PAYMENT","actor":"member","event":"submitted","reason":"订单已提交"},{"at":"2026-01-15T04:00:00.000Z","from":"WAITING_PAYMENT","to":"PAID","actor":"member","event":"paid","reason":"已用钱包付款"}],"serverTime":"2026-01-15T04:00:00.000Z"}}', 1768449600000),
	('2e4d8ad2-5926-4939-894f-c3f6bc23498b', 'e25499c8-ee1c-4507-92e5-87de75ce5e31', 'admin/orders/ship', 'fc6c11391098a56c241009bbf00c0c71669a4586f972394248efa46a17e192c7', '{"ok":{"orderNo":"JO202601151704948509","status":"PAID","amount":100,"createdAt":"2026-01-15T04:00:00.000Z","payableUntil":"2026-01-15T04:30:00.000Z","remark":"","items":[{"productCode":"JY-9297-577","productName":"天青瓶","price":100,"quantity":1,"imageUrl":["/media/640/webp/JY-9297-577.jpg"]}],"address":{"recipientName":"张三","phone":"13900000013","province":"河南省","city":"许昌市","district":"禹州市","street":"神垕镇 1 号"},"payment":{"method":"wallet","amount":100,"paidAt":"2026-01-15T04:00:00.000Z","serialNo":"JT202601154533832454","status":"success"},"shipment":{"carrier":"顺丰","trackingNo":"SF1001","shippedAt":"2026-01-15T04:00:00.000Z"},"refund":null,"timeline":[{"at":"2026-01-15T04:00:00.000Z","from":null,"to":"WAITING_PAYMENT","actor":"member","event":"submitted","reason":"订单已提交","by":"member13900000013"},{"at":"2026-01-15T04:00:00.000Z","from":"WAITING_PAYMENT","to":"PAID","actor":"member","event":"paid","reason":"已用钱包付款","by":"member13900000013"}],"serverTime":"2026-01-15T04:00:00.000Z","buyer":{"userId":"ad3baae7-ce10-4b37-a8d6-3a4e7c480b4b","username":"member13900000013"},"notes":[],"returned":null,"version":"CAdCa5nI4T4Su5XP","formerVersion":"ECMrOc_59DsrsDEb"}}', 1768449600000),
	('ad3baae7-ce10-4b37-a8d6-3a4e7c480b4b', '59e47137-7daf-48c9-b6ce-6072baec307f', 'order/confirm_receipt', '7b6d807ebd8940772897ea16f1391afaeafa64a4884d154e953297ba9380b7de', '{"ok":{"orderNo":"JO202601151704948509","status":"COMPLETED","amount":100,"createdAt":"2026-01-15T04:00:00.000Z","payableUntil":"2026-01-15T04:30:00.000Z","remark":"","items":[{"productCode":"JY-9297-577","productName":"天青瓶","price":100,"quantity":1,"imageUrl":["/media/640/webp/JY-9297-577.jpg"]}],"address":{"recipientName":"张三","phone":"13900000013","province":"河南省","city":"许昌市","district":"禹州市","street":"神垕镇 1 号"},"payment":{"method":"wallet","amount":100,"paidAt":"2026-01-15T04:00:00.000Z","serialNo":"JT202601154533832454","status":"success"},"shipment":{"carrier":"顺丰","trackingNo":"SF1001","shippedAt":"2026-01-15T04:00:00.000Z"},"refund":null,"timeline":[{"at":"2026-01-15T04:00:00.000Z","from":null,"to":"WAITING_PAYMENT","actor":"member","event":"submitted","reason":"订单已提交"},{"at":"2026-01-15T04:00:00.000Z","from":"WAITING_PAYMENT","to":"PAID","actor":"member","event":"paid","reason":"已用钱包付款"},{"at":"2026-01-15T04:00:00.000Z","from":"PAID","to":"COMPLETED","actor":"member","event":"received","reason":"已确认收货"}],"serverTime":"2026-01-15T04:00:00.000Z"}}', 1768449600000),
	('c2cea390-10bf-41c9-86bf-2c8341198c3f', 'ec518dbd-9fcf-4f9e-bf34-5ef21e4a919c', 'order/submit', '4f27ade8817cba7a80a5ab9feb41197de45e69f94968c67957d9b7f33e233f08', '{"ok":{"orderNo":"JO202601158158904874","status":"WAITING_PAYMENT","amount":100,"createdAt":"2026-01-15T04:00:00.000Z","payableUntil":"2026-01-15T04:30:00.000Z","remark":"","items":[{"productCode":"JY-1349-190","productName":"天青瓶","price":100,"quantity":1,"imageUrl":["/media/640/webp/JY-1349-190.jpg"]}],"address":{"recipientName":"张三","phone":"13900000014","province":"河南省","city":"许昌市","district":"禹州市","street":"神垕镇 1 号"},"payment":null,"shipment":null,"refund":null,"timeline":[{"at":"2026-01-15T04:00:00.000Z","from":null,"to":"WAITING_PAYMENT","actor":"member","event":"submitted","reason":"订单已提交"}],"serverTime":"2026-01-15T04:00:00.000Z"}}', 1768449600000),
	('c2cea390-10bf-41c9-86bf-2c8341198c3f', '21b1fe5f-7c0e-4f52-8ce1-c19de3bd62f4', 'order/pay', '74ac9e96097bf547d6cd8b2769a7499a8e610d867d3b1e23d9ae1a674f954e1a', '{"ok":{"orderNo":"JO202601158158904874","status":"PAID","amount":100,"createdAt":"2026-01-15T04:00:00.000Z","payableUntil":"2026-01-15T04:30:00.000Z","remark":"","items":[{"productCode":"JY-1349-190","productName":"天青瓶","price":100,"quantity":1,"imageUrl":["/media/640/webp/JY-1349-190.jpg"]}],"address":{"recipientName":"张三","phone":"13900000014","province":"河南省","city":"许昌市","district":"禹州市","street":"神垕镇 1 号"},"payment":{"method":"wallet","amount":100,"paidAt":"2026-01-15T04:00:00.000Z","serialNo":"JT202601155402689309","status":"success"},"shipment":null,"refund":null,"timeline":[{"at":"2026-01-15T04:00:00.000Z","from":null,"to":"WAITING_PAYMENT","actor":"member","event":"submitted","reason":"订单已提交"},{"at":"2026-01-15T04:00:00.000Z","from":"WAITING_PAYMENT","to":"PAID","actor":"member","event":"paid","reason":"已用钱包付款"}],"serverTime":"2026-01-15T04:00:00.000Z"}}', 1768449600000),
	('c2cea390-10bf-41c9-86bf-2c8341198c3f', '30ddf7b4-0a5b-47d6-99cd-b24ce58d6fc7', 'order/refund/apply', '0723fd4bb7306e84416c6ca8814bb14832314077bd2147715d4c203ffdcaca58', '{"ok":{"orderNo":"JO202601158158904874","status":"REFUNDING","amount":100,"createdAt":"2026-01-15T04:00:00.000Z","payableUntil":"2026-01-15T04:30:00.000Z","remark":"","items":[{"productCode":"JY-1349-190","productName":"天青瓶","price":100,"quantity":1,"imageUrl":["/media/640/webp/JY-1349-190.jpg"]}],"address":{"recipientName":"张三","phone":"13900000014","province":"河南省","city":"许昌市","district":"禹州市","street":"神垕镇 1 号"},"payment":{"method":"wallet","amount":100,"paidAt":"2026-01-15T04:00:00.000Z","serialNo":"JT202601155402689309","status":"success"},"shipment":null,"refund":{"reason":"不喜欢","appliedAt":"2026-01-15T04:00:00.000Z","decidedAt":null,"serialNo":null},"timeline":[{"at":"2026-01-15T04:00:00.000Z","from":null,"to":"WAITING_PAYMENT","actor":"member","event":"submitted","reason":"订单已提交"},{"at":"2026-01-15T04:00:00.000Z","from":"WAITING_PAYMENT","to":"PAID","actor":"member","event":"paid","reason":"已用钱包付款"},{"at":"2026-01-15T04:00:00.000Z","from":"PAID","to":"REFUNDING","actor":"member","event":"refundAsked","reason":"不喜欢"}],"serverTime":"2026-01-15T04:00:00.000Z"}}', 1768449600000),
	('565d6c5e-e49b-490a-a856-6f8964127108', '023472ea-5faf-43b1-8ae4-9a0ecf1a454c', 'wallet/charge', 'e285ba56e2424e7c5b92078b21644070687ddff3892f0a694f97a8e6799bbbae', '{"ok":{"chargeNo":"JC202601155304729667","amount":100,"channel":"alipay","serialNo":null,"status":"PENDING","createdAt":"2026-01-15T04:00:00.000Z","successAt":null,"refundable":0,"refunded":0,"refundNo":null,"cashierUrl":null,"withdrawnAt":null}}', 1768449600000),
	('565d6c5e-e49b-490a-a856-6f8964127108', '3f4dc6b8-e3a7-4059-9810-06651ee217cf', 'wallet/refund/apply', '3d51b15db333afff026760809cd2da8ff15d75bea6c1dfafd43c4d40a3f099d9', '{"ok":{"refundNo":"JR202601154683748303","chargeNo":"JC202601155304729667","amount":40,"channel":"alipay","originalSerialNo":"SB7A78B84850460790640B","refundSerialNo":null,"reason":"changed my mind","actualAmount":null,"appliedAt":"2026-01-15T04:00:00.000Z","completedAt":null,"status":"PROCESSING","failedBy":null,"failureReason":""}}', 1768449600000),
	('c383b428-562d-46c4-b6d3-0c12c98941f9', 'd4fae204-14e8-4182-80a6-f8abd00d116b', 'admin/refunds/approve', '944df7b41b547ffe06ada3bd4994bc088bf862db7bde150d20b7e67d52558c2f', '{"ok":{"refundNo":"JR202601154683748303","chargeNo":"JC202601155304729667","amount":40,"channel":"alipay","originalSerialNo":"SB7A78B84850460790640B","refundSerialNo":null,"reason":"changed my mind","actualAmount":null,"appliedAt":"2026-01-15T04:00:00.000Z","completedAt":null,"status":"PROCESSING","failedBy":null,"failureReason":"","member":{"userId":"565d6c5e-e49b-490a-a856-6f8964127108","username":"member13900000015"},"provider":"sandbox","approved":true,"doubtAmount":null}}', 1768449600000),
	('c383b428-562d-46c4-b6d3-0c12c98941f9', '2d9f335a-d09b-4f7d-8392-8e8d1c7ef2d7', 'admin/users/freeze', 'ccf741b65a457670e7ca910c997c14d4e84a04cce95e987806eb0d4cbc6b6fd6', '{"ok":{"userId":"1cc85d2c-b411-4817-871f-996b84973382","avatar":null,"username":"member13900000016","nickname":"member13900000016","phone":"13900000016","email":null,"emailVerified":false,"status":"frozen","balance":0,"available":0,"frozen":0,"orders":0,"spent":0,"registeredAt":"2026-01-15T04:00:00.000Z","lastLoginAt":null,"acceptedTerms":null,"roles":[],"version":"S_zjaUBNdPEut55B","addresses":[{"recipientName":"张三","phone":"13900000016","lines":"河南省 许昌市 禹州市 神垕镇 1 号","isDefault":true}],"sessions":[]}}', 1768449600000);
INSERT INTO public.roles VALUES
	('Owner', '[]', 0),
	('Finance', '["dashboard.read","users.read","wallets.read","wallets.recharge","charges.settle","refunds.decide","finance.read","finance.match","orders.read","orders.refund"]', 0),
	('Fulfilment', '["dashboard.read","inventory.read","inventory.adjust","orders.read","orders.fulfil"]', 0),
	('Catalogue', '["dashboard.read","inventory.read","inventory.adjust","products.read","products.write"]', 0),
	('Support', '["dashboard.read","users.read","users.freeze","messages.read","messages.answer","orders.read"]', 0),
	('Auditor', '["dashboard.read","users.read","roles.read","logs.read","wallets.read","finance.read","inventory.read","products.read","orders.read","messages.read"]', 0);
INSERT INTO public.sandbox_notices VALUES
	(1, 'JC202601155304729667', '{"chargeNo":"JC202601155304729667","serialNo":"SB7A78B84850460790640B","amountFen":10000,"app":"sandbox-app","outcome":"paid"}', 'cfc2a193b86f1675f71d207684cfa6ee71782e139d0439a0d9a253a5b03b83e7', 1768449600000, 'success');
INSERT INTO public.sandbox_payments VALUES
	('JC202601155304729667', 'alipay', 10000, 'paid', 'SB7A78B84850460790640B', 'atOnce', 1768449600000);
INSERT INTO public.sandbox_refunds VALUES
	('JR202601154683748303', 'JC202601155304729667', 4000, 'SB7817132536F60F9C2585', 1768449600000);
INSERT INTO public.seals VALUES
	('log', 1, '1', '72ac9a151d2646cded8bda11b2ce83946847052e7c22a11944becec228f744f5'),
	('log', 2, '2', '324c2f614139994af82e033e6fe71dae7d53a44820e0118d2dff17ed09a1a132'),
	('log', 3, '3', 'a06027c1ac0a0014bae39cb52c58dca56e70c62034b1e98bbdad6cf15d792c87'),
	('ledger', 1, 'c17f44e6-ac20-4c0c-b853-bdbde89c4796', '67985322dd4a347dd9c9b003eb2bb4aeeb99dc0b19fc190efc4114c9eb5b47aa'),
	('ledger', 2, '470fe156-b0ac-4748-8a7d-dfd9b3171462', '87bb9a6594f030aadf164f286ba97f924606eb3b21728bf9b7ab91f8a11906c7'),
	('ledger', 3, 'be658e18-3604-4ed4-bae2-7581fd212bc6', '4753d209f3c925ba828f9ab3bc935d72dbc70be47d39edf57cebe139abea2858'),
	('ledger', 4, 'c9d28a95-1cf8-42fe-99fb-8f4ad90a0b8d', '65fa52d5d814d28cdbcc3815c9f66c8615eece0257943ef15e272f7cabdccd34'),
	('ledger', 5, '0510571d-d0d4-455a-95b3-acbe5a8c3b2a', 'd943a90c903dd132ed12b0e00c1dea16e16d14191fbc24b383fc4d07bfa46967'),
	('ledger', 6, 'cde0e9b7-7ffc-4970-a387-7340a6576fb0', 'b4bc36a0848ad29d52322c8e06da37bbd6fc3478e2b9c9c250243d8e659a96ac'),
	('ledger', 7, '4241c45f-631d-4add-afaf-eebc39b3f839', '6f04b01f754ba831f14617902700647c5a7e015971e2b472fd0256db5eaac348'),
	('ledger', 8, '71c7f9fb-19c3-4cc3-ad7e-4186bf676678', '893e8dfd6e53087975c7762f689f785d827129fe001e5392f48c7b3e1590ae05'),
	('ledger', 9, '80879ccf-130c-4145-a1f9-67dd80edf540', '6d6b231f9d7ab7d84ab8eea1d490f347c4ef2fd76efe9f81c679685ef7d4894d'),
	('ledger', 10, 'a95309d3-c543-432e-8ebf-fb6cf351bb9a', '05b762990e46062785022bd342d2f10a302b6c023cc44cf5d4b11b7ccf22b65d');
INSERT INTO public.sessions VALUES
	('e3e237c6-0802-49ee-a62d-84708515bc36', 'c383b428-562d-46c4-b6d3-0c12c98941f9', '66c8b089f63b757d14c35de94728a77f8022376e1e4a34b884c17eae7e435d1f', 1768449600000, 1769054400000, 'test', '127.0.0.1', 1768449600000),
	('33d19b24-c107-4b59-8b40-aadcee1493af', '2e4d8ad2-5926-4939-894f-c3f6bc23498b', 'fe650a840272ceb6f1285b4c250c46a8d7fc25a534a254f41aaf37df5d829932', 1768449600000, 1769054400000, 'test', '127.0.0.1', 1768449600000),
	('690fcd57-1e04-4a90-a40d-f6fd9b46a403', '80b41f5d-c5b4-49d6-a17c-71317316b910', 'daa7d08d6b5dcb36c6ecfec65e2210a657348e4743239ec7c216dc18c2c18b5b', 1768449600000, 1769054400000, 'test', '127.0.0.1', 1768449600000),
	('7f87ab8c-6045-4999-884c-6a8d42b8dd73', 'e29ea735-7204-49f7-b4b9-6b6ea1a50aa6', '63f835c49a63751e0988d814058d90c02d3ded931b9ca19a08b4829fe0c416e1', 1768449600000, 1769054400000, 'test', '127.0.0.1', 1768449600000),
	('8912d553-b84a-4877-89dd-dcab7260232b', 'ad3baae7-ce10-4b37-a8d6-3a4e7c480b4b', '23d9555b7cbda35fd2c5beee325e32af768532ecbc8635b2ecfaace5f709f5d4', 1768449600000, 1769054400000, 'test', '127.0.0.1', 1768449600000),
	('7108a1e9-21c5-480a-88a8-9cc219d6c8a6', 'c2cea390-10bf-41c9-86bf-2c8341198c3f', '2da661c250bec0561975f30ab1725713ae1188322f77a36d8df6f8326f26dfb3', 1768449600000, 1769054400000, 'test', '127.0.0.1', 1768449600000),
	('2d54002a-7a94-4c7b-b519-e0d391854347', '565d6c5e-e49b-490a-a856-6f8964127108', '14dc49f6d43a029b6a7dde4d873bc7631dd75f77ad520a123a271d8d3e0657e3', 1768449600000, 1769054400000, 'test', '127.0.0.1', 1768449600000);
INSERT INTO public.shipments VALUES
	('JO202601151704948509', '顺丰', 'SF1001', 1768449600000, NULL, NULL);
INSERT INTO public.sms_codes VALUES
	('97e6711d-fb65-467c-9b8b-5d268bb76912', '13900000012', 'order_pay', 'JO202601151532508145', '127.0.0.1', '8934e5cb5c028df4c32b4d4d9ceaad48', 'c51da0de59149e952db7140ae6cbaa518b9aca5f7e0798faa324a3f15af53730', 4, 1768449600000, 1768449900000, 1768449600000, true),
	('d3442add-3291-4169-9a6c-b496fa53713a', '13900000013', 'order_pay', 'JO202601151704948509', '127.0.0.1', '008fea3f587651c51847351834033d3e', 'a0073b7099eb0be13152d9e29e034d95358e3e69471295a4f4732f76ff7db1ac', 4, 1768449600000, 1768449900000, 1768449600000, true),
	('fb2e51f3-8aae-4a8b-87b0-90fb6e149328', '13900000014', 'order_pay', 'JO202601158158904874', '127.0.0.1', '97b2ac226c4edef17d2da8da6bda0912', 'df95f0e23be084922cfe84c07068e9d265bd19e039d699b85e9aeb535ad2752e', 4, 1768449600000, 1768449900000, 1768449600000, true);
INSERT INTO public.sms_outbox VALUES
	(1, '13900000012', 'order_pay', '784373', 1768449600000),
	(2, '13900000013', 'order_pay', '773340', 1768449600000),
	(3, '13900000014', 'order_pay', '760335', 1768449600000);
INSERT INTO public.stock_movements VALUES
	(1, 'JY-4110-755', 1768449600000, 'start', 1, 1, 1, NULL, 'system', 'made for a test'),
	(2, 'JY-4110-755', 1768449600000, 'hold', 1, 1, 0, 'JO202601154627998788', 'member:80b41f5d-c5b4-49d6-a17c-71317316b910', ''),
	(3, 'JY-1716-328', 1768449600000, 'start', 1, 1, 1, NULL, 'system', 'made for a test'),
	(4, 'JY-1716-328', 1768449600000, 'hold', 1, 1, 0, 'JO202601151532508145', 'member:e29ea735-7204-49f7-b4b9-6b6ea1a50aa6', ''),
	(5, 'JY-1716-328', 1768449600000, 'sell', 1, 1, 0, 'JO202601151532508145', 'member:e29ea735-7204-49f7-b4b9-6b6ea1a50aa6', ''),
	(6, 'JY-9297-577', 1768449600000, 'start', 1, 1, 1, NULL, 'system', 'made for a test'),
	(7, 'JY-9297-577', 1768449600000, 'hold', 1, 1, 0, 'JO202601151704948509', 'member:ad3baae7-ce10-4b37-a8d6-3a4e7c480b4b', ''),
	(8, 'JY-9297-577', 1768449600000, 'sell', 1, 1, 0, 'JO202601151704948509', 'member:ad3baae7-ce10-4b37-a8d6-3a4e7c480b4b', ''),
	(9, 'JY-1349-190', 1768449600000, 'start', 1, 1, 1, NULL, 'system', 'made for a test'),
	(10, 'JY-1349-190', 1768449600000, 'hold', 1, 1, 0, 'JO202601158158904874', 'member:c2cea390-10bf-41c9-86bf-2c8341198c3f', ''),
	(11, 'JY-1349-190', 1768449600000, 'sell', 1, 1, 0, 'JO202601158158904874', 'member:c2cea390-10bf-41c9-86bf-2c8341198c3f', '');
INSERT INTO public.user_roles VALUES
	('c383b428-562d-46c4-b6d3-0c12c98941f9', 'Owner'),
	('2e4d8ad2-5926-4939-894f-c3f6bc23498b', 'Fulfilment');
INSERT INTO public.users VALUES
	('c383b428-562d-46c4-b6d3-0c12c98941f9', 'member13900000009', 'member13900000009', '13900000009', NULL, NULL, 'none', 'member13900000009', NULL, 'active', 1768449600000, NULL, NULL),
	('2e4d8ad2-5926-4939-894f-c3f6bc23498b', 'member13900000010', 'member13900000010', '13900000010', NULL, NULL, 'none', 'member13900000010', NULL, 'active', 1768449600000, NULL, NULL),
	('80b41f5d-c5b4-49d6-a17c-71317316b910', 'member13900000011', 'member13900000011', '13900000011', NULL, NULL, 'none', 'member13900000011', NULL, 'active', 1768449600000, NULL, NULL),
	('e29ea735-7204-49f7-b4b9-6b6ea1a50aa6', 'member13900000012', 'member13900000012', '13900000012', NULL, NULL, 'none', 'member13900000012', NULL, 'active', 1768449600000, NULL, NULL),
	('ad3baae7-ce10-4b37-a8d6-3a4e7c480b4b', 'member13900000013', 'member13900000013', '13900000013', NULL, NULL, 'none', 'member13900000013', NULL, 'active', 1768449600000, NULL, NULL),
	('c2cea390-10bf-41c9-86bf-2c8341198c3f', 'member13900000014', 'member13900000014', '13900000014', NULL, NULL, 'none', 'member13900000014', NULL, 'active', 1768449600000, NULL, NULL),
	('565d6c5e-e49b-490a-a856-6f8964127108', 'member13900000015', 'member13900000015', '13900000015', NULL, NULL, 'none', 'member13900000015', NULL, 'active', 1768449600000, NULL, NULL),
	('1cc85d2c-b411-4817-871f-996b84973382', 'member13900000016', 'member13900000016', '13900000016', NULL, NULL, 'none', 'member13900000016', NULL, 'frozen', 1768449600000, NULL, NULL);
INSERT INTO public.wallet_entries VALUES
	(1, 'c17f44e6-ac20-4c0c-b853-bdbde89c4796', '80b41f5d-c5b4-49d6-a17c-71317316b910', 10000, 10000),
	(2, '470fe156-b0ac-4748-8a7d-dfd9b3171462', 'e29ea735-7204-49f7-b4b9-6b6ea1a50aa6', 10000, 10000),
	(3, 'be658e18-3604-4ed4-bae2-7581fd212bc6', 'e29ea735-7204-49f7-b4b9-6b6ea1a50aa6', -10000, 0),
	(4, 'c9d28a95-1cf8-42fe-99fb-8f4ad90a0b8d', 'ad3baae7-ce10-4b37-a8d6-3a4e7c480b4b', 10000, 10000),
	(5, '0510571d-d0d4-455a-95b3-acbe5a8c3b2a', 'ad3baae7-ce10-4b37-a8d6-3a4e7c480b4b', -10000, 0),
	(6, 'cde0e9b7-7ffc-4970-a387-7340a6576fb0', 'c2cea390-10bf-41c9-86bf-2c8341198c3f', 10000, 10000),
	(7, '4241c45f-631d-4add-afaf-eebc39b3f839', 'c2cea390-10bf-41c9-86bf-2c8341198c3f', -10000, 0),
	(8, '71c7f9fb-19c3-4cc3-ad7e-4186bf676678', '565d6c5e-e49b-490a-a856-6f8964127108', 10000, 10000),
	(9, 'a95309d3-c543-432e-8ebf-fb6cf351bb9a', '565d6c5e-e49b-490a-a856-6f8964127108', -4000, 6000);
INSERT INTO public.wallet_totals VALUES
	('c383b428-562d-46c4-b6d3-0c12c98941f9', 0, 0, 0, 0, 0, 0, 0),
	('2e4d8ad2-5926-4939-894f-c3f6bc23498b', 0, 0, 0, 0, 0, 0, 0),
	('80b41f5d-c5b4-49d6-a17c-71317316b910', 10000, 0, 0, 1768449600000, 10000, 0, 0),
	('e29ea735-7204-49f7-b4b9-6b6ea1a50aa6', 10000, 10000, 0, 1768449600000, 0, 0, 1),
	('ad3baae7-ce10-4b37-a8d6-3a4e7c480b4b', 10000, 10000, 0, 1768449600000, 0, 0, 1),
	('c2cea390-10bf-41c9-86bf-2c8341198c3f', 10000, 10000, 0, 1768449600000, 0, 0, 1),
	('565d6c5e-e49b-490a-a856-6f8964127108', 10000, 0, 4000, 1768449600000, 6000, 0, 0),
	('1cc85d2c-b411-4817-871f-996b84973382', 0, 0, 0, 0, 0, 0, 0);
SELECT pg_catalog.setval('public.audit_log_id_seq', 3, true);
SELECT pg_catalog.setval('public.audits_id_seq', 1, false);
SELECT pg_catalog.setval('public.credit_uses_id_seq', 4, true);
SELECT pg_catalog.setval('public.credits_id_seq', 5, true);
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
ALTER TABLE ONLY public.statement_differences
    ADD CONSTRAINT statement_differences_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.statement_matchings
    ADD CONSTRAINT statement_matchings_pkey PRIMARY KEY (id);
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
CREATE INDEX statement_differences_matching_id_id_index ON public.statement_differences USING btree (matching_id, id);
CREATE INDEX statement_matchings_fingerprint_channel_index ON public.statement_matchings USING btree (fingerprint, channel);
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
CREATE TRIGGER notice_decisions_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.notice_decisions FOR EACH STATEMENT EXECUTE FUNCTION public.notice_decisions_append_only();
CREATE TRIGGER notice_decisions_in_step AFTER INSERT ON public.notice_decisions FOR EACH ROW EXECUTE FUNCTION public.notice_decisions_in_step();
CREATE TRIGGER order_timeline_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.order_timeline FOR EACH STATEMENT EXECUTE FUNCTION public.order_timeline_append_only();
CREATE TRIGGER payment_notices_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.payment_notices FOR EACH STATEMENT EXECUTE FUNCTION public.payment_notices_append_only();
CREATE TRIGGER payment_notices_in_step AFTER INSERT ON public.payment_notices FOR EACH ROW EXECUTE FUNCTION public.payment_notices_in_step();
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
ALTER TABLE ONLY public.statement_differences
    ADD CONSTRAINT statement_differences_matching_id_foreign FOREIGN KEY (matching_id) REFERENCES public.statement_matchings(id);
ALTER TABLE ONLY public.statement_matchings
    ADD CONSTRAINT statement_matchings_matched_by_foreign FOREIGN KEY (matched_by) REFERENCES public.users(id);
ALTER TABLE ONLY public.stock_movements
    ADD CONSTRAINT stock_movements_product_code_foreign FOREIGN KEY (product_code) REFERENCES public.products(code);
ALTER TABLE ONLY public.user_roles
    ADD CONSTRAINT user_roles_role_name_foreign FOREIGN KEY (role_name) REFERENCES public.roles(name);
ALTER TABLE ONLY public.user_roles
    ADD CONSTRAINT user_roles_user_id_foreign FOREIGN KEY (user_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.wallet_entries
    ADD CONSTRAINT wallet_entries_transaction_id_foreign FOREIGN KEY (transaction_id) REFERENCES public.ledger_transactions(id);
