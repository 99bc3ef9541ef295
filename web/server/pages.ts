import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Secret } from '@junyao/commerce/contract/secret';
import type { Middleware } from 'koa';
import type { ContentStore } from '../app/content/content-store.server.ts';
import { type Encoding, preferredEncoding } from './compress.ts';
import type { HtmlCache } from './html-cache.ts';
import type { AdmitPage } from './limit-pages.ts';
import { idHeader } from './log-requests.ts';
import { type EncodedPage, encodePage, makePage, type Page, type PageMaker } from './make-page.ts';
import { makePreview } from './make-preview.ts';
import type { PageQueue } from './page-queue.ts';
import { readPageRequest } from './page-request.ts';
import { refusePreview } from './refuse-preview.ts';
import { temporarilyUnavailable } from './unavailable.ts';

export interface Pages {
  /** Returns false when the page is not cached. */
  answerFromCache(request: IncomingMessage, response: ServerResponse, traceId: string): boolean;
  middleware: Middleware;
}

interface PagesOptions extends PageMaker {
  dataRoutes: readonly string[];
  admitPage: AdmitPage;
  queue: PageQueue;
  content: ContentStore;
  previewSecret: Secret;
}

export function createPages(
  cache: HtmlCache,
  { dataRoutes, admitPage, queue, content, previewSecret: secret, ...maker }: PagesOptions,
): Pages {
  return {
    answerFromCache(request, response, traceId) {
      if (request.method !== 'GET' && request.method !== 'HEAD') return false;
      const wanted = readPageRequest(request.url ?? '/', request.headers, dataRoutes);
      const page = wanted.preview === null ? cache.get(wanted.key) : undefined;
      const encoded = page?.encoded[encodingFor(request)];
      // A header that is set before `writeHead` would make Node write all headers the slow way.
      if (page && encoded) {
        const headers = [...encoded.headers, idHeader, traceId];
        send(request, response, page, { ...encoded, headers });
      }
      return encoded !== undefined;
    },

    async middleware(ctx) {
      if (ctx.method !== 'GET' && ctx.method !== 'HEAD') {
        ctx.set('Allow', 'GET, HEAD');
        ctx.status = ctx.method === 'OPTIONS' ? 204 : 405;
        return;
      }
      const wanted = readPageRequest(ctx.url, ctx.req.headers, dataRoutes);
      const { preview, chosen } = wanted;
      // Only who has an address that the CMS has signed gets a preview, 60 in a minute.
      const waits = chosen && preview === null;
      // Before the visitor's own limit counts the page, because a browser asks again by itself.
      if (waits && queue.isFull()) return temporarilyUnavailable(ctx);
      if (!(await admitPage(ctx, wanted))) return;
      const make = () => makePage(maker, wanted);
      const page =
        preview === null
          ? await cache.fill(wanted.key, waits ? () => queue.add(make) : make)
          : await makePreview(maker, { content, secret }, { ...wanted, preview });
      if (!page) return refusePreview(ctx, wanted.language, maker.panelUrl);
      const encoded = await encodePage(page, encodingFor(ctx.req));
      ctx.respond = false;
      send(ctx.req, ctx.res, page, encoded);
    },
  };
}

function encodingFor({ headers }: IncomingMessage): Encoding {
  return preferredEncoding(headers['accept-encoding'] as string | undefined);
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  { status, etag }: Page,
  { headers, body }: EncodedPage,
): void {
  if (response.destroyed) return;
  if (status === 200 && request.headers['if-none-match']?.includes(etag)) {
    response.writeHead(304, withoutBody(headers)).end();
    return;
  }
  response.writeHead(status, headers);
  response.end(request.method === 'HEAD' ? undefined : body);
}

function withoutBody(headers: string[]): string[] {
  const kept: string[] = [];
  for (let at = 0; at + 1 < headers.length; at += 2) {
    const name = headers[at] ?? '';
    if (!/^content-(length|encoding|type)$/i.test(name)) kept.push(name, headers[at + 1] ?? '');
  }
  return kept;
}
