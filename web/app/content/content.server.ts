import { setTimeout as pause } from 'node:timers/promises';
import { log, reasonOf } from '../../server/log.ts';
import { type Language, languages } from '../i18n/languages.ts';
import { type Content, loadCopy, saveCopy } from './content-copy.server.ts';
import { type ContentView, viewContent } from './content-view.server.ts';
import { createFetchCms, type FetchCms } from './fetch-cms.server.ts';
import type { Upstreams } from './upstreams.server.ts';

/** How often changes are looked for that no hint told of, and how soon again while the CMS is silent. */
const usualTiming = {
  checkMilliseconds: 60_000,
  retryMilliseconds: 2_000,
  /** Every so many checks everything is fetched, whether or not anything seems to have changed. */
  checksPerFullFetch: 10,
};
const saveAfterMilliseconds = 1_000;

/**
 * All that the CMS has published, held in memory and on disk, so that no visitor waits for the CMS and
 * pages outlive it. Hints say what to fetch again; a check every minute finds what a lost hint left out.
 */
export interface ContentStore {
  /** @throws Response 503 when nothing was ever fetched and the CMS does not answer */
  view(language: Language): Promise<ContentView>;
  /** Fetches one document again. @throws Error when the CMS does not answer */
  refreshArtwork(documentId: string): Promise<void>;
  refreshSiteSetting(): Promise<void>;
  /** Called with the tags of what has changed, after pages can see it. */
  onChange(listener: (tags: string[]) => void): void;
  /** Keeps itself fresh from now on; a second call changes nothing. */
  start(): void;
  /** Writes what is not on disk yet. */
  close(): Promise<void>;
}

export function createContentStore(upstreams: Upstreams, timing = usualTiming): ContentStore {
  const closing = new AbortController();
  const cms = createFetchCms(upstreams, closing.signal);
  let content: Content | null = null;
  let views: Record<Language, ContentView> | null = null;
  /** Whether the CMS itself was read, not only our copy of it. */
  let fetched = false;
  let first: Promise<void> | null = null;
  let running: Promise<void> | null = null;
  let listener: (tags: string[]) => void = () => {};
  let saveTimer: NodeJS.Timeout | null = null;
  let saved: Promise<void> = Promise.resolve();
  /** Fetches run one after the other: an older answer can never replace a newer one. */
  let queue: Promise<unknown> = Promise.resolve();

  return {
    async view(language) {
      if (!views) await begin();
      if (!views) throw new Response(null, { status: 503, headers: { 'Retry-After': '5' } });
      return views[language];
    },

    refreshArtwork: (documentId) =>
      enqueue(async () => {
        if (!content) return adoptAll();
        const rows = await Promise.all(languages.map((language) => cms.artwork(documentId, language)));
        const artworks = new Map(content.artworks);
        const found = languages.flatMap((language, index) => (rows[index] ? [[language, rows[index]]] : []));
        if (found.length > 0) artworks.set(documentId, Object.fromEntries(found));
        else artworks.delete(documentId);
        adopt({ ...content, artworks });
      }),

    refreshSiteSetting: () =>
      enqueue(async () => {
        if (!content) return adoptAll();
        adopt({ ...content, siteSetting: await fetchSiteSetting(cms) });
      }),

    onChange(callback) {
      listener = callback;
    },

    start() {
      running ??= keepFresh();
    },

    async close() {
      closing.abort();
      await running;
      if (saveTimer) save();
      await saved;
    },
  };

  /** The copy on disk at once; without one, the CMS. */
  function begin(): Promise<void> {
    first ??= (async () => {
      const copy = await loadCopy(upstreams.dataDir);
      if (copy && !content) take(copy);
      if (!content) await enqueue(adoptAll);
    })()
      .catch((error) => log.warn({ reason: reasonOf(error) }, 'no content from the CMS'))
      .finally(() => {
        first = null;
      });
    return first;
  }

  async function keepFresh(): Promise<void> {
    await begin();
    let silent = false;
    for (let checks = 1; !closing.signal.aborted; checks += 1) {
      try {
        await enqueue(() => check(!fetched || checks % timing.checksPerFullFetch === 0));
        if (silent) log.info('the CMS answers again');
        silent = false;
      } catch (error) {
        const toldAlready = silent || closing.signal.aborted;
        if (!toldAlready) log.warn({ reason: reasonOf(error) }, 'the CMS does not answer');
        silent = true;
      }
      const wait = fetched ? timing.checkMilliseconds : timing.retryMilliseconds;
      await pause(wait, undefined, { signal: closing.signal, ref: false }).catch(() => undefined);
    }
  }

  async function check(full: boolean): Promise<void> {
    if (!content || full || !(await isCurrent(cms, content))) await adoptAll();
    else adopt({ ...content, siteSetting: await fetchSiteSetting(cms) });
  }

  function enqueue<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = queue.then(work);
    queue = result.catch(() => undefined);
    return result;
  }

  async function adoptAll(): Promise<void> {
    adopt(await fetchAll(cms));
    fetched = true;
  }

  function adopt(next: Content): void {
    const tags = content ? changedTags(content, next) : ['artworks', 'site-setting'];
    if (tags.length === 0) return;
    take(next);
    listener(tags);
    saveTimer ??= setTimeout(save, saveAfterMilliseconds);
  }

  function take(next: Content): void {
    content = next;
    views = viewContent(next);
  }

  /** One after the other, each with what is known by then. */
  function save(): void {
    if (saveTimer) clearTimeout(saveTimer);
    saveTimer = null;
    saved = saved
      .then(() => (content ? saveCopy(upstreams.dataDir, content) : undefined))
      .catch((error) => log.warn({ err: error }, 'the copy of the CMS content could not be written'));
  }
}

async function fetchAll(cms: FetchCms): Promise<Content> {
  const artworks: Content['artworks'] = new Map();
  for (const language of languages) {
    const { rows } = await cms.artworks(language);
    for (const row of rows)
      artworks.set(row.documentId, { ...artworks.get(row.documentId), [language]: row });
  }
  return { artworks, siteSetting: await fetchSiteSetting(cms) };
}

async function fetchSiteSetting(cms: FetchCms): Promise<Content['siteSetting']> {
  const siteSetting: Content['siteSetting'] = {};
  for (const language of languages) {
    const row = await cms.siteSetting(language);
    if (row) siteSetting[language] = row;
  }
  return siteSetting;
}

/** Whether as many are published as we know, and none since the newest that we know. */
async function isCurrent(cms: FetchCms, { artworks }: Content): Promise<boolean> {
  for (const language of languages) {
    const known = [...artworks.values()].flatMap((rows) => rows[language] ?? []);
    const newest = known.reduce(
      (latest, { publishedAt }) => (publishedAt && publishedAt > latest ? publishedAt : latest),
      '',
    );
    const stamp = await cms.artworksStamp(language);
    if (stamp.total !== known.length || stamp.newest !== newest) return false;
  }
  return true;
}

function changedTags(before: Content, after: Content): string[] {
  const ids = new Set([...before.artworks.keys(), ...after.artworks.keys()]);
  const changed = [...ids].filter((id) => !isSame(before.artworks.get(id), after.artworks.get(id)));
  return [
    ...changed.map((id) => `artwork:${id}`),
    ...(changed.length > 0 ? ['artworks'] : []),
    ...(isSame(before.siteSetting, after.siteSetting) ? [] : ['site-setting']),
  ];
}

/** Both come from the same schema, so their fields are in the same order. */
function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
