/**
 * Whether the text is a mainland Chinese mobile number of eleven digits. Only commerce checks whether the
 * prefix of the number exists.
 */
export function isMobile(phone: string): boolean {
  return /^1\d{10}$/.test(phone);
}

/** Removes the country code 86, spaces, dashes and parentheses from a typed phone number. */
export function tidyPhone(typed: string): string {
  return typed.replaceAll(/[\s\-()]/g, '').replace(/^(\+86|0086)/, '');
}
