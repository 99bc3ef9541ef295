import { formAction } from '../../../form/form-action.ts';
import { openChargeForm } from './open-charge-form.ts';

/** For pages on which a recharge can be opened, but that have no other form. */
export const action = formAction(openChargeForm);
