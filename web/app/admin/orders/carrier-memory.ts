import { carriers } from './carriers.ts';

const storageKey = 'admin-carrier';

/** The carrier of the last parcel on this device. */
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
    // Storage is forbidden. The first carrier is then filled in again.
  }
}
