import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { readWantedPiece } from '../cart/wanted-piece.ts';
import { hasSessionEnded } from '../session/auth-redirect.ts';
import { keptLocation } from '../session/kept-location.ts';
import { Notice } from '../ui/notice.tsx';

/**
 * Says why the login is required: because the session ended, because a guest wanted to put a piece into the cart, or
 * because the admin area was opened. Content has a login of its own, which is named there.
 */
export function LoginReason() {
  const { t } = useTranslation('auth');
  // On the server and while hydrating nothing is said, because only the browser knows the reason.
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

/** Says on the registration page that the piece a guest wanted is not forgotten. */
export function RegistrationReason() {
  const { t } = useTranslation('auth');
  return useWantsPiece() && <Notice tone="calm" title={t('register.wanted')} />;
}

const useWantsPiece = () => useSyncExternalStore(nothingChanges, wantsPiece, unknown);
const nothingChanges = () => () => {};
const wantsPiece = () => readWantedPiece() !== null;
const wantsAdminArea = () => /^\/admin(\/|$)/.test(keptLocation()?.pathname ?? '');
const unknown = () => false;
