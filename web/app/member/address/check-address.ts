import { isMobile, tidyPhone } from '../../api/phone.ts';

export interface EnteredAddress {
  recipientName: string;
  phone: string;
  province: string;
  city: string;
  district: string;
  street: string;
}

/** Field → key below `user:address` that says what is wrong with it. */
export type AddressErrors = Partial<Record<keyof EnteredAddress, 'required' | 'phoneInvalid'>>;

export const addressFields = ['recipientName', 'phone', 'province', 'city', 'district', 'street'] as const;

/** Everything is required; the phone has the shape of a mainland mobile number. Commerce checks again. */
export function checkAddress(entered: EnteredAddress): AddressErrors {
  const errors: AddressErrors = {};
  for (const field of addressFields) if (!entered[field]) errors[field] = 'required';
  if (entered.phone && !isMobile(entered.phone)) errors.phone = 'phoneInvalid';
  return errors;
}

/** What the form holds, trimmed. */
export function readAddress(form: FormData): EnteredAddress {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  return {
    recipientName: text('recipientName'),
    phone: tidyPhone(text('phone')),
    province: text('province'),
    city: text('city'),
    district: text('district'),
    street: text('street'),
  };
}
