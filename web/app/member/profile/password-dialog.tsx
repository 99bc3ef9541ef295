import { useTranslation } from 'react-i18next';
import { CodeField } from '../../form/code/code-field.tsx';
import { phoneCode } from '../../form/code/phone-code.ts';
import { NewPasswordFields } from '../../form/password/new-password-fields.tsx';
import { PhoneInput } from '../../form/phone-input.tsx';
import { useForm } from '../../form/use-form.ts';
import { FormDialog } from '../form-dialog.tsx';
import type { ProfileDialogProps } from './profile-dialog.ts';
import { passwordForm } from './profile-forms.ts';

const codeKind = phoneCode('change_password');

/** A code to the member's own phone confirms the new password. */
export function PasswordDialog({ profile, open, onClose, onSaved }: ProfileDialogProps) {
  const { t } = useTranslation(['user', 'auth']);
  const form = useForm(passwordForm, {
    onDone() {
      form.reset();
      onSaved('password.done');
    },
  });
  return (
    <FormDialog
      form={form}
      open={open}
      onClose={onClose}
      title={t('profile.changePassword')}
      submitLabel={t('profile.changePassword')}
      failed={t('password.failed')}
    >
      <p className="text-small text-stone">{t('password.lead')}</p>
      <PhoneInput label={t('profile.phone')} defaultValue={profile.phone} error={form.errorOf('phone')} />
      <CodeField form={form} kind={codeKind} />
      <NewPasswordFields form={form} name="newPassword" />
    </FormDialog>
  );
}
