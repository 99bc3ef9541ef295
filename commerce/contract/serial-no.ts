import { normal } from './typed.ts';

/** The form that is stored and compared. People copy the number with spaces, in full-width characters or lower case. */
export function normalSerialNo(text: string): string {
  return normal(normal(text, 'NFKC').toUpperCase(), 'NFKC').replace(
    /[\s\u2800\p{Cf}\p{Default_Ignorable_Code_Point}]/gu,
    '',
  );
}

/** A provider knows a payment by the number of its recharge and a letter. Other numbers stay as they are. */
export function withoutLetter(number: string): string {
  return number.replace(/^(JC\d{18})[A-Z]$/, '$1');
}
