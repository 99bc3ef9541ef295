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
CREATE FUNCTION public.charges_added_up() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    BEGIN 
    INSERT INTO list_sum_changes (list, day, channel, status, mark, count, amount_fen, back_fen)
    SELECT 'charges', day, channel, status, mark, 1, 1 * amount_fen, 1 * back_fen
    FROM (SELECT (NEW.created_at + 28800000) / 86400000 AS day, NEW.channel AS channel, NEW.status AS status,
    NEW.provider AS mark, NEW.amount_fen AS amount_fen,
    (SELECT COALESCE(SUM(paid.actual_fen), 0) FROM refunds paid
      WHERE paid.charge_no = NEW.charge_no AND paid.status IN ('PROCESSING', 'SUCCESS')) AS back_fen) summed; RETURN NULL; END $$;
CREATE FUNCTION public.charges_added_up_again() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    BEGIN 
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
      WHERE paid.charge_no = NEW.charge_no AND paid.status IN ('PROCESSING', 'SUCCESS')) AS back_fen) summed; RETURN NULL; END $$;
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
CREATE FUNCTION public.ledger_transactions_added_up() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    BEGIN 
      INSERT INTO list_sum_changes (list, day, channel, status, mark, count, amount_fen, back_fen)
      SELECT 'recharge_proposals', (p.proposed_at + 28800000) / 86400000, '', p.status, '', -1, -p.amount_fen, 0 FROM recharge_proposals p WHERE p.status = 'POSTED' AND p.serial_no IS NOT NULL
    AND p.transaction_no = (SELECT transaction_no FROM ledger_transactions WHERE id = NEW.reverses);
      INSERT INTO list_sum_changes (list, day, channel, status, mark, count, amount_fen, back_fen)
      SELECT 'recharge_proposals', (p.proposed_at + 28800000) / 86400000, '', p.status, 'reversed', 1, p.amount_fen, 0 FROM recharge_proposals p WHERE p.status = 'POSTED' AND p.serial_no IS NOT NULL
    AND p.transaction_no = (SELECT transaction_no FROM ledger_transactions WHERE id = NEW.reverses); RETURN NULL; END $$;
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
CREATE FUNCTION public.recharge_proposals_added_up() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    BEGIN 
    INSERT INTO list_sum_changes (list, day, channel, status, mark, count, amount_fen, back_fen)
    SELECT 'recharge_proposals', day, channel, status, mark, 1, 1 * amount_fen, 1 * back_fen
    FROM (SELECT (NEW.proposed_at + 28800000) / 86400000 AS day, '' AS channel, NEW.status AS status,
    CASE WHEN NEW.status = 'POSTED' AND NEW.serial_no IS NOT NULL AND EXISTS (
      SELECT 1 FROM ledger_transactions original JOIN ledger_transactions reversal ON reversal.reverses = original.id
      WHERE original.transaction_no = NEW.transaction_no) THEN 'reversed' ELSE '' END AS mark,
    NEW.amount_fen AS amount_fen, 0 AS back_fen) summed; RETURN NULL; END $$;
CREATE FUNCTION public.recharge_proposals_added_up_again() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    BEGIN 
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
    NEW.amount_fen AS amount_fen, 0 AS back_fen) summed; RETURN NULL; END $$;
CREATE FUNCTION public.refunds_added_up() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    BEGIN 
    INSERT INTO list_sum_changes (list, day, channel, status, mark, count, amount_fen, back_fen)
    SELECT 'refunds', day, channel, status, mark, 1, 1 * amount_fen, 1 * back_fen
    FROM (SELECT (NEW.applied_at + 28800000) / 86400000 AS day, NEW.channel AS channel, NEW.status AS status,
    CASE WHEN NEW.approved_at IS NULL THEN 'asked' ELSE 'approved' END ||
      CASE WHEN NEW.status = 'PROCESSING' AND NEW.doubt_fen IS NOT NULL THEN ' in doubt' ELSE '' END AS mark,
    NEW.amount_fen AS amount_fen, COALESCE(NEW.actual_fen, 0) AS back_fen) summed; 
    INSERT INTO list_sum_changes (list, day, channel, status, mark, count, amount_fen, back_fen)
    SELECT 'charges', (c.created_at + 28800000) / 86400000, c.channel, c.status, c.provider, 0, 0, CASE WHEN NEW.status IN ('PROCESSING', 'SUCCESS') THEN COALESCE(NEW.actual_fen, 0) ELSE 0 END
    FROM charges c WHERE c.charge_no = NEW.charge_no AND CASE WHEN NEW.status IN ('PROCESSING', 'SUCCESS') THEN COALESCE(NEW.actual_fen, 0) ELSE 0 END <> 0; RETURN NULL; END $$;
