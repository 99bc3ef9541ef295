import { useTranslation } from 'react-i18next';
import { useRouteLoaderData } from 'react-router';

/** A part of the data that the loader of the layout returns. */
interface SiteData {
  site: { wechatId: string; phone: string };
}

/** Explains how to add money to the wallet and whom to contact. */
export function RechargeNote() {
  const { t } = useTranslation('wallet');
  const site = useRouteLoaderData<SiteData>('public/layout')?.site;
  return (
    <section aria-label={t('recharge')} className="border-t border-hairline pt-5">
      <p className="text-stone">{t('recharge')}</p>
      <p className="mt-2 max-w-sm">{t('manual')}</p>
      {site?.wechatId && (
        <p className="mt-3">
          <span className="text-stone">{t('wechat')}</span>
          <span className="ml-3 font-heading text-lead select-all">{site.wechatId}</span>
        </p>
      )}
    </section>
  );
}
