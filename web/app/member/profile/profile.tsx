import type { Profile as ProfileView } from '@junyao/commerce/contract';
import { useTranslation } from 'react-i18next';
import { get } from '../../api/commerce.ts';
import type { RouteHandle } from '../../i18n/settings.ts';
import { load } from '../../private/load.ts';
import { LoadFailure } from '../../private/load-failure.tsx';
import { PageHeader } from '../../private/page-header.tsx';
import { StatusMark } from '../../ui/status-mark.tsx';
import { useImported } from '../../ui/use-imported.ts';
import type { Route } from './+types/profile';
import { Avatar } from './avatar.tsx';
import { Devices } from './devices.tsx';
import { ProfileDetails } from './profile-details.tsx';
import { action } from './profile-forms.ts';

export const handle: RouteHandle = {
  title: 'user:profile.title',
  namespaces: ['user', 'auth'],
};

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const [profile, sessions, factors] = await Promise.all([
    load(get('/userinfo/profile/query', {}, request)),
    load(get('/userinfo/session/query', {}, request)),
    load(get('/userinfo/second_factor/query', {}, request)),
  ]);
  return { profile, sessions, factors };
}

export const clientAction = action;

export default function ProfilePage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('user');
  const { profile, sessions, factors } = loaderData;
  const { module } = useImported(importProtection, true);
  return (
    <>
      <PageHeader />
      {profile.value ? (
        <>
          <Profile profile={profile.value} />
          {module && <module.Protection profile={profile.value} factors={factors} />}
          <Devices sessions={sessions} />
        </>
      ) : (
        <LoadFailure title={t('profile.fetchFailed')} error={profile.error} />
      )}
    </>
  );
}

const importProtection = () => import('./protection/protection.tsx');

function Profile({ profile }: { profile: ProfileView }) {
  const { t } = useTranslation('user');
  const name = profile.nickname || profile.username;
  return (
    <div className="max-w-3xl">
      <div className="flex items-start gap-6 pb-8 sm:gap-8">
        <Avatar profile={profile} name={name} />
        <div className="min-w-0 pt-2">
          <p className="font-heading text-title wrap-anywhere">{name}</p>
          <StatusMark tone={profile.status === 'active' ? 'good' : 'bad'}>
            {t(`profile.statuses.${profile.status}`)}
          </StatusMark>
        </div>
      </div>
      <ProfileDetails profile={profile} />
    </div>
  );
}
