import { useTranslation } from 'react-i18next';
import { CodeField } from '../../form/code-field.tsx';
import { NewPasswordFields } from '../../form/password/new-password-fields.tsx';
import { phoneCode } from '../../form/phone-code.ts';
import { useForm } from '../../form/use-form.ts';
import { Input } from '../../ui/field.tsx';
import { FormDialog } from '../form-dialog.tsx';
import type { ProfileDialogProps } from './profile-dialog.ts';
import { passwordForm } from './profile-forms.ts';

const codeKind = phoneCode('change_password');

/** A dialog for a new password, which a code to the member's own phone confirms. */
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
      <Input
        label={t('profile.phone')}
        name="phone"
        type="tel"
        inputMode="tel"
        defaultValue={profile.phone}
        autoComplete="tel-national"
        maxLength={20}
        required
        error={form.errorOf('phone')}
      />
      <CodeField form={form} kind={codeKind} />
      <NewPasswordFields form={form} name="newPassword" />
    </FormDialog>
  );
}
