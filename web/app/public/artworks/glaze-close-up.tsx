import { useTranslation } from 'react-i18next';
import { Picture } from '../../ui/picture.tsx';
import type { PieceImage, PieceSummary } from './piece.ts';

/**
 * The picture is never wider than the upload, because enlarged it would look soft. Wide screens show its middle part,
 * because the edges of a close-up may show the lip or the backdrop.
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

/** In CSS pixels: the width at which the picture fills the area without being enlarged. */
export function widestCloseUp({ width, height }: Pick<PieceImage, 'width' | 'height'>): number {
  return Math.round(Math.min(width, (height * 5) / 4));
}
