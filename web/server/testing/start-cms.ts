import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Language } from '../../app/i18n/languages.ts';
import { type RunningServer, startServer } from './start-server.ts';

type Fields = Record<string, unknown>;

/** Answers the REST calls of web with the content that a test puts into it. */
export interface CmsDouble extends RunningServer {
  /** The published content, by documentId and locale. */
  artworks: Map<string, Partial<Record<Language, Fields>>>;
  siteSetting: Partial<Record<Language, Fields>>;
  uploads: Map<string, Buffer>;
  /** The requested paths, without the query. */
  asked: string[];
  /** While set, every request is answered with 500. */
  broken: boolean;
}

export async function startCms(token: string, port?: number): Promise<CmsDouble> {
  const double = {
    artworks: new Map<string, Partial<Record<Language, Fields>>>(),
    siteSetting: {},
    uploads: new Map<string, Buffer>(),
    asked: [] as string[],
    broken: false,
  };
  const server = await startServer((request, response) => answer(double, token, request, response), port);
  return Object.assign(double, server);
}

function answer(
  double: Omit<CmsDouble, keyof RunningServer>,
  token: string,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const url = new URL(request.url ?? '/', 'http://cms');
  double.asked.push(url.pathname);
  const upload = /^\/uploads\/(.+)$/.exec(url.pathname)?.[1];
  if (double.broken) return void response.writeHead(500).end();
  if (upload) {
    const bytes = double.uploads.get(decodeURIComponent(upload));
    return void response.writeHead(bytes ? 200 : 404).end(bytes);
  }
  if (request.headers.authorization !== `Bearer ${token}`) return void response.writeHead(401).end();
  const content = read(double, url);
  response.writeHead(content ? 200 : 404, { 'Content-Type': 'application/json' });
  response.end(JSON.stringify(content ?? { data: null, error: { status: 404 } }));
}

function read(
  { artworks, siteSetting }: Pick<CmsDouble, 'artworks' | 'siteSetting'>,
  url: URL,
): object | null {
  const locale = (url.searchParams.get('locale') ?? 'zh') as Language;
  if (url.pathname === '/api/site-setting') return siteSetting[locale] ? { data: siteSetting[locale] } : null;
  const rows = [...artworks].flatMap(([documentId, locales]) =>
    locales[locale] ? [{ documentId, publishedAt: '2026-01-01T00:00:00.000Z', ...locales[locale] }] : [],
  );
  const documentId = /^\/api\/artworks\/(.+)$/.exec(url.pathname)?.[1];
  if (documentId) {
    const row = rows.find((each) => each.documentId === documentId);
    return row ? { data: row } : null;
  }
  if (url.searchParams.get('sort') === 'publishedAt:desc') {
    rows.sort((a, b) => String(b.publishedAt).localeCompare(String(a.publishedAt)));
  }
  const page = Number(url.searchParams.get('pagination[page]'));
  const pageSize = Number(url.searchParams.get('pagination[pageSize]'));
  const pagination = { page, pageSize, pageCount: Math.ceil(rows.length / pageSize), total: rows.length };
  return { data: rows.slice((page - 1) * pageSize, page * pageSize), meta: { pagination } };
}
