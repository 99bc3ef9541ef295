import type { Permission } from '@junyao/commerce/contract';
import { useTranslation } from 'react-i18next';
import { href, Link } from 'react-router';
import { useLanguage } from '../../i18n/use-language.ts';
import { formatMoney } from '../../ui/price.tsx';
import { Skeleton } from '../../ui/states.tsx';
import { useImported } from '../../ui/use-imported.ts';
import { withQuery } from '../../ui/with-query.ts';
import { useMay } from '../frame/staff.ts';
import { changeOf, formatShare } from './change.ts';
import { type Figures, type Point, pointsOf, seriesOf } from './points.ts';
import type { DashboardFigures } from './use-figures.ts';

interface Figure {
  name: keyof Figures;
  isMoney: boolean;
  /** The permission and the address of the rows behind the figure. */
  permission: Permission;
  to: (days: { from: string; to: string }) => string;
}

const ledger = (scene: string) => (days: { from: string; to: string }) =>
  withQuery(href('/admin/finance'), { scene, ...days });

const shown: readonly Figure[] = [
  { name: 'sales', isMoney: true, permission: 'finance.read', to: ledger('ORDER_PAYMENT') },
  { name: 'orders', isMoney: false, permission: 'finance.read', to: ledger('ORDER_PAYMENT') },
  {
    name: 'newMembers',
    isMoney: false,
    permission: 'users.read',
    to: (days) => withQuery(href('/admin/users'), days),
  },
  {
    name: 'liability',
    isMoney: true,
    permission: 'finance.read',
    // The figure is the balance at the end of the last bill.
    to: (days) => withQuery(href('/admin/finance/bills'), days),
  },
  { name: 'orderRefunds', isMoney: true, permission: 'finance.read', to: ledger('ORDER_REFUND') },
  { name: 'chargeRefunds', isMoney: true, permission: 'finance.read', to: ledger('CHARGE_REFUND') },
];

const importSparkline = () => import('./sparkline.tsx');

export function FigureRow({ figures }: { figures: DashboardFigures | undefined }) {
  const { t } = useTranslation('admin-dashboard');
  const language = useLanguage();
  const may = useMay();
  const { module } = useImported(importSparkline, true);
  const points = figures && pointsOf(figures);
  return (
    <dl className="grid grid-cols-2 gap-x-6 sm:grid-cols-3 2xl:grid-cols-6">
      {shown.map(({ name, isMoney, permission, to }) => {
        const format = isMoney ? formatMoney : (count: number) => count.toLocaleString(language);
        const figure = figures?.[name];
        const text = figure && format(figure.now);
        return (
          <div key={name} className="flex flex-col border-t border-hairline py-3">
            <dt className="text-stone">{t(`figures.${name}`)}</dt>
            <dd className="text-lead leading-9 tabular-nums">
              {figures && may(permission) ? (
                <Link
                  to={to({ from: figures.from, to: figures.to })}
                  className="no-underline hover:text-sky hover:underline"
                >
                  {text}
                </Link>
              ) : (
                (text ?? <Skeleton className="my-1.5 h-6 w-28" />)
              )}
            </dd>
            <dd className="flex min-h-5.5 flex-wrap gap-x-2 text-label text-stone tabular-nums max-sm:min-h-11">
              {figure && <ChangeOf {...figure} />}{' '}
              {figure && <span>{t('figures.before', { figure: format(figure.before) })}</span>}
            </dd>
            <dd aria-hidden="true" className="mt-auto h-11 pt-2">
              {module && points && (
                <module.Sparkline
                  {...sparkOf(points, name)}
                  length={points.length}
                  fromZero={name !== 'liability'}
                />
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

function sparkOf(points: readonly Point[], name: keyof Figures) {
  const { now, runs } = seriesOf(points, name);
  return { values: now, runs };
}

/** A change from zero has no percentage. */
function ChangeOf(figure: { now: number; before: number }) {
  const { t } = useTranslation('admin-dashboard');
  const language = useLanguage();
  const change = changeOf(figure);
  if (change.kind === 'fromNothing') return null;
  return (
    <span className="text-ink">
      {change.kind === 'same' ? t('figures.same') : formatShare(change.share, language)}
    </span>
  );
}
