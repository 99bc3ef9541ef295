import { Agent, get, type IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import type { InputOf, Offer, OutputOf } from '@junyao/commerce/contract';
import { log, reasonOf } from '../../server/log.ts';
import { readAnswer } from '../api/answer.ts';
import { isRefusal } from '../api/is-refusal.ts';
import { noteDegraded, noteTags } from './page-record.server.ts';
import { traceHeader } from './trace.server.ts';
import { readUpstreams } from './upstreams.server.ts';

/** If commerce does not answer within this time, the page is rendered without prices. */
const timeoutMilliseconds = 800;
/** The largest number of codes in one call of commerce. */
const codesAtOnce = 50;

const { commerceUrl, internalToken } = readUpstreams(process.env);

/** Commerce did not answer. The page says that prices are unknown, and it is cached for one second only. */
export type Unavailable = { unavailable: true };
export type OffersAnswer = { unavailable: false; offers: Offer[] } | Unavailable;
export type SearchAnswer = { unavailable: false; page: OutputOf<'GET /product/search'> } | Unavailable;

/** Leaves out a piece that commerce does not know or whose code it refuses. Never throws. */
export async function offers(codes: readonly string[]): Promise<OffersAnswer> {
  if (codes.length === 0) return { unavailable: false, offers: [] };
  noteTags(...codes.map((code) => `product:${code}`));
  const parts = Array.from({ length: Math.ceil(codes.length / codesAtOnce) }, (_, index) =>
    codes.slice(index * codesAtOnce, (index + 1) * codesAtOnce),
  );
  const answers = await Promise.all(
    parts.map((part) => ask<Offer[]>(`product/query?codes=${part.join(',')}`)),
  );
  const known = answers.flatMap((answer) => (isContent(answer) ? answer : []));
  if (known.length < new Set(codes).size) noteDegraded();
  return answers.includes('unavailable') ? { unavailable: true } : { unavailable: false, offers: known };
}

/** Nothing matches a search that commerce refuses. Never throws. */
export async function searchProducts(input: InputOf<'GET /product/search'>): Promise<SearchAnswer> {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input)) {
    if (value !== undefined && value !== '') query.set(name, String(value));
  }
  // Any change of a product may add the product to the result or remove it from the result.
  noteTags('products');
  const page = await ask<OutputOf<'GET /product/search'>>(`product/search?${query}`);
  if (isContent(page)) return { unavailable: false, page };
  if (page === 'refused') return { unavailable: false, page: nothing };
  noteDegraded();
  return { unavailable: true };
}

const nothing = { items: [], total: 0, page: 1, pageSize: 12 };

type NoContent = 'refused' | 'unavailable';

function isContent<Content extends object>(answer: Content | NoContent): answer is Content {
  return typeof answer === 'object';
}

async function ask<Content extends object>(path: string): Promise<Content | NoContent> {
  try {
    const answer = await open(path);
    return await readAnswer<Content>({ status: answer.statusCode ?? 500, json: () => json(answer) });
  } catch (error) {
    // An answer without an id comes from a proxy.
    if (isRefusal(error) && error.traceId) {
      log.info({ code: error.errorCode, details: error.details }, 'commerce refused the input of a page');
      return 'refused';
    }
    log.warn({ reason: reasonOf(error) }, 'no offers from commerce');
    return 'unavailable';
  }
}

/** Commerce keeps idle connections longer (`server/drain.ts`), so it closes none on which a request is sent. */
const agent = new Agent({ keepAlive: true, timeout: 1_000 });

/** `fetch` would take 8 % more of the time of a page. */
function open(path: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const options = {
      agent,
      // The calls for all visitors come from one address. With this token, commerce does not limit their rate.
      headers: {
        Accept: 'application/json',
        'X-Internal-Token': internalToken.toUse(Date.now()),
        ...traceHeader(),
      },
      signal: AbortSignal.timeout(timeoutMilliseconds),
    };
    get(`${commerceUrl}/api/${path}`, options, resolve).on('error', reject);
  });
}
