import { carriers } from './carriers.ts';

const storageKey = 'admin-carrier';

export function lastCarrier(): string {
  try {
    return localStorage.getItem(storageKey) ?? carriers[0] ?? '';
  } catch {
    return carriers[0] ?? '';
  }
}

export function rememberCarrier(carrier: string): void {
  try {
    localStorage.setItem(storageKey, carrier);
  } catch {
    // Storage is forbidden, so the first carrier is the default again.
  }
}
