import { channels } from '../../contract/choices.ts';
import { normalSerialNo } from '../../contract/serial-no.ts';
import type { ConditionsOn } from '../db/query.ts';

/** Names all channels, so that the database uses the index on channel and serial number. */
export function whereSerialNo(query: ConditionsOn<'recharges'>, serialNo: string): void {
  query.whereIn('recharges.channel', channels);
  query.where('recharges.serialNo', normalSerialNo(serialNo));
}
