import { useTranslation } from 'react-i18next';
import { CmsParagraphs, CmsWords } from '../../content/cms-text.tsx';
import { languageContext } from '../../i18n/i18n.server.ts';
import type { RouteHandle } from '../../i18n/settings.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { Picture } from '../../ui/picture.tsx';
import { nameShop } from '../named-shop.server.ts';
import type { Kept } from '../search/keep-refused.ts';
import { keepShown, useShown } from '../search/keep-shown.ts';
import type { Route } from './+types/stories';
import { FeaturedArticles } from './article-cards.tsx';
import { Literature } from './literature.tsx';
import { loadStories } from './load-stories.server.ts';
import { OtherArticles } from './other-articles.tsx';
import { readStoriesQuery } from './stories-query.ts';
import type { StoriesTexts } from './story.ts';
import { structuredDataOfStories } from './structured-data.server.ts';
import { Sustainability } from './sustainability.tsx';
import './stories.css';

export const handle: RouteHandle = { namespaces: ['history'] };

export const clientMiddleware = [keepShown];

export async function loader({ url, context }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const query = readStoriesQuery(url.searchParams);
  const [stories, shop] = await Promise.all([loadStories(query, language), nameShop(url.origin, language)]);
  const filtered = query.q !== '';
  return { ...stories, filtered, structuredData: structuredDataOfStories(stories.texts.title?.text, shop) };
}

type Loaded = Route.ComponentProps['loaderData'] & Kept;

export default function Stories({ loaderData }: Route.ComponentProps) {
  const { texts, featured, others, found, refused }: Loaded = loaderData;
  useShown();
  const { t } = useTranslation('history');
  return (
    <>
      <PageHead
        title={texts.title?.text ?? t('title')}
        description={texts.seoDescription?.text ?? texts.lead?.text}
        image={texts.shareImage ?? texts.banner}
        page={found.page}
        filtered={loaderData.filtered}
        structuredData={loaderData.structuredData}
      />
      <Opening texts={texts} />
      <FeaturedArticles articles={featured} />
      {others.articles.length > 0 && <OtherArticles {...others} />}
      <Sustainability texts={texts.sustainability} />
      <Literature texts={texts.literature} found={found} refused={refused} />
    </>
  );
}

function Opening({ texts }: { texts: StoriesTexts }) {
  const { t } = useTranslation('history');
  const shown = useLanguage();
  return (
    <>
      <div className="stories-opening lg:page-start">
        <h1 className="px-margin text-display lg:px-0 lg:upright">
          {texts.title ? <CmsWords value={texts.title} shown={shown} /> : t('title')}
        </h1>
        {texts.banner && (
          <Picture
            {...texts.banner}
            alt={texts.bannerAlt?.text ?? ''}
            sizes="(min-width: 1024px) 80vw, 100vw"
            hero
            blurred
            className="stories-banner"
          />
        )}
      </div>
      <div className="page grid gap-x-6 gap-y-8 pt-12 lg:grid-cols-12 lg:pt-20">
        {texts.lead && (
          <p className="font-heading text-title text-balance lg:col-span-4">
            <CmsWords value={texts.lead} shown={shown} />
          </p>
        )}
        {texts.intro && (
          <div className="measure text-stone lg:col-span-6 lg:col-start-6">
            <CmsParagraphs value={texts.intro} shown={shown} labeled />
          </div>
        )}
      </div>
    </>
  );
}
