import { href } from 'react-router';
import { type Language, supportedLanguage } from '../../i18n/languages.ts';

/** A list shows at most this many rows. */
const maxSlips = 100;

export function slipsAddress(orderNos: readonly string[]): string {
  const query = orderNos.map((orderNo) => `orderNo=${encodeURIComponent(orderNo)}`).join('&');
  return `${href('/admin/orders/packing-slip')}?${query}`;
}

export function readOrderNos(url: string): string[] {
  return [...new Set(new URL(url).searchParams.getAll('orderNo'))].slice(0, maxSlips);
}

/** The language of the slips, because the buyer may read another language than the packer. */
export function readSlipLanguage(url: string): Language | null {
  return supportedLanguage(new URL(url).searchParams.get(slipLanguage) ?? '') ?? null;
}

export const slipLanguage = 'slip';
