/**
 * Reads an amount in yuan as people type it, such as `¥1,200.50`. The result is NaN if it is not a number with
 * at most two decimals. A comma stands only between thousands: `1,5` could mean 1.50 as well as 15.
 */
export function readAmount(typed: string): number {
  const tidy = typed.normalize('NFKC').replaceAll(/[\s¥元]/g, '');
  return /^(\d+|\d{1,3}(,\d{3})+)(\.\d{1,2})?$/.test(tidy) ? Number(tidy.replaceAll(',', '')) : Number.NaN;
}
