import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { LoadFailure } from '../../private/load-failure.tsx';
import { Skeleton } from '../../ui/states.tsx';
import { useMay } from '../frame/staff.ts';
import { useTodo } from '../frame/use-todo.ts';
import { tasks } from './tasks.ts';

/** Commerce counts up to this number. */
const countedTo = 1000;

/** Kinds of work that do not wait are left out. */
export function Waiting() {
  const { t } = useTranslation('admin-dashboard');
  const may = useMay();
  const { todo, isLoaded, error, retry } = useTodo();
  const seen = tasks.filter(({ permission }) => may(permission));
  const shown = isLoaded ? seen.filter(({ kind }) => todo[kind]) : seen.slice(0, 3);
  if (seen.length === 0) return <p className="text-stone">{t('waiting.noKinds')}</p>;
  return (
    <section aria-labelledby="waiting">
      <div className="mb-2 flex flex-wrap items-baseline gap-x-4">
        <h2 id="waiting" className="font-body text-body">
          {t('waiting.title')}
        </h2>
        <p role="status" className="text-stone">
          {isLoaded && shown.length === 0 && t('waiting.nothing')}
        </p>
      </div>
      {error !== undefined && !isLoaded && (
        <LoadFailure small title={t('waiting.failed')} error={error} retry={retry} />
      )}
      <ul className="grid grid-cols-2 gap-x-6 sm:grid-cols-3 xl:grid-cols-6">
        {shown.map(({ kind, to }) => {
          const count = todo[kind];
          return (
            <li key={kind} className="border-t border-hairline">
              <Link to={to} className="flex h-full min-h-19 flex-col py-2.5 no-underline hover:text-sky">
                {count === undefined ? (
                  <Skeleton className="my-1 h-6 w-10" />
                ) : (
                  <span className="text-lead leading-8 text-plum tabular-nums">
                    {count >= countedTo ? '1,000+' : count}
                  </span>
                )}{' '}
                <span>{count !== undefined && t(`waiting.${kind}`, { count })}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
