import type { Offer } from 'commerce/contract';
import { mediaUrl } from '../../ui/media-url.ts';
import { jsonLd } from '../json-ld.server.ts';
import type { Piece } from './piece.ts';

const availabilities: Record<Offer['status'], string | undefined> = {
  available: 'InStock',
  reserved: 'LimitedAvailability',
  sold: 'SoldOut',
  unknown: undefined,
};

/**
 * Describes the piece to search engines, as a schema.org Product. Returns the text for a script element.
 * @param origin scheme and host of the shop
 */
export function structuredData(piece: Piece, offer: Offer | undefined, origin: string): string {
  const price = offer?.specialPrice ?? offer?.price;
  const availability = offer && availabilities[offer.status];
  const product = {
    '@type': 'Product',
    name: piece.name?.text ?? piece.productCode,
    sku: piece.productCode,
    description: (piece.designText ?? piece.processDescription)?.text.slice(0, 300),
    image: piece.mainImage ? `${origin}${mediaUrl(piece.mainImage.name, 1280, 'jpeg')}` : undefined,
    material: piece.materials?.text,
    color: piece.glazeColor?.text,
    offers:
      price != null && availability
        ? {
            '@type': 'Offer',
            price,
            priceCurrency: 'CNY',
            availability: `https://schema.org/${availability}`,
            url: `${origin}/artworks/${piece.productCode}`,
          }
        : undefined,
  };
  return jsonLd([product]);
}
