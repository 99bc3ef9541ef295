import { useTranslation } from 'react-i18next';
import { href, Link, useLocation, useNavigate } from 'react-router';
import { supportedLanguage } from '../../i18n/languages.ts';
import type { RouteHandle } from '../../i18n/settings.ts';
import { load } from '../../private/load.ts';
import { LoadFailure } from '../../private/load-failure.tsx';
import { loadSite } from '../../shell/load-site.server.ts';
import { PrivateHead } from '../../shell/private-head.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState, Skeleton } from '../../ui/states.tsx';
import type { Route } from './+types/packing-slip';
import { readOrderNos, readSlipLanguage, slipLanguage } from './packing-slips.ts';
import { readSlipOrder } from './read-slip-order.ts';
import { Slip } from './slip.tsx';
import { useTextsIn } from './use-texts-in.ts';
import './packing-slip.css';

export const handle: RouteHandle = { namespaces: ['admin-orders'] };

/** The contact details of the workshop are public, so they need no login. */
export async function loader() {
  const [zh, en] = await Promise.all([loadSite('zh'), loadSite('en')]);
  return { zh, en };
}

export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const language = readSlipLanguage(request.url) ?? supportedLanguage(document.documentElement.lang) ?? 'zh';
  const [sites, ...slips] = await Promise.all([
    serverLoader(),
    ...readOrderNos(request.url).map(async (orderNo) => ({
      orderNo,
      order: await load(readSlipOrder(orderNo, language, request)),
    })),
  ]);
  return { site: sites[language], slips, language };
}
clientLoader.hydrate = true as const;

export default function PackingSlips({ loaderData }: Route.ComponentProps) {
  const { site, slips, language } = loaderData as Awaited<ReturnType<typeof clientLoader>>;
  const { t } = useTranslation('admin-orders');
  const { search } = useLocation();
  const navigate = useNavigate();
  const textsOfSlip = useTextsIn(language);

  function choose(chosen: string) {
    const query = new URLSearchParams(search);
    query.set(slipLanguage, chosen);
    void navigate(`?${query}`, { replace: true, preventScrollReset: true });
  }

  return (
    <div className="px-4 py-6 text-small lg:px-8 print:p-0">
      <PrivateHead title={t('slip.title')} />
      <header className="mb-6 print:hidden">
        <Link
          to={slips.length === 1 && slips[0] ? recordOf(slips[0].orderNo) : href('/admin/orders')}
          className="inline-flex min-h-11 items-center text-stone hover:text-ink lg:min-h-8"
        >
          ← {t(slips.length === 1 ? 'slip.toOrder' : 'slip.toOrders')}
        </Link>
        <h1 tabIndex={-1} className="font-body text-lead outline-0">
          {t('slip.title')}
        </h1>
        <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-3">
          <Button
            className="min-h-11 px-5 lg:min-h-9"
            inactive={!slips.some(({ order }) => order.value)}
            onClick={() => window.print()}
          >
            {t('slip.print', { count: slips.length })}
          </Button>
          <label className="flex items-center gap-2 text-stone">
            {t('slip.language')}
            <select
              value={language}
              onChange={(event) => choose(event.target.value)}
              className="min-h-11 rounded-soft border border-hairline bg-white px-2 text-ink lg:min-h-9"
            >
              <option value="zh" lang="zh">
                中文
              </option>
              <option value="en" lang="en">
                English
              </option>
            </select>
          </label>
          <p className="text-stone">{t('slip.paper')}</p>
        </div>
      </header>
      {slips.length === 0 && <EmptyState title={t('slip.none')}>{t('slip.noneAdvice')}</EmptyState>}
      {slips.map(({ orderNo, order }) => {
        if (!order.value)
          return <LoadFailure key={orderNo} title={`${orderNo} · ${t('loadFailed')}`} error={order.error} />;
        if (!textsOfSlip) return <Skeleton key={orderNo} className="mb-6 h-96 w-full" />;
        return <Slip key={orderNo} order={order.value} site={site} t={textsOfSlip} language={language} />;
      })}
    </div>
  );
}

function recordOf(orderNo: string): string {
  return href('/admin/orders/:orderNo', { orderNo });
}
