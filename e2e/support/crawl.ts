import { type HTMLDocument, Window } from 'happy-dom';
import { rawGet } from './raw-get.ts';
import type { Language } from './words.ts';

export interface CrawledPage {
  /** The path with its query, but without the language. */
  address: string;
  lng: Language;
  linkedFrom: string;
  status: number;
  /** Null when the answer is not HTML. */
  document: HTMLDocument | null;
}

export const languages = ['zh', 'en'] as const satisfies Language[];
const atOnce = 8;

/** Links of a page with another canonical address are not followed, because filters can be combined endlessly. */
export async function crawl(origin: string): Promise<CrawledPage[]> {
  const pages: CrawledPage[] = [];
  const waiting: Link[] = languages.map((lng) => ({ address: '/', lng, linkedFrom: 'the start' }));
  const seen = new Set(waiting.map(keyOf));
  while (waiting.length > 0) {
    const opened = await Promise.all(waiting.splice(0, atOnce).map((link) => open(origin, link)));
    for (const page of opened) {
      pages.push(page);
      for (const link of isCanonical(page, origin) ? linksOf(page, origin) : []) {
        if (!seen.has(keyOf(link))) waiting.push(link);
        seen.add(keyOf(link));
      }
    }
  }
  return pages;
}

type Link = Pick<CrawledPage, 'address' | 'lng' | 'linkedFrom'>;

function keyOf({ lng, address }: Link): string {
  return `${lng} ${address}`;
}

async function open(origin: string, link: Link): Promise<CrawledPage> {
  const { status, headers, body } = await rawGet(origin + inLanguage(link.address, link.lng));
  const isHtml = headers['content-type']?.startsWith('text/html');
  return { ...link, status, document: isHtml ? parse(body) : null };
}

/** Neither runs scripts nor loads files. */
const window = new Window();

export function parse(html: string): HTMLDocument {
  return new window.DOMParser().parseFromString(html, 'text/html');
}

function linksOf({ document, address, lng }: CrawledPage, origin: string): Link[] {
  const links = document ? [...document.querySelectorAll('a[href]')] : [];
  return links.flatMap((link) => {
    const url = new URL(link.getAttribute('href') ?? '', origin + address);
    if (url.origin !== origin) return [];
    const asked = languages.find((each) => each === url.searchParams.get('lng'));
    url.searchParams.delete('lng');
    return { address: url.pathname + url.search, lng: asked ?? lng, linkedFrom: `${address} (${lng})` };
  });
}

/** Pages without a canonical address, such as the login, count too. */
export function isCanonical({ document, address, lng }: CrawledPage, origin: string): boolean {
  const canonical = document?.querySelector('link[rel="canonical"]')?.getAttribute('href');
  return !canonical || canonical === origin + inLanguage(address, lng);
}

export function inLanguage(address: string, lng: Language): string {
  return `${address}${address.includes('?') ? '&' : '?'}lng=${lng}`;
}
