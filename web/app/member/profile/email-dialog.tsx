import { useTranslation } from 'react-i18next';
import { CodeField } from '../../form/code/code-field.tsx';
import { useForm } from '../../form/use-form.ts';
import { Input } from '../../ui/field.tsx';
import { FormDialog } from '../form-dialog.tsx';
import { emailAction } from './email-action.ts';
import { emailCode } from './email-code.ts';
import type { ProfileDialogProps } from './profile-dialog.ts';
import { emailForm } from './profile-forms.ts';

/** For a new email address, or for the present one while it is not verified. */
export function EmailDialog({ profile, open, onClose, onSaved }: ProfileDialogProps) {
  const { t } = useTranslation(['user', 'auth']);
  const form = useForm(emailForm, {
    onDone() {
      form.reset();
      onSaved('email.done');
    },
  });
  return (
    <FormDialog
      form={form}
      open={open}
      onClose={onClose}
      title={t(`profile.${emailAction(profile).title}`)}
      submitLabel={t('email.submit')}
      failed={t('email.failed')}
    >
      <p className="text-small text-stone">{t('email.lead')}</p>
      <Input
        label={t('profile.email')}
        name="email"
        type="email"
        defaultValue={profile.emailVerified ? '' : (profile.email ?? '')}
        autoComplete="email"
        maxLength={120}
        required
        error={form.errorOf('email')}
      />
      <CodeField form={form} kind={emailCode} />
    </FormDialog>
  );
}
