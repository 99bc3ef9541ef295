import { own } from '@junyao/commerce/contract/own';
import { useTranslation } from 'react-i18next';
import { languageContext } from '../../i18n/i18n.server.ts';
import type { RouteHandle } from '../../i18n/settings.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { contactAction } from '../../shell/contact/contact-action.ts';
import { DeliveryNote } from '../../shell/delivery-note.tsx';
import { PageHead } from '../../shell/page-head.tsx';
import type { Route } from './+types/product';
import { BuyingHighlights } from './buying-highlights.tsx';
import { GlazeCloseUp } from './glaze-close-up.tsx';
import { loadProduct } from './load-product.server.ts';
import { MadeLikeThis } from './made-like-this.tsx';
import { ProductHero } from './product-hero.tsx';
import { ProductSize } from './product-size.tsx';
import { ProductStory } from './product-story.tsx';
import { RelatedPieces, SimilarLink } from './related-pieces.tsx';
import { ScoreSection } from './score-table.tsx';
import { useOffers } from './use-offers.ts';

export const handle: RouteHandle = { namespaces: ['artworks'] };

export function loader({ params, request, context }: Route.LoaderArgs) {
  return loadProduct(params.productId, context.get(languageContext), new URL(request.url).origin);
}

export const clientAction = contactAction;

export default function Product({ loaderData }: Route.ComponentProps) {
  const { piece, related, offers, highlights, sizeDrawing, scoreDrawing } = loaderData;
  const { t } = useTranslation('artworks');
  const language = useLanguage();
  const offered = piece.forShow ? related : [piece, ...related];
  const codes = offered.map(({ productCode }) => productCode);
  const current = useOffers(codes, offers);
  const offer = own(current, piece.productCode);
  const free = related.filter(({ productCode }) => own(current, productCode)?.status === 'available');
  const instead = offer?.status === 'sold' && free.length > 0;
  const name = piece.name?.text ?? t('unnamed');

  return (
    <>
      <PageHead
        title={piece.glazeColor ? `${name} · ${piece.glazeColor.text}` : name}
        description={loaderData.description}
        image={piece.shareImage ?? piece.mainImage}
        type="product"
        structuredData={loaderData.structuredData}
      />
      <article key={piece.productCode}>
        <ProductHero piece={piece} offer={offer} name={name}>
          <p className="mt-4 flex flex-wrap gap-x-6">
            {instead && <SimilarLink />}
            <MadeLikeThis productCode={piece.productCode} />
          </p>
          {!piece.forShow && <DeliveryNote productCode={piece.productCode} className="mt-4" />}
          <BuyingHighlights highlights={highlights} />
        </ProductHero>
        <div className="mt-section">
          <GlazeCloseUp piece={piece} name={name} />
        </div>
        {sizeDrawing && <ProductSize drawing={sizeDrawing} />}
        {piece.scores && <ScoreSection scores={piece.scores} drawing={scoreDrawing} />}
        <ProductStory piece={piece} shown={language} />
      </article>
      <RelatedPieces pieces={instead ? free : related} offers={current} instead={instead} />
    </>
  );
}
