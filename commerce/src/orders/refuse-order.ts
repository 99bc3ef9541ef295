import type { ErrorName } from '../../contract/errors.ts';
import { toYuan } from '../../contract/money.ts';
import type { OrderTrouble, OrderTroubleKind } from '../../contract/order.ts';
import type { CartItem } from '../cart/cart-item.ts';
import { chargedFen, imageUrls, nameIn, type Product } from '../catalog/product.ts';
import { type Failure, fail } from '../fail.ts';
import { type Language, readTexts } from '../locales.ts';
import { maxUnpaid } from './order-limits.ts';

export interface WantedLine {
  item: CartItem;
  product: Product;
}

/** `line`: the line of the cart that the trouble concerns, if any. */
export type Trouble = Omit<OrderTrouble, 'text'> & { line?: WantedLine };

/** Of several refusals, the first one here is the answer. */
const refusals: Record<OrderTroubleKind, ErrorName> = {
  notDeliverable: 'addressNotDeliverable',
  alreadyOrdered: 'cartItemNotFound',
  notInCart: 'cartItemNotFound',
  tooManyUnpaidOrders: 'tooManyUnpaidOrders',
  recentlyTimedOut: 'recentlyTimedOut',
  forShow: 'pieceOffSale',
  offSale: 'pieceOffSale',
  withoutPrice: 'pieceWithoutPrice',
  priceChanged: 'amountChanged',
  totalChanged: 'amountChanged',
  heldByYou: 'pieceUnavailable',
  heldByAnother: 'pieceUnavailable',
  sold: 'pieceUnavailable',
  tooFew: 'pieceUnavailable',
};
const kindsInOrder = Object.keys(refusals) as OrderTroubleKind[];

const texts = readTexts<{ troubles: Record<OrderTroubleKind, string> }>('order.json');

/** @returns a Failure with all troubles in its details; the other details belong to the first refusal */
export function refuseOrder(
  troubles: Trouble[],
  lines: WantedLine[],
  { language }: { language: Language },
): Failure {
  const sorted = kindsInOrder.flatMap((kind) => troubles.filter((trouble) => trouble.kind === kind));
  const [first] = sorted;
  if (!first) throw new RangeError('an order without trouble is not refused');
  const errorName = refusals[first.kind];
  const same = sorted.filter(({ kind }) => refusals[kind] === errorName);
  return fail(errorName, {
    ...detailsOf(errorName, { same, lines, language }),
    troubles: sorted.map((trouble) => presentTrouble(trouble, language)),
  });
}

interface Refused {
  same: Trouble[];
  lines: WantedLine[];
  language: Language;
}

function detailsOf(errorName: ErrorName, { same, lines, language }: Refused): Record<string, unknown> {
  switch (errorName) {
    case 'addressNotDeliverable':
    case 'cartItemNotFound':
      return {};
    case 'tooManyUnpaidOrders':
      return { max: maxUnpaid };
    case 'recentlyTimedOut':
      return { productCode: same[0]?.line?.product.code, againAt: same[0]?.againAt };
    case 'amountChanged':
      return { amount: toYuan(totalFenOf(lines)), items: lines.map((line) => nameLine(line, language)) };
    default:
      return { items: same.flatMap(({ line }) => (line ? nameLine(line, language) : [])) };
  }
}

/** Pieces without a price count as 0. */
export function totalFenOf(lines: WantedLine[]): number {
  return lines.reduce((sum, { item, product }) => sum + (chargedFen(product) ?? 0) * item.quantity, 0);
}

function presentTrouble({ line, ...trouble }: Trouble, language: Language): OrderTrouble {
  const text = texts[language].troubles[trouble.kind];
  return { ...trouble, text, ...(line && nameLine(line, language)) };
}

function nameLine({ item, product }: WantedLine, language: Language) {
  const priceFen = chargedFen(product);
  return {
    itemId: item.id,
    productCode: product.code,
    productName: nameIn(language, product),
    price: priceFen === null ? null : toYuan(priceFen),
    quantity: item.quantity,
    imageUrl: imageUrls(product.imageName),
  };
}
