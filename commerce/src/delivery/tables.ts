import type { Table } from '../db/tables.ts';
import type { DeliveryArea } from './delivery-area.ts';

declare module '../db/tables.ts' {
  interface Tables {
    /** A copy of the site settings in the CMS. */
    deliveryAreas: Table<{ area: DeliveryArea }>;
  }
}
