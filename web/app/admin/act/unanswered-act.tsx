import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

/** What is asked of a form to know of its attempts without an answer. */
export interface KeepingForm {
  keptAttempt?(values: Partial<Record<string, string>>): unknown;
}

interface UnansweredActProps {
  form: KeepingForm;
  /** Those of the dialog, which name the record. */
  values: Partial<Record<string, string>>;
  verb: string;
  /** Whether the dialog is open, which says the same. */
  open: boolean;
  onOpen: () => void;
}

/**
 * Says above the buttons of a record that an action was sent and not answered, for example before a reload, and opens
 * its dialog, also when the record no longer offers the action.
 */
export function UnansweredAct({ form, values, verb, open, onOpen }: UnansweredActProps) {
  const { t } = useTranslation('admin');
  if (open || !form.keptAttempt?.(values)) return null;
  return (
    <div className="order-first basis-full">
      <Notice title={t('act.sentUnanswered', { verb })}>
        <Button variant="plain" onClick={onOpen}>
          {t('act.openUnanswered')}
        </Button>
      </Notice>
    </div>
  );
}
