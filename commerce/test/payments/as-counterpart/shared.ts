/** A number that the shop never gave to a payment. */
export const unknownNo = 'JC000000000000000000A';

/** Not a redirection, because browsers would hold that to `form-action` of the shop's page. */
export function goOn(address: string): string {
  return `<!doctype html><meta http-equiv="refresh" content="0;url=${address}"><a href="${address}">${address}</a>`;
}

export function requireEntry<Entry>(entry: Entry | undefined): Entry {
  if (!entry) throw new Error('the counterpart has no such payment or refund');
  return entry;
}
