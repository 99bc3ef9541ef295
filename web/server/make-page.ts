import { createHash } from 'node:crypto';
import { recordPage } from '../app/content/page-record.server.ts';
import { compress, type Encoding } from './compress.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import type { PageRequest } from './page-request.ts';
import type { Render } from './render.ts';
import { securityHeaders } from './security-headers.ts';

/** A complete response, which is the same for every visitor with the same language. */
export interface Page {
  status: number;
  etag: string;
  bodies: Record<Encoding, Buffer>;
  /** Names and values alternate, as `writeHead` expects them. */
  headers: Record<Encoding, string[]>;
  tags: ReadonlySet<string>;
  keep: 'normally' | 'briefly' | 'never';
}

export interface PageMaker {
  render: Render;
  publicUrl: string;
  /**
   * Set in development. Pages are then not compressed, and have no Content-Security-Policy, because Vite adds
   * inline scripts and styles.
   */
  hotReload: boolean;
}

export async function makePage(maker: PageMaker, wanted: PageRequest): Promise<Page> {
  // A new request is made from the path and the language, so that nothing else of a visitor gets into a
  // shared page.
  const request = new Request(maker.publicUrl + wanted.url, {
    headers: { 'Accept-Language': wanted.language, Cookie: `i18next=${wanted.language}` },
  });
  const [response, record] = await recordPage(async () => {
    const answer = await maker.render(request, wanted.language);
    return { status: answer.status, headers: answer.headers, body: Buffer.from(await answer.arrayBuffer()) };
  });
  const { status, headers, body } = response;
  const isPreview = wanted.preview !== null;
  const mayBeKept = status === 200 && !headers.has('Set-Cookie') && !wanted.searches && !isPreview;
  const bodies = maker.hotReload
    ? { br: body, gzip: body, identity: body }
    : await compress(body, mayBeKept ? 6 : 4);
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const common = pageHeaders(maker, headers, body, isPreview ? null : etag);

  return {
    status,
    etag,
    bodies,
    headers: {
      br: maker.hotReload ? common : [...common, 'Content-Encoding', 'br', ...lengthOf(bodies.br)],
      gzip: maker.hotReload ? common : [...common, 'Content-Encoding', 'gzip', ...lengthOf(bodies.gzip)],
      identity: [...common, ...lengthOf(bodies.identity)],
    },
    tags: record.tags,
    keep: mayBeKept ? (record.degraded ? 'briefly' : 'normally') : 'never',
  };
}

/** @param etag null for a preview, which no browser and no proxy may keep, and which the panel of the CMS frames */
function pageHeaders(maker: PageMaker, rendered: Headers, body: Buffer, etag: string | null): string[] {
  const headers = new Headers(rendered);
  headers.delete('Content-Length');
  for (const [name, value] of Object.entries(securityHeaders)) headers.set(name, value);
  if (etag === null) {
    headers.set('Cache-Control', 'no-store');
    headers.set('X-Robots-Tag', 'noindex');
    headers.set('X-Frame-Options', 'SAMEORIGIN');
  } else {
    headers.set('ETag', etag);
    // The browser may cache the page but must revalidate it, because prices and states of pieces change.
    headers.set('Cache-Control', 'private, no-cache');
  }
  headers.set('Vary', 'Cookie, Accept-Language, Accept-Encoding');
  if (!maker.hotReload && headers.get('Content-Type')?.startsWith('text/html')) {
    headers.set(
      'Content-Security-Policy',
      contentSecurityPolicy(body.toString(), etag === null ? 'self' : 'none'),
    );
  }
  return [...headers].flat();
}

function lengthOf(body: Buffer): [string, string] {
  return ['Content-Length', String(body.length)];
}
