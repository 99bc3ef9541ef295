import { useTranslation } from 'react-i18next';
import { lastPublished } from '../../content/cms.server.ts';
import { CmsParagraphs, otherLanguage } from '../../content/cms-text.tsx';
import type { BuyingPage } from '../../content/types/buying-page.server.ts';
import { languageContext } from '../../i18n/i18n.server.ts';
import type { RouteHandle } from '../../i18n/settings.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { formatTime } from '../../ui/format-time.ts';
import { loadWrittenPage } from '../load-written-page.server.ts';
import { PageOpening } from '../page-opening.tsx';
import type { Route } from './+types/buying';

export const handle: RouteHandle = { namespaces: ['buying'] };

export async function loader({ url, context }: Route.LoaderArgs) {
  const page = await loadWrittenPage('buying-page', url, context.get(languageContext));
  return { ...page, published: await lastPublished('buying-page') };
}

export default function Buying({ loaderData: { words, trail, published } }: Route.ComponentProps) {
  const { t } = useTranslation('buying');
  return (
    <>
      <PageHead
        title={words?.title?.text ?? t('title')}
        description={words?.seoDescription}
        structuredData={trail}
      />
      <PageOpening title={words?.title ?? null} fallback={t('title')} lead={words?.lead ?? null} />
      {words?.sections && <Sections sections={words.sections} />}
      {words && published && <Published moment={published} />}
    </>
  );
}

type SectionsPart = NonNullable<BuyingPage['sections']>;

function Sections({ sections }: { sections: SectionsPart }) {
  const shown = useLanguage();
  return (
    <div className="page grid gap-x-6 gap-y-12 pt-section lg:grid-cols-12">
      <Contents sections={sections} />
      <div className="lg:col-span-7 lg:col-start-5">
        {sections.value.map(({ key, title, text }) => (
          <section
            key={key}
            id={key}
            aria-labelledby={`${key}-title`}
            className="scroll-mt-8 border-t border-hairline py-12 first:border-t-0 first:pt-0 lg:py-16"
          >
            <h2 id={`${key}-title`} lang={otherLanguage(sections, shown)} className="mb-6 text-title">
              {title}
            </h2>
            <div className="measure">
              <CmsParagraphs value={{ text, language: sections.language }} shown={shown} labeled />
            </div>
          </section>
        ))}
      </div>
    </div>
  );
}

/** Members see by this date which version of the terms they accepted at registration. */
function Published({ moment }: { moment: string }) {
  const { t, i18n } = useTranslation('buying');
  return (
    <div className="page grid gap-x-6 lg:grid-cols-12">
      <p className="text-small text-stone lg:col-span-7 lg:col-start-5">
        {t('published', { date: formatTime(moment, i18n.language, 'date', 'Asia/Shanghai') })}
      </p>
    </div>
  );
}

function Contents({ sections }: { sections: SectionsPart }) {
  const { t } = useTranslation('buying');
  const shown = useLanguage();
  return (
    <nav aria-label={t('contents')} className="lg:sticky lg:top-12 lg:col-span-3 lg:self-start print:hidden">
      <ul lang={otherLanguage(sections, shown)} className="border-t border-rim/40">
        {sections.value.map(({ key, title }) => (
          <li key={key} className="border-b border-hairline">
            <a href={`#${key}`} className="flex min-h-11 items-center py-2 hover:text-sky">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
