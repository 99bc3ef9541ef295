import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { post } from '../../../api/commerce.ts';
import { LoadFailure } from '../../../private/load-failure.tsx';
import { Loading } from '../../../private/loading.tsx';
import { useAnswer } from '../../../private/use-answer.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { DialogFoot } from '../../../ui/dialog-foot.tsx';

interface RecoveryCodesProps {
  open: boolean;
  onClose: () => void;
  /** Earlier codes end, which is said first. */
  replaces: boolean;
}

export function RecoveryCodes({ open, onClose, replaces }: RecoveryCodesProps) {
  const { t } = useTranslation(['second-factor', 'common']);
  return (
    <Dialog open={open} onClose={onClose} title={t('protection.codes')} closeLabel={t('common:close')}>
      <Steps onClose={onClose} replaces={replaces} />
    </Dialog>
  );
}

function Steps({ onClose, replaces }: Omit<RecoveryCodesProps, 'open'>) {
  const { t } = useTranslation('second-factor');
  const [asks, setAsks] = useState(replaces);
  if (!asks) return <Codes onClose={onClose} />;
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

function Codes({ onClose }: Pick<RecoveryCodesProps, 'onClose'>) {
  const { t } = useTranslation('second-factor');
  const { answer, failure, retry } = useAnswer(renew);
  const [copied, setCopied] = useState(false);

  async function copy() {
    await navigator.clipboard.writeText((answer?.codes ?? []).join('\n'));
    setCopied(true);
  }

  if (failure !== undefined)
    return <LoadFailure title={t('protection.renewFailed')} error={failure} retry={retry} small />;
  if (!answer) return <Loading />;
  return (
    <div className="space-y-6 text-small">
      <p ref={focus} tabIndex={-1} className="text-stone outline-none">
        {t('protection.renewed')}
      </p>
      <ol className="grid grid-cols-2 gap-x-6 gap-y-2 font-mono">
        {answer.codes.map((code) => (
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
        <Button onClick={onClose} className="min-w-40 grow sm:grow-0">
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

const renew = () => post('/userinfo/second_factor/recovery/renew', {});
