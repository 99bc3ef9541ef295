import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { explain } from '../api/explain.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';

interface PasskeyLoginProps {
  onLoggedIn: () => void;
}

/** Without a password. Browsers that know no passkeys get no button. */
export function PasskeyLogin({ onLoggedIn }: PasskeyLoginProps) {
  const { t, i18n } = useTranslation(['second-factor', 'auth']);
  const hydrated = useHydrated();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<{ error: unknown; notDone: boolean }>();

  async function login() {
    setBusy(true);
    setFailure(undefined);
    const { isNotDone, loginWithPasskey } = await importPasskey();
    try {
      await loginWithPasskey();
      onLoggedIn();
    } catch (error) {
      setFailure({ error, notDone: isNotDone(error) });
    }
    setBusy(false);
  }

  if (!hydrated || !('PublicKeyCredential' in window)) return null;
  return (
    <div className="mt-6 space-y-6">
      {failure && (
        <Notice title={t(failure.notDone ? 'passkeyNotDone' : 'auth:loginRequestFailed')}>
          {!failure.notDone && explain(i18n, failure.error)}
        </Notice>
      )}
      <Button variant="quiet" busy={busy} className="w-full" onClick={() => void login()}>
        {t('loginByPasskey')}
      </Button>
    </div>
  );
}

const importPasskey = () => import('./login-with-passkey.ts');
