import { mkdir, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { claimFile } from './claim-file.ts';
import { log, reasonOf } from './log.ts';

/** The number of files made at the same time. Two are enough to use both cores of a small machine. */
const madeAtOnce = 2;
/** When this many files are waiting, further requests are refused. A long page has fewer pictures. */
const longestQueue = 400;
const fetchMilliseconds = 10_000;
/** How often web looks whether another instance has finished a file. */
const claimPollMilliseconds = 100;
/** The CMS accepts uploads up to this size (`cms/src/extensions/upload/upload-types.ts`). */
const largestOriginal = 12 * 1024 * 1024;

export interface MediaOrder {
  /** Stored name of the upload in the CMS. */
  name: string;
  /** Where the finished file is kept, below the folder of the store. */
  file: string;
  /** Makes the finished file of the upload. Throws an error when the upload has the wrong format. */
  make: (original: Buffer) => Promise<Buffer>;
  /** The Content-Type of the finished file. */
  type: string;
  headers?: Record<string, string>;
}

/** A finished file: on disk, or in memory when it could not be written. */
export type FinishedFile = { file: string; bytes: number } | { content: Buffer };

/**
 * If `missing` is true, the CMS does not have the upload, or the upload is unusable. If `missing` is false, a
 * later request may succeed.
 */
export interface MediaFailure {
  missing: boolean;
  reason: string;
}

export interface MediaStore {
  /** The absolute path of the folder of finished files. */
  folder: string;
  /** Returns the file, and makes it first if necessary. Never throws. */
  find(order: MediaOrder): Promise<FinishedFile | MediaFailure>;
}

/**
 * Keeps finished files on disk. Even when many requests ask for a file at the same time, the file is made
 * once. Only a few files are made at the same time.
 */
export function createMediaStore({ cmsUrl, folder }: { cmsUrl: string; folder: string }): MediaStore {
  const making = new Map<string, Promise<FinishedFile | MediaFailure>>();
  /** Names of missing and unusable uploads, so that web does not ask the CMS for them each time. */
  const unknown = new LRUCache<string, MediaFailure>({ max: 2_000, ttl: 10_000 });
  const inTurn = pLimit(madeAtOnce);

  return {
    folder,

    async find(order) {
      const file = path.join(folder, order.file);
      const finished = await findFinished(file);
      if (finished) return finished;
      const refused = unknown.get(order.name);
      if (refused) return refused;
      const running = making.get(file);
      if (running) return running;
      if (inTurn.pendingCount >= longestQueue) {
        return { missing: false, reason: 'too many files are waiting' };
      }
      const promise = inTurn(() => makeOnce(file, order))
        .catch((error) => ({ missing: false, reason: reasonOf(error) }))
        .finally(() => making.delete(file));
      making.set(file, promise);
      return promise;
    },
  };

  /** Makes the file, unless another instance of web, which shares the folder, makes it at the same time. */
  async function makeOnce(file: string, order: MediaOrder): Promise<FinishedFile | MediaFailure> {
    await mkdir(path.dirname(file), { recursive: true }).catch(() => undefined);
    let release = await claimFile(file);
    for (; !release; release = await claimFile(file)) {
      const finished = await findFinished(file);
      if (finished) return finished;
      await pause(claimPollMilliseconds);
    }
    try {
      // Another instance may have finished the file before this claim began.
      return (await findFinished(file)) ?? (await make(file, order));
    } finally {
      await release();
    }
  }

  async function make(file: string, order: MediaOrder): Promise<FinishedFile | MediaFailure> {
    const original = await fetchOriginal(order.name);
    if (!Buffer.isBuffer(original)) return original;
    let content: Buffer;
    try {
      content = await order.make(original);
    } catch (error) {
      log.warn({ file: order.file, reason: reasonOf(error) }, 'an upload of the CMS is unusable');
      return refuse(order.name, reasonOf(error));
    }
    try {
      await writeWhole(file, content);
    } catch (error) {
      log.warn({ err: error }, 'a file could not be kept');
    }
    return { content };
  }

  async function fetchOriginal(name: string): Promise<Buffer | MediaFailure> {
    const response = await fetch(`${cmsUrl}/uploads/${encodeURIComponent(name)}`, {
      signal: AbortSignal.timeout(fetchMilliseconds),
      redirect: 'error',
    });
    if (response.ok) {
      const original = await readAtMost(largestOriginal, response);
      if (original) return original;
      log.warn({ name }, 'an upload of the CMS is too large');
      return refuse(name, 'too large');
    }
    await response.body?.cancel();
    const reason = `the CMS answered ${response.status}`;
    return response.status >= 500 ? { missing: false, reason } : refuse(name, reason);
  }

  function refuse(name: string, reason: string): MediaFailure {
    const failure = { missing: true, reason };
    unknown.set(name, failure);
    return failure;
  }
}

/**
 * Reads the body of a response. Stops and returns null when the body exceeds the limit. The length is counted
 * while reading, because a response may have no Content-Length.
 */
async function readAtMost(longest: number, { body }: Response): Promise<Buffer | null> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.length;
    if (length > longest) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Writes a temporary file and renames it, so that no visitor gets half a file. */
async function writeWhole(file: string, bytes: Buffer): Promise<void> {
  const beside = `${file}.${process.pid}.tmp`;
  await writeFile(beside, bytes);
  await rename(beside, file);
}

function findFinished(file: string): Promise<FinishedFile | null> {
  return stat(file).then(
    ({ size }) => ({ file, bytes: size }),
    () => null,
  );
}
