import { type ComponentProps, type ReactNode, useId, useLayoutEffect, useState } from 'react';

export interface FieldProps {
  label: ReactNode;
  error?: string | undefined;
  hint?: ReactNode;
  className?: string | undefined;
  /** The attributes connect the control to its label, hint and error. */
  children: (control: ControlProps) => ReactNode;
}

export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  className: string;
}

/** The scroll margin brings the label and the error into view when the control gets the focus. */
const controlLook =
  'block w-full min-h-12 scroll-my-12 rounded-soft border border-rim/40 bg-white px-4 text-body text-ink ' +
  'transition-colors placeholder:text-stone hover:border-rim focus-visible:border-sky ' +
  'focus-visible:outline-1 focus-visible:outline-offset-0 aria-invalid:border-copper disabled:bg-moon';

export function Field({ label, error, hint, className, children }: FieldProps) {
  const id = useId();
  const noteId = `${id}note`;
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block text-small text-stone">
        {label}
      </label>
      {children({
        id,
        'aria-describedby': error || hint ? noteId : undefined,
        'aria-invalid': error ? true : undefined,
        className: controlLook,
      })}
      {error ? (
        <FieldError id={noteId} controlId={id}>
          {error}
        </FieldError>
      ) : (
        hint && (
          <p id={noteId} className="mt-1.5 text-small text-stone">
            {hint}
          </p>
        )
      )}
    </div>
  );
}

interface FieldErrorProps {
  id: string;
  controlId: string;
  children: string;
}

/**
 * A form moves the focus to its first wrong field, and screen readers then read this text as the description of the
 * field. The text announces itself only if its field already had the focus, because it would otherwise be read twice.
 */
function FieldError({ id, controlId, children }: FieldErrorProps) {
  const [announces, setAnnounces] = useState(false);
  useLayoutEffect(() => {
    setAnnounces(children !== '' && document.activeElement?.id === controlId);
  }, [children, controlId]);
  return (
    <p id={id} className="mt-1.5 text-small text-copper" role={announces ? 'alert' : undefined}>
      {children}
    </p>
  );
}

type InputProps = Omit<FieldProps, 'children'> & Omit<ComponentProps<'input'>, 'id' | 'className'>;

export function Input({ label, error, hint, className, ...input }: InputProps) {
  return (
    <Field label={label} error={error} hint={hint} className={className}>
      {(control) => <input {...control} {...input} />}
    </Field>
  );
}

type CheckboxProps = Pick<FieldProps, 'label' | 'error'> & Omit<ComponentProps<'input'>, 'id' | 'type'>;

export function Checkbox({ label, error, ...input }: CheckboxProps) {
  const id = useId();
  const errorId = `${id}error`;
  return (
    <div className="text-small">
      <label htmlFor={id} className="flex min-h-11 items-start gap-3 py-2.5">
        <input
          {...input}
          id={id}
          type="checkbox"
          aria-describedby={error ? errorId : undefined}
          aria-invalid={error ? true : undefined}
          className="mt-0.5 size-4.5 flex-none scroll-my-12 accent-sky"
        />
        <span>{label}</span>
      </label>
      {error && (
        <FieldError id={errorId} controlId={id}>
          {error}
        </FieldError>
      )}
    </div>
  );
}
