import { type ReactNode, useLayoutEffect, useRef } from 'react';

interface TypedFieldsProps {
  /** The fields only show what was typed. Their text can still be selected and copied. */
  readOnly: boolean;
  children: ReactNode;
}

/**
 * The fields of a dialog. They are made read-only here and not by a context of `ui`, because every page of the shop
 * would load that, and the script of those pages has a budget (docs/decisions/011).
 */
export function TypedFields({ readOnly, children }: TypedFieldsProps) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!readOnly) return;
    const fields = [...(ref.current?.querySelectorAll<HTMLInputElement>('input, textarea') ?? [])];
    for (const field of fields) field.readOnly = true;
    return () => {
      for (const field of fields) field.readOnly = false;
    };
  }, [readOnly]);
  return (
    <div ref={ref} className="space-y-5 empty:hidden [&_[readonly]]:bg-moon">
      {children}
    </div>
  );
}
