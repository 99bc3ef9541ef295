import { type CountryCode, parsePhoneNumberWithError } from 'libphonenumber-js/max';
import { fail } from '../fail.ts';

const mainland: CountryCode = 'CN';

/** @throws Failure `invalidInput` */
export function requireMainlandMobile(phone: string): void {
  if (!isMainlandMobile(phone)) throw fail('invalidInput', { fields: { phone: 'phone' } });
}

function isMainlandMobile(phone: string): boolean {
  try {
    const number = parsePhoneNumberWithError(phone, mainland);
    return number.country === mainland && number.getType() === 'MOBILE';
  } catch {
    return false;
  }
}
