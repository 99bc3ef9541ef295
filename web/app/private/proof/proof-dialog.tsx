import { useTranslation } from 'react-i18next';
import { post } from '../../api/commerce.ts';
import { ProveForm } from '../../second-factor/prove-form.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { LoadFailure } from '../load-failure.tsx';
import { Loading } from '../loading.tsx';
import { useAnswer } from '../use-answer.ts';

interface ProofDialogProps {
  open: boolean;
  /** Whether the proof is for a change that asks for one of its own. */
  own: boolean;
  onClose: () => void;
  onProved: () => void;
}

export function ProofDialog({ open, own, onClose, onProved }: ProofDialogProps) {
  const { t } = useTranslation(['second-factor', 'common']);
  return (
    <Dialog open={open} onClose={onClose} title={t('title')} closeLabel={t('common:close')}>
      <Question own={own} onProved={onProved} />
    </Dialog>
  );
}

function Question({ own, onProved }: Pick<ProofDialogProps, 'own' | 'onProved'>) {
  const { t } = useTranslation('second-factor');
  const { answer: asked, failure, retry } = useAnswer(ask);

  if (failure !== undefined) return <LoadFailure title={t('notAsked')} error={failure} retry={retry} small />;
  if (!asked) return <Loading />;
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
