import { type Field, isChoice } from './typed-fields.ts';

/** Returns false if none of the fields takes the value. */
export function writeInto(fields: readonly Field[], value: string): boolean {
  const field = fields.find((each) => takes(each, value));
  if (!field) return false;
  if (isChoice(field)) {
    if (!field.checked) field.click();
  } else if (field.value !== value) write(field, value);
  return true;
}

function takes(field: Field, value: string): boolean {
  if (isChoice(field)) return field.value === value;
  return !(field instanceof HTMLSelectElement) || [...field.options].some((option) => option.value === value);
}

/** React notices only a value that is set through the prototype and then announced by an event. */
function write(field: Field, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  const event = field instanceof HTMLSelectElement ? 'change' : 'input';
  field.dispatchEvent(new Event(event, { bubbles: true }));
}
