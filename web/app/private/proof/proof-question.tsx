import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useOpenedPart } from '../../api/use-opened-part.ts';
import { askForProof } from './ask-for-proof.ts';

/** Opens when a call needs a recent proof of who uses the session, and lets the call go on after it. */
export function ProofQuestion() {
  const { module, open, show, close } = useOpenedPart(importDialog);
  const settle = useRef<(proved: boolean) => void>(undefined);
  const [own, setOwn] = useState(false);

  const ask = useEffectEvent(
    (forOwn: boolean) =>
      new Promise<boolean>((resolve) => {
        settle.current = resolve;
        setOwn(forOwn);
        show();
      }),
  );
  useEffect(() => askForProof((forOwn) => ask(forOwn)), []);

  // The part also closes when its file does not arrive.
  useEffect(() => {
    if (!open) settle.current?.(false);
  }, [open]);

  function end(proved: boolean) {
    settle.current?.(proved);
    close();
  }

  return (
    module && (
      <module.ProofDialog open={open} own={own} onClose={() => end(false)} onProved={() => end(true)} />
    )
  );
}

const importDialog = () => import('./proof-dialog.tsx');
