import { formAction } from '../../form/form-action.ts';
import { refundForm } from './refund-form.ts';
import { withdrawForm } from './withdraw-form.ts';

export const action = formAction(refundForm, withdrawForm);
