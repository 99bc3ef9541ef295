import { randomInt } from 'node:crypto';

export function newProductCode(letters: string): { productCode: string; number: string } {
  const number = String(randomInt(10_000_000)).padStart(7, '0');
  return { productCode: `${letters}-${number.slice(0, 4)}-${number.slice(4)}`, number };
}
