export type Json = string | number | boolean | null | Json[] | { [name: string]: Json };

export const moneyFields: ReadonlySet<string> = new Set([
  ...['price', 'specialPrice', 'amount', 'refundable', 'balance', 'approvedAmount'],
  ...['actualAmount', 'doubtAmount', 'theirAmount', 'ourAmount', 'received'],
]);
/** The values are codes with words below `values` in `admin-logs.json`. */
export const codedFields: ReadonlySet<string> = new Set([
  'status',
  'rechargeStatus',
  'kind',
  'outcome',
  'channel',
  'provider',
  'how',
  'condition',
]);

export function isMoment(text: string): boolean {
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/.test(text);
}

/** A side is undefined where the field did not exist. */
export interface ChangedField {
  /** The names from the outermost value to the field, such as `shipment`, `trackingNo`. */
  path: string[];
  before: Json | undefined;
  after: Json | undefined;
}

/** Both values are JSON. */
export function changedFields(before: string, after: string): ChangedField[] {
  const old = fieldsOf(JSON.parse(before), []);
  const now = fieldsOf(JSON.parse(after), []);
  const keys = [...new Set([...old.keys(), ...now.keys()])];
  return keys
    .map((key) => ({
      path: JSON.parse(key) as string[],
      before: old.get(key),
      after: now.get(key),
    }))
    .filter(({ before: one, after: other }) => JSON.stringify(one) !== JSON.stringify(other))
    .filter(({ before: one, after: other }) => (one ?? null) !== null || (other ?? null) !== null);
}

/** The fields that are not empty. The value is JSON. */
export function factsIn(value: string): { path: string[]; value: Json }[] {
  return [...fieldsOf(JSON.parse(value), [])]
    .map(([key, field]) => ({ path: JSON.parse(key) as string[], value: field }))
    .filter(({ value: field }) => field !== null && field !== '');
}

/** A list and a person are one value each. */
function fieldsOf(value: Json, path: string[]): Map<string, Json> {
  if (!isObject(value) || isPerson(value)) {
    return new Map(path.length === 0 && value === null ? [] : [[JSON.stringify(path), value]]);
  }
  return new Map(Object.entries(value).flatMap(([name, field]) => [...fieldsOf(field, [...path, name])]));
}

function isObject(value: Json): value is { [name: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export interface Person {
  userId: string;
  username: string;
}

export function isPerson(value: Json | undefined): value is Json & Person {
  return (
    value !== undefined &&
    isObject(value) &&
    typeof value.userId === 'string' &&
    typeof value.username === 'string'
  );
}

export function isPlainList(value: Json | undefined): value is (string | number)[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string' || typeof each === 'number');
}
