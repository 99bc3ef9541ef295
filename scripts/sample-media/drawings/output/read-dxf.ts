import dxfParser from 'dxf-parser';

// The package is the class itself. Its types wrongly say that the class is a named export.
const DxfParser = dxfParser as unknown as typeof dxfParser.DxfParser;

export function readDxf(content: string) {
  return new DxfParser().parseSync(content);
}
