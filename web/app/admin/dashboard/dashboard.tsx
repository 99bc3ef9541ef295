import type { Permission } from '@junyao/commerce/contract';
import { useTranslation } from 'react-i18next';
import { href, Navigate, useLocation, useNavigationType } from 'react-router';
import type { RouteHandle } from '../../i18n/settings.ts';
import { PrivateHead } from '../../shell/private-head.tsx';
import { withQuery } from '../../ui/with-query.ts';
import { useMay } from '../frame/staff.ts';
import { useToday } from '../time/use-today.ts';
import { workshopDay } from '../time/workshop-day.ts';
import type { Route } from './+types/dashboard';
import { FiguresOfPeriod } from './figures-of-period.tsx';
import { readPeriod } from './period.ts';
import { figuresRequest, useFigures } from './use-figures.ts';
import { Waiting } from './waiting.tsx';

export const handle: RouteHandle = { title: 'admin:home.title', namespaces: ['admin-dashboard'] };

/** Sends the request for the figures together with that for the permissions. The page itself loads other periods. */
export function clientLoader({ request }: Route.ClientLoaderArgs): null {
  const { from, to } = readPeriod(new URL(request.url).search, workshopDay(new Date()));
  figuresRequest.sendEarly({ from, to });
  return null;
}

export function shouldRevalidate(): boolean {
  return false;
}

export default function Dashboard() {
  const { t } = useTranslation('admin');
  const may = useMay();
  const { search } = useLocation();
  const period = readPeriod(search, useToday());
  const { figures, ...loaded } = useFigures(period);
  // The link of the rail still opens the figures.
  const arrives = useNavigationType() !== 'PUSH';
  if (arrives && packsOnly(may))
    return <Navigate to={withQuery(href('/admin/orders'), { view: 'toShip' })} replace />;
  return (
    <div className="px-4 py-6 text-small lg:px-8">
      <PrivateHead title={t('home.title')} />
      <h1 className="mb-5 font-body text-lead outline-0" tabIndex={-1}>
        {t('home.title')}
      </h1>
      <Waiting />
      {may('dashboard.read') && figures !== null && (
        <FiguresOfPeriod period={period} figures={figures} {...loaded} />
      )}
    </div>
  );
}

/** A person who packs parcels and counts no money begins with the orders to ship. */
function packsOnly(may: (permission: Permission) => boolean): boolean {
  return may('orders.fulfil') && !may('wallets.read') && !may('finance.read');
}
