import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormState } from '../use-form.ts';
import { PasswordField } from './password-field.tsx';
import { PasswordMeter } from './password-meter.tsx';

interface NewPasswordFieldsProps<Name extends string> {
  form: FormState<Name | 'confirmPassword'>;
  /** The name of the first field, which also gives its label. */
  name: Name & ('password' | 'newPassword');
}

export function NewPasswordFields<Name extends string>({ form, name }: NewPasswordFieldsProps<Name>) {
  const { t } = useTranslation('auth');
  const [password, setPassword] = useState('');
  const meter = useId();
  return (
    <>
      <PasswordField
        label={t(`fields.${name}`)}
        name={name}
        autoComplete="new-password"
        error={form.errorOf(name)}
        describedBy={meter}
        onChange={setPassword}
      >
        <PasswordMeter id={meter} password={password} />
      </PasswordField>
      <PasswordField
        label={t('fields.confirmPassword')}
        name="confirmPassword"
        autoComplete="new-password"
        error={form.errorOf('confirmPassword')}
      />
    </>
  );
}
