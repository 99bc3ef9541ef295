import { useEffect, useEffectEvent } from 'react';
import type { FormSpec } from '../../form/form-action.ts';
import type { FormState } from '../../form/use-form.ts';
import { allFields } from '../../private/typed/typed-fields.ts';
import { writeInto } from '../../private/typed/write-into.ts';

interface KeptAttempt<Field extends string, Done> {
  open: boolean;
  spec: FormSpec<Record<Field, string>, Done>;
  values: Partial<Record<Field, string>>;
  form: FormState<Field | 'reason'>;
  hold: (attempt: FormData) => void;
}

/** Finds the attempt without an answer that the tab has kept for the record, fills the fields with it and holds it. */
export function useKeptAttempt<Field extends string, Done>({
  open,
  spec,
  values,
  form,
  hold,
}: KeptAttempt<Field, Done>): void {
  const find = useEffectEvent(() => {
    const kept = spec.keptAttempt?.(values);
    if (!kept || !form.ref.current) return;
    const attempt = new FormData();
    attempt.set('intent', spec.intent);
    for (const [name, value] of Object.entries<string>(kept)) {
      attempt.set(name, value);
      writeInto(
        allFields(form.ref.current).filter((field) => field.name === name),
        value,
      );
    }
    // A locked choice cannot be set, so the fields are filled before they are locked.
    hold(attempt);
  });
  useEffect(() => {
    if (open) find();
  }, [open]);
}
