import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router';
import { hasCode } from '../../api/errors.ts';
import type { Loaded } from '../../private/load.ts';
import { LoadFailure } from '../../private/load-failure.tsx';
import { PrivateHead } from '../../shell/private-head.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { onKey } from '../list/on-key.ts';
import { UnbrokenDates } from '../time/unbroken-dates.tsx';

/** What was loaded for a record, and the list beside it. */
export interface Shown<Content> {
  found: Loaded<Content>;
  /** The record closes to this path, with the filters of the address. */
  list: string;
}

interface RecordProps<Content> extends Shown<Content> {
  /** Also the title of the document. */
  title: string;
  number?: string | undefined;
  failed: string;
  summary: (content: Content) => ReactNode;
  /** The likely action comes first. */
  actions?: (content: Content) => ReactNode;
  children: (content: Content) => ReactNode;
}

export function Record<Content>({
  found,
  list,
  title,
  number,
  failed,
  summary,
  actions,
  children,
}: RecordProps<Content>) {
  const { t } = useTranslation('admin');
  const { search } = useLocation();
  const navigate = useNavigate();
  const back = `${list}${search}`;
  // Keeps the last content when loading again fails, so that a dialog keeps what was typed.
  const [lastFound, keep] = useState(found.value);
  if (found.value && found.value !== lastFound) keep(found.value);
  const shown = found.value ?? lastFound;
  useEffect(
    () => onKey([['Escape', () => void navigate(back, { preventScrollReset: true })]]),
    [navigate, back],
  );

  return (
    <article
      aria-label={[...new Set([title, number])].join(' ').trim()}
      className="@container px-4 py-6 text-small lg:px-8"
    >
      <PrivateHead title={title} />
      <header className="mb-6">
        <Link
          to={back}
          preventScrollReset
          className="inline-flex min-h-11 items-center text-stone hover:text-ink lg:min-h-8 print:hidden"
        >
          ← {t('record.back')}
        </Link>
        <div className="flex flex-wrap items-baseline gap-x-4">
          <h1 tabIndex={-1} className="font-body text-lead outline-0 tabular-nums">
            <UnbrokenDates text={title} />
          </h1>
          {number && (
            <p className="flex items-baseline gap-x-3 text-stone tabular-nums">
              {number !== title && number}
              <CopyButton text={number} />
            </p>
          )}
        </div>
        {shown && (
          <>
            <div className="mt-1 flex flex-wrap items-baseline gap-x-6 gap-y-1">{summary(shown)}</div>
            {actions && (
              <div className="mt-4 flex flex-wrap gap-3 empty:hidden print:hidden">{actions(shown)}</div>
            )}
          </>
        )}
      </header>
      {found.value ? children(found.value) : <Failure title={failed} error={found.error} />}
    </article>
  );
}

/** For an address that can name no record, loading again does not help. */
function Failure({ title, error }: { title: string; error: unknown }) {
  const { t } = useTranslation('admin');
  if (hasCode(error, 'SYS007')) {
    return <EmptyState title={t('record.none')}>{t('record.noneAdvice')}</EmptyState>;
  }
  return <LoadFailure title={title} error={error} />;
}

const shownForMs = 2000;

/** @param props.label needed if the copied text does not stand beside the button */
export function CopyButton({ text, label }: { text: string; label?: string }) {
  const { t } = useTranslation('admin');
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), shownForMs);
    return () => clearTimeout(timer);
  }, [copied]);
  return (
    <>
      <button
        type="button"
        className="min-h-11 text-sky underline decoration-sky/40 lg:min-h-8"
        onClick={() => void navigator.clipboard?.writeText(text).then(() => setCopied(true))}
      >
        {label ?? t('record.copy')}
      </button>{' '}
      <span role="status" className="text-small text-stone">
        {copied && t('record.copied')}
      </span>
    </>
  );
}

export function Columns({ children }: { children: ReactNode }) {
  return (
    <div className="grid grid-cols-1 gap-x-10 @2xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">{children}</div>
  );
}

export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-t border-rim/40 pt-3 pb-8">
      <h2 className="mb-3 font-body text-small text-stone">{title}</h2>
      {children}
    </section>
  );
}

interface FactsProps {
  facts: readonly (readonly [term: string, value: ReactNode])[];
  /** For long terms, which stand above their values on phones. */
  wide?: boolean;
}

/** Facts without a value are left out. */
export function Facts({ facts, wide = false }: FactsProps) {
  const columns = wide
    ? 'sm:grid-cols-[16rem_minmax(0,1fr)] print:grid-cols-[16rem_minmax(0,1fr)] print:gap-y-0.5'
    : 'grid-cols-[7rem_minmax(0,1fr)]';
  return (
    <dl className={`grid gap-x-4 gap-y-1.5 ${columns}`}>
      {facts
        .filter(([, value]) => value !== null && value !== undefined && value !== false && value !== '')
        .map(([term, value]) => (
          <div key={term} className="contents">
            <dt className="text-stone">{term}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
    </dl>
  );
}
