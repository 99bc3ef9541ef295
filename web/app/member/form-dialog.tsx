import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FormFailure, FormFrame } from '../form/form-frame.tsx';
import type { FormState } from '../form/use-form.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { DialogFoot } from '../ui/dialog-foot.tsx';

interface FormDialogProps<Field extends string> {
  form: FormState<Field>;
  open: boolean;
  onClose: () => void;
  title: string;
  submitLabel: string;
  /** The text for a failed attempt. The reason is shown below it. */
  failed: string;
  children: ReactNode;
}

/** What was typed stays when the dialog is closed, until the form is reset or the member cancels. */
export function FormDialog<Field extends string>({
  form,
  open,
  onClose,
  title,
  submitLabel,
  failed,
  children,
}: FormDialogProps<Field>) {
  const { t } = useTranslation(['user', 'common']);
  function cancel() {
    if (!form.busy) form.reset();
    onClose();
  }
  return (
    <Dialog open={open} onClose={onClose} title={title} closeLabel={t('common:close')} keepContent>
      <FormFrame form={form} className="space-y-6">
        {children}
        <DialogFoot said={<FormFailure form={form} title={() => failed} />}>
          <Button type="submit" busy={form.busy} className="min-w-40 grow sm:grow-0">
            {form.busy ? t('saving') : submitLabel}
          </Button>
          <Button variant="quiet" onClick={cancel}>
            {t('cancel')}
          </Button>
        </DialogFoot>
      </FormFrame>
    </Dialog>
  );
}
