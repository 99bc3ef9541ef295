import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { FormFailure, FormFrame } from '../../form/form-frame.tsx';
import { useForm } from '../../form/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { noteForm } from './order-forms.ts';

/** Adds a note for colleagues. The member never sees it. */
export function AddNote({ orderNo }: { orderNo: string }) {
  const { t } = useTranslation(['admin', 'admin-orders']);
  const { revalidate } = useRevalidator();
  const form = useForm(noteForm, {
    onDone() {
      form.reset();
      void revalidate();
    },
  });
  return (
    <FormFrame form={form} className="mb-5 space-y-3">
      <input type="hidden" name="orderNo" value={orderNo} />
      <TextArea
        label={t('admin:record.note')}
        hint={t('admin:record.noteHint')}
        name="text"
        rows={2}
        maxLength={1000}
        error={form.errorOf('text')}
      />
      <FormFailure form={form} title={() => t('admin:act.refused')} />
      <Button type="submit" variant="quiet" busy={form.busy} className="min-h-11 px-5 lg:min-h-9">
        {t('admin:record.addNote')}
      </Button>
    </FormFrame>
  );
}
