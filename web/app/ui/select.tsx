import type { ComponentProps } from 'react';
import { Chevron } from './chevron.tsx';
import { Field, type FieldProps } from './field.tsx';

type SelectProps = Omit<FieldProps, 'children'> &
  Omit<ComponentProps<'select'>, 'id' | 'className' | 'children'> & {
    /** Shown until an option is chosen. */
    placeholder: string;
    options: readonly { value: string; label: string }[];
  };

export function Select({ label, error, hint, className, placeholder, options, ...select }: SelectProps) {
  return (
    <Field label={label} error={error} hint={hint} className={className}>
      {(control) => (
        <div className="relative">
          <select
            {...control}
            className={`${control.className} appearance-none pr-10 text-ellipsis`}
            {...select}
          >
            <option value="">{placeholder}</option>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <Chevron className="pointer-events-none absolute top-1/2 right-4 -translate-y-1/2" />
        </div>
      )}
    </Field>
  );
}
