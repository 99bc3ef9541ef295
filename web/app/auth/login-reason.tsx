import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { readWantedPiece } from '../cart/wanted-piece.ts';
import { hasSessionEnded } from '../session/auth-redirect.ts';
import { keptLocation } from '../session/kept-location.ts';
import { Notice } from '../ui/notice.tsx';

/** Says why the login is required. For the admin area it also links to the login of the CMS, which is separate. */
export function LoginReason() {
  const { t } = useTranslation('auth');
  // Only the browser knows the reason, so nothing is shown on the server and while hydrating.
  const sessionEnded = useSyncExternalStore(nothingChanges, hasSessionEnded, unknown);
  const wanted = useWantsPiece();
  const isForAdmin = useSyncExternalStore(nothingChanges, wantsAdminArea, unknown);
  return (
    <>
      {sessionEnded && <Notice tone="calm" title={t('errors:code.SYS001')} />}
      {wanted && (
        <Notice tone="calm" title={t('loginFirst')}>
          {t('wanted')}
        </Notice>
      )}
      {isForAdmin && (
        <Notice tone="calm" title={t('staff.title')}>
          {t('staff.content')}{' '}
          <a href="/cms/admin" className="text-sky underline">
            {t('staff.toCms')}
          </a>
        </Notice>
      )}
    </>
  );
}

export function RegistrationReason() {
  const { t } = useTranslation('auth');
  return useWantsPiece() && <Notice tone="calm" title={t('register.wanted')} />;
}

const useWantsPiece = () => useSyncExternalStore(nothingChanges, wantsPiece, unknown);
const nothingChanges = () => () => {};
const wantsPiece = () => readWantedPiece() !== null;
const wantsAdminArea = () => /^\/admin(\/|$)/.test(keptLocation()?.pathname ?? '');
const unknown = () => false;
