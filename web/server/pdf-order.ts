import path from 'node:path';
import contentDisposition from 'content-disposition';
import { downloadName } from './download-name.ts';
import type { MediaOrder } from './media-store.ts';

/**
 * Reads `/media/pdf/{name}.pdf`, the address of a PDF. The PDF opens in the viewer of the browser; with
 * `?download={title}` it is saved under that title. Null unless the path is exactly the address of a PDF.
 */
export function readPdfOrder(address: string, query: string): MediaOrder | null {
  const [, name] = /^\/media\/pdf\/(\w[\w-]{0,200}\.pdf)$/i.exec(address) ?? [];
  if (!name) return null;
  const title = new URLSearchParams(query).get('download');
  return {
    name,
    file: path.join('pdf', name),
    make: checkPdf,
    type: 'application/pdf',
    headers: {
      'Content-Disposition': contentDisposition(downloadName(name, title, 'pdf'), {
        type: title === null ? 'inline' : 'attachment',
      }),
      'Content-Security-Policy': policy,
    },
  };
}

/**
 * Keeps a PDF from loading anything and from running scripts of our origin. The page that browsers put around
 * their viewer needs the exceptions `object-src` and `style-src`. `sandbox` is left out, because some
 * browsers refuse to open their viewer with it.
 */
const policy = "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'";

async function checkPdf(original: Buffer): Promise<Buffer> {
  if (original.subarray(0, 5).toString('latin1') !== '%PDF-') throw new Error('not a PDF');
  return original;
}
