import { own } from '../../contract/own.ts';

/** What Alipay and UnionPay sign. Values are not encoded. */
export type Fields = Record<string, string>;

export function withoutEmpty(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));
}

/** @returns `name=value` for each field, in the order of the bytes of the names, with & between them */
export function sortedText(fields: Fields): string {
  return Object.keys(fields)
    .sort()
    .map((name) => `${name}=${own(fields, name)}`)
    .join('&');
}

/** @param body URL-encoded @returns null if a field occurs twice, as it would not be clear which one was signed */
export function readForm(body: string): Fields | null {
  const entries = [...new URLSearchParams(body)];
  const fields: Fields = Object.assign(Object.create(null), Object.fromEntries(entries));
  return Object.keys(fields).length === entries.length ? fields : null;
}
