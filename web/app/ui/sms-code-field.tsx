import type { ClipboardEvent, ReactNode } from 'react';
import { Field } from './field.tsx';
import { ResendButton, type ResendButtonProps } from './resend-button.tsx';

interface SmsCodeFieldProps extends ResendButtonProps {
  /** The label of the field. `label` is the label of the button. */
  fieldLabel: string;
  error: string | undefined;
  hint: string | undefined;
  /** Finds the six digits in what a person types or pastes, such as the whole SMS. */
  readCode: (typed: string) => string;
  /** What screen readers say once, such as where the code was sent. The countdown itself stays silent. */
  sent?: string | undefined;
  /** Content below the field, such as the reason why no code was sent. */
  children?: ReactNode;
}

/** A field for the six digits of a code, with a button that requests the code by SMS. */
export function SmsCodeField({
  fieldLabel,
  error,
  hint,
  readCode,
  sent,
  children,
  ...button
}: SmsCodeFieldProps) {
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
              maxLength={20}
              required
              onPaste={(event) => pasteCode(event, readCode)}
              className={`${control.className} min-w-0 tabular-nums`}
            />
            <ResendButton {...button} />
          </div>
        )}
      </Field>
      <p role="status" className="sr-only">
        {sent}
      </p>
      {children}
    </div>
  );
}

/** Takes the code out of a pasted text. A text without a code is pasted as it is. */
function pasteCode(event: ClipboardEvent<HTMLInputElement>, readCode: SmsCodeFieldProps['readCode']): void {
  const code = readCode(event.clipboardData.getData('text'));
  if (!/^\d{6}$/.test(code)) return;
  event.preventDefault();
  const input = event.currentTarget;
  // React hears of a value that is set in this way once the event `input` follows.
  input.setRangeText(code, 0, input.value.length, 'end');
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
