import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { mediaFormats, mediaWidths } from '../app/ui/media-url.ts';

interface FileOnDisk {
  /** The path below the folder of finished files. */
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

/** Everything in the folders of finished files, including what a killed process left behind. */
export async function listFinished(folder: string): Promise<FileOnDisk[]> {
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
