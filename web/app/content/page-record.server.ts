import { AsyncLocalStorage } from 'node:async_hooks';

/** Recorded while the loaders run, so that no loader has to declare what its page depends on. */
export interface PageRecord {
  /** Tags of documents, lists and products. When one of them changes, the page is removed from the HTML cache. */
  tags: Set<string>;
  /** Whether some data is missing or may be outdated. The page is then cached for one second only. */
  degraded: boolean;
}

const records = new AsyncLocalStorage<PageRecord>();

export async function recordPage<Result>(work: () => Promise<Result>): Promise<[Result, PageRecord]> {
  const record: PageRecord = { tags: new Set(), degraded: false };
  return [await records.run(record, work), record];
}

export function noteTags(...tags: string[]): void {
  const record = records.getStore();
  for (const tag of tags) record?.tags.add(tag);
}

export function noteDegraded(): void {
  const record = records.getStore();
  if (record) record.degraded = true;
}
