import { useTranslation } from 'react-i18next';
import { Picture } from '../../ui/picture.tsx';
import { glazeGround } from './glaze-tint.ts';
import type { Piece } from './piece.ts';

/** The glaze close up, on phones from edge to edge. Never enlarged: there is nothing finer to see in it. */
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
        ground={glazeGround(piece.glazeKey)}
        className="mx-auto aspect-4/5 w-full object-cover md:aspect-auto md:h-[92svh]"
        style={{ maxWidth: width, maxHeight: height }}
      />
    </div>
  );
}
