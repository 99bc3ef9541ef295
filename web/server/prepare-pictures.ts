import { setImmediate as breathe, setTimeout as pause } from 'node:timers/promises';
import type { Upload } from '../app/content/uploads.server.ts';
import { mediaUrl, sharedPictureUrl, widthsOf } from '../app/ui/media-url.ts';
import { createGiveWay, type GiveWayTiming } from './give-way.ts';
import { listFinished } from './list-finished.ts';
import { log } from './log.ts';
import type { MediaOrder, MediaStore } from './media-store.ts';
import { readPictureOrder } from './picture-order.ts';

/** After this many failures in a row, the CMS is taken to be away. */
const mostFailuresInARow = 3;

interface PreparationTiming extends GiveWayTiming {
  /** At the start of the shop, its services need the processor. */
  startMilliseconds: number;
  /** How long to wait after a failure, such as a CMS that does not answer. */
  retryMilliseconds: number;
}

const usualTiming: PreparationTiming = {
  startMilliseconds: 20_000,
  retryMilliseconds: 60_000,
  lookMilliseconds: 500,
  longestMilliseconds: 30_000,
};

interface PreparationOptions {
  store: MediaStore;
  /** The uploads that published content names, those of the newest content first. */
  uploads: () => Iterable<Upload>;
  /** Returns how busy web is, from 0 to 1. If it is missing, the event loop is measured. */
  utilization?: () => number;
}

export interface Preparation {
  /** Prepares the pictures of new content. */
  lookAgain(): void;
  /** The number of pictures that were not looked at yet since the last change, and of those that failed. */
  left(): number;
  /** Prepares no more. The picture that is being made belongs to the store, which ends or gives up its work. */
  close(): void;
}

/**
 * Makes the pictures that pages show before visitors ask for them, one at a time, those of the newest content first,
 * and waits while web is busy. The files on the disk say what is missing, so a restart goes on where the process ended.
 * docs/decisions/028-pictures-are-made-ahead.md says why only one format is made.
 */
export function preparePictures(
  { store, uploads, ...measured }: PreparationOptions,
  { startMilliseconds, retryMilliseconds, ...giveWayTiming } = usualTiming,
): Preparation {
  const closing = new AbortController();
  const giveWay = createGiveWay({
    isWanted: store.isWorking,
    closing: closing.signal,
    ...measured,
    ...giveWayTiming,
  });
  /** Files that exist, and files of uploads that are missing or unusable. */
  const settled = new Set<string>();
  /** Names of uploads that failed. They are tried again after all others. */
  const failing = new Set<string>();
  let unseen = 0;
  /** Wakes the work when it waits, and makes it begin again with the newest content. */
  let wake = new AbortController();
  work().catch((error) => log.error({ err: error }, 'pictures are no longer made ahead'));

  return {
    lookAgain: () => wake.abort(),
    left: () => unseen + failing.size,
    close: () => closing.abort(),
  };

  async function work(): Promise<void> {
    await wait(startMilliseconds, closing.signal);
    for (const { file } of await listFinished(store.folder)) settled.add(file);
    while (!closing.signal.aborted) {
      wake = new AbortController();
      await makeMissing(AbortSignal.any([closing.signal, wake.signal]));
      if (wake.signal.aborted) continue;
      const pause = failing.size > 0 ? retryMilliseconds : null;
      await wait(pause, AbortSignal.any([closing.signal, wake.signal]));
    }
  }

  /** Makes the pictures that are missing. Ends early when the CMS is away, or when the signal says so. */
  async function makeMissing(signal: AbortSignal): Promise<void> {
    const all = [...uploads()];
    const failedBefore = new Set(failing);
    failing.clear();
    const inOrder = [
      ...all.filter(({ name }) => !failedBefore.has(name)),
      ...all.filter(({ name }) => failedBefore.has(name)),
    ];
    let failuresInARow = 0;
    for (const [index, upload] of inOrder.entries()) {
      unseen = inOrder.length - index;
      // Content often names an upload more than once.
      if (failing.has(upload.name)) continue;
      const outcome = await makeAll(upload, signal);
      if (outcome === 'made') failuresInARow = 0;
      if (outcome === 'failed') failuresInARow += 1;
      if (signal.aborted || failuresInARow === mostFailuresInARow) return;
      // Lets requests pass while many pictures are looked through.
      if (index % 500 === 499) await breathe();
    }
    unseen = 0;
  }

  /** Makes the missing widths of a picture. Ends with the first failure, which a later attempt may not meet. */
  async function makeAll(upload: Upload, signal: AbortSignal): Promise<'nothing to do' | 'made' | 'failed'> {
    const missing = ordersFor(upload).filter(({ file }) => !settled.has(file));
    for (const order of missing) {
      await giveWay();
      if (signal.aborted) return 'nothing to do';
      const found = await store.find(order);
      if ('missing' in found && !found.missing) {
        failing.add(upload.name);
        return 'failed';
      }
      settled.add(order.file);
    }
    return missing.length > 0 ? 'made' : 'nothing to do';
  }
}

/**
 * The widths in which pages show the picture, in the format that nearly every browser chooses, and the picture of
 * links to the page.
 */
function ordersFor({ name, width, shared }: Upload): MediaOrder[] {
  if (width === null) return [];
  const addresses = widthsOf(width).map((each) => mediaUrl(name, each, 'avif'));
  if (shared) addresses.push(sharedPictureUrl(name));
  return addresses.flatMap((each) => readPictureOrder(each) ?? []);
}

/** Waits this long, or without an end, until the signal ends the wait. */
async function wait(milliseconds: number | null, signal: AbortSignal): Promise<void> {
  const longest = 2 ** 31 - 1;
  await pause(milliseconds ?? longest, undefined, { signal, ref: false }).catch(() => undefined);
}
