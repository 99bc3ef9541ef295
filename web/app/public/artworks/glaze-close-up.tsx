import { useTranslation } from 'react-i18next';
import { Picture } from '../../ui/picture.tsx';
import type { PieceImage, PieceSummary } from './piece.ts';

/**
 * A close-up of the glaze in the full width of the window, or as wide as the upload: enlarged it would look soft. On
 * wide screens its middle part is shown, 5:4 or flatter, because the upper and lower edges of a close-up may show the
 * lip or the backdrop.
 */
export function GlazeCloseUp({ piece, name }: { piece: PieceSummary; name: string }) {
  const { t } = useTranslation('artworks');
  if (!piece.microImage) return null;
  const maxWidth = widestCloseUp(piece.microImage);
  return (
    <Picture
      {...piece.microImage}
      alt={t('macro', { name })}
      sizes={`min(100vw, ${maxWidth}px)`}
      blurred
      className="mx-auto aspect-4/5 w-full object-cover md:aspect-5/4 md:max-h-[92svh]"
      style={{ maxWidth }}
    />
  );
}

/** The width in CSS pixels at which the picture fills the area without being enlarged. */
export function widestCloseUp({ width, height }: Pick<PieceImage, 'width' | 'height'>): number {
  return Math.round(Math.min(width, (height * 5) / 4));
}
