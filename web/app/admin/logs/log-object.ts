import type { Permission } from '@junyao/commerce/contract';
import { isRecordKind, recordAddress } from '../record/record-places.ts';

/** Splits an object of the log, such as `order:JO…`. */
export function readObject(object: string): { kind: string; id: string } {
  const [, kind = object, id = ''] = /^(\w+):(.*)$/s.exec(object) ?? [];
  return { kind, id };
}

/** Undefined if the object has no record that the person may open. */
export function addressOfObject(
  object: string,
  may: (permission: Permission) => boolean,
): string | undefined {
  const { kind, id } = readObject(object);
  return id && isRecordKind(kind) ? recordAddress(kind, id, may) : undefined;
}
