import path from 'node:path';
import contentDisposition from 'content-disposition';
import type { MediaOrder } from './media-store.ts';

/**
 * Reads `/media/pdf/{name}.pdf`, which opens in the browser's viewer, or with `?download={title}` is saved under that
 * title. Null unless the path is exactly the address of a PDF.
 */
export function readPdfOrder(address: string, query: string): MediaOrder | null {
  const [, name] = /^\/media\/pdf\/(\w[\w-]{0,200}\.pdf)$/i.exec(address) ?? [];
  if (!name) return null;
  const title = new URLSearchParams(query).get('download');
  const filename = `${plainTitle(title ?? '') || titleOf(name)}.pdf`;
  return {
    name,
    file: path.join('pdf', name),
    make: checkPdf,
    type: 'application/pdf',
    headers: {
      'Content-Disposition': contentDisposition(filename, { type: title === null ? 'inline' : 'attachment' }),
      'Content-Security-Policy': policy,
    },
  };
}

/**
 * A PDF loads nothing and runs nothing of our origin. The page that browsers put around their viewer needs the two
 * exceptions. `sandbox` is left out, because some browsers refuse to open their viewer with it.
 */
const policy = "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'";

async function checkPdf(original: Buffer): Promise<Buffer> {
  if (original.subarray(0, 5).toString('latin1') !== '%PDF-') throw new Error('not a PDF');
  return original;
}

/** A title without what file systems refuse in a name, and without an ending of its own. */
function plainTitle(title: string): string {
  return title
    .slice(0, 100)
    .replace(/[\s\p{C}/\\:*?"<>|]+/gu, ' ')
    .replace(/\.pdf$/i, '')
    .trim();
}

/** The name of the upload without the random part that the CMS added. */
function titleOf(name: string): string {
  return name.replace(/(_[0-9a-f]{10})?\.pdf$/i, '');
}
