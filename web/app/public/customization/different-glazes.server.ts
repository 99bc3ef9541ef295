import type { ArtworkCard } from '../../content/types/artwork.server.ts';
import { glazeTint } from '../artworks/glaze-tint.ts';

const mostGlazes = 5;

/** Up to five pieces with close-ups of glazes in different colors, in the order of the CMS. */
export function differentGlazes(pieces: readonly ArtworkCard[]): ArtworkCard[] {
  const byColor = new Map<string, ArtworkCard>();
  for (const piece of pieces) {
    const color = glazeTint(piece.glazeFamily);
    if (piece.microImage && !byColor.has(color)) byColor.set(color, piece);
    if (byColor.size === mostGlazes) break;
  }
  return [...byColor.values()];
}
