import type { Trx } from '../db/db.ts';
import { transaction } from '../db/transaction.ts';
import type { Routes } from '../http/routes.ts';
import { remember } from '../requests/remember.ts';
import { addAddress } from './add-address.ts';
import { Address } from './address.ts';
import { deleteAddress, setDefault, updateAddress } from './change-address.ts';
import { presentAddress, presentAddresses } from './present-address.ts';
import { recognizeAddress } from './recognize-address.ts';

export const addressRoutes = {
  'GET /userinfo/address/query': async ({ services, member }) => {
    const addresses = await services
      .db('addresses')
      .where({ userId: member.userId })
      .orderBy([
        { column: 'isDefault', order: 'desc' },
        { column: 'createdAt', order: 'desc' },
      ]);
    return presentAddresses(services.db, Address.from(addresses));
  },

  'POST /userinfo/address/add': (
    { services: { db, clock }, member: { userId } },
    { requestId, ...address },
  ) => {
    const at = clock.now();
    const add = async (trx: Trx) => presentAddress(trx, await addAddress(trx, { ...address, userId, at }));
    if (!requestId) return transaction(db, add);
    const input = { requestId, ...address };
    return remember(db, { principal: userId, endpoint: 'address/add', input }, at, add);
  },

  'POST /userinfo/address/update': async ({ services, member: { userId } }, input) => {
    const address = await transaction(services.db, (trx) => updateAddress(trx, { ...input, userId }));
    return presentAddress(services.db, address);
  },

  'POST /userinfo/address/delete': async ({ services, member: { userId } }, { addressId }) => {
    await transaction(services.db, (trx) => deleteAddress(trx, { userId, addressId }));
    return {};
  },

  'POST /userinfo/address/set_default': async ({ services, member: { userId } }, { addressId }) => {
    const address = await transaction(services.db, (trx) => setDefault(trx, { userId, addressId }));
    return presentAddress(services.db, address);
  },

  'POST /userinfo/address/recognize': async (_, { text }) => recognizeAddress(text),
} satisfies Partial<Routes>;
