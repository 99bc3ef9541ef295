import fs from 'node:fs/promises';

/**
 * Whether a file is a drawing in the text form of DXF: pairs of lines with a group code and a value, of which the
 * first after the comments (999) starts a section. A file with a null byte is not text.
 */
export async function isDxf(filepath: string): Promise<boolean> {
  const content = await fs.readFile(filepath);
  return start.test(content.toString('latin1')) && !content.includes(0);
}

const start = /^(\xef\xbb\xbf)?(\s*999[ \t]*\r?\n[^\r\n]*\r?\n)*\s*0[ \t]*\r?\n[ \t]*SECTION[ \t]*\r?\n/;
