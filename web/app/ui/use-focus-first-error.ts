import { type RefObject, useEffect, useRef } from 'react';

/**
 * For a form: puts the focus on its first field that was not accepted.
 * @param result changes with every attempt to send the form
 */
export function useFocusFirstError(result: unknown): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (result) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [result]);
  return form;
}
