import { setImmediate as breathe, setTimeout as pause } from 'node:timers/promises';
import type { Upload } from '../app/content/uploads.server.ts';
import { mediaUrl, sharedPictureUrl, widthsOf } from '../app/ui/media-url.ts';
import { createGiveWay, type GiveWayTiming } from './give-way.ts';
import { listFinished } from './list-finished.ts';
import { log } from './log.ts';
import type { MediaOrder, MediaStore } from './media-store.ts';
import { readPictureOrder } from './picture-order.ts';

/** After so many failures, the CMS is assumed to be down. */
const mostFailuresInARow = 3;

interface PreparationTiming extends GiveWayTiming {
  /** At the start of the shop, other services need the processor. */
  startMilliseconds: number;
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
  /** The newest content comes first. */
  uploads: () => Iterable<Upload>;
  /** From 0 to 1. By default, the event loop is measured. */
  utilization?: () => number;
}

export interface Preparation {
  lookAgain(): void;
  /** Counts the pictures that were not looked at since the last change, and those that failed. */
  left(): number;
  /** The store ends or gives up the picture that is being made. */
  close(): void;
}

/**
 * Makes the pictures of pages before visitors ask for them. The files on disk say what is missing, so a restart goes on
 * where the process ended. Only one format is made (docs/decisions/028-pictures-are-made-ahead.md).
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
  /** Files that exist, or whose upload is missing or unusable. */
  const settled = new Set<string>();
  /** Names of uploads to try again after all others. */
  const failing = new Set<string>();
  let unseen = 0;
  /** Ends a wait, and makes the work begin again with the newest content. */
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

  /** Ends early when the CMS is down or the signal is aborted. */
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
      if (index % 500 === 499) await breathe();
    }
    unseen = 0;
  }

  /** Ends with the first failure. A later attempt may succeed. */
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

/** Nearly every browser chooses AVIF. Links to a page show the shared picture. */
function ordersFor({ name, width, shared }: Upload): MediaOrder[] {
  if (width === null) return [];
  const addresses = widthsOf(width).map((each) => mediaUrl(name, each, 'avif'));
  if (shared) addresses.push(sharedPictureUrl(name));
  return addresses.flatMap((each) => readPictureOrder(each) ?? []);
}

/** Null waits until the signal is aborted. */
async function wait(milliseconds: number | null, signal: AbortSignal): Promise<void> {
  const longest = 2 ** 31 - 1;
  await pause(milliseconds ?? longest, undefined, { signal, ref: false }).catch(() => undefined);
}
