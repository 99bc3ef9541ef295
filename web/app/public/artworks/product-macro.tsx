import { useTranslation } from 'react-i18next';
import { Picture } from '../../ui/picture.tsx';
import { glazeGround } from './glaze-tint.ts';
import type { Piece } from './piece.ts';

/** A close-up of the glaze, in full width on phones. It is never shown larger than the uploaded picture. */
export function ProductMacro({ piece, name }: { piece: Piece; name: string }) {
  const { t } = useTranslation('artworks');
  if (!piece.microImage) return null;
  const { width, height } = piece.microImage;
  return (
    <div className="mt-section md:page">
      <Picture
        {...piece.microImage}
        alt={t('macro', { name })}
        sizes={`(min-width: 48rem) min(90vw, ${width}px), 100vw`}
        ground={glazeGround(piece.glazeFamily)}
        className="mx-auto aspect-4/5 w-full object-cover md:aspect-auto md:h-[92svh]"
        style={{ maxWidth: width, maxHeight: height }}
      />
    </div>
  );
}
