import { own } from '@junyao/commerce/contract/own';
import { useTranslation } from 'react-i18next';
import { href, Link } from 'react-router';
import { useLanguage } from '../../i18n/use-language.ts';
import { buttonClass } from '../../ui/button.tsx';
import { ArtworkCard } from './artwork-card.tsx';
import { OfferPrice, OfferStatus } from './offer-view.tsx';
import type { Offers, PieceSummary } from './piece.ts';

interface RelatedPiecesProps {
  pieces: PieceSummary[];
  offers: Offers;
  /** Whether the pieces are free and the piece of the page is sold. */
  instead: boolean;
}

const sectionId = 'related';

export function SimilarLink() {
  const { t } = useTranslation('artworks');
  return (
    <a href={`#${sectionId}`} className={buttonClass('plain')}>
      {t('seeSimilar')}
    </a>
  );
}

export function RelatedPieces({ pieces, offers, instead }: RelatedPiecesProps) {
  const { t } = useTranslation('artworks');
  const shown = useLanguage();
  if (pieces.length === 0) return null;
  return (
    <section id={sectionId} className="page pt-section">
      <div className="mb-10 flex flex-wrap items-baseline justify-between gap-4">
        <h2 className="text-headline">{t(instead ? 'similar' : 'related')}</h2>
        <Link
          to={href('/artworks')}
          className="text-small text-sky underline decoration-sky/40 hover:decoration-sky"
        >
          {t('allArtworks')}
        </Link>
      </div>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-10 lg:grid-cols-4 lg:gap-x-10">
        {pieces.map((piece) => (
          <li key={piece.productCode}>
            <ArtworkCard piece={piece} t={t} shown={shown} sizes="(min-width: 1024px) 20vw, 45vw">
              <div className="mt-2 flex flex-wrap items-baseline justify-between gap-x-4">
                <OfferPrice offer={own(offers, piece.productCode)} t={t} />
                <OfferStatus offer={own(offers, piece.productCode)} t={t} />
              </div>
            </ArtworkCard>
          </li>
        ))}
      </ul>
    </section>
  );
}
