import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { log } from '../../server/log.ts';
import { type ArtworkRow, artworkRow, type SiteSettingRow, siteSettingRow } from './cms-schema.server.ts';
import type { Locales } from './merge-artwork.server.ts';

/** Everything the CMS has published, as web knows it. */
export interface Content {
  /** By documentId. */
  artworks: Map<string, Locales<ArtworkRow>>;
  siteSetting: Locales<SiteSettingRow>;
}

/** Raised when the shape changes: an older copy is then not read. */
const version = 1;

const copy = z.object({
  version: z.literal(version),
  artworks: z.record(z.string(), z.object({ zh: artworkRow.optional(), en: artworkRow.optional() })),
  siteSetting: z.object({ zh: siteSettingRow.optional(), en: siteSettingRow.optional() }),
});

function fileIn(dataDir: string): string {
  return path.join(dataDir, 'web', 'cms-copy', 'content.json');
}

/** The last good copy; null when there is none or it is of no use. */
export async function loadCopy(dataDir: string): Promise<Content | null> {
  try {
    const { artworks, siteSetting } = copy.parse(JSON.parse(await readFile(fileIn(dataDir), 'utf8')));
    return { artworks: new Map(Object.entries(artworks)), siteSetting };
  } catch (error) {
    const missing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    if (!missing) log.warn({ err: error }, 'the copy of the CMS content is unreadable');
    return null;
  }
}

/** Written beside and then renamed, so that a half-written copy is never read. */
export async function saveCopy(dataDir: string, { artworks, siteSetting }: Content): Promise<void> {
  const file = fileIn(dataDir);
  const beside = `${file}.${process.pid}.tmp`;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(beside, JSON.stringify({ version, artworks: Object.fromEntries(artworks), siteSetting }));
  await rename(beside, file);
}
