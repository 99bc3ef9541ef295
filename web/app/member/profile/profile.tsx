import type { Profile as ProfileView } from 'commerce/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { get } from '../../api/commerce.ts';
import type { RouteHandle } from '../../i18n/settings.ts';
import { Detail, Details } from '../../private/details.tsx';
import { load } from '../../private/load.ts';
import { LoadFailure } from '../../private/load-failure.tsx';
import { LocalTime } from '../../private/local-time.tsx';
import { PageHeader } from '../../private/page-header.tsx';
import { StatusMark } from '../../ui/status-mark.tsx';
import { maskPhone } from '../mask-phone.ts';
import type { Route } from './+types/profile';

export const handle: RouteHandle = { title: 'user:profile.title', namespaces: ['user'] };

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return load(get('/userinfo/profile/query', {}, request));
}

export default function ProfilePage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('user');
  const { value: profile, error } = loaderData;
  return (
    <>
      <PageHeader />
      {profile ? (
        <Profile profile={profile} />
      ) : (
        <LoadFailure title={t('profile.fetchFailed')} error={error} />
      )}
    </>
  );
}

function Profile({ profile }: { profile: ProfileView }) {
  const { t } = useTranslation('user');
  const name = profile.nickname || profile.username;
  return (
    <div className="max-w-2xl">
      <div className="flex items-center gap-6 pb-8">
        {profile.avatar ? (
          <img src={profile.avatar} alt="" className="size-20 bg-moon object-cover" />
        ) : (
          <span
            aria-hidden="true"
            className="flex size-20 items-center justify-center bg-moon font-heading text-title text-sky-deep"
          >
            {[...name][0]?.toUpperCase()}
          </span>
        )}
        <div>
          <p className="font-heading text-title">{name}</p>
          <StatusMark tone={profile.status === 'active' ? 'good' : 'bad'}>
            {t(`profile.statuses.${profile.status}`)}
          </StatusMark>
        </div>
      </div>
      <Details>
        <Detail term={t('profile.username')}>{profile.username}</Detail>
        <Detail term={t('profile.phone')}>
          <Verified is={profile.phoneVerified}>
            <span className="tabular-nums">{maskPhone(profile.phone)}</span>
          </Verified>
        </Detail>
        <Detail term={t('profile.email')}>
          {profile.email ? (
            <Verified is={profile.emailVerified}>{profile.email}</Verified>
          ) : (
            <span className="text-stone">{t('profile.noEmail')}</span>
          )}
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
    </div>
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
