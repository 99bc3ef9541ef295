import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { LoadFailure } from '../../private/load-failure.tsx';
import { Skeleton } from '../../ui/states.tsx';
import { useMay } from '../frame/staff.ts';
import { useTodo } from '../frame/use-todo.ts';
import { tasks } from './tasks.ts';

/** Commerce counts up to this number. */
const countedTo = 1000;

/** Every kind of work keeps its place even when nothing waits, so that people find it without reading. */
export function Waiting() {
  const { t } = useTranslation('admin-dashboard');
  const may = useMay();
  const { todo, isLoaded, error, retry } = useTodo();
  const seen = tasks.filter(({ permission }) => may(permission));
  const waits = seen.some(({ kind }) => todo[kind]);
  if (seen.length === 0) return <p className="text-stone">{t('waiting.noKinds')}</p>;
  return (
    <section aria-labelledby="waiting">
      <div className="mb-2 flex flex-wrap items-baseline gap-x-4">
        <h2 id="waiting" className="font-body text-body">
          {t('waiting.title')}
        </h2>
        <p role="status" className="text-stone">
          {isLoaded && !waits && t('waiting.nothing')}
        </p>
      </div>
      {error !== undefined && !isLoaded && (
        <LoadFailure small title={t('waiting.failed')} error={error} retry={retry} />
      )}
      <ul className="grid grid-cols-2 gap-x-6 sm:grid-cols-3 xl:grid-cols-6">
        {seen.map(({ kind, to }) => {
          const count = todo[kind];
          return (
            <li key={kind} className="border-t border-hairline">
              <Link
                to={to}
                className={`flex h-full min-h-19 flex-col py-2.5 no-underline hover:text-sky ${count ? '' : 'text-stone'}`}
              >
                {count === undefined ? (
                  <Skeleton className="my-1 h-6 w-10" />
                ) : (
                  <span className={`text-lead leading-8 tabular-nums ${count > 0 ? 'text-plum' : ''}`}>
                    {count >= countedTo ? '1,000+' : count}
                  </span>
                )}{' '}
                <span>{t(`waiting.${kind}`, { count: count ?? 0 })}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
