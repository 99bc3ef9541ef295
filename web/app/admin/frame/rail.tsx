import { useTranslation } from 'react-i18next';
import { href, NavLink } from 'react-router';
import { screens } from './screens.ts';
import { useMay } from './staff.ts';
import { type Todo, useTodo } from './use-todo.ts';

const look =
  'flex min-h-11 items-center justify-between gap-3 border-l-2 border-transparent py-1.5 pr-4 pl-5 ' +
  'text-stone hover:text-ink aria-[current=page]:border-rim aria-[current=page]:text-ink lg:min-h-10';

export function Rail() {
  const { t } = useTranslation('admin');
  const may = useMay();
  const { todo } = useTodo();
  return (
    <nav aria-label={t('screens.label')}>
      <ul>
        <li>
          <NavLink to={href('/admin')} end className={look}>
            {t('home.title')}
          </NavLink>
        </li>
        {screens
          .filter(({ permission }) => may(permission))
          .map(({ key, to, waiting }) => (
            <li key={key}>
              <NavLink to={to} className={look}>
                {t(`screens.${key}`)}
                <Waiting count={sumOf(todo, waiting)} title={t(`waiting.${key}`)} />
              </NavLink>
            </li>
          ))}
      </ul>
    </nav>
  );
}

function Waiting({ count, title }: { count: number; title: string }) {
  if (count === 0) return null;
  return (
    <span title={title} className="text-label text-plum tabular-nums">
      {count > 999 ? '999+' : count} <span className="sr-only">{title}</span>
    </span>
  );
}

function sumOf(todo: Todo, waiting: readonly (keyof Todo)[]): number {
  return waiting.reduce((sum, kind) => sum + (todo[kind] ?? 0), 0);
}
