import { hash } from 'node:crypto';
import { recordPage } from '../app/content/page-record.server.ts';
import { type Encoding, encode, encodings } from './compress.ts';
import { contentSecurityPolicy, plainPolicy } from './content-security-policy.ts';
import type { PageRequest } from './page-request.ts';
import type { Render } from './render.ts';
import { securityHeaders } from './security-headers.ts';

/** The same for every visitor with the same language. */
export interface Page {
  status: number;
  etag: string;
  body: Buffer;
  headers: string[];
  /** A kept page that is no search has all encodings from the start, others those that were asked for. */
  encoded: Partial<Record<Encoding, EncodedPage>>;
  compressing: Map<Encoding, Promise<EncodedPage>>;
  tags: ReadonlySet<string>;
  keep: 'normally' | 'briefly' | 'never';
  /** There are so many searches that most are sent to few visitors. */
  isSearch: boolean;
}

export interface EncodedPage {
  body: Buffer;
  /** Names and values alternate, as `writeHead` expects them. */
  headers: string[];
}

export interface PageMaker {
  render: Render;
  publicUrl: string;
  panelUrl: string;
  /** In development, pages may run any script, because Vite adds inline scripts and styles. */
  hotReload: boolean;
}

export async function makePage(maker: PageMaker, wanted: PageRequest): Promise<Page> {
  // A new request with only the path and the language keeps a visitor's other data out of a shared page.
  const request = new Request(maker.publicUrl + wanted.url, {
    headers: { 'Accept-Language': wanted.language, Cookie: `i18next=${wanted.language}` },
  });
  const [response, record] = await recordPage(async () => {
    const answer = await maker.render(request, wanted.language);
    return { status: answer.status, headers: answer.headers, body: Buffer.from(await answer.arrayBuffer()) };
  });
  const { status, headers, body } = response;
  const isPreview = wanted.preview !== null;
  const mayBeKept = status === 200 && !headers.has('Set-Cookie') && !isPreview;
  const etag = `W/"${hash('sha256', body, 'base64url').slice(0, 22)}"`;
  const page: Page = {
    status,
    etag,
    body,
    headers: pageHeaders(maker, headers, body, isPreview ? null : etag),
    encoded: {},
    compressing: new Map(),
    tags: record.tags,
    keep: mayBeKept ? (record.degraded ? 'briefly' : 'normally') : 'never',
    isSearch: wanted.searches,
  };
  if (maker.hotReload) {
    const plain = { body, headers: [...page.headers, ...lengthOf(body)] };
    page.encoded = { br: plain, gzip: plain, identity: plain };
  } else if (mayBeKept && !page.isSearch) {
    await Promise.all(encodings.map((encoding) => encodePage(page, encoding)));
  }
  return page;
}

export async function encodePage(page: Page, encoding: Encoding): Promise<EncodedPage> {
  const known = page.encoded[encoding] ?? page.compressing.get(encoding);
  if (known) return known;
  const compressed = compressPage(page, encoding).finally(() => page.compressing.delete(encoding));
  page.compressing.set(encoding, compressed);
  return compressed;
}

/** A page that is sent to few visitors is compressed quickly, a kept page well. */
async function compressPage(page: Page, encoding: Encoding): Promise<EncodedPage> {
  const body = await encode(page.body, encoding, page.isSearch || page.keep === 'never' ? 2 : 6);
  const named = encoding === 'identity' ? [] : ['Content-Encoding', encoding];
  const encoded = { body, headers: [...page.headers, ...named, ...lengthOf(body)] };
  page.encoded[encoding] = encoded;
  return encoded;
}

/** @param etag null for a preview, which must not be cached and which the panel of the CMS frames */
function pageHeaders(maker: PageMaker, rendered: Headers, body: Buffer, etag: string | null): string[] {
  const headers = new Headers(rendered);
  headers.delete('Content-Length');
  for (const [name, value] of Object.entries(securityHeaders)) headers.set(name, value);
  if (etag === null) {
    headers.set('Cache-Control', 'no-store');
    headers.set('X-Robots-Tag', 'noindex');
    // Browsers ignore this header when the policy below names the host of the panel.
    headers.set('X-Frame-Options', 'SAMEORIGIN');
  } else {
    headers.set('ETag', etag);
    // The browser must revalidate the page, because prices and states of pieces change.
    headers.set('Cache-Control', 'private, no-cache');
  }
  headers.set('Vary', 'Cookie, Accept-Language, Accept-Encoding');
  const framedBy = etag === null ? maker.panelUrl : undefined;
  const hasScripts = !maker.hotReload && headers.get('Content-Type')?.startsWith('text/html');
  headers.set(
    'Content-Security-Policy',
    hasScripts ? contentSecurityPolicy(body, framedBy) : plainPolicy(framedBy),
  );
  return [...headers].flat();
}

function lengthOf(body: Buffer): [string, string] {
  return ['Content-Length', String(body.length)];
}
