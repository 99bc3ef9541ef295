import { normal } from './typed.ts';

/** The form that is stored and compared. People copy the number with spaces, in full-width characters or lower case. */
export function normalSerialNo(text: string): string {
  return normal(normal(text, 'NFKC').toUpperCase(), 'NFKC').replace(
    /[\s\u2800\p{Cf}\p{Default_Ignorable_Code_Point}]/gu,
    '',
  );
}
