import type { Proof } from '@junyao/commerce/contract';
import { useTranslation } from 'react-i18next';
import { detailsOf, hasCode } from '../api/errors.ts';
import { type Asked, ProveForm } from '../second-factor/prove-form.tsx';
import { Button } from '../ui/button.tsx';
import { type Credentials, logIn } from './login-form.ts';

interface SecondStepProps {
  credentials: Credentials;
  /** Commerce accepted the password and asks for the second factor. */
  failure: unknown;
  onLoggedIn: () => void;
  onBack: () => void;
}

export function SecondStep({ credentials, failure, onLoggedIn, onBack }: SecondStepProps) {
  const { t } = useTranslation(['second-factor', 'auth']);

  async function prove(proof: Proof) {
    if (proof.kind === 'password') throw new Error('Commerce accepted the password already.');
    await logIn({ ...credentials, secondFactor: proof });
    onLoggedIn();
  }

  async function askAgain(): Promise<Asked> {
    try {
      await logIn(credentials);
    } catch (refusal) {
      if (hasCode(refusal, 'AUT015')) return detailsOf(refusal) as Asked;
      throw refusal;
    }
    // The factors were reset meanwhile, so there is nothing more to ask.
    onLoggedIn();
    return new Promise<never>(() => {});
  }

  return (
    <section aria-labelledby="second-step" className="space-y-6">
      <h2 id="second-step" className="text-title">
        {t('title')}
      </h2>
      <ProveForm asked={detailsOf(failure) as Asked} askAgain={askAgain} prove={prove} />
      <Button variant="plain" onClick={onBack}>
        {t('back')}
      </Button>
    </section>
  );
}
