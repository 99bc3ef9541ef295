/**
 * The one form in which the shop compares and stores a provider's number of a payment or refund. People copy such a
 * number with spaces, in full-width characters or in lower case, and it must still be the same number.
 */
export function normalSerialNo(text: string): string {
  return text
    .normalize('NFKC')
    .toUpperCase()
    .normalize('NFKC')
    .replace(/[\s\u2800\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '');
}
