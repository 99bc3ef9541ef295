/** Shows enough of a number to recognize it, and not enough to call it. */
export function maskPhone(phone: string): string {
  return `${phone.slice(0, 3)}****${phone.slice(-4)}`;
}
