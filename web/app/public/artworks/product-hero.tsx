import type { Offer } from '@junyao/commerce/contract';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { href, Link } from 'react-router';
import { CmsWords } from '../../content/cms-text.tsx';
import { useLanguage } from '../../i18n/use-language.ts';
import { NeedsScript } from '../../shell/needs-script.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { withQuery } from '../../ui/with-query.ts';
import { AddButton } from './add-button.tsx';
import { BuyBar } from './buy-bar.tsx';
import { formatMeasure, measuresOf } from './dimensions.ts';
import { HeldUntil } from './held-until.tsx';
import { OfferPrice, OfferStatus, refusalOf } from './offer-view.tsx';
import type { Piece } from './piece.ts';
import { ProductGallery } from './product-gallery.tsx';
import { QuantityStepper } from './quantity-stepper.tsx';

interface ProductHeroProps {
  piece: Piece;
  offer: Offer | undefined;
  name: string;
}

interface ProductHeroWithNotes extends ProductHeroProps {
  children: ReactNode;
}

export function ProductHero({ piece, offer, name, children }: ProductHeroWithNotes) {
  return (
    <div className="lg:page grid gap-x-6 lg:grid-cols-12">
      <div className="lg:col-span-7">
        <ProductGallery piece={piece} name={name} />
      </div>
      <div className="page w-full lg:col-span-4 lg:col-start-9 lg:px-0">
        <Label piece={piece} offer={offer} name={name} />
        {children}
      </div>
    </div>
  );
}

function Label({ piece, offer, name }: ProductHeroProps) {
  const { t } = useTranslation('artworks');
  const language = useLanguage();
  return (
    <div className="pt-8 lg:pt-24">
      <p className="text-small text-stone">
        <Link
          to={piece.forShow ? href('/artworks-for-show') : withQuery(href('/artworks'), { type: piece.type })}
          className="hover:text-ink"
        >
          {t(piece.forShow ? 'forShow.title' : `types.${piece.type}`)}
        </Link>
        <span className="mx-2 text-hairline">/</span>
        <span className="tabular-nums">{piece.productCode}</span>
      </p>
      <h1 className="mt-3 text-headline lg:text-[3.25rem] lg:leading-tight">
        {piece.name ? <CmsWords value={piece.name} shown={language} labeled /> : name}
      </h1>
      <dl className="mt-8 grid grid-cols-[auto_1fr] gap-x-6 gap-y-1 text-small [&>dt]:text-stone">
        {piece.glazeColor && (
          <>
            <dt>{t('glaze')}</dt>
            <dd>
              <CmsWords value={piece.glazeColor} shown={language} />
            </dd>
          </>
        )}
        <Size piece={piece} />
        {piece.materials && (
          <>
            <dt>{t('materials')}</dt>
            <dd>
              <CmsWords value={piece.materials} shown={language} />
            </dd>
          </>
        )}
        {piece.craftsman && (
          <>
            <dt>{t('craftsman')}</dt>
            <dd>
              <CmsWords value={piece.craftsman} shown={language} />
            </dd>
          </>
        )}
      </dl>
      <div className="mt-8 border-t border-hairline pt-8">
        {piece.forShow ? <p>{t('forShow.note')}</p> : <Purchase piece={piece} offer={offer} name={name} />}
      </div>
    </div>
  );
}

function Size({ piece: { dimensions } }: { piece: Piece }) {
  const { t } = useTranslation('artworks');
  const measures = dimensions ? measuresOf(dimensions) : [];
  if (!dimensions || measures.length === 0) return null;
  const unit = t(`units.${dimensions.unit}`);
  return (
    <>
      <dt>{t('size')}</dt>
      <dd>
        {measures
          .map(({ side, value }) =>
            t(`measures.${side}`, { value: t('measured', { value: formatMeasure(value), unit }) }),
          )
          .join(t('measures.separator'))}
      </dd>
    </>
  );
}

function Purchase({ piece, offer, name }: ProductHeroProps) {
  const { t, i18n } = useTranslation('artworks');
  const [wanted, setWanted] = useState(1);
  const hydrated = useHydrated();
  const free = offer?.available ?? 1;
  const quantity = Math.max(1, Math.min(wanted, free));
  const refusal = refusalOf(offer);
  const series = free > 1 && !refusal;
  const heldUntil = refusal && offer?.heldUntil;
  const wantedPiece = { productCode: piece.productCode, name, offer, t, i18n, quantity };
  return (
    <>
      <OfferPrice offer={offer} t={t} large />
      <div className="mt-3 flex flex-wrap gap-x-6">
        <OfferStatus offer={offer} t={t} />
        {series && <span className="text-small text-stone">{t('left', { count: free })}</span>}
      </div>
      <div className="mt-8 flex flex-wrap gap-4 empty:hidden">
        {series && (
          <div className="h-11.5 min-w-30.5">
            {hydrated && <QuantityStepper value={quantity} max={free} onChange={setWanted} />}
          </div>
        )}
        {heldUntil ? (
          <HeldUntil until={heldUntil} productCode={piece.productCode} />
        ) : (
          <AddButton {...wantedPiece} className="min-w-48 flex-1" />
        )}
      </div>
      {!refusal && <NeedsScript />}
      {!refusal && (
        <BuyBar>
          <OfferPrice offer={offer} t={t} />
          <AddButton {...wantedPiece} className="shrink-0 px-6 whitespace-nowrap" />
        </BuyBar>
      )}
    </>
  );
}
