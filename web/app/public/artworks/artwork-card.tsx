import type { TFunction } from 'i18next';
import { useState } from 'react';
import { href, Link, useViewTransitionState } from 'react-router';
import { CmsWords } from '../../content/cms-text.tsx';
import type { Language } from '../../i18n/languages.ts';
import { Picture } from '../../ui/picture.tsx';
import type { PieceCard } from './piece.ts';

interface ArtworkCardProps {
  piece: PieceCard;
  /** With the texts of `artworks`. */
  t: TFunction;
  /** The language of the page. */
  shown: Language;
  /** The `sizes` attribute of the picture. */
  sizes: string;
  /** Whether the card is among the first cards on the page. Its picture is then loaded at once. */
  hero?: boolean;
  children?: React.ReactNode;
}

export function ArtworkCard({ piece, t, shown, sizes, hero = false, children }: ArtworkCardProps) {
  const to = href('/artworks/:productId', { productId: piece.productCode });
  const moving = useViewTransitionState(to);
  const [near, setNear] = useState(false);
  return (
    <article
      className="group/card relative"
      // The link covers the picture, so only the whole card notices the pointer.
      onPointerEnter={(event) => event.pointerType === 'mouse' && setNear(true)}
    >
      <CardPicture piece={piece} sizes={sizes} hero={hero} moving={moving} near={near} />
      <h3 className="mt-4 text-body leading-snug md:text-lead md:leading-snug">
        <Link to={to} viewTransition prefetch="intent" className="after:absolute after:inset-0">
          {piece.name ? <CmsWords value={piece.name} shown={shown} labeled /> : t('unnamed')}
        </Link>
      </h3>
      {piece.glazeColor && (
        <p className="mt-1 text-small text-stone">
          <CmsWords value={piece.glazeColor} shown={shown} />
        </p>
      )}
      {children}
    </article>
  );
}

interface CardPictureProps {
  piece: PieceCard;
  sizes: string;
  hero: boolean;
  moving: boolean;
  /** Whether a mouse has been over the card. */
  near: boolean;
}

/** On hover a close-up of the glaze fades in. The close-up is not fetched before the first hover. */
function CardPicture({ piece, sizes, hero, moving, near }: CardPictureProps) {
  const { mainImage, microImage } = piece;
  return (
    <div
      className="relative aspect-4/5 overflow-hidden bg-moon"
      style={{ viewTransitionName: moving ? 'piece' : undefined }}
    >
      {mainImage && (
        <Picture {...mainImage} alt="" sizes={sizes} hero={hero} blurred className="size-full object-cover" />
      )}
      {near && microImage && (
        <div className="absolute inset-0 opacity-0 transition-opacity motion-safe:duration-400 group-hover/card:opacity-100">
          <Picture {...microImage} alt="" sizes={sizes} className="size-full object-cover" />
        </div>
      )}
    </div>
  );
}
