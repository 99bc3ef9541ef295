import type { Knex } from 'knex';
import * as users from './001-users.ts';
import * as catalog from './002-catalog.ts';
import * as orders from './003-orders.ts';
import * as ledger from './004-ledger.ts';
import * as staff from './005-staff.ts';
import * as recharges from './006-recharges.ts';
import * as reconciliations from './007-reconciliations.ts';
import * as messages from './008-messages.ts';
import * as service from './009-service.ts';
import * as secondFactors from './010-second-factors.ts';
import * as sealKeys from './011-seal-keys.ts';
import * as knownDevices from './012-known-devices.ts';
import * as paymentAttempts from './013-payment-attempts.ts';
import * as providerBills from './014-provider-bills.ts';

/** A released migration is never edited; a change is a new migration. */
export const migrations: Record<string, Pick<Knex.Migration, 'up'>> = {
  '001-users': users,
  '002-catalog': catalog,
  '003-orders': orders,
  '004-ledger': ledger,
  '005-staff': staff,
  '006-recharges': recharges,
  '007-reconciliations': reconciliations,
  '008-messages': messages,
  '009-service': service,
  '010-second-factors': secondFactors,
  '011-seal-keys': sealKeys,
  '012-known-devices': knownDevices,
  '013-payment-attempts': paymentAttempts,
  '014-provider-bills': providerBills,
};
