import type { Profile } from '@junyao/commerce/contract';
import { useTranslation } from 'react-i18next';
import { useForm } from '../../form/use-form.ts';
import { Input } from '../../ui/field.tsx';
import { FormDialog } from '../form-dialog.tsx';
import type { ProfileDialogProps } from './profile-dialog.ts';
import { nicknameForm } from './profile-forms.ts';

/** An empty nickname clears the nickname. */
export function NicknameDialog({ profile, open, onClose, onSaved }: ProfileDialogProps) {
  const { t } = useTranslation('user');
  const form = useForm(nicknameForm, {
    onDone(saved: Profile) {
      form.reset();
      onSaved(saved.nickname ? 'nickname.done' : 'nickname.cleared');
    },
  });
  return (
    <FormDialog
      form={form}
      open={open}
      onClose={onClose}
      title={t('profile.editNickname')}
      submitLabel={t('save')}
      failed={t('nickname.failed')}
    >
      <Input
        label={t('profile.nickname')}
        name="nickname"
        defaultValue={profile.nickname}
        autoComplete="nickname"
        maxLength={40}
        placeholder={profile.username}
        hint={t('nickname.hint')}
        error={form.errorOf('nickname')}
      />
    </FormDialog>
  );
}
