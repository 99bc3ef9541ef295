import { href } from 'react-router';
import { hasCode } from '../../api/errors.ts';
import { proof } from '../../api/proof.ts';

/**
 * Calls that need a proof at the same moment share one question. Staff without the second factor that a role needs are
 * sent to the page that sets it up. @returns stops asking
 */
export function askForProof(question: () => Promise<boolean>): () => void {
  let asking: Promise<boolean> | null = null;

  async function ask(refusal: unknown): Promise<boolean> {
    if (hasCode(refusal, 'AUT016')) return goToSetUp();
    if (!hasCode(refusal, 'AUT015')) return false;
    asking ??= question().finally(() => {
      asking = null;
    });
    return asking;
  }

  proof.ask = ask;
  return () => {
    if (proof.ask === ask) proof.ask = undefined;
  };
}

function goToSetUp(): Promise<boolean> {
  if (window.location.pathname === href('/user')) return Promise.resolve(false);
  window.location.assign(`${href('/user')}#protection`);
  // An error message would only flash until the other document has loaded.
  return new Promise(() => {});
}
