import { createHash, type Hash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { linesOf } from '../lines-of.ts';

/** A statement takes a tenth of its size in this form, and can be sent to a thread and read more than once. */
export interface Packed {
  /** Gzip. */
  bytes: Uint8Array;
  /** SHA-256 of the lines. Ignores line ends, the byte-order mark and empty lines. */
  fingerprint: string;
}

type Lines = Iterable<string> | AsyncIterable<string>;

/** @param lines without line ends */
export async function packLines(lines: Lines): Promise<Packed> {
  const hash = createHash('sha256');
  const parts: Buffer[] = [];
  await pipeline(inPieces(lines, hash), createGzip(), async (packed: AsyncIterable<Buffer>) => {
    for await (const part of packed) parts.push(part);
  });
  return { bytes: Buffer.concat(parts), fingerprint: hash.digest('hex') };
}

export function unpackLines(bytes: Uint8Array): AsyncGenerator<string> {
  return linesOf(Readable.from([bytes]).pipe(createGunzip()));
}

const pieceLength = 65_536;

async function* inPieces(lines: Lines, hash: Hash): AsyncGenerator<string> {
  let piece = '';
  for await (const line of lines) {
    const text = line.replace(/^\uFEFF/, '').trimEnd();
    if (text !== '') hash.update(`${text}\n`);
    piece += `${line}\n`;
    if (piece.length < pieceLength) continue;
    yield piece;
    piece = '';
  }
  yield piece;
}
