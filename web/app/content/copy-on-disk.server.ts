import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { log } from '../../server/log.ts';
import type { ContentType, Row } from './content-types.server.ts';
import type { Documents } from './locales.server.ts';

/** Null when there is no copy, or when it cannot be read, for example because it lacks a field that is new. */
export async function loadCopy(file: string, { row }: ContentType): Promise<Documents<Row> | null> {
  const copy = z.record(z.string(), z.object({ zh: row.optional(), en: row.optional() }));
  try {
    return new Map(Object.entries(copy.parse(JSON.parse(await readFile(file, 'utf8')))));
  } catch (error) {
    const missing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    if (!missing) log.warn({ err: error }, 'the copy of the CMS content is unreadable');
    return null;
  }
}

/** Writes a new file and then renames it, so that an incomplete copy is never read. */
export async function saveCopy(file: string, documents: Documents<Row>): Promise<void> {
  const beside = `${file}.${process.pid}.tmp`;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(beside, JSON.stringify(Object.fromEntries(documents)));
  await rename(beside, file);
}
