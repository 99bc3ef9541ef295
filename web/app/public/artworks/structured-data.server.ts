import type { Offer } from '@junyao/commerce/contract';
import { href } from 'react-router';
import type { ItemAvailability, Offer as OfferedAs, Product } from 'schema-dts';
import { serverI18n } from '../../i18n/i18n.server.ts';
import { sharedPictureUrl } from '../../ui/media-url.ts';
import { breadcrumbs } from '../breadcrumbs.server.ts';
import { jsonLd } from '../json-ld.server.ts';
import { type NamedShop, workshop } from '../named-shop.server.ts';
import { shorten } from '../shorten.ts';
import type { Piece, PieceCard } from './piece.ts';

const availabilities: Record<Offer['status'], ItemAvailability | null> = {
  available: 'https://schema.org/InStock',
  reserved: 'https://schema.org/Reserved',
  sold: 'https://schema.org/SoldOut',
  unknown: null,
};

export function structuredData(piece: Piece, offer: Offer | undefined, shop: NamedShop): string {
  const { productCode, mainImage, materials, glazeColor } = piece;
  const path = pathOf(piece);
  const name = nameOf(piece, shop);
  const description = descriptionOf(piece);
  const offered = offer && offerAs(offer, shop, path);
  const product: Product = {
    '@type': 'Product',
    name,
    sku: productCode,
    url: shop.origin + path,
    brand: workshop(shop),
    manufacturer: workshop(shop),
    ...(description && { description }),
    ...(mainImage && { image: shop.origin + sharedPictureUrl(mainImage.name) }),
    ...(materials && { material: materials.text }),
    ...(glazeColor && { color: glazeColor.text }),
    ...(offered && { offers: offered }),
  };
  return jsonLd([product, breadcrumbs(shop, listOf(piece, shop), { name, path })]);
}

/** The description for search engines, or else the beginning of the texts of the piece. */
export function descriptionOf({ seoDescription, designText, processDescription }: Piece): string | undefined {
  const text = seoDescription?.text ?? (designText ?? processDescription)?.text;
  return text && shorten(text, 160);
}

export function structuredDataOfList(
  pieces: readonly PieceCard[],
  shop: NamedShop,
  list: 'offered' | 'forShow' = 'offered',
): string {
  const step = listOf({ forShow: list === 'forShow' }, shop);
  return jsonLd([
    {
      '@type': 'ItemList',
      name: step.name,
      itemListElement: pieces.map((piece, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: nameOf(piece, shop),
        url: shop.origin + pathOf(piece),
      })),
    },
    breadcrumbs(shop, step),
  ]);
}

/** The price that would be charged. Null when the price or the availability is unknown. */
function offerAs(
  { price: usual, specialPrice, status }: Offer,
  shop: NamedShop,
  path: string,
): OfferedAs | null {
  const price = specialPrice ?? usual;
  const availability = availabilities[status];
  if (price === null || !availability) return null;
  return {
    '@type': 'Offer',
    price,
    priceCurrency: 'CNY',
    availability,
    itemCondition: 'https://schema.org/NewCondition',
    seller: workshop(shop),
    url: shop.origin + path,
  };
}

function listOf({ forShow }: { forShow: boolean }, { language }: NamedShop) {
  const { t } = serverI18n(language);
  return forShow
    ? { name: t('artworks:forShow.title'), path: href('/artworks-for-show') }
    : { name: t('artworks:title'), path: href('/artworks') };
}

function nameOf({ name, productCode }: PieceCard, { language }: NamedShop): string {
  return name?.text ?? `${serverI18n(language).t('artworks:unnamed')} ${productCode}`;
}

function pathOf({ productCode }: PieceCard): string {
  return href('/artworks/:productId', { productId: productCode });
}
