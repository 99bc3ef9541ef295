import type { InputOf } from '@junyao/commerce/contract';
import { bookedChannels } from '@junyao/commerce/contract/choices';
import { longestStatement } from '@junyao/commerce/contract/limits';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { href, useNavigate, useRevalidator } from 'react-router';
import { createAttempts } from '../../api/attempt.ts';
import { post } from '../../api/commerce.ts';
import { detailsOf, hasCode } from '../../api/errors.ts';
import { explain } from '../../api/explain.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { toast } from '../../ui/toast.ts';
import { useNames } from '../finance/use-names.ts';
import { useTodo } from '../frame/use-todo.ts';
import { saveRows } from '../list/save-rows.ts';
import { linkTo } from '../record/record-link.tsx';
import { WorkshopTime } from '../time/workshop-time.tsx';
import { type FileProblem, readFile } from './read-file.ts';
import { daysOf } from './state.tsx';
import { useDroppedFile } from './use-dropped-file.ts';

type Input = Omit<InputOf<'POST /admin/finance/reconcile'>, 'requestId'>;
type Refused = { file: string; problem?: FileProblem; error?: unknown; input?: Input };

const attempt = createAttempts();
const look = 'min-h-11 px-5 lg:min-h-9';

const template = [
  ['serial_no', 'amount', 'time', 'type'],
  ['4200001234202611250001', '600.00', '2026-11-25 10:15:00', 'payment'],
  ['5030001234202611250002', '40.10', '2026-11-25 16:40:00', 'refund'],
];

/** Takes a statement that is dropped anywhere on the page, or chosen with the button. */
export function DropStatement({ day }: { day: string }) {
  const { t, i18n } = useTranslation('admin-reconciliations');
  const names = useNames();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { refresh } = useTodo();
  const field = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState<string>();
  const [refused, setRefused] = useState<Refused>();
  const isOver = useDroppedFile((file) => void take(file));

  async function take(file: File) {
    if (busy) return;
    const read = await readFile(file);
    if (read.problem) return setRefused({ file: file.name, problem: read.problem });
    await reconcile({ day, fileName: file.name.slice(-120), statement: read.statement });
  }

  async function reconcile(input: Input) {
    const file = input.fileName ?? '';
    setRefused(undefined);
    setBusy(file);
    try {
      const kept = await attempt(input, (sent) => post('/admin/finance/reconcile', sent));
      const { reconciliationId, channel, matched, differences, open } = kept;
      const values = {
        channel: names.channel(channel),
        days: daysOf(kept),
        matched,
        count: differences,
        open,
      };
      toast(() => i18n.t(`admin-reconciliations:drop.${differences > 0 ? 'differ' : 'done'}`, values));
      refresh();
      const isOfDay = kept.from <= day && day <= kept.to;
      if (isOfDay) await revalidate();
      else await navigate(href('/admin/finance/reconciliations/:reconciliationId', { reconciliationId }));
    } catch (error) {
      setRefused({ file, error, input });
    }
    setBusy(undefined);
  }

  return (
    <section className="mb-6 print:hidden">
      {isOver && (
        <div className="pointer-events-none fixed inset-3 z-40 grid place-items-center border-2 border-dashed border-sky bg-white/90 text-lead">
          {t('drop.here')}
        </div>
      )}
      <input
        ref={field}
        type="file"
        hidden
        accept=".csv,.txt,text/csv,text/plain"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void take(file);
          // Browsers report the corrected file of the same name only if the field was emptied before.
          target.value = '';
        }}
      />
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button className={look} busy={busy !== undefined} onClick={() => field.current?.click()}>
          {t('drop.choose')}
        </Button>
        <span role="status" className="text-stone">
          {busy === undefined ? (
            <span className="max-sm:hidden">{t('drop.hint')}</span>
          ) : (
            t('drop.busy', { file: busy })
          )}
        </span>
      </p>
      <details className="mt-2 max-w-prose text-stone">
        <summary className="cursor-pointer py-1">{t('drop.which')}</summary>
        <p>{t('drop.accepted')}</p>
        <Button variant="plain" onClick={() => void saveRows('junyao-statement.csv', template)}>
          {t('drop.template')}
        </Button>
      </details>
      {refused && (
        <div className="mt-4 max-w-prose">
          <Refusal
            refused={refused}
            onRetry={(changes) => refused.input && void reconcile({ ...refused.input, ...changes })}
            onOther={() => field.current?.click()}
          />
        </div>
      )}
    </section>
  );
}

interface RefusalProps {
  refused: Refused;
  onRetry: (changes: Partial<Input>) => void;
  onOther: () => void;
}

/** Says what to do, and offers it. */
function Refusal({ refused, onRetry, onOther }: RefusalProps) {
  const { t, i18n } = useTranslation('admin-reconciliations');
  const names = useNames();
  const { file, problem, error } = refused;
  const needsChannel = hasCode(error, 'FIN009');
  const isKnown = hasCode(error, 'FIN006');
  const isQuestion = needsChannel || isKnown;
  const mayRepeat = hasCode(error, 'FIN006', 'FIN014', 'FIN017', 'FIN019', 'FIN020');
  const { reconciliationId, at } = detailsOf(error);
  const characters = longestStatement.toLocaleString('zh-CN');
  const reason = problem ? t(`problemsOfFile.${problem}`, { characters }) : explain(i18n, error);
  const button = (text: string, onClick: () => void) => (
    <Button key={text} variant="quiet" className={look} onClick={onClick}>
      {text}
    </Button>
  );
  return (
    <Notice tone={isQuestion ? 'calm' : 'bad'} title={isQuestion ? file : t('drop.refused', { file })}>
      <p>
        {isKnown ? t('drop.known') : reason}{' '}
        {isKnown && typeof at === 'string' && <WorkshopTime value={at} whole />}
      </p>
      {isKnown && typeof reconciliationId === 'string' && (
        <p>{linkTo('reconciliation', reconciliationId, t('drop.earlier'))}</p>
      )}
      <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        {needsChannel &&
          bookedChannels.map((channel) => button(names.channel(channel), () => onRetry({ channel })))}
        {mayRepeat && button(t(isKnown ? 'drop.again' : 'drop.anyway'), () => onRetry({ again: true }))}
        {button(t('drop.other'), onOther)}
      </p>
    </Notice>
  );
}
