import path from 'node:path';
import contentDisposition from 'content-disposition';
import { downloadName } from './download-name.ts';
import type { MediaOrder } from './media-store.ts';

interface DocumentKind {
  type: string;
  /** Whether browsers show the file in a viewer of their own, unless the address asks for a download. */
  viewable: boolean;
  /** The content security policy of the answer. */
  policy: string;
  /** Whether the upload is what its name says. */
  isGenuine: (content: Buffer) => boolean;
}

/** Matches a file whose first lines, after comments, start a section of a DXF drawing. */
const dxfStart = /^(\xef\xbb\xbf)?(\s*999[ \t]*\r?\n[^\r\n]*\r?\n)*\s*0[ \t]*\r?\n[ \t]*SECTION[ \t]*\r?\n/;

/** The kinds of documents that web serves, by file extension. */
const kinds: Record<string, DocumentKind> = {
  pdf: {
    type: 'application/pdf',
    viewable: true,
    // The PDF cannot load anything and cannot run scripts of our origin. The page that browsers put around their
    // viewer needs the exceptions `object-src` and `style-src`. `sandbox` is left out, because some browsers
    // refuse to open their viewer with it.
    policy: "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    isGenuine: (content) => content.subarray(0, 5).toString('latin1') === '%PDF-',
  },
  dxf: {
    type: 'application/dxf',
    viewable: false,
    policy: "default-src 'none'; sandbox",
    isGenuine: (content) => dxfStart.test(content.toString('latin1')) && !content.includes(0),
  },
};

/**
 * Reads `/media/pdf/{name}.pdf` and `/media/dxf/{name}.dxf`, the addresses of documents. A PDF opens in the viewer of
 * the browser; a drawing is saved. With `?download={title}` either is saved under that title. Null unless the
 * path is exactly the address of a document.
 */
export function readDocumentOrder(address: string, query: string): MediaOrder | null {
  const [, folder = '', name = '', ending] = /^\/media\/(\w+)\/(\w[\w-]{0,200}\.(\w+))$/.exec(address) ?? [];
  const kind = kinds[folder];
  if (!kind || ending?.toLowerCase() !== folder) return null;
  const title = new URLSearchParams(query).get('download');
  return {
    name,
    file: path.join(folder, name),
    make: async (original) => {
      if (!kind.isGenuine(original)) throw new Error(`not a ${folder} file`);
      return original;
    },
    type: kind.type,
    headers: {
      'Content-Disposition': contentDisposition(downloadName(name, title, folder), {
        type: kind.viewable && title === null ? 'inline' : 'attachment',
      }),
      'Content-Security-Policy': kind.policy,
    },
  };
}
