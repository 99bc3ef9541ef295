import type { ReactNode } from 'react';
import { Field } from './field.tsx';
import { ResendButton, type ResendButtonProps } from './resend-button.tsx';

interface SmsCodeFieldProps extends ResendButtonProps {
  /** Of the field. */
  fieldLabel: string;
  error: string | undefined;
  hint: string | undefined;
  /** What stands below, such as why no code was sent. */
  children?: ReactNode;
}

/** The six digits from a phone, and the button that has them sent. */
export function SmsCodeField({ fieldLabel, error, hint, children, ...button }: SmsCodeFieldProps) {
  return (
    <div className="space-y-3">
      <Field label={fieldLabel} error={error} hint={hint}>
        {(control) => (
          <div className="flex gap-3">
            <input
              {...control}
              name="code"
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={6}
              required
              className={`${control.className} min-w-0 tabular-nums`}
            />
            <ResendButton {...button} />
          </div>
        )}
      </Field>
      {children}
    </div>
  );
}
