import { useTranslation } from 'react-i18next';
import { useRouteLoaderData } from 'react-router';
import { Contacts } from '../../shell/contacts.tsx';
import type { ShellData } from '../../shell/shell-data.ts';
import { Picture } from '../../ui/picture.tsx';

export function WhereToFindUs() {
  const { t } = useTranslation('home');
  const shell = useRouteLoaderData<ShellData>('public/layout');
  if (!shell) return null;
  const { wechatQr, wechatId } = shell.site;
  return (
    <section aria-labelledby="visit" className="page grid gap-x-6 gap-y-8 pt-section lg:grid-cols-12">
      <div className="lg:col-span-5">
        <h2 id="visit" className="text-headline">
          {t('visit.title')}
        </h2>
        <p className="measure mt-4 text-stone">{t('visit.text')}</p>
      </div>
      <div className="flex flex-wrap items-start gap-x-12 gap-y-8 lg:col-span-6 lg:col-start-7">
        {wechatQr && (
          <Picture
            {...wechatQr}
            alt={t('visit.wechat', { id: wechatId ?? '' })}
            sizes="8rem"
            className="h-auto w-32"
          />
        )}
        <Contacts site={shell.site} />
      </div>
    </section>
  );
}