CREATE FUNCTION public.refunds_added_up_again() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    BEGIN 
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
    FROM charges c WHERE c.charge_no = NEW.charge_no AND CASE WHEN NEW.status IN ('PROCESSING', 'SUCCESS') THEN COALESCE(NEW.actual_fen, 0) ELSE 0 END - CASE WHEN OLD.status IN ('PROCESSING', 'SUCCESS') THEN COALESCE(OLD.actual_fen, 0) ELSE 0 END <> 0; RETURN NULL; END $$;
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
CREATE TABLE public.list_sum_changes (
    id bigint NOT NULL,
    list character varying(20) NOT NULL,
    day integer NOT NULL,
    channel character varying(10) NOT NULL,
    status character varying(20) NOT NULL,
    mark character varying(20) NOT NULL,
    count bigint NOT NULL,
    amount_fen bigint NOT NULL,
    back_fen bigint NOT NULL
);
CREATE SEQUENCE public.list_sum_changes_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.list_sum_changes_id_seq OWNED BY public.list_sum_changes.id;
CREATE TABLE public.list_sums (
    list character varying(20) NOT NULL,
    day integer NOT NULL,
    channel character varying(10) NOT NULL,
    status character varying(20) NOT NULL,
    mark character varying(20) NOT NULL,
    count bigint NOT NULL,
    amount_fen bigint NOT NULL,
    back_fen bigint NOT NULL
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
ALTER TABLE ONLY public.list_sum_changes ALTER COLUMN id SET DEFAULT nextval('public.list_sum_changes_id_seq'::regclass);
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
	('b511fe2a-5f79-4a42-8d21-920a39c1e524', '16884f66-259e-4c13-a26a-0223c25e17c3', '张三', '13900000009', '河南省', '许昌市', '禹州市', '神垕镇 1 号', true, 1768449600000),
	('bbc3557d-fb59-495b-a06d-a0268b425f7a', 'aa4ac278-486b-4237-bfea-9d3f34e73ac3', '张三', '13900000010', '河南省', '许昌市', '禹州市', '神垕镇 1 号', true, 1768449600000),
	('30220a54-aeac-4c6b-a40b-33bfc9dd502f', '38cb20f6-fca4-4ab5-8692-5025c2dd3747', '张三', '13900000011', '河南省', '许昌市', '禹州市', '神垕镇 1 号', true, 1768449600000),
	('f8f6c837-9186-43cf-8881-a1921f3a0b72', '72cfbe19-357e-46f4-adda-af9669ee393c', '张三', '13900000012', '河南省', '许昌市', '禹州市', '神垕镇 1 号', true, 1768449600000),
	('8789f061-50cc-49bc-a201-25a5c5b2bc4c', '8e6b278d-fd2a-445f-96f8-a743d7bd2095', '张三', '13900000013', '河南省', '许昌市', '禹州市', '神垕镇 1 号', true, 1768449600000),
	('1c46eaca-7194-4718-9811-4d70b25b7e6a', '3fb3a18f-a67b-4c66-8601-2aea74e2b421', '张三', '13900000014', '河南省', '许昌市', '禹州市', '神垕镇 1 号', true, 1768449600000),
	('f31a51ad-18d4-48d5-acc9-c6a2889b746c', 'fe2625a0-b938-411e-9a00-2dbb68416075', '张三', '13900000015', '河南省', '许昌市', '禹州市', '神垕镇 1 号', true, 1768449600000),
	('36075eb1-2234-42eb-adb9-3680117f71e6', '5827ae55-7f7f-4043-8105-f66649dd103f', '张三', '13900000016', '河南省', '许昌市', '禹州市', '神垕镇 1 号', true, 1768449600000);
INSERT INTO public.audit_log VALUES
	(1, 1768449600000, 'staff:aa4ac278-486b-4237-bfea-9d3f34e73ac3', 'Fulfilment', 'orders/ship', 'order:JO202601159619602941', 'c6ad8627-8964-4bc4-af1c-082dd2c1c231', '', 'b8987ed6c36a9732428b642dbce9a4c78549e6fa7a759707a4f068f3d74df9bc'),
	(2, 1768449600000, 'staff:16884f66-259e-4c13-a26a-0223c25e17c3', 'Owner', 'refunds/approve', 'refund:JR202601158394934973', 'b4889b15-5cb3-4b01-9142-47947370a15a', '', 'c7b0682c0d47f6dc4409a3047f5d34cc0e3f2448bdf8d31e9e617ab405d89c15'),
	(3, 1768449600000, 'staff:16884f66-259e-4c13-a26a-0223c25e17c3', 'Owner', 'users/freeze', 'user:5827ae55-7f7f-4043-8105-f66649dd103f', 'dfa484c9-03b0-4133-8aa6-e6a18298d212', '', '666d8d03cc317832fbb86a62a44a85020b6b2037d565812805be633424a70bad');
INSERT INTO public.chains VALUES
	('log', 3, 'f39ee3f1f3a104ef7f999521d17fd2b80910cf127ecdba5a626a01bdfd672af8'),
	('ledger', 10, '8e3f375ad6872f1227f93a1c7290d89c17c5c6657e0cb6d70012031569903a74');
INSERT INTO public.charges VALUES
	('JC202601152399938796', 'fe2625a0-b938-411e-9a00-2dbb68416075', 'alipay', 'sandbox', 10000, 'REFUND_SUCCESS', 'SB23AD8790790CA14B08EB', '/api/dev/cashier?chargeNo=JC202601152399938796', '', 1768449600000, 1768449600000, 1768449600000, NULL, NULL, NULL);
INSERT INTO public.contact_messages VALUES
	('8c209b27-8117-48a3-a637-7ecd8d9199b9', 'contact', NULL, '李', 'li@example.com', '', '梅瓶', '还有吗？', 'fc2546a40d44c95da5691a4c39e956d41c3b66557212bf6f3bb72e62afa868e4', 'NEW', NULL, 1768449600000);
INSERT INTO public.credit_uses VALUES
	(1, 2, '3f5b9969-1013-4b3b-9171-2e89a5c5f175', 10000),
	(2, 3, '702c0308-4ecf-4d92-a9ce-dddd824c5187', 10000),
	(3, 4, '8a6abb9c-4782-464b-9aff-2049d8085534', 10000),
	(4, 5, '8513ae25-d11a-474b-bcbe-372a17fa34a7', 4000);
INSERT INTO public.credits VALUES
	(1, '4d4f3649-76e3-48d5-a5ab-90db4916182d', '38cb20f6-fca4-4ab5-8692-5025c2dd3747', NULL, 10000, 10000),
	(2, '83fceb0e-da3f-45dc-be9a-b6339a0a7156', '72cfbe19-357e-46f4-adda-af9669ee393c', NULL, 10000, 0),
	(3, '9a0b1a27-8ee0-4618-8c47-30bc134b3091', '8e6b278d-fd2a-445f-96f8-a743d7bd2095', NULL, 10000, 0),
	(4, '7505d7b0-776c-4a8b-bc36-77675e656ce4', '3fb3a18f-a67b-4c66-8601-2aea74e2b421', NULL, 10000, 0),
	(5, 'a787fc0c-e396-4314-9c82-53a96404ac05', 'fe2625a0-b938-411e-9a00-2dbb68416075', 'JC202601152399938796', 10000, 6000);
INSERT INTO public.delivery_areas VALUES
	('mainland');
INSERT INTO public.holds VALUES
	('JO202601150415045144', 'JY-1437-449', 1, 1768451400000);
INSERT INTO public.knex_migrations VALUES
	(1, '001-users', 1, '2026-11-28 09:20:28.63+00'),
	(2, '002-catalog', 1, '2026-11-28 09:20:28.654+00'),
	(3, '003-orders', 1, '2026-11-28 09:20:28.685+00'),
	(4, '004-ledger', 1, '2026-11-28 09:20:28.733+00'),
	(5, '005-staff', 1, '2026-11-28 09:20:28.778+00'),
	(6, '006-charges', 1, '2026-11-28 09:20:28.84+00'),
	(7, '007-matchings', 1, '2026-11-28 09:20:28.864+00'),
	(8, '008-sums-of-lists', 1, '2026-11-28 09:20:28.871+00'),
	(9, '009-messages', 1, '2026-11-28 09:20:28.886+00'),
	(10, '010-service', 1, '2026-11-28 09:20:28.891+00');
INSERT INTO public.knex_migrations_lock VALUES
	(1, 0);
INSERT INTO public.ledger_accounts VALUES
	('wallet:38cb20f6-fca4-4ab5-8692-5025c2dd3747', 10000),
	('wallet:72cfbe19-357e-46f4-adda-af9669ee393c', 0),
	('wallet:8e6b278d-fd2a-445f-96f8-a743d7bd2095', 0),
	('wallet:3fb3a18f-a67b-4c66-8601-2aea74e2b421', 0),
	('wallet:fe2625a0-b938-411e-9a00-2dbb68416075', 6000),
	('held:fe2625a0-b938-411e-9a00-2dbb68416075', 0);
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
	(1, '4d4f3649-76e3-48d5-a5ab-90db4916182d', 'wallet:38cb20f6-fca4-4ab5-8692-5025c2dd3747', 10000, 10000),
	(2, '4d4f3649-76e3-48d5-a5ab-90db4916182d', 'channel:manual', -10000, NULL),
	(3, '83fceb0e-da3f-45dc-be9a-b6339a0a7156', 'wallet:72cfbe19-357e-46f4-adda-af9669ee393c', 10000, 10000),
	(4, '83fceb0e-da3f-45dc-be9a-b6339a0a7156', 'channel:manual', -10000, NULL),
	(5, '3f5b9969-1013-4b3b-9171-2e89a5c5f175', 'wallet:72cfbe19-357e-46f4-adda-af9669ee393c', -10000, 0),
	(6, '3f5b9969-1013-4b3b-9171-2e89a5c5f175', 'sales', 10000, NULL),
	(7, '9a0b1a27-8ee0-4618-8c47-30bc134b3091', 'wallet:8e6b278d-fd2a-445f-96f8-a743d7bd2095', 10000, 10000),
	(8, '9a0b1a27-8ee0-4618-8c47-30bc134b3091', 'channel:manual', -10000, NULL),
	(9, '702c0308-4ecf-4d92-a9ce-dddd824c5187', 'wallet:8e6b278d-fd2a-445f-96f8-a743d7bd2095', -10000, 0),
	(10, '702c0308-4ecf-4d92-a9ce-dddd824c5187', 'sales', 10000, NULL),
	(11, '7505d7b0-776c-4a8b-bc36-77675e656ce4', 'wallet:3fb3a18f-a67b-4c66-8601-2aea74e2b421', 10000, 10000),
	(12, '7505d7b0-776c-4a8b-bc36-77675e656ce4', 'channel:manual', -10000, NULL),
	(13, '8a6abb9c-4782-464b-9aff-2049d8085534', 'wallet:3fb3a18f-a67b-4c66-8601-2aea74e2b421', -10000, 0),
	(14, '8a6abb9c-4782-464b-9aff-2049d8085534', 'sales', 10000, NULL),
	(15, 'a787fc0c-e396-4314-9c82-53a96404ac05', 'wallet:fe2625a0-b938-411e-9a00-2dbb68416075', 10000, 10000),
	(16, 'a787fc0c-e396-4314-9c82-53a96404ac05', 'channel:alipay', -10000, NULL),
	(17, '8513ae25-d11a-474b-bcbe-372a17fa34a7', 'wallet:fe2625a0-b938-411e-9a00-2dbb68416075', -4000, 6000),
	(18, '8513ae25-d11a-474b-bcbe-372a17fa34a7', 'held:fe2625a0-b938-411e-9a00-2dbb68416075', 4000, 4000),
	(19, 'bfc8f55a-79e7-484f-aef5-9cec7097eee3', 'held:fe2625a0-b938-411e-9a00-2dbb68416075', -4000, 0),
	(20, 'bfc8f55a-79e7-484f-aef5-9cec7097eee3', 'channel:alipay', 4000, NULL);
INSERT INTO public.ledger_transactions VALUES
	('4d4f3649-76e3-48d5-a5ab-90db4916182d', 'JT202601156425776257', 'CHARGE_MARKET', 'recharge:38cb20f6-fca4-4ab5-8692-5025c2dd3747', 'system', NULL, NULL, NULL, 'manual', NULL, NULL, '', 1768449600000),
	('83fceb0e-da3f-45dc-be9a-b6339a0a7156', 'JT202601154863826705', 'CHARGE_MARKET', 'recharge:72cfbe19-357e-46f4-adda-af9669ee393c', 'system', NULL, NULL, NULL, 'manual', NULL, NULL, '', 1768449600000),
	('3f5b9969-1013-4b3b-9171-2e89a5c5f175', 'JT202601150416953862', 'ORDER_PAYMENT', 'order:JO202601151689274271:payment', 'member:72cfbe19-357e-46f4-adda-af9669ee393c', 'JO202601151689274271', NULL, NULL, NULL, NULL, NULL, '', 1768449600000),
	('9a0b1a27-8ee0-4618-8c47-30bc134b3091', 'JT202601158710607626', 'CHARGE_MARKET', 'recharge:8e6b278d-fd2a-445f-96f8-a743d7bd2095', 'system', NULL, NULL, NULL, 'manual', NULL, NULL, '', 1768449600000),
	('702c0308-4ecf-4d92-a9ce-dddd824c5187', 'JT202601154057512089', 'ORDER_PAYMENT', 'order:JO202601159619602941:payment', 'member:8e6b278d-fd2a-445f-96f8-a743d7bd2095', 'JO202601159619602941', NULL, NULL, NULL, NULL, NULL, '', 1768449600000),
	('7505d7b0-776c-4a8b-bc36-77675e656ce4', 'JT202601153265748690', 'CHARGE_MARKET', 'recharge:3fb3a18f-a67b-4c66-8601-2aea74e2b421', 'system', NULL, NULL, NULL, 'manual', NULL, NULL, '', 1768449600000),
	('8a6abb9c-4782-464b-9aff-2049d8085534', 'JT202601152805235624', 'ORDER_PAYMENT', 'order:JO202601159264758620:payment', 'member:3fb3a18f-a67b-4c66-8601-2aea74e2b421', 'JO202601159264758620', NULL, NULL, NULL, NULL, NULL, '', 1768449600000),
	('a787fc0c-e396-4314-9c82-53a96404ac05', 'JT202601150666822797', 'CHARGE', 'charge:JC202601152399938796', 'system', NULL, 'JC202601152399938796', NULL, 'alipay', 'SB23AD8790790CA14B08EB', NULL, '', 1768449600000),
	('8513ae25-d11a-474b-bcbe-372a17fa34a7', 'JT202601152966594148', 'CHARGE_REFUND', 'refund:JR202601158394934973:hold', 'member:fe2625a0-b938-411e-9a00-2dbb68416075', NULL, 'JC202601152399938796', 'JR202601158394934973', 'alipay', NULL, NULL, 'changed my mind', 1768449600000),
	('bfc8f55a-79e7-484f-aef5-9cec7097eee3', 'JT202601150909781002', 'CHARGE_REFUND', 'refund:JR202601158394934973:paid', 'system', NULL, 'JC202601152399938796', 'JR202601158394934973', 'alipay', 'SB81045055A4704EFBE377', NULL, '', 1768449600000);
INSERT INTO public.list_sum_changes VALUES
	(1, 'charges', 20468, 'alipay', 'PENDING', 'sandbox', 1, 10000, 0),
	(2, 'charges', 20468, 'alipay', 'PENDING', 'sandbox', -1, -10000, 0),
	(3, 'charges', 20468, 'alipay', 'SUCCESS', 'sandbox', 1, 10000, 0),
	(4, 'charges', 20468, 'alipay', 'SUCCESS', 'sandbox', -1, -10000, 0),
	(5, 'charges', 20468, 'alipay', 'REFUND_PROCESSING', 'sandbox', 1, 10000, 0),
	(6, 'refunds', 20468, 'alipay', 'PROCESSING', 'asked', 1, 4000, 0),
	(7, 'refunds', 20468, 'alipay', 'PROCESSING', 'asked', -1, -4000, 0),
	(8, 'refunds', 20468, 'alipay', 'PROCESSING', 'approved', 1, 4000, 0),
	(9, 'refunds', 20468, 'alipay', 'PROCESSING', 'approved', -1, -4000, 0),
	(10, 'refunds', 20468, 'alipay', 'SUCCESS', 'approved', 1, 4000, 4000),
	(11, 'charges', 20468, 'alipay', 'REFUND_PROCESSING', 'sandbox', 0, 0, 4000),
	(12, 'charges', 20468, 'alipay', 'REFUND_PROCESSING', 'sandbox', -1, -10000, -4000),
	(13, 'charges', 20468, 'alipay', 'REFUND_SUCCESS', 'sandbox', 1, 10000, 4000);
INSERT INTO public.log_details VALUES
	(1, 'd3b0e71f787f332ca0c4ac860001e329', '', '127.0.0.1', '{"status":"PAID","shipment":null,"notes":[]}', '{"status":"PAID","shipment":{"carrier":"顺丰","trackingNo":"SF1001","shippedAt":"2026-01-15T04:00:00.000Z"},"notes":[]}', '', ''),
	(2, '726685b08b2e3383acd2a953a8088d4f', 'fine', '127.0.0.1', '{"status":"PROCESSING","approved":false,"refundSerialNo":null,"actualAmount":null,"doubtAmount":null,"failureReason":""}', '{"status":"PROCESSING","approved":true,"refundSerialNo":null,"actualAmount":null,"doubtAmount":null,"failureReason":""}', '{"amount":40,"chargeNo":"JC202601152399938796","channel":"alipay","member":{"userId":"fe2625a0-b938-411e-9a00-2dbb68416075","username":"member13900000015"}}', ''),
	(3, '', '', '', '', '', '', '91a771c73721fa4e683060b3fa7287a3d02eabe8ac28b34d0e84f1becd1b34d5');
INSERT INTO public.order_lines VALUES
	(1, 'JO202601150415045144', 'JY-1437-449', '天青瓶', '天青瓶 (en)', 'JY-1437-449.jpg', 10000, 1, 'e575049b-4359-4d44-913d-b60ce5613d25'),
	(2, 'JO202601151689274271', 'JY-9316-678', '天青瓶', '天青瓶 (en)', 'JY-9316-678.jpg', 10000, 1, '7469f6f7-952f-43d9-87ad-55482fbf34be'),
	(3, 'JO202601159619602941', 'JY-3131-332', '天青瓶', '天青瓶 (en)', 'JY-3131-332.jpg', 10000, 1, 'fdd9ba0c-c5cc-44a2-99a9-46950f649a03'),
	(4, 'JO202601159264758620', 'JY-1644-234', '天青瓶', '天青瓶 (en)', 'JY-1644-234.jpg', 10000, 1, 'cdb3e887-daf8-426f-bf9d-a6437def4620');
INSERT INTO public.order_refunds VALUES
	(1, 'JO202601159264758620', 'PAID', '不喜欢', 1768449600000, NULL, NULL);
INSERT INTO public.order_timeline VALUES
	(1, 'JO202601150415045144', 1768449600000, NULL, 'WAITING_PAYMENT', 'member:38cb20f6-fca4-4ab5-8692-5025c2dd3747', ''),
	(2, 'JO202601151689274271', 1768449600000, NULL, 'WAITING_PAYMENT', 'member:72cfbe19-357e-46f4-adda-af9669ee393c', ''),
	(3, 'JO202601151689274271', 1768449600000, 'WAITING_PAYMENT', 'PAID', 'member:72cfbe19-357e-46f4-adda-af9669ee393c', ''),
	(4, 'JO202601159619602941', 1768449600000, NULL, 'WAITING_PAYMENT', 'member:8e6b278d-fd2a-445f-96f8-a743d7bd2095', ''),
	(5, 'JO202601159619602941', 1768449600000, 'WAITING_PAYMENT', 'PAID', 'member:8e6b278d-fd2a-445f-96f8-a743d7bd2095', ''),
	(6, 'JO202601159619602941', 1768449600000, 'PAID', 'COMPLETED', 'member:8e6b278d-fd2a-445f-96f8-a743d7bd2095', ''),
	(7, 'JO202601159264758620', 1768449600000, NULL, 'WAITING_PAYMENT', 'member:3fb3a18f-a67b-4c66-8601-2aea74e2b421', ''),
	(8, 'JO202601159264758620', 1768449600000, 'WAITING_PAYMENT', 'PAID', 'member:3fb3a18f-a67b-4c66-8601-2aea74e2b421', ''),
	(9, 'JO202601159264758620', 1768449600000, 'PAID', 'REFUNDING', 'member:3fb3a18f-a67b-4c66-8601-2aea74e2b421', '不喜欢');
INSERT INTO public.orders VALUES
	('JO202601150415045144', '38cb20f6-fca4-4ab5-8692-5025c2dd3747', 'WAITING_PAYMENT', 10000, '', '{"recipientName":"张三","phone":"13900000011","province":"河南省","city":"许昌市","district":"禹州市","street":"神垕镇 1 号"}', '张三', '13900000011', 1768449600000, 1768451400000, NULL, NULL, NULL),
	('JO202601151689274271', '72cfbe19-357e-46f4-adda-af9669ee393c', 'PAID', 10000, '', '{"recipientName":"张三","phone":"13900000012","province":"河南省","city":"许昌市","district":"禹州市","street":"神垕镇 1 号"}', '张三', '13900000012', 1768449600000, 1768451400000, 1768449600000, 'JT202601150416953862', NULL),
	('JO202601159619602941', '8e6b278d-fd2a-445f-96f8-a743d7bd2095', 'COMPLETED', 10000, '', '{"recipientName":"张三","phone":"13900000013","province":"河南省","city":"许昌市","district":"禹州市","street":"神垕镇 1 号"}', '张三', '13900000013', 1768449600000, 1768451400000, 1768449600000, 'JT202601154057512089', 1768449600000),
	('JO202601159264758620', '3fb3a18f-a67b-4c66-8601-2aea74e2b421', 'REFUNDING', 10000, '', '{"recipientName":"张三","phone":"13900000014","province":"河南省","city":"许昌市","district":"禹州市","street":"神垕镇 1 号"}', '张三', '13900000014', 1768449600000, 1768451400000, 1768449600000, 'JT202601152805235624', NULL);
INSERT INTO public.outbox_events VALUES
	(1, 'product:JY-1437-449', 1768449600000),
	(2, 'product:JY-9316-678', 1768449600000),
	(3, 'product:JY-9316-678', 1768449600000),
	(4, 'product:JY-3131-332', 1768449600000),
	(5, 'product:JY-3131-332', 1768449600000),
	(6, 'product:JY-1644-234', 1768449600000),
	(7, 'product:JY-1644-234', 1768449600000);
INSERT INTO public.payment_credits VALUES
	('alipay', 'SB23AD8790790CA14B08EB', 'a787fc0c-e396-4314-9c82-53a96404ac05');
INSERT INTO public.payment_notices VALUES
	(1, 'alipay', 'JC202601152399938796', 1768449600000, 'credited', 'SB23AD8790790CA14B08EB', 10000, '{"chargeNo":"JC202601152399938796","serialNo":"SB23AD8790790CA14B08EB","amountFen":10000,"app":"sandbox-app","outcome":"paid"}', NULL, 'credited alipay JC202601152399938796 10000 SB23AD8790790CA14B08EB paid');
INSERT INTO public.products VALUES
	('JY-1437-449', 'jy1437449', true, false, '天青瓶', '天青瓶 (en)', 'JY-1437-449.jpg', 'vase', '天青', 'Sky blue', 'sky-blue', 'jy-1437-449 天青瓶 天青', 'jy-1437-449 vase sky blue', 0, true, 10000, NULL, 1, 0, 1, 0, 1768449600000, true, NULL, NULL, NULL),
	('JY-9316-678', 'jy9316678', true, false, '天青瓶', '天青瓶 (en)', 'JY-9316-678.jpg', 'vase', '天青', 'Sky blue', 'sky-blue', 'jy-9316-678 天青瓶 天青', 'jy-9316-678 vase sky blue', 0, true, 10000, NULL, 1, 0, 0, 1, 1768449600000, true, NULL, NULL, NULL),
	('JY-3131-332', 'jy3131332', true, false, '天青瓶', '天青瓶 (en)', 'JY-3131-332.jpg', 'vase', '天青', 'Sky blue', 'sky-blue', 'jy-3131-332 天青瓶 天青', 'jy-3131-332 vase sky blue', 0, true, 10000, NULL, 1, 0, 0, 1, 1768449600000, true, NULL, NULL, NULL),
	('JY-1644-234', 'jy1644234', true, false, '天青瓶', '天青瓶 (en)', 'JY-1644-234.jpg', 'vase', '天青', 'Sky blue', 'sky-blue', 'jy-1644-234 天青瓶 天青', 'jy-1644-234 vase sky blue', 0, true, 10000, NULL, 1, 0, 0, 1, 1768449600000, true, NULL, NULL, NULL);
INSERT INTO public.refunds VALUES
	('JR202601158394934973', 'JC202601152399938796', 'fe2625a0-b938-411e-9a00-2dbb68416075', 'alipay', 4000, 4000, 'changed my mind', '', 'SUCCESS', 'SB81045055A4704EFBE377', NULL, NULL, 1768449600000, 1768449600000, 1768449600000, 1768449600000);
INSERT INTO public.requests VALUES
	('38cb20f6-fca4-4ab5-8692-5025c2dd3747', '610f32c8-9031-4b31-b8a3-83f8e777d56f', 'order/submit', '0d28165d465a1571fb4e007ec588a33d62fb00cc665e821cb266a914d9ba7b78', '{"ok":{"orderNo":"JO202601150415045144","status":"WAITING_PAYMENT","amount":100,"createdAt":"2026-01-15T04:00:00.000Z","payableUntil":"2026-01-15T04:30:00.000Z","remark":"","items":[{"productCode":"JY-1437-449","productName":"天青瓶","price":100,"quantity":1,"imageUrl":["/media/640/webp/JY-1437-449.jpg"]}],"address":{"recipientName":"张三","phone":"13900000011","province":"河南省","city":"许昌市","district":"禹州市","street":"神垕镇 1 号"},"payment":null,"shipment":null,"refund":null,"timeline":[{"at":"2026-01-15T04:00:00.000Z","from":null,"to":"WAITING_PAYMENT","actor":"member","event":"submitted","reason":"订单已提交"}],"serverTime":"2026-01-15T04:00:00.000Z"}}', 1768449600000),
	('72cfbe19-357e-46f4-adda-af9669ee393c', 'fdeaf801-edd2-4fb7-ae56-0bb8a1edd8b5', 'order/submit', '3184abc07a2680d75ef54c3d9ee9bb6e011f7b88912e1a8027cbf1cc51a6a6b6', '{"ok":{"orderNo":"JO202601151689274271","status":"WAITING_PAYMENT","amount":100,"createdAt":"2026-01-15T04:00:00.000Z","payableUntil":"2026-01-15T04:30:00.000Z","remark":"","items":[{"productCode":"JY-9316-678","productName":"天青瓶","price":100,"quantity":1,"imageUrl":["/media/640/webp/JY-9316-678.jpg"]}],"address":{"recipientName":"张三","phone":"13900000012","province":"河南省","city":"许昌市","district":"禹州市","street":"神垕镇 1 号"},"payment":null,"shipment":null,"refund":null,"timeline":[{"at":"2026-01-15T04:00:00.000Z","from":null,"to":"WAITING_PAYMENT","actor":"member","event":"submitted","reason":"订单已提交"}],"serverTime":"2026-01-15T04:00:00.000Z"}}', 1768449600000),
	('72cfbe19-357e-46f4-adda-af9669ee393c', 'f29d294d-bdcb-4ec6-91ae-f9f22ed3f2f0', 'order/pay', '388122f55184f1ace5132dd0c997a830c51b59385d0116487be73fb5a8b30601', '{"ok":{"orderNo":"JO202601151689274271","status":"PAID","amount":100,"createdAt":"2026-01-15T04:00:00.000Z","payableUntil":"2026-01-15T04:30:00.000Z","remark":"","items":[{"productCode":"JY-9316-678","productName":"天青瓶","price":100,"quantity":1,"imageUrl":["/media/640/webp/JY-9316-678.jpg"]}],"address":{"recipientName":"张三","phone":"13900000012","province":"河南省","city":"许昌市","district":"禹州市","street":"神垕镇 1 号"},"payment":{"method":"wallet","amount":100,"paidAt":"2026-01-15T04:00:00.000Z","serialNo":"JT202601150416953862","status":"success"},"shipment":null,"refund":null,"timeline":[{"at":"2026-01-15T04:00:00.000Z","from":null,"to":"WAITING_PAYMENT","actor":"member","event":"submitted","reason":"订单已提交"},{"at":"2026-01-15T04:00:00.000Z","from":"WAITING_PAYMENT","to":"PAID","actor":"member","event":"paid","reason":"已用钱包付款"}],"serverTime":"2026-01-15T04:00:00.000Z"}}', 1768449600000),
	('8e6b278d-fd2a-445f-96f8-a743d7bd2095', '46d2709a-22f7-4a51-a069-285306d6cbaf', 'order/submit', '8f963a8d21d0b139da74b0252615efcb0ef9580dad6a6c4488235e0528c5dd6c', '{"ok":{"orderNo":"JO202601159619602941","status":"WAITING_PAYMENT","amount":100,"createdAt":"2026-01-15T04:00:00.000Z","payableUntil":"2026-01-15T04:30:00.000Z","remark":"","items":[{"productCode":"JY-3131-332","productName":"天青瓶","price":100,"quantity":1,"imageUrl":["/media/640/webp/JY-3131-332.jpg"]}],"address":{"recipientName":"张三","phone":"13900000013","province":"河南省","city":"许昌市","district":"禹州市","street":"神垕镇 1 号"},"payment":null,"shipment":null,"refund":null,"timeline":[{"at":"2026-01-15T04:00:00.000Z","from":null,"to":"WAITING_PAYMENT","actor":"member","event":"submitted","reason":"订单已提交"}],"serverTime":"2026-01-15T04:00:00.000Z"}}', 1768449600000),
	('8e6b278d-fd2a-445f-96f8-a743d7bd2095', '332544d8-a173-4da6-8151-7328f1a4f3e5', 'order/pay', '118f78b9ba7eb43296c99c1907fa10618c893f2d49f376ed11fbab34a7588346', '{"ok":{"orderNo":"JO202601159619602941","status":"PAID","amount":100,"createdAt":"2026-01-15T04:00:00.000Z","payableUntil":"2026-01-15T04:30:00.000Z","remark":"","items":[{"productCode":"JY-3131-332","productName":"天青瓶","price":100,"quantity":1,"imageUrl":["/media/640/webp/JY-3131-332.jpg"]}],"address":{"recipientName":"张三","phone":"13900000013","province":"河南省","city":"许昌市","district":"禹州市","street":"神垕镇 1 号"},"payment":{"method":"wallet","amount":100,"paidAt":"2026-01-15T04:00:00.000Z","serialNo":"JT202601154057512089","status":"success"},"shipment":null,"refund":null,"timeline":[{"at":"2026-01-15T04:00:00.000Z","from":null,"to":"WAITING_PAYMENT","actor":"member","event":"submitted","reason":"订单已提交"},{"at":"2026-01-15T04:00:00.000Z","from":"WAITING_PAYMENT","to":"PAID","actor":"member","event":"paid","reason":"已用钱包付款"}],"serverTime":"2026-01-15T04:00:00.000Z"}}', 1768449600000),
	('aa4ac278-486b-4237-bfea-9d3f34e73ac3', 'c6ad8627-8964-4bc4-af1c-082dd2c1c231', 'admin/orders/ship', '14bad0b763dc73c23306972da98b2e79a43734282b160077fa9bd1b84d12e110', '{"ok":{"orderNo":"JO202601159619602941","status":"PAID","amount":100,"createdAt":"2026-01-15T04:00:00.000Z","payableUntil":"2026-01-15T04:30:00.000Z","remark":"","items":[{"productCode":"JY-3131-332","productName":"天青瓶","price":100,"quantity":1,"imageUrl":["/media/640/webp/JY-3131-332.jpg"]}],"address":{"recipientName":"张三","phone":"13900000013","province":"河南省","city":"许昌市","district":"禹州市","street":"神垕镇 1 号"},"payment":{"method":"wallet","amount":100,"paidAt":"2026-01-15T04:00:00.000Z","serialNo":"JT202601154057512089","status":"success"},"shipment":{"carrier":"顺丰","trackingNo":"SF1001","shippedAt":"2026-01-15T04:00:00.000Z"},"refund":null,"timeline":[{"at":"2026-01-15T04:00:00.000Z","from":null,"to":"WAITING_PAYMENT","actor":"member","event":"submitted","reason":"订单已提交","by":"member13900000013"},{"at":"2026-01-15T04:00:00.000Z","from":"WAITING_PAYMENT","to":"PAID","actor":"member","event":"paid","reason":"已用钱包付款","by":"member13900000013"}],"serverTime":"2026-01-15T04:00:00.000Z","buyer":{"userId":"8e6b278d-fd2a-445f-96f8-a743d7bd2095","username":"member13900000013"},"notes":[],"returned":null,"version":"CAdCa5nI4T4Su5XP","formerVersion":"ECMrOc_59DsrsDEb"}}', 1768449600000),
	('8e6b278d-fd2a-445f-96f8-a743d7bd2095', 'f09fb3fe-49bc-4136-9c78-bafab333b76f', 'order/confirm_receipt', '830b465f07b4e276b8ca7bd7ec0a90d46127b75f630eb1d27bb9fa64f4364d2b', '{"ok":{"orderNo":"JO202601159619602941","status":"COMPLETED","amount":100,"createdAt":"2026-01-15T04:00:00.000Z","payableUntil":"2026-01-15T04:30:00.000Z","remark":"","items":[{"productCode":"JY-3131-332","productName":"天青瓶","price":100,"quantity":1,"imageUrl":["/media/640/webp/JY-3131-332.jpg"]}],"address":{"recipientName":"张三","phone":"13900000013","province":"河南省","city":"许昌市","district":"禹州市","street":"神垕镇 1 号"},"payment":{"method":"wallet","amount":100,"paidAt":"2026-01-15T04:00:00.000Z","serialNo":"JT202601154057512089","status":"success"},"shipment":{"carrier":"顺丰","trackingNo":"SF1001","shippedAt":"2026-01-15T04:00:00.000Z"},"refund":null,"timeline":[{"at":"2026-01-15T04:00:00.000Z","from":null,"to":"WAITING_PAYMENT","actor":"member","event":"submitted","reason":"订单已提交"},{"at":"2026-01-15T04:00:00.000Z","from":"WAITING_PAYMENT","to":"PAID","actor":"member","event":"paid","reason":"已用钱包付款"},{"at":"2026-01-15T04:00:00.000Z","from":"PAID","to":"COMPLETED","actor":"member","event":"received","reason":"已确认收货"}],"serverTime":"2026-01-15T04:00:00.000Z"}}', 1768449600000),
	('3fb3a18f-a67b-4c66-8601-2aea74e2b421', 'ca0b07be-e852-4da0-a3b3-4a46688f16e7', 'order/submit', '3123461715fc4a2370e45aaaf750fe4179975cf38c474ce51d88348e47d68870', '{"ok":{"orderNo":"JO202601159264758620","status":"WAITING_PAYMENT","amount":100,"createdAt":"2026-01-15T04:00:00.000Z","payableUntil":"2026-01-15T04:30:00.000Z","remark":"","items":[{"productCode":"JY-1644-234","productName":"天青瓶","price":100,"quantity":1,"imageUrl":["/media/640/webp/JY-1644-234.jpg"]}],"address":{"recipientName":"张三","phone":"13900000014","province":"河南省","city":"许昌市","district":"禹州市","street":"神垕镇 1 号"},"payment":null,"shipment":null,"refund":null,"timeline":[{"at":"2026-01-15T04:00:00.000Z","from":null,"to":"WAITING_PAYMENT","actor":"member","event":"submitted","reason":"订单已提交"}],"serverTime":"2026-01-15T04:00:00.000Z"}}', 1768449600000),
	('3fb3a18f-a67b-4c66-8601-2aea74e2b421', '9242eb74-2e24-4fd6-8825-8547d93acb3a', 'order/pay', '193c523b574bde809b9b2c355c775847844305018197e9d0020db6ad56b8ab6b', '{"ok":{"orderNo":"JO202601159264758620","status":"PAID","amount":100,"createdAt":"2026-01-15T04:00:00.000Z","payableUntil":"2026-01-15T04:30:00.000Z","remark":"","items":[{"productCode":"JY-1644-234","productName":"天青瓶","price":100,"quantity":1,"imageUrl":["/media/640/webp/JY-1644-234.jpg"]}],"address":{"recipientName":"张三","phone":"13900000014","province":"河南省","city":"许昌市","district":"禹州市","street":"神垕镇 1 号"},"payment":{"method":"wallet","amount":100,"paidAt":"2026-01-15T04:00:00.000Z","serialNo":"JT202601152805235624","status":"success"},"shipment":null,"refund":null,"timeline":[{"at":"2026-01-15T04:00:00.000Z","from":null,"to":"WAITING_PAYMENT","actor":"member","event":"submitted","reason":"订单已提交"},{"at":"2026-01-15T04:00:00.000Z","from":"WAITING_PAYMENT","to":"PAID","actor":"member","event":"paid","reason":"已用钱包付款"}],"serverTime":"2026-01-15T04:00:00.000Z"}}', 1768449600000),
	('3fb3a18f-a67b-4c66-8601-2aea74e2b421', '192760c4-7b73-49fc-90b1-c4d675c7d947', 'order/refund/apply', 'cadec44b5a0c206d6b9d24257d35a01a691327cc5cb8d4108d69532509509117', '{"ok":{"orderNo":"JO202601159264758620","status":"REFUNDING","amount":100,"createdAt":"2026-01-15T04:00:00.000Z","payableUntil":"2026-01-15T04:30:00.000Z","remark":"","items":[{"productCode":"JY-1644-234","productName":"天青瓶","price":100,"quantity":1,"imageUrl":["/media/640/webp/JY-1644-234.jpg"]}],"address":{"recipientName":"张三","phone":"13900000014","province":"河南省","city":"许昌市","district":"禹州市","street":"神垕镇 1 号"},"payment":{"method":"wallet","amount":100,"paidAt":"2026-01-15T04:00:00.000Z","serialNo":"JT202601152805235624","status":"success"},"shipment":null,"refund":{"reason":"不喜欢","appliedAt":"2026-01-15T04:00:00.000Z","decidedAt":null,"serialNo":null},"timeline":[{"at":"2026-01-15T04:00:00.000Z","from":null,"to":"WAITING_PAYMENT","actor":"member","event":"submitted","reason":"订单已提交"},{"at":"2026-01-15T04:00:00.000Z","from":"WAITING_PAYMENT","to":"PAID","actor":"member","event":"paid","reason":"已用钱包付款"},{"at":"2026-01-15T04:00:00.000Z","from":"PAID","to":"REFUNDING","actor":"member","event":"refundAsked","reason":"不喜欢"}],"serverTime":"2026-01-15T04:00:00.000Z"}}', 1768449600000),
	('fe2625a0-b938-411e-9a00-2dbb68416075', '5631fe06-4f19-40b3-aa84-ef5c28cafd93', 'wallet/charge', '6c7b76a2085fdf9f00c65a1b73df7dfe20dc4d16bac11cc1ba1477ff2141a0c3', '{"ok":{"chargeNo":"JC202601152399938796","amount":100,"channel":"alipay","serialNo":null,"status":"PENDING","createdAt":"2026-01-15T04:00:00.000Z","successAt":null,"refundable":0,"refunded":0,"refundNo":null,"cashierUrl":null,"withdrawnAt":null}}', 1768449600000),
	('fe2625a0-b938-411e-9a00-2dbb68416075', '7583d167-d25e-4be7-ae44-83af4c01678b', 'wallet/refund/apply', '3d15411e76c38c872ce9117502b9bbdf4bd33d0910a96fdbc7c72491fab4fd8e', '{"ok":{"refundNo":"JR202601158394934973","chargeNo":"JC202601152399938796","amount":40,"channel":"alipay","originalSerialNo":"SB23AD8790790CA14B08EB","refundSerialNo":null,"reason":"changed my mind","actualAmount":null,"appliedAt":"2026-01-15T04:00:00.000Z","completedAt":null,"status":"PROCESSING","failedBy":null,"failureReason":""}}', 1768449600000),
	('16884f66-259e-4c13-a26a-0223c25e17c3', 'b4889b15-5cb3-4b01-9142-47947370a15a', 'admin/refunds/approve', '5006864746ca43cd11a65817e721f98e83d3d88a19b9c351ac884c0e50af72e4', '{"ok":{"refundNo":"JR202601158394934973","chargeNo":"JC202601152399938796","amount":40,"channel":"alipay","originalSerialNo":"SB23AD8790790CA14B08EB","refundSerialNo":null,"reason":"changed my mind","actualAmount":null,"appliedAt":"2026-01-15T04:00:00.000Z","completedAt":null,"status":"PROCESSING","failedBy":null,"failureReason":"","member":{"userId":"fe2625a0-b938-411e-9a00-2dbb68416075","username":"member13900000015"},"provider":"sandbox","approved":true,"doubtAmount":null}}', 1768449600000),
	('16884f66-259e-4c13-a26a-0223c25e17c3', 'dfa484c9-03b0-4133-8aa6-e6a18298d212', 'admin/users/freeze', 'c46ead635ed6c9eca999433e93b99c75a3393390986a8eddbb009bf10b92e5de', '{"ok":{"userId":"5827ae55-7f7f-4043-8105-f66649dd103f","avatar":null,"username":"member13900000016","nickname":"member13900000016","phone":"13900000016","email":null,"emailVerified":false,"status":"frozen","balance":0,"available":0,"frozen":0,"orders":0,"spent":0,"registeredAt":"2026-01-15T04:00:00.000Z","lastLoginAt":null,"acceptedTerms":null,"roles":[],"version":"S_zjaUBNdPEut55B","addresses":[{"recipientName":"张三","phone":"13900000016","lines":"河南省 许昌市 禹州市 神垕镇 1 号","isDefault":true}],"sessions":[]}}', 1768449600000);
INSERT INTO public.roles VALUES
	('Owner', '[]', 0),
	('Finance', '["dashboard.read","users.read","wallets.read","wallets.recharge","charges.settle","refunds.decide","finance.read","finance.match","orders.read","orders.refund"]', 0),
	('Fulfilment', '["dashboard.read","inventory.read","inventory.adjust","orders.read","orders.fulfil"]', 0),
	('Catalogue', '["dashboard.read","inventory.read","inventory.adjust","products.read","products.write"]', 0),
	('Support', '["dashboard.read","users.read","users.freeze","messages.read","messages.answer","orders.read"]', 0),
	('Auditor', '["dashboard.read","users.read","roles.read","logs.read","wallets.read","finance.read","inventory.read","products.read","orders.read","messages.read"]', 0);
INSERT INTO public.sandbox_notices VALUES
	(1, 'JC202601152399938796', '{"chargeNo":"JC202601152399938796","serialNo":"SB23AD8790790CA14B08EB","amountFen":10000,"app":"sandbox-app","outcome":"paid"}', '1ca5dc64258aefaf3902c44f23948b432246ea7433686de2e4ca6d54a4b193b9', 1768449600000, 'success');
INSERT INTO public.sandbox_payments VALUES
	('JC202601152399938796', 'alipay', 10000, 'paid', 'SB23AD8790790CA14B08EB', 'atOnce', 1768449600000);
INSERT INTO public.sandbox_refunds VALUES
	('JR202601158394934973', 'JC202601152399938796', 4000, 'SB81045055A4704EFBE377', 1768449600000);
INSERT INTO public.seals VALUES
	('log', 1, '1', '62e11f25cb41391fe20b5673c5d78191e9231e1aa1106e8fafadb114cc7fcd9c'),
	('log', 2, '2', 'e76a99ff998adc68284c75578591152bd2651bf17e1b171459ef02434f54bd17'),
	('log', 3, '3', '6c34348dd9e93dc95880b09f5bbd654126d0ea612083547c64862ab359a80604'),
	('ledger', 1, '4d4f3649-76e3-48d5-a5ab-90db4916182d', '0bb919d9ae70db97f08e0e44a81a488f8e65f60de2053a4bd21405dffd66540c'),
	('ledger', 2, '83fceb0e-da3f-45dc-be9a-b6339a0a7156', '2dc2d653c342ea3bf48a7365b54b3c1472a2f380951604471bc55f829b55e053'),
	('ledger', 3, '3f5b9969-1013-4b3b-9171-2e89a5c5f175', 'd731629c649f69d3853b33a6da06c81c2e4e2824aade3891c0a664ff1c16e261'),
	('ledger', 4, '9a0b1a27-8ee0-4618-8c47-30bc134b3091', '8c9e0bb712bac00028021ff46c52d7b5f38e82ebc767379ab3f8a129fe154efc'),
	('ledger', 5, '702c0308-4ecf-4d92-a9ce-dddd824c5187', '067134347424ea7cdcdd4805c4f39e992951b73188851bf5e0c805789bda8c56'),
	('ledger', 6, '7505d7b0-776c-4a8b-bc36-77675e656ce4', '450817e6c87080f77ccd773ec9953448152a25c33138570ca1c8996d02d17d3b'),
	('ledger', 7, '8a6abb9c-4782-464b-9aff-2049d8085534', '828bd5ef5994e92d6b9b733c2385f46d73bb341b6ae77b657589a0d711c5f9fd'),
	('ledger', 8, 'a787fc0c-e396-4314-9c82-53a96404ac05', 'f4267ba58190ec9a930a05dad1e56ad79f273df26856954a86564cbc0175ce62'),
	('ledger', 9, '8513ae25-d11a-474b-bcbe-372a17fa34a7', '2e118c174e8ef418959decbf1fa43596d196a4d430ffa4af9654f89a8aa5d996'),
	('ledger', 10, 'bfc8f55a-79e7-484f-aef5-9cec7097eee3', '50fe33f2e30794fba541a288e67a2ccfb5b0e8654d6bf4d81474c27f5c392089');
INSERT INTO public.sessions VALUES
	('382819e7-2eac-4eef-b3b1-8732d2248cc7', '16884f66-259e-4c13-a26a-0223c25e17c3', '8b5847a457cbc156098e3233b39f8c5d1d881d829dfc49771aaaa02022ec8ad0', 1768449600000, 1769054400000, 'test', '127.0.0.1', 1768449600000),
	('050887de-efb2-4357-b482-b277f81243f5', 'aa4ac278-486b-4237-bfea-9d3f34e73ac3', '901f43bc1c082fee8b7a2861d7f9443a3f745ca8aef299505dccd01d3252f5b1', 1768449600000, 1769054400000, 'test', '127.0.0.1', 1768449600000),
	('9b159b2c-b05f-424d-ab62-553594b12f2b', '38cb20f6-fca4-4ab5-8692-5025c2dd3747', '3f50853c7d449e41afa6a300c747f699619c9bb933add87764a7e88de926c930', 1768449600000, 1769054400000, 'test', '127.0.0.1', 1768449600000),
	('cb67f63d-eb3d-43eb-8b06-73cc731266df', '72cfbe19-357e-46f4-adda-af9669ee393c', '83bc716a0245088634ec46c8118a2e07da7e5061f82a4c6bdf0f7cb13971f18a', 1768449600000, 1769054400000, 'test', '127.0.0.1', 1768449600000),
	('7890fc61-435c-4031-bb15-72065440dead', '8e6b278d-fd2a-445f-96f8-a743d7bd2095', '493b9455789b2ccf30faf4371cb62f4166a424321890dae78a967eb57e7140fb', 1768449600000, 1769054400000, 'test', '127.0.0.1', 1768449600000),
	('973eb190-f9c1-40c3-859d-f7ba809def6a', '3fb3a18f-a67b-4c66-8601-2aea74e2b421', '88ea7b5c666cc4141947f6835050c1786255dd4ef5dbdbad18c3cf4d61ff4749', 1768449600000, 1769054400000, 'test', '127.0.0.1', 1768449600000),
	('53c991c2-b3a4-4970-a71d-0950942d4ad8', 'fe2625a0-b938-411e-9a00-2dbb68416075', 'e80198db66fb269b520facb1ffea846936ba1eba2ba376ea52dce2fd2eb4a8a5', 1768449600000, 1769054400000, 'test', '127.0.0.1', 1768449600000);
INSERT INTO public.shipments VALUES
	('JO202601159619602941', '顺丰', 'SF1001', 1768449600000, NULL, NULL);
INSERT INTO public.sms_codes VALUES
	('97fdca26-d735-44e1-b745-a56edb2843db', '13900000012', 'order_pay', 'JO202601151689274271', '127.0.0.1', '8f049dce6deb357608242b99af911a4e', '727f1f191125c034bf38ed7c1a04cfc6fd87e86252b0ce8055b346dc9b06619f', 4, 1768449600000, 1768449900000, 1768449600000, true),
	('523df3ea-3fce-45fd-bbb6-4c763aff5dca', '13900000013', 'order_pay', 'JO202601159619602941', '127.0.0.1', '7b087e757ae0a3562716b82d8bb791a5', 'd7bae631a093f15a59c99772e0dbbca4c8feb90976c87cd637cd7de3a49cdbdc', 4, 1768449600000, 1768449900000, 1768449600000, true),
	('2a921dfc-c6c7-4e4a-8650-448fe519ac84', '13900000014', 'order_pay', 'JO202601159264758620', '127.0.0.1', 'd2c940a0706b4d6180a774da12aa5a14', 'bce131d43de3c01c69afb2c127cf89eafe9fcc7120ee5d501cbd5c9e0d161dbc', 4, 1768449600000, 1768449900000, 1768449600000, true);
INSERT INTO public.sms_outbox VALUES
	(1, '13900000012', 'order_pay', '417220', 1768449600000),
	(2, '13900000013', 'order_pay', '118256', 1768449600000),
	(3, '13900000014', 'order_pay', '332620', 1768449600000);
INSERT INTO public.stock_movements VALUES
	(1, 'JY-1437-449', 1768449600000, 'start', 1, 1, 1, NULL, 'system', 'made for a test'),
	(2, 'JY-1437-449', 1768449600000, 'hold', 1, 1, 0, 'JO202601150415045144', 'member:38cb20f6-fca4-4ab5-8692-5025c2dd3747', ''),
	(3, 'JY-9316-678', 1768449600000, 'start', 1, 1, 1, NULL, 'system', 'made for a test'),
	(4, 'JY-9316-678', 1768449600000, 'hold', 1, 1, 0, 'JO202601151689274271', 'member:72cfbe19-357e-46f4-adda-af9669ee393c', ''),
	(5, 'JY-9316-678', 1768449600000, 'sell', 1, 1, 0, 'JO202601151689274271', 'member:72cfbe19-357e-46f4-adda-af9669ee393c', ''),
	(6, 'JY-3131-332', 1768449600000, 'start', 1, 1, 1, NULL, 'system', 'made for a test'),
	(7, 'JY-3131-332', 1768449600000, 'hold', 1, 1, 0, 'JO202601159619602941', 'member:8e6b278d-fd2a-445f-96f8-a743d7bd2095', ''),
	(8, 'JY-3131-332', 1768449600000, 'sell', 1, 1, 0, 'JO202601159619602941', 'member:8e6b278d-fd2a-445f-96f8-a743d7bd2095', ''),
	(9, 'JY-1644-234', 1768449600000, 'start', 1, 1, 1, NULL, 'system', 'made for a test'),
	(10, 'JY-1644-234', 1768449600000, 'hold', 1, 1, 0, 'JO202601159264758620', 'member:3fb3a18f-a67b-4c66-8601-2aea74e2b421', ''),
	(11, 'JY-1644-234', 1768449600000, 'sell', 1, 1, 0, 'JO202601159264758620', 'member:3fb3a18f-a67b-4c66-8601-2aea74e2b421', '');
INSERT INTO public.user_roles VALUES
	('16884f66-259e-4c13-a26a-0223c25e17c3', 'Owner'),
	('aa4ac278-486b-4237-bfea-9d3f34e73ac3', 'Fulfilment');
INSERT INTO public.users VALUES
	('16884f66-259e-4c13-a26a-0223c25e17c3', 'member13900000009', 'member13900000009', '13900000009', NULL, NULL, 'none', 'member13900000009', NULL, 'active', 1768449600000, NULL, NULL),
	('aa4ac278-486b-4237-bfea-9d3f34e73ac3', 'member13900000010', 'member13900000010', '13900000010', NULL, NULL, 'none', 'member13900000010', NULL, 'active', 1768449600000, NULL, NULL),
	('38cb20f6-fca4-4ab5-8692-5025c2dd3747', 'member13900000011', 'member13900000011', '13900000011', NULL, NULL, 'none', 'member13900000011', NULL, 'active', 1768449600000, NULL, NULL),
	('72cfbe19-357e-46f4-adda-af9669ee393c', 'member13900000012', 'member13900000012', '13900000012', NULL, NULL, 'none', 'member13900000012', NULL, 'active', 1768449600000, NULL, NULL),
	('8e6b278d-fd2a-445f-96f8-a743d7bd2095', 'member13900000013', 'member13900000013', '13900000013', NULL, NULL, 'none', 'member13900000013', NULL, 'active', 1768449600000, NULL, NULL),
	('3fb3a18f-a67b-4c66-8601-2aea74e2b421', 'member13900000014', 'member13900000014', '13900000014', NULL, NULL, 'none', 'member13900000014', NULL, 'active', 1768449600000, NULL, NULL),
	('fe2625a0-b938-411e-9a00-2dbb68416075', 'member13900000015', 'member13900000015', '13900000015', NULL, NULL, 'none', 'member13900000015', NULL, 'active', 1768449600000, NULL, NULL),
	('5827ae55-7f7f-4043-8105-f66649dd103f', 'member13900000016', 'member13900000016', '13900000016', NULL, NULL, 'none', 'member13900000016', NULL, 'frozen', 1768449600000, NULL, NULL);
INSERT INTO public.wallet_entries VALUES
	(1, '4d4f3649-76e3-48d5-a5ab-90db4916182d', '38cb20f6-fca4-4ab5-8692-5025c2dd3747', 10000, 10000),
	(2, '83fceb0e-da3f-45dc-be9a-b6339a0a7156', '72cfbe19-357e-46f4-adda-af9669ee393c', 10000, 10000),
	(3, '3f5b9969-1013-4b3b-9171-2e89a5c5f175', '72cfbe19-357e-46f4-adda-af9669ee393c', -10000, 0),
	(4, '9a0b1a27-8ee0-4618-8c47-30bc134b3091', '8e6b278d-fd2a-445f-96f8-a743d7bd2095', 10000, 10000),
	(5, '702c0308-4ecf-4d92-a9ce-dddd824c5187', '8e6b278d-fd2a-445f-96f8-a743d7bd2095', -10000, 0),
	(6, '7505d7b0-776c-4a8b-bc36-77675e656ce4', '3fb3a18f-a67b-4c66-8601-2aea74e2b421', 10000, 10000),
	(7, '8a6abb9c-4782-464b-9aff-2049d8085534', '3fb3a18f-a67b-4c66-8601-2aea74e2b421', -10000, 0),
	(8, 'a787fc0c-e396-4314-9c82-53a96404ac05', 'fe2625a0-b938-411e-9a00-2dbb68416075', 10000, 10000),
	(9, 'bfc8f55a-79e7-484f-aef5-9cec7097eee3', 'fe2625a0-b938-411e-9a00-2dbb68416075', -4000, 6000);
INSERT INTO public.wallet_totals VALUES
	('16884f66-259e-4c13-a26a-0223c25e17c3', 0, 0, 0, 0, 0, 0, 0),
	('aa4ac278-486b-4237-bfea-9d3f34e73ac3', 0, 0, 0, 0, 0, 0, 0),
	('38cb20f6-fca4-4ab5-8692-5025c2dd3747', 10000, 0, 0, 1768449600000, 10000, 0, 0),
	('72cfbe19-357e-46f4-adda-af9669ee393c', 10000, 10000, 0, 1768449600000, 0, 0, 1),
	('8e6b278d-fd2a-445f-96f8-a743d7bd2095', 10000, 10000, 0, 1768449600000, 0, 0, 1),
	('3fb3a18f-a67b-4c66-8601-2aea74e2b421', 10000, 10000, 0, 1768449600000, 0, 0, 1),
	('fe2625a0-b938-411e-9a00-2dbb68416075', 10000, 0, 4000, 1768449600000, 6000, 0, 0),
	('5827ae55-7f7f-4043-8105-f66649dd103f', 0, 0, 0, 0, 0, 0, 0);
SELECT pg_catalog.setval('public.audit_log_id_seq', 3, true);
SELECT pg_catalog.setval('public.audits_id_seq', 1, false);
SELECT pg_catalog.setval('public.credit_uses_id_seq', 4, true);
SELECT pg_catalog.setval('public.credits_id_seq', 5, true);
SELECT pg_catalog.setval('public.knex_migrations_id_seq', 10, true);
SELECT pg_catalog.setval('public.knex_migrations_lock_index_seq', 1, true);
SELECT pg_catalog.setval('public.ledger_postings_id_seq', 20, true);
SELECT pg_catalog.setval('public.list_sum_changes_id_seq', 13, true);
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
ALTER TABLE ONLY public.list_sum_changes
    ADD CONSTRAINT list_sum_changes_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.list_sums
    ADD CONSTRAINT list_sums_pkey PRIMARY KEY (list, day, channel, status, mark);
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
CREATE TRIGGER charges_added_up AFTER INSERT ON public.charges FOR EACH ROW EXECUTE FUNCTION public.charges_added_up();
CREATE TRIGGER charges_added_up_again AFTER UPDATE OF created_at, channel, status, provider, amount_fen ON public.charges FOR EACH ROW EXECUTE FUNCTION public.charges_added_up_again();
CREATE TRIGGER credit_uses_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.credit_uses FOR EACH STATEMENT EXECUTE FUNCTION public.credit_uses_append_only();
CREATE TRIGGER difference_resolutions_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.difference_resolutions FOR EACH STATEMENT EXECUTE FUNCTION public.difference_resolutions_append_only();
CREATE TRIGGER difference_resolutions_in_step AFTER INSERT ON public.difference_resolutions FOR EACH ROW EXECUTE FUNCTION public.difference_resolutions_in_step();
CREATE TRIGGER ledger_postings_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.ledger_postings FOR EACH STATEMENT EXECUTE FUNCTION public.ledger_postings_append_only();
CREATE TRIGGER ledger_postings_unsealed AFTER INSERT ON public.ledger_postings REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.ledger_postings_unsealed();
CREATE TRIGGER ledger_transactions_added_up AFTER INSERT ON public.ledger_transactions FOR EACH ROW WHEN ((new.reverses IS NOT NULL)) EXECUTE FUNCTION public.ledger_transactions_added_up();
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
CREATE TRIGGER recharge_proposals_added_up AFTER INSERT ON public.recharge_proposals FOR EACH ROW EXECUTE FUNCTION public.recharge_proposals_added_up();
CREATE TRIGGER recharge_proposals_added_up_again AFTER UPDATE OF proposed_at, status, amount_fen, serial_no, transaction_no ON public.recharge_proposals FOR EACH ROW EXECUTE FUNCTION public.recharge_proposals_added_up_again();
CREATE TRIGGER refunds_added_up AFTER INSERT ON public.refunds FOR EACH ROW EXECUTE FUNCTION public.refunds_added_up();
CREATE TRIGGER refunds_added_up_again AFTER UPDATE OF applied_at, channel, status, approved_at, doubt_fen, amount_fen, actual_fen ON public.refunds FOR EACH ROW EXECUTE FUNCTION public.refunds_added_up_again();
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
