import { useEffect, useState } from 'react';
import { askForProof } from './ask-for-proof.ts';
import type { ProofDialog } from './proof-dialog.tsx';

interface Question {
  Dialog: typeof ProofDialog;
  open: boolean;
  own: boolean;
  onEnd: (proved: boolean) => void;
}

/**
 * Opens when a call needs a recent proof of who uses the session, and lets the call go on after it. If the file of the
 * dialog does not arrive, the call ends as one without an answer.
 */
export function ProofQuestion({ onlyForActs }: { onlyForActs?: boolean }) {
  const [question, setQuestion] = useState<Question>();

  useEffect(() => {
    async function ask(own: boolean) {
      const { ProofDialog: Dialog } = await import('./proof-dialog.tsx');
      return new Promise<boolean>((settle) => {
        function onEnd(proved: boolean) {
          setQuestion({ Dialog, open: false, own, onEnd });
          settle(proved);
        }
        setQuestion({ Dialog, open: true, own, onEnd });
      });
    }
    return askForProof(ask, onlyForActs);
  }, [onlyForActs]);

  return question && <question.Dialog {...question} />;
}
