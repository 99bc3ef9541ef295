import fs from 'node:fs/promises';

/** A DXF file has pairs of lines, a code and a value. The first pair that is no comment (999) starts a section. */
export async function isDxf(filepath: string): Promise<boolean> {
  const content = await fs.readFile(filepath);
  return start.test(content.toString('latin1')) && !content.includes(0);
}

const start = /^(\xef\xbb\xbf)?(\s*999[ \t]*\r?\n[^\r\n]*\r?\n)*\s*0[ \t]*\r?\n[ \t]*SECTION[ \t]*\r?\n/;
