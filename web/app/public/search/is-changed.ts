/** Compares with the values that the page was sent with. */
export function isChanged(form: HTMLFormElement): boolean {
  return [...form.elements].some((field) =>
    field instanceof HTMLSelectElement
      ? field.value !== valueSent(field)
      : field instanceof HTMLInputElement && field.value !== field.defaultValue,
  );
}

function valueSent({ options }: HTMLSelectElement): string | undefined {
  return ([...options].find((option) => option.hasAttribute('selected')) ?? options[0])?.value;
}
