import { readDevice } from '@junyao/commerce/contract/device-name';
import { useTranslation } from 'react-i18next';
import { post } from '../../../api/commerce.ts';
import { ElsewhereError } from '../../../second-factor/elsewhere-error.ts';
import { FactorFailure } from '../../../second-factor/factor-failure.tsx';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import { useAttempt } from './use-attempt.ts';

/** Browsers that know no passkeys get no button. */
export function AddPasskey({ onAdded }: { onAdded: () => void }) {
  const { t } = useTranslation(['second-factor', 'common']);
  const hydrated = useHydrated();
  const { busy, failure, run } = useAttempt(add, onAdded);

  async function add(): Promise<void> {
    const [options, { canUsePasskeys, createPasskey }] = await Promise.all([
      post('/userinfo/second_factor/passkey/options', {}),
      import('../../../second-factor/passkey.ts'),
    ]);
    if (!canUsePasskeys(options.rpId)) throw new ElsewhereError(options.rpId);
    const created = await createPasskey(options, t('common:siteName'));
    const { browser, system } = readDevice(navigator.userAgent);
    const name = [system, browser].filter(Boolean).join(' · ') || t('protection.title');
    await post('/userinfo/second_factor/passkey/add', { ...created, name });
  }

  if (!hydrated || !('PublicKeyCredential' in window)) return null;
  return (
    <div className="mt-6 space-y-4">
      {isHere(failure) ? (
        <Notice title={t('protection.alreadyHere')} />
      ) : (
        <FactorFailure failure={failure} title={t('protection.addFailed')} />
      )}
      <Button variant="quiet" busy={busy} onClick={() => void run()}>
        {t(busy ? 'protection.adding' : 'protection.addPasskey')}
      </Button>
    </div>
  );
}

const isHere = (error: unknown) => error instanceof Error && error.name === 'InvalidStateError';
