import { detailsOf, hasCode, NotConfirmed } from '../../api/errors.ts';
import { proof } from '../../api/proof.ts';

/** Calls that need a proof at the same moment share one question. @returns stops asking */
export function askForProof(question: (own: boolean) => Promise<boolean>, onlyForActs?: boolean): () => void {
  let asking: Promise<boolean> | null = null;

  async function ask(refusal: unknown, isAct: boolean): Promise<boolean> {
    if (!hasCode(refusal, 'AUT015') || (onlyForActs && !isAct)) return false;
    // The page for login asks by itself for what a login must prove.
    const { kinds, own } = detailsOf(refusal);
    if (kinds) return false;
    asking ??= question(!!own).finally(() => {
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
