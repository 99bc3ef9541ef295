import { type ReactNode, useLayoutEffect, useRef } from 'react';

interface TypedFieldsProps {
  readOnly: boolean;
  onChange?: () => void;
  children: ReactNode;
}

/** These elements have no `readonly`, so they are disabled. */
const choices = 'select, button, input[type="radio"], input[type="checkbox"], input[type="file"]';

/** This is no context of `ui`, because every page of the shop would load it (script budget: docs/decisions/011). */
export function TypedFields({ readOnly, onChange, children }: TypedFieldsProps) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!readOnly) return;
    const texts = found<HTMLInputElement>(ref.current, 'input, textarea');
    const chosen = found<HTMLSelectElement>(ref.current, choices).filter(({ disabled }) => !disabled);
    for (const field of texts) field.readOnly = true;
    for (const field of chosen) field.disabled = true;
    return () => {
      for (const field of texts) field.readOnly = false;
      for (const field of chosen) field.disabled = false;
    };
  }, [readOnly]);
  return (
    <div ref={ref} className="space-y-5 empty:hidden [&_[readonly]]:bg-moon" onChange={onChange}>
      {children}
    </div>
  );
}

function found<Field extends HTMLElement>(within: HTMLElement | null, selector: string): Field[] {
  return [...(within?.querySelectorAll<Field>(selector) ?? [])];
}
