import type { Profile } from '@junyao/commerce/contract';
import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { useOpenedPart } from '../../api/use-opened-part.ts';
import { Detail, Details } from '../../private/details.tsx';
import { LocalTime } from '../../private/local-time.tsx';
import { Button } from '../../ui/button.tsx';
import { StatusMark } from '../../ui/status-mark.tsx';
import { toast } from '../../ui/toast.ts';
import { maskPhone } from '../mask-phone.ts';
import { emailAction } from './email-action.ts';
import type { ProfileDialogProps } from './profile-dialog.ts';

const nickname = () => import('./nickname-dialog.tsx').then((part) => part.NicknameDialog);
const password = () => import('./password-dialog.tsx').then((part) => part.PasswordDialog);
const emailAddress = () => import('./email-dialog.tsx').then((part) => part.EmailDialog);

export function ProfileDetails({ profile }: { profile: Profile }) {
  const { t } = useTranslation('user');
  const email = emailAction(profile);
  return (
    <Details>
      <Detail term={t('profile.username')}>{profile.username}</Detail>
      <Detail term={t('profile.nickname')}>
        <Changeable
          label={t('profile.edit')}
          name={t('profile.editNickname')}
          profile={profile}
          load={nickname}
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
          profile={profile}
          load={emailAddress}
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
          profile={profile}
          load={password}
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
  );
}

interface ChangeableProps {
  label: string;
  /** For screen readers. The name contains the label. */
  name: string;
  profile: Profile;
  /** Imports the dialog. Must be the same function at every render. */
  load: () => Promise<ComponentType<ProfileDialogProps>>;
  children: ReactNode;
}

function Changeable({ label, name, profile, load, children }: ChangeableProps) {
  const { i18n } = useTranslation();
  const { revalidate } = useRevalidator();
  const { module: Dialog, open, show, close, near } = useOpenedPart(load);

  function confirm(message: string) {
    close();
    toast(() => i18n.t(`user:${message}`));
    void revalidate();
  }

  return (
    <>
      <span className="flex items-center justify-between gap-x-6">
        <span className="min-w-0 wrap-anywhere">{children}</span>
        <Button
          variant="plain"
          className="-my-2.5 shrink-0"
          aria-label={name}
          {...near}
          busy={open && !Dialog}
          onClick={show}
        >
          {label}
        </Button>
      </span>
      {Dialog && <Dialog profile={profile} open={open} onClose={close} onSaved={confirm} />}
    </>
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
