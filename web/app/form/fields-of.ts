import {
  typedAccount,
  typedEmail,
  typedLine,
  typedPassword,
  typedPhone,
  typedSmsCode,
  typedText,
} from '@junyao/commerce/contract/typed';
import { readAmount } from './read-amount.ts';

/** Reads fields as commerce checks and stores them. A missing field is empty. */
export function fieldsOf(form: FormData) {
  const raw = (name: string) => String(form.get(name) ?? '');
  return {
    /** A value that nobody types, such as an id. */
    raw,
    line: (name: string) => typedLine(raw(name)),
    text: (name: string) => typedText(raw(name)),
    phone: (name: string) => typedPhone(raw(name)),
    email: (name: string) => typedEmail(raw(name)),
    account: (name: string) => typedAccount(raw(name)),
    smsCode: (name: string) => typedSmsCode(raw(name)),
    password: (name: string) => typedPassword(raw(name)),
    /** In yuan; NaN if the text is no amount. */
    amount: (name: string) => readAmount(raw(name)),
  };
}
