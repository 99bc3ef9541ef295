import { AsyncLocalStorage } from 'node:async_hooks';

/** What a page was made of, noted while its loaders run: a loader cannot forget it. */
export interface PageRecord {
  /** Documents, lists and product codes; a page with one of them leaves the HTML cache when it changes. */
  tags: Set<string>;
  /** Something could not be had or may be out of date: the page must not be kept. */
  degraded: boolean;
}

const records = new AsyncLocalStorage<PageRecord>();

/** Runs `work` and says what it read. */
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
