import type { TypedField } from './typed.ts';

export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Passwords and codes are never kept. A hidden field has no text of the member. */
const notKept = '[type=hidden], [type=password], [type=file], [autocomplete=one-time-code]';

export function readFields(): TypedField[] {
  return allFields().flatMap((field) => {
    const { name, value } = field;
    const chosen = isChoice(field) ? field.checked : value !== '';
    return chosen ? [{ form: formOf(field), name, value }] : [];
  });
}

export function allFields(within: ParentNode = document): Field[] {
  const fields = within.querySelectorAll<Field>('input[name], textarea[name], select[name]');
  return [...fields].filter((field) => !field.matches(notKept));
}

export function isChoice(field: Field): field is HTMLInputElement {
  return field.type === 'checkbox' || field.type === 'radio';
}

/** The intent, and in a dialog also the ids and codes in the form, because each address or order has its own form. */
export function formOf({ form }: Field): string {
  if (!form) return '';
  const hidden = [...form.querySelectorAll<HTMLInputElement>('input[type=hidden]')];
  return hidden
    .filter(({ name }) => name === 'intent' || (form.closest('dialog') && /(Id|No|Code)$/.test(name)))
    .map(({ value }) => value)
    .join(' ');
}
