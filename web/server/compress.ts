import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

/** The smallest encoding comes first. */
export const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export async function compress(bytes: Buffer, quality = 6): Promise<Record<Encoding, Buffer>> {
  const [br, gzipped] = await Promise.all([encode(bytes, 'br', quality), encode(bytes, 'gzip', quality)]);
  return { br, gzip: gzipped, identity: bytes };
}

/** `quality` is 0 to 11 for Brotli; gzip treats values above 9 as 9. */
export async function encode(bytes: Buffer, encoding: Encoding, quality = 6): Promise<Buffer> {
  if (encoding === 'identity') return bytes;
  if (encoding === 'gzip') return zip(bytes, { level: Math.min(quality, 9), chunkSize });
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: windowBits(bytes.length),
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  };
  return brotli(bytes, { params, chunkSize });
}

/** A compressed page fits into one chunk. Node waits for another thread for each chunk, and its usual 16 KB are too few. */
const chunkSize = 32 * 1024;

/** The usual window of 22 bits is 4 MB for each page, which makes Node collect all garbage many times a second. */
function windowBits(length: number): number {
  return Math.min(22, Math.max(16, Math.ceil(Math.log2(length))));
}

export function preferredEncoding(header: string | undefined): Encoding {
  return header ? negotiated.memo(header) : 'identity';
}

/** Browsers send only a few different headers, and parsing one takes a tenth of the time of sending a cached page. */
const negotiated = new LRUCache<string, Encoding>({
  max: 100,
  memoMethod(header) {
    const allowed = new Negotiator({ headers: { 'accept-encoding': header } }).encodings([...encodings]);
    return encodings.find((encoding) => allowed.includes(encoding)) ?? 'identity';
  },
});
