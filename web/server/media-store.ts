import { mkdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { claimFile } from './claim-file.ts';
import { fetchUpload, type MediaFailure } from './fetch-upload.ts';
import { log, reasonOf } from './log.ts';
import { writeWhole } from './write-whole.ts';

/** Two are enough to use both cores of a small machine. */
const madeAtOnce = 2;
/** Further requests are refused. Even a long page has fewer pictures. */
const mostInWork = 400;
const claimPollMilliseconds = 100;

export interface MediaOrder {
  /** Stored name of the upload in the CMS. */
  name: string;
  /** Path below the folder of the store. */
  file: string;
  /** Throws when the upload has the wrong format. */
  make: (original: Buffer) => Promise<Buffer>;
  type: string;
  headers?: Record<string, string>;
}

/** On disk, or in memory when the file could not be written. */
export type FinishedFile = { file: string; bytes: number } | { content: Buffer };

export interface MediaStore {
  folder: string;
  /** Null if the file must be made. */
  findKept(order: MediaOrder): Promise<FinishedFile | null>;
  /** Makes the file first if necessary. Never throws. */
  find(order: MediaOrder): Promise<FinishedFile | MediaFailure>;
  isWorking(): boolean;
  waiting(): number;
  /** Gives up the files that wait, and resolves when the others are made. */
  close(): Promise<void>;
}

/** Keeps finished files on disk. A file that many requests ask for at the same time is made once. */
export function createMediaStore({ cmsUrl, folder }: { cmsUrl: string; folder: string }): MediaStore {
  const making = new Map<string, Promise<FinishedFile | MediaFailure>>();
  /** Missing and unusable uploads by name, so that web does not ask the CMS for them each time. */
  const unknown = new LRUCache<string, MediaFailure>({ max: 2_000, ttl: 10_000 });
  const inTurn = pLimit(madeAtOnce);
  const closing = new AbortController();

  return {
    folder,

    findKept: ({ file }) => findFinished(path.join(folder, file)),

    async find(order) {
      const file = path.join(folder, order.file);
      const finished = await findFinished(file);
      if (finished) return finished;
      const refused = unknown.get(order.name);
      if (refused) return refused;
      const running = making.get(file);
      if (running) return running;
      if (making.size >= mostInWork) return { missing: false, reason: 'too many files are waiting' };
      const promise = makeOnce(file, order)
        .catch((error) => ({ missing: false, reason: reasonOf(error) }))
        .finally(() => making.delete(file));
      making.set(file, promise);
      return promise;
    },

    isWorking: () => making.size > 0,

    waiting: () => making.size,

    async close() {
      closing.abort();
      await Promise.all(making.values());
    },
  };

  /** Waits while another instance of web, which shares the folder, makes the file. */
  async function makeOnce(file: string, order: MediaOrder): Promise<FinishedFile | MediaFailure> {
    await mkdir(path.dirname(file), { recursive: true }).catch(() => undefined);
    for (;;) {
      // The wait takes no turn, because the other instance may have been killed.
      const found = await inTurn(() => makeUnlessClaimed(file, order));
      if (found) return found;
      await pause(claimPollMilliseconds, undefined, { signal: closing.signal });
    }
  }

  async function makeUnlessClaimed(
    file: string,
    order: MediaOrder,
  ): Promise<FinishedFile | MediaFailure | null> {
    closing.signal.throwIfAborted();
    const release = await claimFile(file);
    if (!release) return findFinished(file);
    try {
      // Another instance may have finished the file before this claim began.
      return (await findFinished(file)) ?? (await make(file, order));
    } finally {
      await release();
    }
  }

  async function make(file: string, order: MediaOrder): Promise<FinishedFile | MediaFailure> {
    const original = await fetchUpload(cmsUrl, order.name, closing.signal);
    if (!Buffer.isBuffer(original)) return remember(order.name, original);
    let content: Buffer;
    try {
      content = await order.make(original);
    } catch (error) {
      log.warn({ file: order.file, reason: reasonOf(error) }, 'an upload of the CMS is unusable');
      return remember(order.name, { missing: true, reason: reasonOf(error) });
    }
    try {
      await writeWhole(file, content);
    } catch (error) {
      log.warn({ err: error }, 'a file could not be kept');
    }
    return { content };
  }

  function remember(name: string, failure: MediaFailure): MediaFailure {
    if (failure.missing) unknown.set(name, failure);
    return failure;
  }
}

function findFinished(file: string): Promise<FinishedFile | null> {
  return stat(file).then(
    ({ size }) => ({ file, bytes: size }),
    () => null,
  );
}
