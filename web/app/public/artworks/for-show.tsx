import { useTranslation } from 'react-i18next';
import { href, Link, replace } from 'react-router';
import { artworksForShow, published } from '../../content/cms.server.ts';
import { CmsWords } from '../../content/cms-text.tsx';
import type { ForShowPage } from '../../content/types/for-show-page.server.ts';
import { languageContext } from '../../i18n/i18n.server.ts';
import type { RouteHandle } from '../../i18n/settings.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { withQuery } from '../../ui/with-query.ts';
import { inLanguageOf } from '../in-language-of.server.ts';
import { nameShop } from '../named-shop.server.ts';
import type { Route } from './+types/for-show';
import { ArtworkCard } from './artwork-card.tsx';
import { listPageSize, readListQuery } from './list-query.ts';
import type { PieceSummary } from './piece.ts';
import { structuredDataOfList } from './structured-data.server.ts';

export const handle: RouteHandle = { namespaces: ['artworks'] };

export async function loader({ url, context }: Route.LoaderArgs) {
  const { page } = readListQuery(url.searchParams);
  const language = context.get(languageContext);
  const [words, all, shop] = await Promise.all([
    published('for-show-page', language),
    artworksForShow(language),
    nameShop(url.origin, language),
  ]);
  const pageCount = Math.max(1, Math.ceil(all.length / listPageSize));
  if (page > pageCount) throw replace(inLanguageOf(url, pageAddress(pageCount)));
  const pieces = all.slice((page - 1) * listPageSize, page * listPageSize);
  const structuredData = structuredDataOfList(pieces, shop, 'forShow');
  return { words, page, pageCount, pieces, structuredData };
}

function pageAddress(page: number): string {
  return withQuery(href('/artworks-for-show'), { page: page > 1 ? page : undefined });
}

export default function ForShow({ loaderData }: Route.ComponentProps) {
  const { words, page, pageCount, pieces } = loaderData;
  const { t } = useTranslation(['artworks', 'common']);
  return (
    <>
      <PageHead
        title={words?.title?.text ?? t('forShow.title')}
        description={words?.seoDescription}
        image={pieces[0]?.mainImage}
        page={page}
        structuredData={loaderData.structuredData}
      />
      <div className="page pt-8 lg:pt-14">
        <Opening title={words?.title ?? null} lead={words?.lead ?? null} />
        <div className="mt-14 lg:mt-28">
          {pieces.length > 0 ? <Pieces pieces={pieces} /> : <NothingOnShow />}
        </div>
        <div className="mt-20">
          <Pagination
            page={page}
            pageCount={pageCount}
            label={t('common:pages')}
            previousLabel={t('common:previousPage')}
            nextLabel={t('common:nextPage')}
            pageLabel={(number) => t('common:page', { page: number })}
            renderLink={({ page: number, ...link }) => <Link to={pageAddress(number)} {...link} />}
          />
        </div>
      </div>
    </>
  );
}

function Opening({ title, lead }: Pick<ForShowPage, 'title' | 'lead'>) {
  const { t } = useTranslation(['artworks', 'common']);
  const shown = useLanguage();
  return (
    <header className="grid gap-x-6 gap-y-6 lg:grid-cols-12">
      <h1 className="text-display lg:col-span-5">
        {title ? <CmsWords value={title} shown={shown} labeled /> : t('forShow.title')}
      </h1>
      {lead && (
        <p className="measure self-end text-lead text-stone lg:col-span-6 lg:col-start-7">
          <CmsWords value={lead} shown={shown} labeled={!title} />
        </p>
      )}
    </header>
  );
}

/** The places of three pieces on the grid of twelve columns. Further pieces repeat these places. */
const places = [
  { place: 'lg:col-span-7', sizes: '(min-width: 1024px) 52vw, 90vw' },
  {
    place: 'max-lg:ml-[20%] lg:col-span-4 lg:col-start-9 lg:self-end',
    sizes: '(min-width: 1024px) 30vw, 72vw',
  },
  { place: 'max-lg:mr-[10%] lg:col-span-5 lg:col-start-3', sizes: '(min-width: 1024px) 37vw, 81vw' },
];

function Pieces({ pieces }: { pieces: PieceSummary[] }) {
  const { t } = useTranslation('artworks');
  const shown = useLanguage();
  return (
    <>
      <h2 className="sr-only">{t('title')}</h2>
      <ul className="grid gap-x-6 gap-y-20 lg:grid-cols-12 lg:gap-y-40">
        {pieces.map((piece, index) => {
          const { place, sizes } = places[index % places.length] ?? {};
          return (
            <li key={piece.productCode} className={place}>
              <ArtworkCard piece={piece} t={t} shown={shown} sizes={sizes ?? '90vw'} hero={index === 0} />
            </li>
          );
        })}
      </ul>
    </>
  );
}

function NothingOnShow() {
  const { t } = useTranslation('artworks');
  return (
    <EmptyState
      title={t('forShow.emptyTitle')}
      actions={
        <Link to={href('/artworks')} className={buttonClass('quiet')}>
          {t('allArtworks')}
        </Link>
      }
    >
      {t('forShow.emptyAdvice')}
    </EmptyState>
  );
}
