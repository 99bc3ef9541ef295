import { Readable } from 'node:stream';
import { crc32, createInflateRaw } from 'node:zlib';

export interface ZippedFile {
  /** Providers write names in GBK, so only its Latin letters can be relied on. */
  name: string;
  /** Unpacks while it is read. Throws at the end if the file is damaged. */
  read(): AsyncGenerator<Uint8Array>;
}

const [endMark, fileMark] = ['PK\x05\x06', 'PK\x01\x02'];
const deflated = 8;

/** @throws Error if it is no ZIP file, or one of more than 4 GB */
export function unzip(zip: Buffer): ZippedFile[] {
  const end = zip.lastIndexOf(endMark, undefined, 'latin1');
  if (end < 0) throw new Error('this is not a zip file');
  const files: ZippedFile[] = [];
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const short = (offset: number) => zip.readUInt16LE(at + offset);
    const long = (offset: number) => zip.readUInt32LE(at + offset);
    if (zip.toString('latin1', at, at + 4) !== fileMark) throw new Error('this zip file is damaged');
    const [method, sum, length, nameLength, local] = [short(10), long(16), long(20), short(28), long(42)];
    const begin = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const packed = zip.subarray(begin, begin + length);
    const name = zip.toString('latin1', at + 46, at + 46 + nameLength);
    files.push({ name, read: () => unpack(packed, method, sum) });
    at += 46 + nameLength + short(30) + short(32);
  }
  return files;
}

async function* unpack(packed: Buffer, method: number, expected: number): AsyncGenerator<Uint8Array> {
  const bytes = Readable.from([packed]);
  let sum = 0;
  for await (const piece of method === deflated ? bytes.pipe(createInflateRaw()) : bytes) {
    sum = crc32(piece, sum);
    yield piece;
  }
  if (sum !== expected) throw new Error('a file in a zip file is damaged');
}
