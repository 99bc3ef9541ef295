import { own } from '@junyao/commerce/contract/own';
import { useTranslation } from 'react-i18next';
import { href, Link, replace, useLocation, useNavigation } from 'react-router';
import { languageContext } from '../../i18n/i18n.server.ts';
import type { RouteHandle } from '../../i18n/settings.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { inLanguageOf } from '../in-language-of.server.ts';
import { nameShop } from '../named-shop.server.ts';
import type { Kept } from '../search/keep-refused.ts';
import { keepShown, useShown } from '../search/keep-shown.ts';
import { ResultCount } from '../search/result-count.tsx';
import type { Route } from './+types/list';
import { AddButton } from './add-button.tsx';
import { ArtworkCard } from './artwork-card.tsx';
import { chosenKind } from './chosen-kind.ts';
import { ListFilters } from './list-filters.tsx';
import { isFiltered, type ListQuery, listAddress, listPageSize, readListQuery } from './list-query.ts';
import { ListSearch } from './list-search.tsx';
import { loadList } from './load-list.server.ts';
import { OfferPrice, OfferStatus } from './offer-view.tsx';
import type { Offers, PieceCard } from './piece.ts';
import { structuredDataOfList } from './structured-data.server.ts';
import { useOffers } from './use-offers.ts';

export const handle: RouteHandle = { namespaces: ['artworks'] };

export const clientMiddleware = [keepShown];

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = readListQuery(url.searchParams);
  const language = context.get(languageContext);
  const [list, shop] = await Promise.all([loadList(query, language), nameShop(url.origin, language)]);
  const pageCount = Math.max(1, Math.ceil(list.total / listPageSize));
  if (query.page > pageCount) throw replace(inLanguageOf(url, listAddress(query, { page: pageCount })));
  return { query, pageCount, ...list, structuredData: structuredDataOfList(list.pieces, shop) };
}

type Loaded = Route.ComponentProps['loaderData'] & Kept;

export default function ArtworkList({ loaderData }: Route.ComponentProps) {
  const { query, pieces, offers, offersKnown, total, pageCount, refused }: Loaded = loaderData;
  const { t } = useTranslation('artworks');
  useShown();
  const here = useLocation();
  const next = useNavigation().location;
  const loading = next?.pathname === href('/artworks');
  // A choice shows at once, before its list has loaded.
  const chosen = readListQuery(new URLSearchParams((loading ? next : here).search));
  const outdated = loading || refused !== undefined;
  const kind = chosenKind(query, t);
  return (
    <>
      <PageHead
        title={[kind, t('title')].filter(Boolean).join(' · ')}
        description={t('description')}
        image={pieces[0]?.mainImage}
        page={query.page}
        filtered={listAddress(query) !== href('/artworks')}
        structuredData={loaderData.structuredData}
      />
      <div className="page pt-8 lg:pt-14">
        <header className="grid items-end gap-x-6 gap-y-8 lg:grid-cols-12">
          <div className="lg:col-span-7">
            <h1 className="text-display">{kind ?? t('title')}</h1>
            <p className="measure mt-5 text-stone">{t('intro')}</p>
          </div>
          <div className="lg:col-span-4 lg:col-start-9">
            <ListSearch query={chosen} />
          </div>
        </header>
        <div className="mt-10 border-b border-hairline pb-2 lg:mt-14">
          <ListFilters query={chosen} />
        </div>
        <div className="flex min-h-14 flex-wrap items-center justify-between gap-x-8 py-1.5 text-small text-stone">
          <div className="flex flex-wrap items-center gap-x-6">
            <ResultCount refused={refused}>
              {query.q
                ? t('search.results', { query: query.q, count: total })
                : t('search.count', { count: total })}
            </ResultCount>
            {isFiltered(query) && total > 0 && (
              <Link to={href('/artworks')} preventScrollReset className={buttonClass('plain')}>
                {t('search.clear')}
              </Link>
            )}
          </div>
          {!offersKnown && <p className="text-amber">{t('offersUnknown')}</p>}
        </div>
        <h2 className="sr-only">{t('search.found')}</h2>
        <div aria-busy={outdated} className={`transition-opacity ${outdated ? 'opacity-50' : ''}`}>
          {pieces.length > 0 ? <Grid pieces={pieces} offers={offers} /> : <NothingFound />}
        </div>
        <div className="mt-20">
          <Pages query={query} pageCount={pageCount} />
        </div>
        <ForShow />
      </div>
    </>
  );
}

function ForShow() {
  const { t } = useTranslation('artworks');
  return (
    <section aria-labelledby="for-show" className="mt-section border-t border-hairline pt-10">
      <h2 id="for-show" className="text-headline">
        {t('forShow.title')}
      </h2>
      <p className="measure mt-4 text-stone">{t('forShow.teaser')}</p>
      <Link to={href('/artworks-for-show')} prefetch="intent" className={buttonClass('plain', 'mt-2')}>
        {t('forShow.link')}
      </Link>
    </section>
  );
}

function Grid({ pieces, offers }: { pieces: PieceCard[]; offers: Offers }) {
  const { t, i18n } = useTranslation('artworks');
  const shown = useLanguage();
  const current = useOffers(
    pieces.map(({ productCode }) => productCode),
    offers,
  );
  return (
    <ul className="uneven grid grid-cols-2 gap-x-4 gap-y-12 md:gap-x-8 lg:grid-cols-3 lg:gap-x-14 lg:gap-y-24">
      {pieces.map((piece, index) => {
        const offer = own(current, piece.productCode);
        return (
          <li key={piece.productCode}>
            <ArtworkCard
              piece={piece}
              t={t}
              shown={shown}
              sizes="(min-width: 1024px) 28vw, 45vw"
              hero={index < 2}
            >
              <div className="mt-3 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
                <OfferPrice offer={offer} t={t} />
                <OfferStatus offer={offer} t={t} />
              </div>
              <div className="relative z-10 mt-3 empty:hidden">
                <AddButton
                  productCode={piece.productCode}
                  name={piece.name?.text ?? t('unnamed')}
                  offer={offer}
                  t={t}
                  i18n={i18n}
                  variant="quiet"
                  className="w-full lg:w-auto"
                />
              </div>
            </ArtworkCard>
          </li>
        );
      })}
    </ul>
  );
}

function NothingFound() {
  const { t } = useTranslation('artworks');
  return (
    <EmptyState
      title={t('search.emptyTitle')}
      actions={
        <Link to={href('/artworks')} className={buttonClass('quiet')}>
          {t('search.clear')}
        </Link>
      }
    >
      {t('search.emptyAdvice')}
    </EmptyState>
  );
}

function Pages({ query, pageCount }: { query: ListQuery; pageCount: number }) {
  const { t } = useTranslation();
  return (
    <Pagination
      page={query.page}
      pageCount={pageCount}
      label={t('pages')}
      previousLabel={t('previousPage')}
      nextLabel={t('nextPage')}
      pageLabel={(page) => t('page', { page })}
      renderLink={({ page, ...link }) => <Link to={listAddress(query, { page })} {...link} />}
    />
  );
}
