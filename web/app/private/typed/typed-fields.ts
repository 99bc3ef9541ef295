import type { TypedField } from './typed.ts';

export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Passwords and codes are never kept. A hidden field has no text of the member. */
const notKept = '[type=hidden], [type=password], [type=file], [autocomplete=one-time-code]';

/** All fields of the page that have a value. */
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

/**
 * Names the form of a field by its intent. A form in a dialog is also named by the numbers, ids and codes in it,
 * because each address, order or piece has such a form.
 */
export function formOf({ form }: Field): string {
  if (!form) return '';
  const hidden = [...form.querySelectorAll<HTMLInputElement>('input[type=hidden]')];
  return hidden
    .filter(({ name }) => name === 'intent' || (form.closest('dialog') && /(Id|No|Code)$/.test(name)))
    .map(({ value }) => value)
    .join(' ');
}
