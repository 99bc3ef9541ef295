import { useTranslation } from 'react-i18next';
import { languageContext } from '../../i18n/i18n.server.ts';
import type { RouteHandle } from '../../i18n/settings.ts';
import { contactAction } from '../../shell/contact/contact-action.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { useOffers } from '../artworks/use-offers.ts';
import type { Route } from './+types/home';
import { FromThisFiring } from './from-this-firing.tsx';
import { HomeHero } from './home-hero.tsx';
import { loadHome } from './load-home.server.ts';
import { LookAtTheGlaze } from './look-at-the-glaze.tsx';
import { Making } from './making.tsx';
import { Shelf } from './shelf.tsx';
import { Story } from './story.tsx';
import { loadStructuredData } from './structured-data.server.ts';
import { WhereToFindUs } from './where-to-find-us.tsx';

export const handle: RouteHandle = { namespaces: ['home', 'artworks'] };

export async function loader({ url, context }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const [home, structuredData] = await Promise.all([
    loadHome(language),
    loadStructuredData(url.origin, language),
  ]);
  return { ...home, structuredData };
}

export const clientAction = contactAction;

export default function Home({ loaderData }: Route.ComponentProps) {
  const { hero, firing, close, offers, words, shelf } = loaderData;
  const { t } = useTranslation('home');
  const shown = useOffers(
    firing.map(({ productCode }) => productCode),
    offers,
  );
  return (
    <>
      <PageHead
        title={t('title')}
        description={words?.seoDescription}
        image={hero?.mainImage}
        structuredData={loaderData.structuredData}
      />
      <HomeHero piece={hero} motto={words?.motto ?? null} />
      {firing.length > 0 && <FromThisFiring pieces={firing} offers={shown} words={words?.firing ?? null} />}
      {hero && <LookAtTheGlaze piece={hero} close={close} words={words?.glaze ?? null} />}
      {words?.story && <Story story={words.story} />}
      {words?.making && <Making making={words.making} />}
      {shelf.length > 0 && <Shelf items={shelf} words={words?.shelf ?? null} />}
      <WhereToFindUs words={words?.visit ?? null} />
    </>
  );
}
