import { rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { ContentStore } from '../app/content/content-store.server.ts';
import { listFinished, listUnfinished } from './list-finished.ts';
import { log, reasonOf } from './log.ts';
import type { MediaStore } from './media-store.ts';

const hour = 60 * 60 * 1000;
const usualTiming = { firstMilliseconds: hour, everyMilliseconds: 24 * hour };
/** Making a file takes far less time, so an older claim or temporary file belongs to a killed process. */
const leftBehindMilliseconds = hour;
const requestMilliseconds = 10_000;

interface SweepOptions {
  media: Pick<MediaStore, 'folder'>;
  cmsUrl: string;
  content: Pick<ContentStore, 'uploads' | 'isComplete'>;
}

export function sweepRegularly(
  options: SweepOptions,
  { firstMilliseconds, everyMilliseconds } = usualTiming,
): { close(): Promise<void> } {
  const closing = new AbortController();
  const working = work();
  return {
    async close() {
      closing.abort();
      await working;
    },
  };

  async function work(): Promise<void> {
    let next = firstMilliseconds;
    while (await waited(next)) {
      await sweepMedia(options, closing.signal).catch((error) =>
        log.warn({ reason: reasonOf(error) }, 'finished files of deleted uploads were not removed'),
      );
      next = everyMilliseconds;
    }
  }

  function waited(milliseconds: number): Promise<boolean> {
    return pause(milliseconds, true, { signal: closing.signal, ref: false }).catch(() => false);
  }
}

/**
 * An upload that only left the content stays, because orders still show the pictures of pieces that were sold and
 * withdrawn (docs/decisions/028-pictures-are-made-ahead.md).
 * @throws Error when the CMS does not answer
 */
export async function sweepMedia(
  { media, cmsUrl, content }: SweepOptions,
  closing?: AbortSignal,
): Promise<string[]> {
  await removeLeftBehind(media.folder);
  if (!content.isComplete()) return [];
  const named = new Set(Array.from(content.uploads(), ({ name }) => name));
  const unnamed = (await listFinished(media.folder)).filter(({ upload }) => !named.has(upload));
  const removed: string[] = [];
  for (const upload of new Set(unnamed.map((each) => each.upload))) {
    if (closing?.aborted) break;
    if (!(await isDeleted(cmsUrl, upload))) continue;
    for (const { file } of unnamed.filter((each) => each.upload === upload)) {
      await rm(path.join(media.folder, file), { force: true });
      removed.push(file);
    }
  }
  if (removed.length > 0)
    log.info({ files: removed.length }, 'finished files of deleted uploads are removed');
  return removed;
}

async function removeLeftBehind(folder: string): Promise<void> {
  for (const each of await listUnfinished(folder)) {
    const file = path.join(folder, each);
    // The work on the file may have just ended.
    const found = await stat(file).catch(() => null);
    if (found && Date.now() - found.mtimeMs > leftBehindMilliseconds) await rm(file, { force: true });
  }
}

async function isDeleted(cmsUrl: string, name: string): Promise<boolean> {
  const response = await fetch(`${cmsUrl}/uploads/${encodeURIComponent(name)}`, {
    method: 'HEAD',
    redirect: 'error',
    signal: AbortSignal.timeout(requestMilliseconds),
  });
  if (response.status >= 500) throw new Error(`the CMS answered ${response.status}`);
  return response.status === 404;
}
