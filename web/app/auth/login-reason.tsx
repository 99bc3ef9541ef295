import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { readWantedPiece } from '../cart/wanted-piece.ts';
import { hasSessionEnded } from '../session/auth-redirect.ts';
import { Notice } from '../ui/notice.tsx';

/**
 * Says why the login is required: because the session ended, or because a guest wanted to put a piece into the cart.
 * On the server and while hydrating it says nothing, because only the browser knows the reason.
 */
export function LoginReason() {
  const { t } = useTranslation('auth');
  const sessionEnded = useSyncExternalStore(nothingChanges, hasSessionEnded, unknown);
  const wanted = useSyncExternalStore(nothingChanges, wantsPiece, unknown);
  return (
    <>
      {sessionEnded && <Notice tone="calm" title={t('errors:code.SYS001')} />}
      {wanted && (
        <Notice tone="calm" title={t('loginFirst')}>
          {t('wanted')}
        </Notice>
      )}
    </>
  );
}

const nothingChanges = () => () => {};
const wantsPiece = () => readWantedPiece() !== null;
const unknown = () => false;
