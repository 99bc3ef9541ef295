import type { ClipboardEvent, ReactNode } from 'react';
import { Field } from './field.tsx';
import { ResendButton, type ResendButtonProps } from './resend-button.tsx';

interface SmsCodeFieldProps extends ResendButtonProps {
  /** The label of the field. `label` is the label of the button. */
  fieldLabel: string;
  error: string | undefined;
  hint: string | undefined;
  /** What screen readers say once, such as where the code was sent. The countdown itself stays silent. */
  sent?: string | undefined;
  /** Content below the field, such as the reason why no code was sent. */
  children?: ReactNode;
}

/** A field for the six digits of a code, with a button that requests the code by SMS. */
export function SmsCodeField({ fieldLabel, error, hint, sent, children, ...button }: SmsCodeFieldProps) {
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
              onPaste={pasteCode}
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

/** Takes the code out of a pasted text, such as the whole SMS. */
function pasteCode(event: ClipboardEvent<HTMLInputElement>): void {
  const text = event.clipboardData.getData('text').replaceAll(/[\s-]/g, '');
  const [code] = text.match(/(?<!\d)\d{6}(?!\d)/) ?? [];
  if (!code) return;
  event.preventDefault();
  const input = event.currentTarget;
  // React hears of a value that is set in this way once the event `input` follows.
  input.setRangeText(code, 0, input.value.length, 'end');
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
