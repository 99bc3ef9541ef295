import { type ReactNode, useLayoutEffect, useRef } from 'react';

interface TypedFieldsProps {
  /** The fields only show what was entered. Their text can still be selected and copied. */
  readOnly: boolean;
  /** Called when somebody changes a field. */
  onChange?: () => void;
  children: ReactNode;
}

/** What has no `readonly` of its own, and is disabled instead. */
const choices = 'select, button, input[type="radio"], input[type="checkbox"], input[type="file"]';

/**
 * The fields of a dialog. They are made read-only here and not by a context of `ui`, because every page of the shop
 * would load that, and the script of those pages has a budget (docs/decisions/011).
 */
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
