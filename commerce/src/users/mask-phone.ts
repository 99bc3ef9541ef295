/** Shows enough of a number to recognize it, and not enough to call it. */
export function maskPhone(phone: string): string {
  return `${phone.slice(0, 3)}****${phone.slice(-4)}`;
}

/** The whole number for those who need it for their work, or enough to recognize it. */
export function phoneFor(mayCall: boolean, phone: string): string {
  return mayCall ? phone : maskPhone(phone);
}
