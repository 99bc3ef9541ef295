import fs from 'node:fs/promises';

/**
 * Whether a file is a DXF drawing in text form. Such a file consists of pairs of lines: a group code and a value.
 * The first pair that is not a comment (999) starts a section. A file with a null byte is not text.
 */
export async function isDxf(filepath: string): Promise<boolean> {
  const content = await fs.readFile(filepath);
  return start.test(content.toString('latin1')) && !content.includes(0);
}

const start = /^(\xef\xbb\xbf)?(\s*999[ \t]*\r?\n[^\r\n]*\r?\n)*\s*0[ \t]*\r?\n[ \t]*SECTION[ \t]*\r?\n/;
