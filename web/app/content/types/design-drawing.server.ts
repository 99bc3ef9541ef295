import { z } from 'zod';
import type { Language } from '../../i18n/languages.ts';
import {
  documentId,
  dxf,
  oneOf,
  pdf,
  picture,
  publishedAt,
  text,
  wholeNumber,
} from '../cms-fields.server.ts';
import type { CmsText } from '../cms-text.tsx';
import { inOrder, type Locales, neutralRow, textsOf } from '../locales.server.ts';

export const designDrawingRow = z.object({
  documentId,
  publishedAt,
  title: text,
  description: text,
  material: text,
  dimensions: text,
  scale: text,
  picture,
  pdf,
  dxf,
  license: oneOf(['cc-by-nc-4-0']),
  order: wholeNumber,
});

type DesignDrawingRow = z.output<typeof designDrawingRow>;

export interface DesignDrawing
  extends Pick<DesignDrawingRow, 'documentId' | 'scale' | 'picture' | 'pdf' | 'dxf' | 'license'> {
  title: CmsText | null;
  description: CmsText | null;
  material: CmsText | null;
  dimensions: CmsText | null;
}

export function viewDesignDrawings(
  documents: readonly Locales<DesignDrawingRow>[],
  language: Language,
): readonly DesignDrawing[] {
  return inOrder(documents, ({ title }) => title ?? '').flatMap((rows) => {
    const neutral = neutralRow(rows);
    if (!neutral) return [];
    return {
      documentId: neutral.documentId,
      scale: neutral.scale,
      picture: neutral.picture,
      pdf: neutral.pdf,
      dxf: neutral.dxf,
      license: neutral.license,
      ...textsOf(rows, ['title', 'description', 'material', 'dimensions'], language),
    };
  });
}
