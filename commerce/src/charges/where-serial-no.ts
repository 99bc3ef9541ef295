import { channels } from '../../contract/choices.ts';
import { normalSerialNo } from '../../contract/serial-no.ts';
import type { ConditionsOn } from '../db/query.ts';

/** Names all channels, so that the database uses the index on channel and serial number. */
export function whereSerialNo(query: ConditionsOn<'charges'>, serialNo: string): void {
  query.whereIn('charges.channel', channels);
  query.where('charges.serialNo', normalSerialNo(serialNo));
}
