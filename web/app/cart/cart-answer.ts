import type { CartItem } from '@junyao/commerce/contract';
import { ApiError } from '../api/errors.ts';

/** @throws ApiError when the answer has another shape, so that a page never shows it */
export function cartItemsOf(content: unknown): CartItem[] {
  if (!Array.isArray(content)) throw otherShape();
  return content.map(cartItemOf);
}

export function cartItemOf(content: unknown): CartItem {
  if (isCartItem(content)) return content;
  throw otherShape();
}

function isCartItem(content: unknown): content is CartItem {
  const { itemId, productCode, status, imageUrl, quantity } = Object(content) as Record<string, unknown>;
  return (
    [itemId, productCode, status].every((field) => typeof field === 'string') &&
    (typeof imageUrl === 'string' || Array.isArray(imageUrl)) &&
    typeof quantity === 'number'
  );
}

const otherShape = () =>
  new ApiError({ errorCode: 'SYS002', message: '', status: 200, details: undefined, traceId: '' });
