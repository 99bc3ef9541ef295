import { useTranslation } from 'react-i18next';
import { post } from '../../api/commerce.ts';
import { explain } from '../../api/explain.ts';
import { ProveForm } from '../../second-factor/prove-form.tsx';
import { useAnswer } from '../../second-factor/use-answer.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/states.tsx';

interface ProofDialogProps {
  open: boolean;
  /** Whether the proof is for a change that asks for one of its own. */
  own: boolean;
  onEnd: (proved: boolean) => void;
}

/** Public pages are sent without these texts. */
export function ProofDialog({ open, own, onEnd }: ProofDialogProps) {
  const { t, ready } = useTranslation(['second-factor', 'auth'], { useSuspense: false });
  if (!ready) return null;
  return (
    <Dialog open={open} onClose={() => onEnd(false)} title={t('title')} closeLabel={t('common:close')}>
      <Question own={own} onProved={() => onEnd(true)} />
    </Dialog>
  );
}

function Question({ own, onProved }: { own: boolean; onProved: () => void }) {
  const { t, i18n } = useTranslation('second-factor');
  const { answer: asked, failure, retry } = useAnswer(ask);

  if (failure !== undefined) {
    return (
      <Notice title={t('notAsked')}>
        <p>{explain(i18n, failure)}</p>
        <Button variant="plain" onClick={() => void retry()}>
          {t('errors:retry')}
        </Button>
      </Notice>
    );
  }
  if (!asked) {
    return (
      <div role="status" aria-label={t('common:loading')}>
        <Skeleton className="h-40 w-full" />
      </div>
    );
  }
  return (
    <ProveForm
      asked={asked}
      askAgain={ask}
      prove={async (proof) => {
        await post('/userinfo/second_factor/confirm', { proof, own });
        onProved();
      }}
    />
  );
}

const ask = () => post('/userinfo/second_factor/options', {});
