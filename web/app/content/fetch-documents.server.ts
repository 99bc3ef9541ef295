import { z } from 'zod';
import { log } from '../../server/log.ts';
import { type Language, languages } from '../i18n/languages.ts';
import { type Selection, selectionOf } from './cms-fields.server.ts';
import type { ContentType, Row } from './content-types.server.ts';
import type { Documents, Locales } from './locales.server.ts';
import { traceHeader } from './trace.server.ts';
import type { Upstreams } from './upstreams.server.ts';

/** The largest page size of Strapi. */
const pageSize = 100;
const timeoutMilliseconds = 2_500;
/** More time for a list: one failed page makes the others useless, and another service may ask for the same list. */
const listTimeoutMilliseconds = 10_000;
/** Only the person who opened the preview waits, and may do so while the CMS is being restarted. */
const draftTimeoutMilliseconds = 30_000;

type Status = 'published' | 'draft';

/** Each function throws an Error when the CMS does not answer or its answer is invalid. */
export function createFetchDocuments(
  { cmsUrl, cmsReadToken, previewSecret }: Upstreams,
  { path, single = false, row }: ContentType,
  closing: AbortSignal,
) {
  const fields = queryOf(selectionOf(row.shape));
  /** The publication times of the documents that the last call of `all` left out as unreadable. */
  let leftOut = new Map<Language, string[]>();

  return {
    async all(): Promise<Documents<Row>> {
      const documents = new Map<string, Locales<Row>>();
      const unreadable = new Map<Language, string[]>();
      for (const language of languages) {
        const data = single ? await readOne(path, language) : await readList(language);
        for (const each of data) {
          const row = readable(each);
          if (row) documents.set(row.documentId, { ...documents.get(row.documentId), [language]: row });
          else unreadable.set(language, [...(unreadable.get(language) ?? []), publishedAtOf(each)]);
        }
      }
      leftOut = unreadable;
      return documents;
    },

    one: (documentId: string) => readLocales(documentId, 'published'),

    draft: (documentId: string) => readLocales(documentId, 'draft'),

    /**
     * Compares the number of published documents and the newest publication time in each locale, which reads only one
     * row. Documents that were left out as unreadable count too.
     */
    async isCurrent(known: Documents<Row>): Promise<boolean> {
      for (const language of languages) {
        const dates = [...known.values()].flatMap((rows) => rows[language]?.publishedAt ?? []);
        dates.push(...(leftOut.get(language) ?? []));
        const query = `locale=${language}&fields[0]=publishedAt&sort=publishedAt:desc&${paging(1, 1)}`;
        const { data, meta } = list.parse(await read(`${path}?${query}`));
        const newest = data[0] && publishedAtOf(data[0]);
        if (meta.pagination.total !== dates.length || newest !== dates.sort().at(-1)) return false;
      }
      return true;
    },
  };

  async function readList(language: Language): Promise<unknown[]> {
    const rows: unknown[] = [];
    for (let page = 1, pages = 1; page <= pages; page += 1) {
      const query = `locale=${language}&${fields}&sort=documentId:asc&${paging(page, pageSize)}`;
      const { data, meta } = list.parse(await read(`${path}?${query}`, { timeout: listTimeoutMilliseconds }));
      rows.push(...data);
      pages = meta.pagination.pageCount;
    }
    return rows;
  }

  async function readLocales(documentId: string, status: Status): Promise<Locales<Row>> {
    const address = single ? path : `${path}/${encodeURIComponent(documentId)}`;
    const rows = languages.map(async (language) => {
      const [found] = await readOne(address, language, status);
      return [language, found && readable(found)];
    });
    const found = await Promise.all(rows);
    return Object.fromEntries(found.filter(([, each]) => each));
  }

  async function readOne(
    address: string,
    language: Language,
    status: Status = 'published',
  ): Promise<unknown[]> {
    const asDraft = status === 'draft' ? '&status=draft' : '';
    const answer = await read(`${address}?locale=${language}&${fields}${asDraft}`, { status });
    return answer === null ? [] : [one.parse(answer).data];
  }

  /** Null when the CMS answers 404. */
  async function read(
    address: string,
    {
      status = 'published',
      timeout = status === 'draft' ? draftTimeoutMilliseconds : timeoutMilliseconds,
    }: { status?: Status; timeout?: number } = {},
  ): Promise<unknown> {
    const response = await fetch(`${cmsUrl}/api/${address}`, {
      headers: {
        Authorization: `Bearer ${cmsReadToken.toUse(Date.now())}`,
        ...(status === 'draft' && { 'X-Preview-Secret': previewSecret.toUse(Date.now()) }),
        ...traceHeader(),
      },
      signal: AbortSignal.any([closing, AbortSignal.timeout(timeout)]),
      redirect: 'error',
    });
    if (response.status === 404) {
      await response.body?.cancel();
      return null;
    }
    if (!response.ok) throw new Error(`the CMS answered ${response.status} to ${address.split('?')[0]}`);
    return response.json();
  }

  /** Null for a document with invalid fields, so that the other documents are still shown. */
  function readable(data: unknown): Row | null {
    const parsed = row.safeParse(data);
    if (parsed.success) return parsed.data;
    const issues = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    log.warn({ path, issues }, 'a document of the CMS is unreadable');
    return null;
  }
}

const list = z.object({
  data: z.array(z.unknown()),
  meta: z.object({ pagination: z.object({ total: z.number(), pageCount: z.number() }) }),
});
const one = z.object({ data: z.unknown() });
const stamp = z.object({ publishedAt: z.string() });

function publishedAtOf(data: unknown): string {
  return stamp.safeParse(data).data?.publishedAt ?? '';
}

/** Writes parameters such as `populate[cover][fields][0]=url`. */
function queryOf(selection: Selection): string {
  return parametersOf('', selection).join('&');
}

function parametersOf(prefix: string, { fields = [], populate = {}, on = {} }: Selection): string[] {
  const key = (name: string) => (prefix ? `${prefix}[${name}]` : name);
  return [
    ...fields.map((field, at) => `${key('fields')}[${at}]=${field}`),
    ...Object.entries(populate).flatMap(([name, inner]) =>
      parametersOf(`${key('populate')}[${name}]`, inner),
    ),
    ...Object.entries(on).flatMap(([name, inner]) => parametersOf(`${key('on')}[${name}]`, inner)),
  ];
}

function paging(page: number, size: number): string {
  return `pagination[page]=${page}&pagination[pageSize]=${size}`;
}
