import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '../../ui/field.tsx';

interface PasswordFieldProps {
  name: string;
  label: string;
  autoComplete: 'current-password' | 'new-password';
  error: string | undefined;
  onChange?: (value: string) => void;
  /** The id of another element that describes the field, such as the password meter. */
  describedBy?: string;
  children?: ReactNode;
}

export function PasswordField({
  name,
  label,
  autoComplete,
  error,
  onChange,
  describedBy,
  children,
}: PasswordFieldProps) {
  const { t } = useTranslation('auth');
  const [visible, setVisible] = useState(false);
  return (
    <div>
      <Field label={label} error={error}>
        {({ className, 'aria-describedby': note, ...control }) => (
          <div className="relative">
            <input
              {...control}
              name={name}
              type={visible ? 'text' : 'password'}
              autoComplete={autoComplete}
              autoCapitalize="none"
              spellCheck={false}
              maxLength={128}
              required
              aria-describedby={[note, describedBy].filter(Boolean).join(' ') || undefined}
              className={`${className} pr-18`}
              onChange={(event) => onChange?.(event.target.value)}
            />
            <button
              type="button"
              aria-pressed={visible}
              aria-label={t('showPassword')}
              onClick={() => setVisible(!visible)}
              className="absolute inset-y-0 right-0 min-w-14 px-4 text-small text-stone hover:text-ink"
            >
              {visible ? t('hide') : t('show')}
            </button>
          </div>
        )}
      </Field>
      {children}
    </div>
  );
}
