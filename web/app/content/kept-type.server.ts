import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pLimit from 'p-limit';
import { log, reasonOf } from '../../server/log.ts';
import type { Language } from '../i18n/languages.ts';
import { type ContentType, documentTag, placesTag, type Row } from './content-types.server.ts';
import { loadCopy, saveCopy } from './copy-on-disk.server.ts';
import { createFetchDocuments } from './fetch-documents.server.ts';
import { type Documents, type Locales, latest, latestOf, neutralRow } from './locales.server.ts';
import { currentPreview, type Preview } from './preview.server.ts';
import type { Upstreams } from './upstreams.server.ts';

const saveAfterMilliseconds = 1_000;
/** How long a page waits for content that was never fetched. The first fetch of a large type takes longer. */
const pageWaitsMilliseconds = 2_500;

export type KeptType = ReturnType<typeof keepType>;

/** `onChange` receives the tags of all changed content. */
export function keepType(
  name: string,
  type: ContentType,
  upstreams: Upstreams,
  { closing, onChange }: { closing: AbortSignal; onChange: (tags: string[]) => void },
) {
  const file = path.join(upstreams.dataDir, 'web', 'cms-copy', `${name}.json`);
  const cms = createFetchDocuments(upstreams, type, closing);
  /** Runs one job after the other, so that an older answer of the CMS never replaces a newer one. */
  const inTurn = pLimit(1);
  let documents: Documents<Row> | null = null;
  /** The views of the languages in which pages were shown since the last change. */
  let views = new Map<Language, unknown>();
  /** False while the content comes only from the copy on disk. */
  let fetched = false;
  /** The views with a draft, which a page reads several times. */
  const draftViews = new WeakMap<NonNullable<Preview['draft']>, Map<Language, unknown>>();
  let loading: Promise<void> | null = null;
  let saveTimer: NodeJS.Timeout | null = null;

  return {
    async view(language: Language): Promise<unknown> {
      if (!documents) await Promise.race([load(), pause(pageWaitsMilliseconds, undefined, { ref: false })]);
      if (!documents) throw new Response(null, { status: 503, headers: { 'Retry-After': '5' } });
      const draft = currentPreview()?.draft;
      if (draft?.name !== name) return viewOf(documents, language);
      return viewWith(draft, documents, language);
    },

    async draft(documentId: string): Promise<Preview['draft'] | null> {
      const rows = await cms.draft(documentId);
      if (Object.keys(rows).length === 0) return null;
      if (!documents) await load();
      return { name, documentId, rows, isPublished: documents?.has(documentId) ?? false };
    },

    load,

    /** An ISO date. Null for a type without drafts and for an empty type. */
    lastPublished(): string | null {
      return latest([...(documents?.values() ?? [])].map(latestOf));
    },

    /** Null when no documents were ever loaded. */
    documents: () => documents,

    isFetched: () => fetched,

    refresh: (documentId: string) =>
      inTurn(async () => {
        if (!documents || type.single) return fetchAll();
        const rows = await cms.one(documentId);
        const next = new Map(documents);
        if (Object.keys(rows).length > 0) next.set(documentId, rows);
        else next.delete(documentId);
        adopt(next);
      }),

    /**
     * Fetches all documents again if they differ from the CMS. It does so without a comparison if `inAnyCase` is true,
     * before the first fetch, and for a type with only one document.
     */
    check: (inAnyCase: boolean) =>
      inTurn(async () => {
        const comparable = fetched && !type.single && !inAnyCase ? documents : null;
        if (!comparable || !(await cms.isCurrent(comparable))) await fetchAll();
      }),

    close: () => inTurn(save),
  };

  function viewWith(
    draft: NonNullable<Preview['draft']>,
    published: Documents<Row>,
    language: Language,
  ): unknown {
    const known = draftViews.get(draft) ?? new Map<Language, unknown>();
    draftViews.set(draft, known);
    if (!known.has(language)) {
      const rows = [...new Map(published).set(draft.documentId, draft.rows).values()];
      known.set(language, type.view(rows, language));
    }
    return known.get(language);
  }

  /** Reads the copy on disk, or fetches from the CMS when there is none. Never throws. */
  function load(): Promise<void> {
    loading ??= inTurn(async () => {
      if (documents) return;
      const copy = await loadCopy(file, type);
      if (copy) take(copy);
      else await fetchAll();
    })
      .catch((error) => log.warn({ name, reason: reasonOf(error) }, 'no content from the CMS'))
      .finally(() => {
        loading = null;
      });
    return loading;
  }

  async function fetchAll(): Promise<void> {
    adopt(await cms.all());
    fetched = true;
  }

  function adopt(next: Documents<Row>): void {
    const ids = documents ? changedIds(documents, next) : [];
    if (documents && ids.length === 0) return;
    const moved = ids.some((id) => placeOf(documents?.get(id)) !== placeOf(next.get(id)));
    take(next);
    onChange([
      ...ids.map((id) => documentTag(name, id)),
      type.path,
      ...(moved ? [placesTag(type.path)] : []),
    ]);
    saveTimer ??= setTimeout(() => void inTurn(save), saveAfterMilliseconds);
  }

  /** The fields that decide where a document stands among the others. Null for a type without such fields. */
  function placeOf(rows: Locales<Row> | undefined): string | null {
    if (!type.place || !rows) return null;
    return JSON.stringify(neutralRow(rows), ['documentId', ...type.place]);
  }

  function take(next: Documents<Row>): void {
    views = new Map();
    documents = next;
  }

  function viewOf(current: Documents<Row>, language: Language): unknown {
    const known = views.get(language);
    if (known) return known;
    const view = type.view([...current.values()], language);
    views.set(language, view);
    return view;
  }

  async function save(): Promise<void> {
    if (!saveTimer || !documents) return;
    clearTimeout(saveTimer);
    saveTimer = null;
    await saveCopy(file, documents).catch((error) =>
      log.warn({ err: error }, 'the copy of the CMS content could not be written'),
    );
  }
}

function changedIds(before: Documents<Row>, after: Documents<Row>): string[] {
  const ids = new Set([...before.keys(), ...after.keys()]);
  return [...ids].filter((id) => !isSame(before.get(id), after.get(id)));
}

/** Compares as JSON text. The same schema parsed both values, so their fields are in the same order. */
function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
