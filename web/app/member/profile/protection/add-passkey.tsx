import { readDevice } from '@junyao/commerce/contract/device-name';
import { useTranslation } from 'react-i18next';
import { post } from '../../../api/commerce.ts';
import { explain } from '../../../api/explain.ts';
import { isNotDone } from '../../../second-factor/is-not-done.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import { useAttempt } from './use-attempt.ts';

/** Browsers that know no passkeys get no button. */
export function AddPasskey({ onAdded }: { onAdded: () => void }) {
  const { t, i18n } = useTranslation(['second-factor', 'common']);
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
      {failure !== undefined && <Failure failure={failure} explained={explain(i18n, failure)} />}
      <Button variant="quiet" busy={busy} onClick={() => void run()}>
        {t(busy ? 'protection.adding' : 'protection.addPasskey')}
      </Button>
    </div>
  );
}

/** Passkeys belong to a domain, such as `localhost`, and the page was opened by another name. */
class ElsewhereError extends Error {
  override readonly name = 'ElsewhereError';
}

function Failure({ failure, explained }: { failure: unknown; explained: string }) {
  const { t } = useTranslation('second-factor');
  if (failure instanceof ElsewhereError)
    return <Notice title={t('passkeyElsewhere', { host: failure.message })} />;
  if (failure instanceof Error && failure.name === 'InvalidStateError')
    return <Notice title={t('protection.alreadyHere')} />;
  if (isNotDone(failure)) return <Notice title={t('passkeyNotDone')} />;
  return <Notice title={t('protection.addFailed')}>{explained}</Notice>;
}
