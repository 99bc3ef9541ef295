import type { Offer } from 'commerce/contract';
import { useLocation, useRouteLoaderData } from 'react-router';
import { mediaUrl } from '../../ui/media-url.ts';
import type { ShellData } from '../shell/shell-data.ts';
import type { Piece } from './piece.ts';

interface StructuredDataProps {
  piece: Piece;
  offer: Offer | undefined;
  name: string;
  description: string | undefined;
}

const availabilities: Record<Offer['status'], string | undefined> = {
  available: 'InStock',
  reserved: 'LimitedAvailability',
  sold: 'SoldOut',
  unknown: undefined,
};

/** The piece as search engines read it (schema.org Product). */
export function StructuredData({ piece, offer, name, description }: StructuredDataProps) {
  const origin = useRouteLoaderData<ShellData>('public/layout')?.origin ?? '';
  const { pathname } = useLocation();
  const price = offer?.specialPrice ?? offer?.price;
  const availability = offer && availabilities[offer.status];
  const product = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    sku: piece.productCode,
    description,
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
            url: `${origin}${pathname}`,
          }
        : undefined,
  };
  return <script type="application/ld+json">{JSON.stringify(product).replaceAll('<', '\\u003c')}</script>;
}
