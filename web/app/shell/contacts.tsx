import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Site } from './site.ts';

export function Contacts({ site }: { site: Site }) {
  const { t } = useTranslation();
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
      {site.address && <Contact name={t('address')}>{site.address}</Contact>}
      {site.email && (
        <Contact name={t('email')}>
          <a href={`mailto:${site.email}`} className="hover:text-ink">
            {site.email}
          </a>
        </Contact>
      )}
      {site.phone && (
        <Contact name={t('phone')}>
          <a href={`tel:${site.phone.replaceAll(/[^+\d]/g, '')}`} className="tabular-nums hover:text-ink">
            {site.phone}
          </a>
        </Contact>
      )}
      {site.wechatId && <Contact name={t('wechat')}>{site.wechatId}</Contact>}
    </dl>
  );
}

function Contact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd className="text-ink">{children}</dd>
    </>
  );
}
