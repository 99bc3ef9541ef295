import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Language } from '../../app/i18n/languages.ts';
import { type RunningServer, startServer } from './start-server.ts';

type Fields = Record<string, unknown>;

/** The stand-in shows drafts only with this secret, like a CMS that has it as PREVIEW_SECRET. */
export const previewSecret = 'the secret of previews';

const publishedAt = '2026-01-01T00:00:00.000Z';

/** By documentId and locale. */
type Documents = Map<string, Partial<Record<Language, Fields>>>;

/** A stand-in for the CMS that answers the REST calls of web. */
export interface CmsDouble extends RunningServer {
  /** By the path of a type in the API, such as `artworks`. */
  collection(path: string): Documents;
  artworks: Documents;
  drafts: Documents;
  siteSetting: Partial<Record<Language, Fields>>;
  /** By the path of a single type in the API, such as `home-page`. */
  pages: Map<string, Partial<Record<Language, Fields>>>;
  uploads: Map<string, Buffer>;
  /** Paths without the query. */
  asked: string[];
  /** If `true`, all requests are answered with 500; if a text, those whose path begins with it. */
  broken: boolean | string;
  /** Every answer waits for this. */
  held: Promise<void>;
}

export async function startCms(token: string, port?: number): Promise<CmsDouble> {
  const collections = new Map<string, Documents>();
  const collection = (path: string) => {
    const documents: Documents = collections.get(path) ?? new Map();
    collections.set(path, documents);
    return documents;
  };
  const double = {
    collection,
    artworks: collection('artworks'),
    drafts: new Map(),
    siteSetting: {},
    pages: new Map(),
    uploads: new Map<string, Buffer>(),
    asked: [] as string[],
    broken: false as boolean | string,
    held: Promise.resolve(),
  };
  const server = await startServer((request, response) => {
    void double.held.then(() => answer(double, token, request, response));
  }, port);
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
  const broken = double.broken === true || (double.broken && url.pathname.startsWith(double.broken));
  if (broken) return void response.writeHead(500).end();
  if (upload) {
    const bytes = double.uploads.get(decodeURIComponent(upload));
    return void response.writeHead(bytes ? 200 : 404).end(bytes);
  }
  if (request.headers.authorization !== `Bearer ${token}`) return void response.writeHead(401).end();
  const isDraft = url.searchParams.get('status') === 'draft';
  const maySeeDrafts = request.headers['x-preview-secret'] === previewSecret;
  if (isDraft && !maySeeDrafts) return void response.writeHead(403).end();
  const source = isDraft ? { ...double, collection: () => double.drafts } : double;
  const content = read(source, url);
  response.writeHead(content ? 200 : 404, { 'Content-Type': 'application/json' });
  response.end(JSON.stringify(content ?? { data: null, error: { status: 404 } }));
}

function read(
  { collection, siteSetting, pages }: Pick<CmsDouble, 'collection' | 'siteSetting' | 'pages'>,
  { pathname, searchParams }: URL,
): object | null {
  const locale = (searchParams.get('locale') ?? 'zh') as Language;
  const [, path = '', documentId] = /^\/api\/([^/]+)(?:\/(.+))?$/.exec(pathname) ?? [];
  if (path === 'site-setting') {
    return siteSetting[locale] ? { data: { documentId: 'the-setting', ...siteSetting[locale] } } : null;
  }
  if (path.endsWith('-page')) {
    const row = pages.get(path)?.[locale];
    return row ? { data: { documentId: 'the-page', publishedAt, ...row } } : null;
  }
  const rows = [...collection(path)].flatMap(([documentId, locales]) =>
    locales[locale] ? [{ documentId, publishedAt, ...locales[locale] }] : [],
  );
  if (documentId) {
    const row = rows.find((each) => each.documentId === documentId);
    return row ? { data: row } : null;
  }
  if (searchParams.get('sort') === 'publishedAt:desc') {
    rows.sort((a, b) => String(b.publishedAt).localeCompare(String(a.publishedAt)));
  }
  const page = Number(searchParams.get('pagination[page]'));
  const pageSize = Number(searchParams.get('pagination[pageSize]'));
  const pagination = { page, pageSize, pageCount: Math.ceil(rows.length / pageSize), total: rows.length };
  return { data: rows.slice((page - 1) * pageSize, page * pageSize), meta: { pagination } };
}
