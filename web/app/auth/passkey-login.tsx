import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FactorFailure } from '../second-factor/factor-failure.tsx';
import { Button } from '../ui/button.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';

interface PasskeyLoginProps {
  /** Whether the login lasts seven days. */
  remembers: () => boolean;
  onLoggedIn: () => void;
}

/** Without a password. Browsers that know no passkeys get no button. */
export function PasskeyLogin({ remembers, onLoggedIn }: PasskeyLoginProps) {
  const { t } = useTranslation(['second-factor', 'auth']);
  const hydrated = useHydrated();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();

  async function login() {
    setBusy(true);
    setFailure(undefined);
    try {
      const { loginWithPasskey } = await importPasskey();
      await loginWithPasskey(remembers());
      onLoggedIn();
    } catch (error) {
      setFailure(error);
    }
    setBusy(false);
  }

  if (!hydrated || !('PublicKeyCredential' in window)) return null;
  return (
    <div className="mt-6 space-y-6">
      <FactorFailure failure={failure} title={t('auth:loginRequestFailed')} />
      <Button variant="quiet" busy={busy} className="w-full" onClick={() => void login()}>
        {t('loginByPasskey')}
      </Button>
    </div>
  );
}

const importPasskey = () => import('./login-with-passkey.ts');
