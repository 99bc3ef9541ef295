import path from 'node:path';
import { own } from '@junyao/commerce/contract/own';
import { create as contentDisposition } from 'content-disposition';
import { downloadName } from './download-name.ts';
import type { MediaOrder } from './media-store.ts';

interface DocumentKind {
  type: string;
  /** Whether browsers show the file in a viewer of their own. */
  viewable: boolean;
  /** The Content-Security-Policy of the answer. */
  policy: string;
  isGenuine: (content: Buffer) => boolean;
}

/** A DXF drawing starts with a section, before which comments (code 999) may stand. */
const dxfStart = /^(\xef\xbb\xbf)?(\s*999[ \t]*\r?\n[^\r\n]*\r?\n)*\s*0[ \t]*\r?\n[ \t]*SECTION[ \t]*\r?\n/;

const kinds: Record<string, DocumentKind> = {
  pdf: {
    type: 'application/pdf',
    viewable: true,
    // The page that browsers put around their PDF viewer needs `object-src` and `style-src`. Some browsers do not open
    // their viewer for a page with `sandbox`.
    policy: "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    isGenuine: (content) => content.subarray(0, 5).toString('latin1') === '%PDF-',
  },
  dxf: {
    type: 'application/dxf',
    viewable: false,
    policy: "default-src 'none'; sandbox; frame-ancestors 'none'",
    isGenuine: (content) => dxfStart.test(content.toString('latin1')) && !content.includes(0),
  },
};

/** Null unless the path is `/media/pdf/{name}.pdf` or `/media/dxf/{name}.dxf`. `?download=` sets a title for saving. */
export function readDocumentOrder(address: string, query: string): MediaOrder | null {
  const [, folder = '', name = '', ending] = /^\/media\/(\w+)\/(\w[\w-]{0,200}\.(\w+))$/.exec(address) ?? [];
  const kind = own(kinds, folder);
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
