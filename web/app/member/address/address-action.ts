import { formAction } from '../../form/form-action.ts';
import { addressForm, defaultAddressForm, deleteAddressForm } from './address-form.ts';

export const action = formAction(addressForm, deleteAddressForm, defaultAddressForm);
