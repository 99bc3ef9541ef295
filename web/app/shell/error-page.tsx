import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { href, isRouteErrorResponse, Link, useLocation, useRevalidator, useRouteError } from 'react-router';
import { keep, readKept } from '../session/tab-storage.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { classifyError, type PageError } from './classify-error.ts';

/** The texts of this page are embedded in every page, so that it also works offline. */
export function ErrorPage() {
  const error = useRouteError();
  const isPreview = useLocation().search.includes('preview=');
  const classified = classifyError(error, { isPreview });
  useReloadAfterTranslation(classified?.advice === 'translated');
  useRetryByItself(error, classified);
  return classified && <ErrorNotice error={error} {...classified} />;
}

const reloadedAt = 'reloaded-at';
const pauseMilliseconds = 10_000;

/** A tab that cannot keep the time of the reload is not reloaded, because nothing would stop the next reload. */
function useReloadAfterTranslation(broken: boolean): void {
  useEffect(() => {
    if (!broken || Date.now() - Number(readKept(reloadedAt)) < pauseMilliseconds) return;
    const now = String(Date.now());
    keep(reloadedAt, now);
    if (readKept(reloadedAt) === now) window.location.reload();
  }, [broken]);
}

/** Each failure is another `error`, after which the page waits again. */
function useRetryByItself(error: unknown, classified: PageError | null): void {
  const { revalidate } = useRevalidator();
  const seconds = classified?.status === 503 && classified.retryAfterSeconds;
  useEffect(() => {
    if (!error || !seconds) return;
    const timer = setTimeout(() => void revalidate(), seconds * 1000);
    return () => clearTimeout(timer);
  }, [error, seconds, revalidate]);
}

function ErrorNotice({ error, ...classified }: PageError & { error: unknown }) {
  const { t } = useTranslation('errors');
  const { kind, advice = kind, retry, status, retryAfterSeconds } = classified;
  return (
    <div className="page grid min-h-[70svh] content-center py-section">
      <title>{`${t(kind)} · ${t('common:siteName')}`}</title>
      <meta name="robots" content="noindex" />
      <div className="grid gap-x-16 gap-y-10 md:grid-cols-[auto_1fr]">
        <BrokenBowl />
        <div className="measure">
          {status && <p className="mb-3 text-small tabular-nums text-stone">{status}</p>}
          <h1 className="text-display">{t(kind)}</h1>
          <p className="mt-6 text-lead text-stone">{t(`advice.${advice}`, { seconds: retryAfterSeconds })}</p>
          <div className="mt-10 flex flex-wrap gap-4">
            {retry && <RetryButton />}
            <Button variant="quiet" onClick={() => window.history.back()}>
              {t('back')}
            </Button>
            <Link to={href('/')} className={buttonClass(retry ? 'quiet' : 'primary')}>
              {t('home')}
            </Link>
          </div>
          <Details error={error} />
        </div>
      </div>
    </div>
  );
}

/** If the shop cannot be reached, the page stays, because the browser would show its own error page instead. */
function RetryButton() {
  const { t } = useTranslation('errors');
  const [trying, setTrying] = useState(false);

  async function retry() {
    setTrying(true);
    const reached = await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).catch(
      () => null,
    );
    if (reached) window.location.reload();
    else setTrying(false);
  }

  return (
    <Button busy={trying} onClick={() => void retry()}>
      {t('retry')}
    </Button>
  );
}

/** Can be opened before the script of the page has started. */
function Details({ error }: { error: unknown }) {
  const { t } = useTranslation('errors');
  const { pathname } = useLocation();
  return (
    <details className="group mt-10">
      <summary className={buttonClass('plain')}>
        <span className="group-open:hidden">{t('details')}</span>
        <span className="hidden group-open:inline">{t('hideDetails')}</span>
      </summary>
      <pre className="mt-4 overflow-x-auto border-l border-rim/40 pl-4 text-label whitespace-pre-wrap text-stone">
        {describe(error, pathname)}
      </pre>
    </details>
  );
}

/** For reports of visitors. They never include a stack trace, which means nothing to visitors. */
function describe(error: unknown, where: string): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${statusNames[error.status] ?? ''}\n${where}`;
  if (error instanceof Error) return `${error.name}: ${error.message}\n${where}`;
  return where;
}

/** HTTP/2 has no names of statuses, and React Router calls each one "Internal Server Error". */
const statusNames: Partial<Record<number, string>> = {
  400: 'Bad Request',
  403: 'Forbidden',
  404: 'Not Found',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
};

function BrokenBowl() {
  return (
    <svg
      viewBox="0 0 160 120"
      className="w-36 text-rim md:w-52"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.2"
      aria-hidden="true"
    >
      <path d="M12 22c4 46 28 74 50 80v8h36v-8c22-6 46-34 50-80" />
      <path d="M12 22c40 7 96 7 136 0M12 22c40-6 60-6 68-5m12 0c20 0 40 2 56 5" />
      <path d="M82 17l-7 18 10 15-12 17 7 14-5 21m19-85l-7 19 10 14-6 9" className="stroke-copper" />
    </svg>
  );
}
