import path from 'node:path';
import contentDisposition from 'content-disposition';
import { downloadName } from './download-name.ts';
import type { MediaOrder } from './media-store.ts';

/**
 * Reads `/media/dxf/{name}.dxf`, the address of a drawing. Browsers save the file instead of showing it;
 * `?download={title}` names the saved file. Null unless the path is exactly the address of a drawing.
 */
export function readDxfOrder(address: string, query: string): MediaOrder | null {
  const [, name] = /^\/media\/dxf\/(\w[\w-]{0,200}\.dxf)$/i.exec(address) ?? [];
  if (!name) return null;
  const title = new URLSearchParams(query).get('download');
  return {
    name,
    file: path.join('dxf', name),
    make: checkDxf,
    type: 'application/dxf',
    headers: {
      'Content-Disposition': contentDisposition(downloadName(name, title, 'dxf'), { type: 'attachment' }),
      'Content-Security-Policy': "default-src 'none'; sandbox",
    },
  };
}

/** Matches a file whose first lines, after comments, start a section of a DXF drawing. */
const start = /^(\xef\xbb\xbf)?(\s*999[ \t]*\r?\n[^\r\n]*\r?\n)*\s*0[ \t]*\r?\n[ \t]*SECTION[ \t]*\r?\n/;

async function checkDxf(original: Buffer): Promise<Buffer> {
  if (!start.test(original.toString('latin1')) || original.includes(0)) throw new Error('not a DXF drawing');
  return original;
}
