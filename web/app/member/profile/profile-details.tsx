import type { Profile } from 'commerce/contract';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { Detail, Details } from '../../private/details.tsx';
import { LocalTime } from '../../private/local-time.tsx';
import { Button } from '../../ui/button.tsx';
import { StatusMark } from '../../ui/status-mark.tsx';
import { toast } from '../../ui/toast.ts';
import { maskPhone } from '../mask-phone.ts';
import { emailAction } from './email-action.ts';
import { EmailDialog } from './email-dialog.tsx';
import { NicknameDialog } from './nickname-dialog.tsx';
import { PasswordDialog } from './password-dialog.tsx';

type Opened = 'nickname' | 'email' | 'password';

const dialogs = { nickname: NicknameDialog, email: EmailDialog, password: PasswordDialog };

/** The data of the account, with buttons for what the member can change. */
export function ProfileDetails({ profile }: { profile: Profile }) {
  const { t, i18n } = useTranslation('user');
  const { revalidate } = useRevalidator();
  const email = emailAction(profile);
  const [opened, setOpened] = useState<Opened>();

  function confirm(message: string) {
    setOpened(undefined);
    toast(() => i18n.t(`user:${message}`));
    void revalidate();
  }

  return (
    <>
      <Details>
        <Detail term={t('profile.username')}>{profile.username}</Detail>
        <Detail term={t('profile.nickname')}>
          <Changeable
            label={t('profile.edit')}
            name={t('profile.editNickname')}
            onChange={() => setOpened('nickname')}
          >
            {profile.nickname || <span className="text-stone">{t('profile.noNickname')}</span>}
          </Changeable>
        </Detail>
        <Detail term={t('profile.phone')}>
          <Verified is={profile.phoneVerified}>
            <span className="tabular-nums">{maskPhone(profile.phone)}</span>
          </Verified>
        </Detail>
        <Detail term={t('profile.email')}>
          <Changeable
            label={t(`profile.${email.label}`)}
            name={t(`profile.${email.title}`)}
            onChange={() => setOpened('email')}
          >
            {profile.email ? (
              <Verified is={profile.emailVerified}>{profile.email}</Verified>
            ) : (
              <span className="text-stone">{t('profile.noEmail')}</span>
            )}
          </Changeable>
        </Detail>
        <Detail term={t('profile.password')}>
          <Changeable
            label={t('profile.changeIt')}
            name={t('profile.changePassword')}
            onChange={() => setOpened('password')}
          >
            <span aria-hidden="true">••••••••</span>
          </Changeable>
        </Detail>
        <Detail term={t('profile.registered')}>
          <LocalTime value={profile.registeredAt} show="date" />
        </Detail>
        <Detail term={t('profile.lastLogin')}>
          {profile.lastLoginAt ? <LocalTime value={profile.lastLoginAt} /> : '–'}
        </Detail>
        <Detail term={t('profile.userId')}>
          <span className="break-all text-stone tabular-nums">{profile.userId}</span>
        </Detail>
      </Details>
      {Object.entries(dialogs).map(([name, Dialog]) => (
        <Dialog
          key={name}
          profile={profile}
          open={name === opened}
          onClose={() => setOpened(undefined)}
          onSaved={confirm}
        />
      ))}
    </>
  );
}

interface ChangeableProps {
  label: string;
  /** The name of the button for screen readers, which contains the label. */
  name: string;
  onChange: () => void;
  children: ReactNode;
}

/** A value with a button that opens the dialog in which the value is changed. */
function Changeable({ label, name, onChange, children }: ChangeableProps) {
  return (
    <span className="flex items-center justify-between gap-x-6">
      <span className="min-w-0 wrap-anywhere">{children}</span>
      <Button variant="plain" className="-my-2.5 shrink-0" aria-label={name} onClick={onChange}>
        {label}
      </Button>
    </span>
  );
}

function Verified({ is, children }: { is: boolean; children: ReactNode }) {
  const { t } = useTranslation('user');
  return (
    <span className="flex flex-wrap items-center gap-x-5 gap-y-1">
      <span>{children}</span>
      <StatusMark tone={is ? 'good' : 'unknown'}>
        {t(is ? 'profile.verified' : 'profile.notVerified')}
      </StatusMark>
    </span>
  );
}
