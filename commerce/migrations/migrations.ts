import type { Knex } from 'knex';
import * as users from './001-users.ts';
import * as catalogue from './002-catalogue.ts';
import * as ledger from './003-ledger.ts';
import * as orders from './004-orders.ts';
import * as service from './005-service.ts';
import * as staff from './006-staff.ts';
import * as charges from './007-charges.ts';
import * as fulfilment from './008-fulfilment.ts';
import * as messages from './009-messages.ts';
import * as jobs from './010-jobs.ts';

/** In the order they run. A migration that has shipped is never edited; a change is a new one. */
export const migrations: Record<string, Knex.Migration> = {
  '001-users': users,
  '002-catalogue': catalogue,
  '003-ledger': ledger,
  '004-orders': orders,
  '005-service': service,
  '006-staff': staff,
  '007-charges': charges,
  '008-fulfilment': fulfilment,
  '009-messages': messages,
  '010-jobs': jobs,
};
