import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { useOpened } from '../../ui/use-opened.ts';
import { ActionDialog } from '../act/action-dialog.tsx';
import { UnansweredAct } from '../act/unanswered-act.tsx';
import { useMay } from '../frame/staff.ts';
import { MatchingState } from './matching-state.tsx';
import { discardForm } from './statement-forms.ts';

interface DiscardProps {
  matching: {
    matchingId: string;
    differences: number;
    resolved: number;
    gap: number;
    discarded: object | null;
    replacedBy: string | null;
  };
  name: string;
}

/** The page's `clientAction` must run `discardForm`. */
export function Discard({ matching, name }: DiscardProps) {
  const { t, i18n } = useTranslation('admin-statements');
  const { opened, isOpen, open, close } = useOpened<true>();
  const isOffered = useMay()('finance.match') && !matching.discarded;
  return (
    <>
      <UnansweredAct
        form={discardForm}
        values={{ matchingId: matching.matchingId }}
        verb={t('actions.discard.verb')}
        open={isOpen}
        onOpen={() => open(true)}
      />
      {isOffered && (
        <Button variant="quiet" className="min-h-11 px-5 lg:min-h-9" onClick={() => open(true)}>
          {t('actions.discard.verb')}
        </Button>
      )}
      {opened && (
        <ActionDialog
          form={discardForm}
          open={isOpen}
          onClose={close}
          title={t('actions.discard.title', { name })}
          verb={t('actions.discard.verb')}
          effect={t('actions.discard.effect')}
          values={{ matchingId: matching.matchingId }}
          reason
          offered={isOffered}
          present={<MatchingState matching={matching} />}
          done={() => i18n.t('admin-statements:actions.discard.done')}
        />
      )}
    </>
  );
}
