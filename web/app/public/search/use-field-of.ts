import { useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router';

/** Keeps a field equal to the address, except while the visitor types. Going back changes the focused field too. */
export function useFieldOf<Field extends HTMLInputElement | HTMLSelectElement>(value: string) {
  const ref = useRef<Field>(null);
  const shown = useRef(value);
  const wentBack = useNavigationType() === 'POP';
  useEffect(() => {
    if (shown.current === value) return;
    shown.current = value;
    const field = ref.current;
    if (field && (wentBack || field !== document.activeElement)) field.value = value;
  }, [value, wentBack]);
  return ref;
}
