import { useReducer, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import type { FormSpec } from '../../form/form-action.ts';
import { FormFailure, FormFrame } from '../../form/form-frame.tsx';
import { useForm } from '../../form/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { offerUndo } from '../act/undo.ts';

interface AddNoteProps {
  form: Pick<FormSpec<Record<string, string>, { version: string }>, 'intent'>;
  values: Readonly<Record<string, string>>;
  withdraw: (version: string) => Promise<unknown>;
}

/** Keeps the typed notes of each record when another record is opened. */
const drafts = new Map<string, string>();

/** Adds a note that only staff can read. A note that could not be added keeps its text. */
export function AddNote(props: AddNoteProps) {
  const [added, countAdded] = useReducer((count: number) => count + 1, 0);
  return <NoteForm key={added} {...props} onAdded={countAdded} />;
}

function NoteForm({ form: spec, values, withdraw, onAdded }: AddNoteProps & { onAdded: () => void }) {
  const { t, i18n } = useTranslation('admin');
  const { revalidate } = useRevalidator();
  const record = JSON.stringify([spec.intent, values]);
  const [draft] = useState(() => drafts.get(record));
  const form = useForm<Record<'text', string>, { version: string }>(
    { intent: spec.intent },
    {
      onDone({ version }) {
        drafts.delete(record);
        offerUndo(
          () => i18n.t('admin:record.noteAdded'),
          () => withdraw(version),
        );
        void revalidate();
        onAdded();
      },
    },
  );
  return (
    <FormFrame form={form} className="mb-5 space-y-3">
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <TextArea
        label={t('record.note')}
        hint={t('record.noteHint')}
        name="text"
        defaultValue={draft}
        onChange={({ target }) => drafts.set(record, target.value)}
        rows={2}
        maxLength={1000}
        error={form.errorOf('text')}
      />
      <FormFailure form={form} title={() => t('act.refused')} />
      <Button type="submit" variant="quiet" busy={form.busy} className="min-h-11 px-5 lg:min-h-9">
        {t('record.addNote')}
      </Button>
    </FormFrame>
  );
}
