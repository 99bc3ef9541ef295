import type { ClipboardEvent, ReactNode } from 'react';
import { Field } from './field.tsx';
import { ResendButton, type ResendButtonProps } from './resend-button.tsx';

interface SmsCodeFieldProps extends ResendButtonProps {
  /** The label of the field. `label` is the label of the button. */
  fieldLabel: string;
  error: string | undefined;
  hint: string | undefined;
  /** Finds the six digits in typed or pasted text, such as the whole SMS. */
  readCode: (typed: string) => string;
  /** Screen readers say this text once. The countdown itself is silent. */
  news?: string | undefined;
  children?: ReactNode;
}

export function SmsCodeField({
  fieldLabel,
  error,
  hint,
  readCode,
  news,
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
        {news}
      </p>
      {children}
    </div>
  );
}

/** A pasted text without a code stays as it is. */
function pasteCode(event: ClipboardEvent<HTMLInputElement>, readCode: SmsCodeFieldProps['readCode']): void {
  const code = readCode(event.clipboardData.getData('text'));
  if (!/^\d{6}$/.test(code)) return;
  event.preventDefault();
  const input = event.currentTarget;
  // React notices a value that is set in this way only by the event `input`.
  input.setRangeText(code, 0, input.value.length, 'end');
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
