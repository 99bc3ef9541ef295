import type { Piece, PieceImage } from './piece.ts';

export interface PieceView {
  image: PieceImage;
  alt: string;
}

interface ViewNames {
  main: string;
  macro: string;
  further: (number: number) => string;
}

/** A further view has the alternative text of staff, or else a name with its number. */
export function viewsOf(
  { mainImage, microImage, views }: Pick<Piece, 'mainImage' | 'microImage' | 'views'>,
  names: ViewNames,
): PieceView[] {
  const first = [
    { image: mainImage, alt: names.main },
    { image: microImage, alt: names.macro },
  ].flatMap(({ image, alt }) => (image ? [{ image, alt }] : []));
  return [
    ...first,
    ...views.map(({ alt, ...image }, index) => ({
      image,
      alt: alt ?? names.further(first.length + index + 1),
    })),
  ];
}
