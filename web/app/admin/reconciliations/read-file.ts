import { longestStatement } from '@junyao/commerce/contract/limits';
import { decodeText } from '../files/decode-text.ts';

export type FileProblem = 'excel' | 'zip' | 'pdf' | 'picture' | 'binary' | 'empty' | 'tooLong';

/** The first bytes of files that people download instead of a CSV. A new workbook is a ZIP file. */
const signatures: [bytes: number[], FileProblem][] = [
  [[0x50, 0x4b, 0x03, 0x04], 'zip'],
  [[0xd0, 0xcf, 0x11, 0xe0], 'excel'],
  [[0x25, 0x50, 0x44, 0x46], 'pdf'],
  [[0x89, 0x50, 0x4e, 0x47], 'picture'],
  [[0xff, 0xd8, 0xff], 'picture'],
];

export async function readFile(
  file: File,
): Promise<{ statement: string; problem?: never } | { problem: FileProblem }> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (file.type.startsWith('image/')) return { problem: 'picture' };
  const found = signatures.find(([start]) => start.every((byte, index) => bytes[index] === byte))?.[1];
  if (found) return { problem: found === 'zip' && /\.xls[xm]$/i.test(file.name) ? 'excel' : found };
  const statement = decodeText(bytes);
  if (statement === null) return { problem: 'binary' };
  if (statement.trim() === '') return { problem: 'empty' };
  return statement.length > longestStatement ? { problem: 'tooLong' } : { statement };
}
