import { useTranslation } from 'react-i18next';
import { Picture } from '../../ui/picture.tsx';
import { glazeGround } from './glaze-tint.ts';
import type { Piece } from './piece.ts';

/** The glaze close up, from edge to edge. */
export function ProductMacro({ piece, name }: { piece: Piece; name: string }) {
  const { t } = useTranslation('artworks');
  if (!piece.microImage) return null;
  return (
    <Picture
      {...piece.microImage}
      alt={t('macro', { name })}
      sizes="100vw"
      ground={glazeGround(piece.glazeKey)}
      className="mt-section aspect-4/5 w-full object-cover md:aspect-auto md:h-[92svh]"
    />
  );
}
