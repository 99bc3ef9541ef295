import { setImmediate as breathe, setTimeout as pause } from 'node:timers/promises';
import type { Upload } from '../app/content/uploads.server.ts';
import { mediaUrl, widthsOf } from '../app/ui/media-url.ts';
import { listFinished } from './list-finished.ts';
import { log } from './log.ts';
import type { MediaOrder, MediaStore } from './media-store.ts';
import { readPictureOrder } from './picture-order.ts';

const format = 'avif';

const usualTiming = {
  /** At the start of the shop, its services need the processor. */
  startMilliseconds: 20_000,
  /** How long to wait after a failure, such as a CMS that does not answer. */
  retryMilliseconds: 60_000,
};

interface PreparationOptions {
  store: MediaStore;
  /** The uploads that published content names, those of the newest content first. */
  uploads: () => Iterable<Upload>;
}

export interface Preparation {
  /** Prepares the pictures of new content. */
  lookAgain(): void;
  /** Waits for the picture that is being made, and prepares no more. */
  close(): Promise<void>;
}

/**
 * Makes the pictures that pages show before visitors ask for them, one at a time, those of the newest content first.
 * The files on the disk say what is missing, so a restart goes on where the process ended.
 * docs/decisions/028-pictures-are-made-ahead.md says why only one format is made.
 */
export function preparePictures(
  { store, uploads }: PreparationOptions,
  { startMilliseconds, retryMilliseconds } = usualTiming,
): Preparation {
  const closing = new AbortController();
  /** Files that exist, and files of uploads that are missing or unusable. */
  const settled = new Set<string>();
  /** Wakes the work when it waits, and makes it begin again with the newest content. */
  let wake = new AbortController();
  const working = work().catch((error) => log.error({ err: error }, 'pictures are no longer made ahead'));

  return {
    lookAgain: () => wake.abort(),
    async close() {
      closing.abort();
      await working;
    },
  };

  async function work(): Promise<void> {
    await wait(startMilliseconds, closing.signal);
    for (const { file } of await listFinished(store.folder)) settled.add(file);
    while (!closing.signal.aborted) {
      wake = new AbortController();
      const failed = !(await makeMissing(wake.signal));
      if (wake.signal.aborted) continue;
      await wait(failed ? retryMilliseconds : null, AbortSignal.any([closing.signal, wake.signal]));
    }
  }

  /** Returns false when a picture could not be made now, but may be later. Stops when the content has changed. */
  async function makeMissing(changed: AbortSignal): Promise<boolean> {
    let looked = 0;
    for (const upload of uploads()) {
      for (const order of ordersFor(upload)) {
        if (closing.signal.aborted || changed.aborted) return true;
        if (settled.has(order.file)) continue;
        const found = await store.find(order);
        if ('missing' in found && !found.missing) return false;
        settled.add(order.file);
      }
      // Lets requests pass while many pictures are looked through.
      looked += 1;
      if (looked % 500 === 0) await breathe();
    }
    return true;
  }
}

/** The widths in which pages show the picture, in the format that nearly every browser chooses. */
function ordersFor({ name, width }: Upload): MediaOrder[] {
  if (width === null) return [];
  return widthsOf(width).flatMap((each) => readPictureOrder(mediaUrl(name, each, format)) ?? []);
}

/** Waits this long, or without an end, until the signal ends the wait. */
async function wait(milliseconds: number | null, signal: AbortSignal): Promise<void> {
  const longest = 2 ** 31 - 1;
  await pause(milliseconds ?? longest, undefined, { signal, ref: false }).catch(() => undefined);
}
