import { hasCode, NotConfirmed } from '../../api/errors.ts';
import { proof } from '../../api/proof.ts';

/** Calls that need a proof at the same moment share one question. @returns stops asking */
export function askForProof(question: () => Promise<boolean>): () => void {
  let asking: Promise<boolean> | null = null;

  async function ask(refusal: unknown): Promise<boolean> {
    if (!hasCode(refusal, 'AUT015')) return false;
    asking ??= question().finally(() => {
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
