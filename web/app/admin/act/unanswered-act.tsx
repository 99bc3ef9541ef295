import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

export interface KeepingForm {
  keptAttempt?(values: Partial<Record<string, string>>): unknown;
}

interface UnansweredActProps {
  form: KeepingForm;
  values: Partial<Record<string, string>>;
  verb: string;
  /** An open dialog already says that no answer came. */
  open: boolean;
  onOpen: () => void;
}

/** Reports an action without an answer and opens its dialog, even if the record no longer offers the action. */
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
