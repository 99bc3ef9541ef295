import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { post } from '../../../api/commerce.ts';
import { LoadFailure } from '../../../private/load-failure.tsx';
import { Loading } from '../../../private/loading.tsx';
import { useAnswer } from '../../../second-factor/use-answer.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { DialogFoot } from '../../../ui/dialog-foot.tsx';

interface RecoveryCodesProps {
  open: boolean;
  onClose: () => void;
  /** Earlier codes end, which is said first. */
  replaces: boolean;
}

/** Codes are shown once, so the dialog stays, or comes back, until the person has kept them. */
export function RecoveryCodes({ open, onClose, replaces }: RecoveryCodesProps) {
  const { t } = useTranslation(['second-factor', 'common']);
  const [codes, setCodes] = useState<string[]>();

  function end() {
    setCodes(undefined);
    onClose();
  }

  return (
    <Dialog
      open={open || codes !== undefined}
      onClose={onClose}
      title={t('protection.codes')}
      closeLabel={t('common:close')}
      locked={codes !== undefined}
    >
      {codes ? <Codes codes={codes} onKept={end} /> : <Steps replaces={replaces} onMade={setCodes} />}
    </Dialog>
  );
}

interface StepsProps {
  replaces: boolean;
  onMade: (codes: string[]) => void;
}

function Steps({ replaces, onMade }: StepsProps) {
  const { t } = useTranslation('second-factor');
  const [asks, setAsks] = useState(replaces);
  if (!asks) return <Making onMade={onMade} />;
  return (
    <div className="space-y-6 text-small">
      <p className="text-stone">{t('protection.renewing')}</p>
      <DialogFoot>
        <Button onClick={() => setAsks(false)} className="min-w-40 grow sm:grow-0">
          {t('protection.renewAgain')}
        </Button>
      </DialogFoot>
    </div>
  );
}

function Making({ onMade }: Pick<StepsProps, 'onMade'>) {
  const { t } = useTranslation('second-factor');
  const renew = useCallback(async () => {
    const { codes } = await post('/userinfo/second_factor/recovery/renew', {});
    onMade(codes);
  }, [onMade]);
  const { failure, retry } = useAnswer(renew);
  if (failure === undefined) return <Loading />;
  return <LoadFailure title={t('protection.renewFailed')} error={failure} retry={retry} small />;
}

interface CodesProps {
  codes: string[];
  onKept: () => void;
}

function Codes({ codes, onKept }: CodesProps) {
  const { t } = useTranslation('second-factor');
  const [copied, setCopied] = useState(false);

  async function copy() {
    await navigator.clipboard.writeText(codes.join('\n'));
    setCopied(true);
  }

  return (
    <div className="space-y-6 text-small">
      <p ref={focus} tabIndex={-1} className="text-stone outline-none">
        {t('protection.renewed')}
      </p>
      <ol className="grid grid-cols-2 gap-x-6 gap-y-2 font-mono">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <DialogFoot
        said={
          <p role="status" className={copied ? 'text-kiln' : 'sr-only'}>
            {copied && t('protection.copied')}
          </p>
        }
      >
        <Button onClick={onKept} className="min-w-40 grow sm:grow-0">
          {t('protection.kept')}
        </Button>
        <Button variant="quiet" onClick={() => void copy()}>
          {t('protection.copy')}
        </Button>
      </DialogFoot>
    </div>
  );
}

/** Screen readers then read what the codes are for. */
const focus = (element: HTMLElement | null) => element?.focus();
