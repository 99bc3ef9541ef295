import { channels } from '@junyao/commerce/contract/choices';
import { longestStatement } from '@junyao/commerce/contract/limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { href, useLocation, useNavigate } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Select } from '../../ui/select.tsx';
import { ActionDialog } from '../act/action-dialog.tsx';
import { CsvField } from '../files/csv-field.tsx';
import { decodeText } from '../files/decode-text.ts';
import { changedAddress } from '../list/list-address.ts';
import { addDays, workshopDay } from '../time/workshop-day.ts';
import type { FromDay } from './day-of-return.ts';
import { matchForm } from './statement-forms.ts';
import { StatementTemplate } from './statement-template.tsx';

const nothing = { fileName: '', statement: '' };

type Problem = 'binary' | 'empty' | 'tooLong';

/** The statement of a day links here with the day in `upload` and the channel in `of`. The dialog is then open. */
export function UploadStatement() {
  const { t, i18n } = useTranslation(['admin-statements', 'wallet']);
  const navigate = useNavigate();
  const { search } = useLocation();
  const query = new URLSearchParams(search);
  const askedDay = query.get('upload');
  // Providers offer the statement of a day on the next day.
  const yesterday = addDays(workshopDay(new Date()), -1);
  const [pressed, setPressed] = useState(false);
  const [file, setFile] = useState(nothing);
  const [problem, setProblem] = useState<Problem | null>(null);

  async function read(chosen: File) {
    const text = decodeText(new Uint8Array(await chosen.arrayBuffer()));
    const found = problemOf(text);
    setProblem(found);
    setFile(found ? nothing : { fileName: chosen.name.slice(-120), statement: text ?? '' });
  }

  function close() {
    setPressed(false);
    if (askedDay === null) return;
    const address = changedAddress(search, { upload: undefined, of: undefined });
    void navigate(address, { replace: true, preventScrollReset: true });
  }

  return (
    <>
      <Button className="min-h-11 px-5 lg:min-h-9" onClick={() => setPressed(true)}>
        {t('upload.verb')}
      </Button>
      <ActionDialog
        form={matchForm}
        open={pressed || askedDay !== null}
        onClose={close}
        title={t('upload.title')}
        verb={t('upload.submit')}
        effect={t('upload.effect')}
        values={file}
        done={() => i18n.t('admin-statements:upload.done')}
        onDone={({ matchingId }) => {
          setFile(nothing);
          const state: FromDay | null = askedDay === null ? null : { fromDay: askedDay };
          void navigate(href('/admin/finance/statements/:matchingId', { matchingId }), { state });
        }}
      >
        {(form) => (
          <>
            <Select
              label={t('fields.channel')}
              name="channel"
              placeholder={t('upload.choose')}
              defaultValue={query.get('of') ?? ''}
              options={channels.map((value) => ({ value, label: t(`wallet:channels.${value}`) }))}
              error={form.errorOf('channel')}
            />
            <div className="grid grid-cols-2 gap-4">
              {(['from', 'to'] as const).map((name) => (
                <Field key={name} label={t(`fields.${name}`)} error={form.errorOf(name)}>
                  {(control) => (
                    <input
                      {...control}
                      className={`${control.className} px-3`}
                      type="date"
                      name={name}
                      defaultValue={askedDay || yesterday}
                    />
                  )}
                </Field>
              ))}
            </div>
            <CsvField
              label={t('upload.file')}
              hint={[file.fileName, t('upload.fileHint')].filter(Boolean).join(' · ')}
              error={form.errorOf('statement')}
              onChoose={(chosen) => void read(chosen)}
            />
            {problem && (
              <Notice
                title={t(`upload.${problem}`, { characters: longestStatement.toLocaleString('zh-CN') })}
              />
            )}
            <StatementTemplate />
            <label className="flex min-h-11 items-center gap-3 lg:min-h-9">
              <input type="checkbox" name="again" value="true" className="size-4 accent-sky" />
              {t('upload.again')}
            </label>
          </>
        )}
      </ActionDialog>
    </>
  );
}

/** Why a file is not worth sending. Null if it may be a statement. */
function problemOf(text: string | null): Problem | null {
  if (text === null) return 'binary';
  if (text.trim() === '') return 'empty';
  return text.length > longestStatement ? 'tooLong' : null;
}
