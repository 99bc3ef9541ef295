import { formAction } from '../../form/form-action.ts';
import { openChargeForm } from './charge/open-charge-form.ts';
import { withdrawForm } from './withdraw-form.ts';

export const action = formAction(openChargeForm, withdrawForm);
