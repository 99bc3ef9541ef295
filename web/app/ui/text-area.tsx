import { type ComponentProps, useContext } from 'react';
import { Field, type FieldProps } from './field.tsx';
import { FieldsReadOnly } from './fields-read-only.ts';

type TextAreaProps = Omit<FieldProps, 'children'> & Omit<ComponentProps<'textarea'>, 'id' | 'className'>;

/** A field for several lines. */
export function TextArea({ label, error, hint, className, ...textarea }: TextAreaProps) {
  const readOnly = useContext(FieldsReadOnly);
  return (
    <Field label={label} error={error} hint={hint} className={className}>
      {(control) => (
        <textarea
          {...control}
          className={`${control.className} py-3`}
          rows={3}
          readOnly={readOnly}
          {...textarea}
        />
      )}
    </Field>
  );
}
