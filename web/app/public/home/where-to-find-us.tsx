import { useTranslation } from 'react-i18next';
import { useRouteLoaderData } from 'react-router';
import { Contacts } from '../shell/contacts.tsx';
import type { ShellData } from '../shell/shell-data.ts';

export function WhereToFindUs() {
  const { t } = useTranslation('home');
  const shell = useRouteLoaderData<ShellData>('public/layout');
  if (!shell) return null;
  return (
    <section aria-labelledby="visit" className="page grid gap-x-6 gap-y-8 pt-section lg:grid-cols-12">
      <div className="lg:col-span-5">
        <h2 id="visit" className="text-headline">
          {t('visit.title')}
        </h2>
        <p className="measure mt-4 text-stone">{t('visit.text')}</p>
      </div>
      <div className="lg:col-span-5 lg:col-start-8">
        <Contacts site={shell.site} />
      </div>
    </section>
  );
}
