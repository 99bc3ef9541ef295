/** The shape of a mainland mobile number, as commerce takes it; commerce judges its prefix. */
export function isMobile(phone: string): boolean {
  return /^1\d{10}$/.test(phone);
}

/** The digits a phone is called by; people write it with spaces, dashes or the country's prefix. */
export function tidyPhone(typed: string): string {
  return typed.replaceAll(/[\s\-()]/g, '').replace(/^(\+86|0086)/, '');
}
