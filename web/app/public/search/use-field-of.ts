import { useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router';

/**
 * Keeps an uncontrolled field equal to the address, without disturbing a visitor who is typing in it. Going back in
 * the history changes the focused field too.
 */
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
