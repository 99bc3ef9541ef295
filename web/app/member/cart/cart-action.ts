import { formAction } from '../../form/form-action.ts';
import { contactForm } from '../../shell/contact/contact-form.ts';
import { addressForm } from '../address/address-form.ts';
import { openChargeForm } from '../wallet/charge/open-charge-form.ts';
import { placeOrderForm } from './place-order-form.ts';

export const action = formAction(placeOrderForm, openChargeForm, addressForm, contactForm);
