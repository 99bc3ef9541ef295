/**
 * Shows enough of a number to recognize it, and not enough to call it. Lists mask the numbers of members and
 * recipients, except the list of orders for staff who may ship. A single record shows the whole number.
 */
export function maskPhone(phone: string): string {
  return `${phone.slice(0, 3)}****${phone.slice(-4)}`;
}
