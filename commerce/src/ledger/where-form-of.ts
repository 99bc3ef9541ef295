import { normalSerialNo } from '../../contract/serial-no.ts';
import type { Conditions } from '../db/query.ts';
import { type ColumnName, column } from '../db/tables.ts';

type SerialNoColumn = Extract<ColumnName, `${string}.${'serialNo' | 'confirmedSerialNo'}`>;

/**
 * Adds a condition to a query: the column must hold this number of a provider, in its normal form or in another form
 * that an earlier release stored. The condition compares with few values, so an index of the column serves it.
 */
export function whereFormOf(
  query: Pick<Conditions<unknown>, 'whereRaw'>,
  name: SerialNoColumn,
  serialNo: string,
): void {
  const normal = normalSerialNo(serialNo);
  query.whereRaw(
    `${column(name)} IN (
      SELECT CAST(? AS VARCHAR) UNION ALL SELECT old.serial_no FROM old_serial_nos old WHERE old.normal_form = ?)`,
    [normal, normal],
  );
}

/** SQL for the normal form of a stored number. */
export function normalFormSql(serialNo: string): string {
  return `COALESCE((SELECT old.normal_form FROM old_serial_nos old WHERE old.serial_no = ${serialNo}), ${serialNo})`;
}
