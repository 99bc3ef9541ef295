import { useTranslation } from 'react-i18next';
import { href, Link } from 'react-router';
import type { RouteHandle } from '../i18n/settings.ts';
import { PrivateHead } from '../shell/private-head.tsx';
import { withQuery } from '../ui/with-query.ts';
import { type Todo, useTodo } from './frame/use-todo.ts';

export const handle: RouteHandle = { title: 'admin:home.title' };

/** What may wait, and the view in which it is done. */
const tasks: readonly { kind: keyof Todo; to: string }[] = [
  { kind: 'toShip', to: withQuery(href('/admin/orders'), { view: 'toShip' }) },
  { kind: 'orderRefunds', to: withQuery(href('/admin/orders'), { view: 'refundAsked' }) },
  { kind: 'unreadMessages', to: withQuery(href('/admin/messages'), { status: 'NEW' }) },
  { kind: 'expiringHolds', to: withQuery(href('/admin/inventory'), { expiring: 'true' }) },
  { kind: 'unpriced', to: withQuery(href('/admin/products'), { unpriced: 'true' }) },
];

/** The start of the admin area: what waits, each kind with a link to its view. */
export default function AdminHome() {
  const { t } = useTranslation('admin');
  const { todo } = useTodo();
  return (
    <div className="px-4 py-8 lg:px-8">
      <PrivateHead title={t('home.title')} />
      <h1 className="mb-5 font-body text-lead outline-0" tabIndex={-1}>
        {t('home.title')}
      </h1>
      <ul className="measure border-t border-hairline">
        {tasks
          .filter(({ kind }) => todo[kind] !== undefined)
          .map(({ kind, to }) => (
            <li key={kind} className="border-b border-hairline">
              <Link to={to} className="flex min-h-14 items-baseline gap-5 py-3 hover:text-sky">
                <span className="w-14 text-right font-heading text-lead tabular-nums">{todo[kind]}</span>
                <span>{t(`home.${kind}`, { count: todo[kind] ?? 0 })}</span>
              </Link>
            </li>
          ))}
      </ul>
    </div>
  );
}
