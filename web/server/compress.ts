import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** All that a browser may ask for, made off the main thread. Quality: of Brotli, 0–11, and of gzip up to 9. */
export async function compress(bytes: Buffer, quality = 6): Promise<Record<Encoding, Buffer>> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  };
  const [br, gzipped] = await Promise.all([
    brotli(bytes, { params }),
    zip(bytes, { level: Math.min(quality, 9) }),
  ]);
  return { br, gzip: gzipped, identity: bytes };
}

/** The smallest encoding an Accept-Encoding header allows. */
export function preferredEncoding(header: string | undefined): Encoding {
  if (!header) return 'identity';
  if (allowsBrotli.test(header)) return 'br';
  return allowsGzip.test(header) ? 'gzip' : 'identity';
}

const allowsBrotli = /\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/;
const allowsGzip = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/;
