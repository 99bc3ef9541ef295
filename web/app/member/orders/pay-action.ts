import { formAction } from '../../form/form-action.ts';
import { chargeOrderForm } from './pay-directly/charge-order-form.ts';
import { payOrderForm } from './pay-order-form.ts';

export const action = formAction(payOrderForm, chargeOrderForm);
