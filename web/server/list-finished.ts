import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { mediaFormats, mediaWidths } from '../app/ui/media-url.ts';
import { claimEnding } from './claim-file.ts';
import { temporaryEnding } from './write-whole.ts';

interface FileOnDisk {
  file: string;
  /** Stored name of the upload in the CMS. */
  upload: string;
}

const folders = [
  ...mediaWidths.flatMap((width) =>
    mediaFormats.map((format) => ({ inner: path.join(String(width), format), ending: `.${format}` })),
  ),
  { inner: 'pdf', ending: '' },
  { inner: 'dxf', ending: '' },
];

export async function listFinished(folder: string): Promise<FileOnDisk[]> {
  return (await listAll(folder)).filter(({ file }) => !isUnfinished(file));
}

/** The paths of claims and temporary files, of work that goes on and of killed processes. */
export async function listUnfinished(folder: string): Promise<string[]> {
  return (await listAll(folder)).map(({ file }) => file).filter(isUnfinished);
}

function isUnfinished(file: string): boolean {
  return file.endsWith(claimEnding) || file.endsWith(temporaryEnding);
}

async function listAll(folder: string): Promise<FileOnDisk[]> {
  const found = await Promise.all(
    folders.map(async ({ inner, ending }) => {
      const names = await readdir(path.join(folder, inner)).catch(() => []);
      return names.map((name) => ({
        file: path.join(inner, name),
        upload: name.endsWith(ending) ? name.slice(0, name.length - ending.length) : name,
      }));
    }),
  );
  return found.flat();
}
