import { transaction } from '../db/transaction.ts';
import type { Routes } from '../http/routes.ts';
import { addAddress } from './add-address.ts';
import { Address, presentAddress } from './address.ts';
import { deleteAddress, setDefault, updateAddress } from './change-address.ts';
import { recognizeAside } from './recognize-address.ts';

export const addressRoutes = {
  'GET /userinfo/address/query': async ({ services, member }) => {
    const addresses = await services
      .db('addresses')
      .where({ userId: member.userId })
      .orderBy([
        { column: 'isDefault', order: 'desc' },
        { column: 'createdAt', order: 'desc' },
      ]);
    return Address.from(addresses).map(presentAddress);
  },

  'POST /userinfo/address/add': async ({ services, member }, input) => {
    const at = services.clock.now();
    const address = await transaction(services.db, (trx) =>
      addAddress(trx, { ...input, userId: member.userId, at }),
    );
    return presentAddress(address);
  },

  'POST /userinfo/address/update': async ({ services, member: { userId } }, input) => {
    const address = await transaction(services.db, (trx) => updateAddress(trx, { ...input, userId }));
    return presentAddress(address);
  },

  'POST /userinfo/address/delete': async ({ services, member: { userId } }, { addressId }) => {
    await transaction(services.db, (trx) => deleteAddress(trx, { userId, addressId }));
    return {};
  },

  'POST /userinfo/address/set_default': async ({ services, member: { userId } }, { addressId }) => {
    const address = await transaction(services.db, (trx) => setDefault(trx, { userId, addressId }));
    return presentAddress(address);
  },

  'POST /userinfo/address/recognize': (_, { text }) => recognizeAside(text),
} satisfies Partial<Routes>;
