import type { Typed, TypedField } from './typed.ts';
import { allFields, type Field, formOf, isChoice } from './typed-fields.ts';

/**
 * Writes kept values into the fields of the page. A form may open later, and a region is a choice only after
 * its province has been chosen, so a value waits until the page has its field.
 */
export function fillIn({ pathname, fields }: Typed, left: AbortSignal): void {
  let waiting = fields;
  const observer = new MutationObserver(fill);
  function fill() {
    waiting = window.location.pathname === pathname ? waiting.filter((typed) => !isFilledIn(typed)) : [];
    if (waiting.length === 0) observer.disconnect();
  }
  if (left.aborted) return;
  observer.observe(document.body, { childList: true, subtree: true });
  left.addEventListener('abort', () => observer.disconnect());
  fill();
}

/** Fills in one field. Returns false while the page does not have the field. */
function isFilledIn({ form, name, value }: TypedField): boolean {
  const field = allFields().find(
    (each) =>
      each.name === name &&
      formOf(each) === form &&
      (!isChoice(each) || each.value === value) &&
      takes(each, value),
  );
  if (!field) return false;
  if (isChoice(field)) {
    if (!field.checked) field.click();
  } else if (field.value !== value) write(field, value);
  return true;
}

function takes(field: Field, value: string): boolean {
  return !(field instanceof HTMLSelectElement) || [...field.options].some((option) => option.value === value);
}

/** Writes as typing does: React hears only of a value that is set through the prototype and then announced. */
function write(field: Field, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  const event = field instanceof HTMLSelectElement ? 'change' : 'input';
  field.dispatchEvent(new Event(event, { bubbles: true }));
}
