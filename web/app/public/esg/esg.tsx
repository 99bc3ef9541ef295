import { useTranslation } from 'react-i18next';
import { published } from '../../content/cms.server.ts';
import { CmsParagraphs, otherLanguage } from '../../content/cms-text.tsx';
import type { EsgPage } from '../../content/types/esg-page.server.ts';
import { languageContext } from '../../i18n/i18n.server.ts';
import type { RouteHandle } from '../../i18n/settings.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { contactAction } from '../../shell/contact/contact-action.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { Picture } from '../../ui/picture.tsx';
import { loadWrittenPage } from '../load-written-page.server.ts';
import { PageOpening } from '../page-opening.tsx';
import type { Route } from './+types/esg';
import { AskUs } from './ask-us.tsx';
import { Drawings } from './drawings.tsx';

export const handle: RouteHandle = { namespaces: ['esg'] };

export async function loader({ url, context }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const [page, drawings] = await Promise.all([
    loadWrittenPage('esg-page', url, language),
    published('design-drawing', language),
  ]);
  return { ...page, drawings };
}

export const clientAction = contactAction;

export default function Esg({ loaderData: { words, trail, drawings } }: Route.ComponentProps) {
  const { t } = useTranslation('esg');
  const picture = words?.picture;
  return (
    <>
      <PageHead
        title={words?.title?.text ?? t('title')}
        description={words?.seoDescription}
        image={picture}
        structuredData={trail}
      />
      <PageOpening title={words?.title ?? null} fallback={t('title')} lead={words?.lead ?? null}>
        {picture && (
          <div className="lg:col-span-6 lg:col-start-7">
            <Picture
              {...picture}
              alt={words.pictureAlt?.text ?? ''}
              sizes="(min-width: 1024px) 44vw, 90vw"
              hero
              blurred
              className="aspect-3/2 w-full object-cover"
            />
          </div>
        )}
      </PageOpening>
      {words?.sections && <Sections sections={words.sections} />}
      <Drawings drawings={drawings} words={words?.drawings ?? null} />
      {words?.contact && <AskUs words={words.contact} />}
    </>
  );
}

function Sections({ sections }: { sections: NonNullable<EsgPage['sections']> }) {
  const shown = useLanguage();
  const { value, language } = sections;
  return (
    <div className="page pt-section">
      {value.map(({ title, text }) => (
        <section
          key={title}
          className="grid gap-x-6 gap-y-4 border-t border-hairline py-12 lg:grid-cols-12 lg:py-20"
        >
          <h2 lang={otherLanguage(sections, shown)} className="text-title lg:col-span-4">
            {title}
          </h2>
          <div className="measure lg:col-span-6 lg:col-start-6">
            <CmsParagraphs value={{ text, language }} shown={shown} labeled />
          </div>
        </section>
      ))}
    </div>
  );
}
