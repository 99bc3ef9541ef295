import { detailsOf, hasCode, NotConfirmed } from '../../api/errors.ts';
import { proof } from '../../api/proof.ts';

/**
 * Calls that need a proof at the same moment share one question, except those that need one of their own.
 * @returns stops asking
 */
export function askForProof(question: (own: boolean) => Promise<boolean>): () => void {
  let asking: Promise<boolean> | null = null;

  async function ask(refusal: unknown): Promise<boolean> {
    if (!hasCode(refusal, 'AUT015')) return false;
    const own = detailsOf(refusal).own === true;
    while (own && asking) await asking;
    asking ??= question(own).finally(() => {
      asking = null;
    });
    if (!(await asking)) throw new NotConfirmed();
    return true;
  }

  proof.ask = ask;
  return () => {
    proof.ask = undefined;
  };
}
