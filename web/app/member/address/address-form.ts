import type { Address } from '@junyao/commerce/contract';
import { isMobile } from '@junyao/commerce/contract/typed';
import { createAttempts } from '../../api/attempt.ts';
import { post } from '../../api/commerce.ts';
import { fieldsOf } from '../../form/fields-of.ts';
import type { FormSpec } from '../../form/form-action.ts';

export const addressParts = ['recipientName', 'phone', 'province', 'city', 'district', 'street'] as const;

export type AddressPart = (typeof addressParts)[number];

export type KnownParts = { [Part in AddressPart]?: string | undefined };

export type EnteredAddress = Record<AddressPart, string> & {
  isDefault: boolean;
  /** Empty for a new address. */
  addressId: string;
};

const attempt = createAttempts();

/** The phone must look like a mainland Chinese mobile number. Commerce checks everything again. */
export const addressForm: FormSpec<EnteredAddress, Address> = {
  intent: 'saveAddress',

  read(form) {
    const { line, phone, raw } = fieldsOf(form);
    return {
      recipientName: line('recipientName'),
      phone: phone('phone'),
      province: raw('province'),
      city: raw('city'),
      district: raw('district'),
      street: line('street'),
      isDefault: raw('isDefault') === 'on',
      addressId: raw('addressId'),
    };
  },

  check(entered) {
    const missing = addressParts.filter((part) => !entered[part]);
    return {
      ...(!isMobile(entered.phone) && { phone: 'user:address.phoneInvalid' }),
      ...Object.fromEntries(missing.map((part) => [part, 'user:address.required'])),
    };
  },

  send({ addressId, ...address }, signal) {
    return addressId
      ? post('/userinfo/address/update', { addressId, ...address }, { signal })
      : attempt(address, (input) => post('/userinfo/address/add', input, { signal }));
  },
};

export const deleteAddressForm = addressMove('deleteAddress', async (addressId, signal) => {
  await post('/userinfo/address/delete', { addressId }, { signal });
  return addressId;
});

export const defaultAddressForm = addressMove('defaultAddress', (addressId, signal) =>
  post('/userinfo/address/set_default', { addressId }, { signal }),
);

function addressMove<Done>(
  intent: string,
  move: (addressId: string, signal: AbortSignal) => Promise<Done>,
): FormSpec<{ addressId: string }, Done> {
  return {
    intent,
    read: (form) => ({ addressId: fieldsOf(form).raw('addressId') }),
    check: () => ({}),
    send: ({ addressId }, signal) => move(addressId, signal),
  };
}
