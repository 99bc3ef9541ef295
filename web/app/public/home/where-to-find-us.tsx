import { useTranslation } from 'react-i18next';
import { useRouteLoaderData } from 'react-router';
import { CmsTitle, otherLanguage } from '../../content/cms-text.tsx';
import type { HomePage } from '../../content/types/home-page.server.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { ContactButton } from '../../shell/contact/contact-button.tsx';
import { Contacts } from '../../shell/contacts.tsx';
import type { ShellData } from '../../shell/shell-data.ts';
import { Picture } from '../../ui/picture.tsx';

export function WhereToFindUs({ words }: { words: HomePage['visit'] }) {
  const { t } = useTranslation('home');
  const language = useLanguage();
  const shell = useRouteLoaderData<ShellData>('public/layout');
  if (!shell) return null;
  const { wechatQr, wechatId } = shell.site;
  return (
    <section aria-labelledby="visit" className="page grid gap-x-6 gap-y-8 pt-section lg:grid-cols-12">
      <div className="lg:col-span-5">
        {words && (
          <>
            <h2 id="visit" className="text-headline">
              <CmsTitle part={words} shown={language} labeled />
            </h2>
            <p lang={otherLanguage(words, language)} className="measure mt-4 mb-6 text-stone">
              {words.value.text}
            </p>
          </>
        )}
        <ContactButton kind="contact">{t('visit.write')}</ContactButton>
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
