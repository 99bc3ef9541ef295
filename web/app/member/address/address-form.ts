import type { Address } from 'commerce/contract';
import { post } from '../../api/commerce.ts';
import { isMobile, tidyPhone } from '../../api/phone.ts';
import type { FormSpec } from '../../form/form-action.ts';

const required = ['recipientName', 'phone', 'province', 'city', 'district', 'street'] as const;

type EnteredAddress = Record<(typeof required)[number], string> & { isDefault: boolean };

/**
 * The form of a new address. All fields are required, and the phone must look like a mainland Chinese mobile
 * number. Commerce checks everything again.
 */
export const addAddressForm: FormSpec<EnteredAddress, Address> = {
  intent: 'addAddress',

  read(form) {
    const text = (name: string) => String(form.get(name) ?? '').trim();
    return {
      recipientName: text('recipientName'),
      phone: tidyPhone(text('phone')),
      province: text('province'),
      city: text('city'),
      district: text('district'),
      street: text('street'),
      isDefault: form.get('isDefault') === 'on',
    };
  },

  check(entered) {
    const missing = required.filter((field) => !entered[field]);
    return {
      ...(!isMobile(entered.phone) && { phone: 'user:address.phoneInvalid' }),
      ...Object.fromEntries(missing.map((field) => [field, 'user:address.required'])),
    };
  },

  send: (entered, signal) => post('/userinfo/address/add', entered, { signal }),
};
