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

interface RecordProps<Content> {
  found: Loaded<Content>;
  /** The path of the list. The record closes to it, with the filters of the address. */
  list: string;
  /** What people call the record, such as its person and piece. Also the title of the document. */
  title: string;
  /** The number or code of the record, which stands second and is copied by a click. */
  number?: string;
  /** The title of the message if the record could not be loaded. */
  failed: string;
  /** State, amount and person, below the title. */
  summary: (content: Content) => ReactNode;
  /** The buttons, the likely one first. */
  actions?: (content: Content) => ReactNode;
  children: (content: Content) => ReactNode;
}

/** One record, beside its list on wide screens and alone on small ones. Esc closes it. */
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
  // A dialog keeps what was typed in it when the page could not be loaded again.
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

/** Loading again does not help if there can be no such record, such as after a slip in the address. */
function Failure({ title, error }: { title: string; error: unknown }) {
  const { t } = useTranslation('admin');
  if (hasCode(error, 'SYS007')) {
    return <EmptyState title={t('record.none')}>{t('record.noneAdvice')}</EmptyState>;
  }
  return <LoadFailure title={title} error={error} />;
}

const shownForMs = 2000;

/**
 * Copies a text and says so for two seconds.
 * @param props.label names what is copied, if it does not stand beside the button
 */
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

/** The facts at the left and the timeline at the right, if the record is wide enough. */
export function Columns({ children }: { children: ReactNode }) {
  return (
    <div className="grid grid-cols-1 gap-x-10 @2xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">{children}</div>
  );
}

/** A part of a record with its heading. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-t border-rim/40 pt-3 pb-8">
      <h2 className="mb-3 font-body text-small text-stone">{title}</h2>
      {children}
    </section>
  );
}

/** Terms with their values. A value of null is left out. */
export function Facts({ facts }: { facts: readonly (readonly [term: string, value: ReactNode])[] }) {
  return (
    <dl className="grid grid-cols-[7rem_minmax(0,1fr)] gap-x-4 gap-y-1.5">
      {facts
        .filter(([, value]) => value !== null)
        .map(([term, value]) => (
          <div key={term} className="contents">
            <dt className="text-stone">{term}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
    </dl>
  );
}
