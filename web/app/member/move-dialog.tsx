import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { isUnanswered } from '../api/errors.ts';
import type { FormSpec } from '../form/form-action.ts';
import { FormFailure, FormFrame } from '../form/form-frame.tsx';
import { type FormState, useForm } from '../form/use-form.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Notice } from '../ui/notice.tsx';
import { toast } from '../ui/toast.ts';

interface MoveDialogProps<Entered extends object, Done> {
  move: FormSpec<Entered, Done>;
  /** Whether the state on the page still allows the move. */
  offered: boolean;
  open: boolean;
  onClose: () => void;
  texts: MoveTexts;
  /** The fields of the form, which may be hidden. */
  children: (form: FormState<keyof Entered & string>) => ReactNode;
}

interface MoveTexts {
  verb: string;
  effect: string;
  /** Shown instead of the effect when the move is no longer allowed. */
  changed: string;
  dismiss: string;
  failed: string;
  unanswered: string;
  /** A function, because the language may change while the toast is shown. */
  done: () => string;
}

/** After a refusal the dialog stays open. If the state no longer allows the move, the dialog says so. */
export function MoveDialog<Entered extends object, Done>({
  move,
  offered,
  open,
  onClose,
  texts,
  children,
}: MoveDialogProps<Entered, Done>) {
  const { t } = useTranslation('common');
  const { revalidate } = useRevalidator();
  const form = useForm(move, {
    onDone() {
      toast(texts.done);
      onClose();
      void revalidate();
    },
    onFailure(error) {
      // A refusal may mean that the state has changed, so the page loads it again.
      if (!isUnanswered(error)) void revalidate();
    },
  });
  function close() {
    if (!form.busy) form.reset();
    onClose();
  }
  return (
    <Dialog open={open} onClose={close} title={texts.verb} closeLabel={t('close')}>
      <FormFrame form={form} className="space-y-6">
        {offered ? <p>{texts.effect}</p> : <Notice title={texts.changed} />}
        {children(form)}
        {offered && (
          <FormFailure
            form={form}
            title={(error) => (isUnanswered(error) ? texts.unanswered : texts.failed)}
          />
        )}
        <div className="flex flex-wrap gap-4">
          {offered && (
            <Button type="submit" busy={form.busy}>
              {texts.verb}
            </Button>
          )}
          <Button variant="quiet" onClick={close}>
            {offered ? texts.dismiss : t('close')}
          </Button>
        </div>
      </FormFrame>
    </Dialog>
  );
}
