/** Whether the text looks like an email address. Commerce checks it more strictly. */
export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
}
