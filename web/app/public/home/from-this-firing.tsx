import type { Offer } from '@junyao/commerce/contract';
import { own } from '@junyao/commerce/contract/own';
import { useTranslation } from 'react-i18next';
import { href, Link } from 'react-router';
import { CmsTitle, otherLanguage } from '../../content/cms-text.tsx';
import type { HomePage } from '../../content/types/home-page.server.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { ArtworkCard } from '../artworks/artwork-card.tsx';
import { OfferPrice, OfferStatus } from '../artworks/offer-view.tsx';
import type { Offers, PieceSummary } from '../artworks/piece.ts';

const places = [
  { place: 'col-span-2 lg:col-span-5', sizes: '(min-width: 1024px) 36vw, 90vw' },
  { place: 'lg:col-span-3 lg:col-start-8 lg:self-end', sizes: '(min-width: 1024px) 21vw, 45vw' },
  { place: 'max-lg:mt-16 lg:col-span-3 lg:col-start-2', sizes: '(min-width: 1024px) 21vw, 45vw' },
  { place: 'col-span-2 lg:col-span-5 lg:col-start-7', sizes: '(min-width: 1024px) 36vw, 90vw' },
  { place: 'lg:col-span-4 lg:-mt-32', sizes: '(min-width: 1024px) 28vw, 45vw' },
];

interface FromThisFiringProps {
  pieces: PieceSummary[];
  offers: Offers;
  words: HomePage['firing'];
}

export function FromThisFiring({ pieces, offers, words }: FromThisFiringProps) {
  const { t } = useTranslation('home');
  const { t: tOfArtworks } = useTranslation('artworks');
  const shown = useLanguage();
  return (
    <section aria-labelledby="firing" className="page pt-section">
      {words && (
        <header className="mb-12 flex flex-wrap items-baseline gap-x-10 gap-y-2 lg:mb-20">
          <h2 id="firing" className="text-headline">
            <CmsTitle part={words} shown={shown} labeled />
          </h2>
          <p lang={otherLanguage(words, shown)} className="text-stone">
            {words.value.text}
          </p>
        </header>
      )}
      <ul className="grid grid-cols-2 gap-x-4 gap-y-12 lg:grid-cols-12 lg:gap-x-6 lg:gap-y-32">
        {pieces.slice(0, places.length).map((piece, index) => (
          <li key={piece.productCode} className={places[index]?.place}>
            <ArtworkCard piece={piece} t={tOfArtworks} shown={shown} sizes={places[index]?.sizes ?? '45vw'}>
              <p className="mt-1 flex flex-wrap items-baseline justify-between gap-x-6 text-stone">
                <OfferPrice offer={own(offers, piece.productCode)} t={tOfArtworks} />
                {isTaken(own(offers, piece.productCode)) && (
                  <OfferStatus offer={own(offers, piece.productCode)} t={tOfArtworks} />
                )}
              </p>
            </ArtworkCard>
          </li>
        ))}
        <li className="flex items-end max-lg:justify-end lg:col-span-5 lg:col-start-7">
          <Link to={href('/artworks')} className="font-heading text-headline hover:text-sky">
            {t('firing.all')}&nbsp;<span aria-hidden="true">→</span>
          </Link>
        </li>
      </ul>
    </section>
  );
}

function isTaken(offer: Offer | undefined): boolean {
  return offer?.status === 'reserved' || offer?.status === 'sold';
}
