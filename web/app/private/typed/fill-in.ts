import type { Typed, TypedField } from './typed.ts';
import { allFields, formOf } from './typed-fields.ts';
import { writeInto } from './write-into.ts';

/** A form may open later, and a region depends on the chosen province, so a value waits until its field exists. */
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

/** Returns false while the page does not have the field. */
function isFilledIn({ form, name, value }: TypedField): boolean {
  const fields = allFields().filter((each) => each.name === name && formOf(each) === form);
  return writeInto(fields, value);
}
