import type { InputOf, Offer, OutputOf } from 'commerce/contract';
import { log, reasonOf } from '../../server/log.ts';
import { readAnswer } from '../api/answer.ts';
import { noteDegraded, noteTags } from './page-record.server.ts';
import { readUpstreams } from './upstreams.server.ts';

/** If commerce does not answer within this time, the page is rendered without prices. */
const timeoutMilliseconds = 800;
/** The largest number of codes in one call of commerce. */
const codesAtOnce = 50;

const { commerceUrl, internalToken } = readUpstreams(process.env);

/**
 * Commerce did not answer. The page then says that prices are unknown, and the page is cached for one second
 * only.
 */
export type Unavailable = { unavailable: true };
export type OffersAnswer = { unavailable: false; offers: Offer[] } | Unavailable;
export type SearchAnswer = { unavailable: false; page: OutputOf<'GET /product/search'> } | Unavailable;

/** The offers of these pieces. A piece that commerce does not know yet is left out. Never throws. */
export async function offers(codes: readonly string[]): Promise<OffersAnswer> {
  if (codes.length === 0) return { unavailable: false, offers: [] };
  noteTags(...codes.map((code) => `product:${code}`));
  const parts = Array.from({ length: Math.ceil(codes.length / codesAtOnce) }, (_, index) =>
    codes.slice(index * codesAtOnce, (index + 1) * codesAtOnce),
  );
  const answers = await Promise.all(
    parts.map((part) => ask<Offer[]>(`product/query?codes=${part.join(',')}`)),
  );
  const known = answers.flatMap((answer) => answer ?? []);
  if (known.length < new Set(codes).size) noteDegraded();
  return answers.includes(null) ? { unavailable: true } : { unavailable: false, offers: known };
}

/** A page of offers that match a search. Never throws. */
export async function searchProducts(input: InputOf<'GET /product/search'>): Promise<SearchAnswer> {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input)) {
    if (value !== undefined && value !== '') query.set(name, String(value));
  }
  // Any change of a product may add the product to the result or remove it from the result.
  noteTags('products');
  const page = await ask<OutputOf<'GET /product/search'>>(`product/search?${query}`);
  if (page) return { unavailable: false, page };
  noteDegraded();
  return { unavailable: true };
}

async function ask<Content>(path: string): Promise<Content | null> {
  try {
    const response = await fetch(`${commerceUrl}/api/${path}`, {
      // The calls for all visitors come from one address. With this token, commerce does not rate-limit the
      // calls.
      headers: { Accept: 'application/json', 'X-Internal-Token': internalToken },
      signal: AbortSignal.timeout(timeoutMilliseconds),
    });
    return await readAnswer<Content>(response);
  } catch (error) {
    log.warn({ reason: reasonOf(error) }, 'no offers from commerce');
    return null;
  }
}
