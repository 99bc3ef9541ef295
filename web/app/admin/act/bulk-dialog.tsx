import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { isTurnedAway, isUnanswered } from '../../api/errors.ts';
import { explain } from '../../api/explain.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogFoot } from '../../ui/dialog-foot.tsx';
import { StatusMark } from '../../ui/status-mark.tsx';
import { toast } from '../../ui/toast.ts';
import { useTodo } from '../frame/use-todo.ts';
import { saveRows } from '../list/save-rows.ts';
import { Locked } from './locked.tsx';
import { Refusal } from './refusal.tsx';
import { TypedFields } from './typed-fields.tsx';
import { undoStore } from './undo.ts';
import { useHeld } from './use-held.ts';

export interface BulkResult {
  id: string;
  name: string;
  /** Undefined if nothing changes or the row is refused. */
  change?: string | undefined;
  /** Why commerce refuses the row; null if it does not. */
  errorCode: string | null;
}

interface BulkDialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  verb: string;
  effect: ReactNode;
  children?: ReactNode;
  /** A new value calls for another check. */
  input: string;
  ready?: boolean;
  check: () => Promise<BulkResult[]>;
  run: () => Promise<BulkResult[]>;
  onFinished?: (() => void) | undefined;
  fileName: string;
}

interface Answer {
  input: string;
  results: BulkResult[];
}

interface Unanswered {
  run: () => Promise<BulkResult[]>;
  expected: BulkResult[];
}

/** Without an answer the fields are locked, and the button repeats the request until it is answered or given up. */
export function BulkDialog({
  open,
  onClose,
  title,
  verb,
  effect,
  children,
  input,
  ready = true,
  check: dryRun,
  run,
  onFinished,
  fileName,
}: BulkDialogProps) {
  const { t, i18n } = useTranslation(['admin', 'common']);
  const { revalidate } = useRevalidator();
  const { refresh } = useTodo();
  const [checked, setChecked] = useState<Answer>();
  const [done, setDone] = useState<Answer>();
  const [failure, setFailure] = useState<{ input: string; error: unknown }>();
  const [busy, setBusy] = useState(false);
  // Counts the openings, so that a late answer is not shown at the next opening.
  const openings = useRef(0);
  const { held, hold, release } = useHeld<Unanswered>(reload);
  const expected = held?.expected ?? (checked?.input === input ? checked.results : undefined);
  const results = done?.results ?? expected;
  const works = results?.filter(({ errorCode }) => errorCode === null) ?? [];
  const refused = results?.filter(({ errorCode }) => errorCode !== null) ?? [];

  function reload() {
    refresh();
    void revalidate();
  }

  async function ask(call: () => Promise<BulkResult[]>, keep: (answer: Answer) => void) {
    const opening = openings.current;
    const isOpen = () => openings.current === opening;
    setBusy(true);
    setFailure(undefined);
    try {
      const answer = { input, results: await call() };
      if (isOpen()) keep(answer);
      return answer.results;
    } catch (error) {
      if (isOpen()) setFailure({ input, error });
      else toast(() => explain(i18n, error), 'error');
      throw error;
    } finally {
      if (isOpen()) setBusy(false);
    }
  }

  async function check() {
    await ask(dryRun, setChecked).catch(() => undefined);
  }

  async function act() {
    const opening = openings.current;
    const attempt = held ?? { run, expected: expected ?? [] };
    try {
      const answered = await ask(attempt.run, setDone);
      release();
      // A person who has closed the dialog gets a short toast.
      if (openings.current !== opening) {
        onFinished?.();
        // An offer to undo already says what was done, but not what was refused.
        if (!undoStore.read() || answered.some(({ errorCode }) => errorCode))
          toast(() => summaryOf(answered));
      }
    } catch (error) {
      if (isUnanswered(error)) hold(attempt);
      else if (!isTurnedAway(error)) release();
    }
    reload();
  }

  function summaryOf(answered: BulkResult[]): string {
    const refusals = answered.filter(({ errorCode }) => errorCode !== null).length;
    const sentences = [i18n.t('admin:bulk.done', { count: answered.length - refusals })];
    if (refusals > 0) sentences.push(i18n.t('admin:bulk.refused', { count: refusals }));
    return sentences.join(' ');
  }

  function close() {
    if (held) {
      onClose();
      return reload();
    }
    openings.current += 1;
    setBusy(false);
    setChecked(undefined);
    setDone(undefined);
    setFailure(undefined);
    onClose();
    if (done) onFinished?.();
  }

  /** This is the only way out of the lock. Esc keeps the attempt for the next opening. */
  function leave() {
    close();
    if (!held || busy) return;
    release();
    setChecked(undefined);
    setFailure(undefined);
  }

  const reasonOf = ({ errorCode, change }: BulkResult) =>
    errorCode ? i18n.t(`errors:code.${errorCode}`) : (change ?? t('admin:bulk.unchanged'));

  function save() {
    const heads = [t('admin:bulk.row'), t('admin:bulk.result'), t('admin:bulk.reason')];
    const rows = (results ?? []).map((result) => [
      result.name,
      t(result.errorCode ? 'admin:bulk.refusedOne' : 'admin:bulk.doneOne'),
      reasonOf(result),
    ]);
    void saveRows(`${fileName}.csv`, [heads, ...rows]);
  }

  return (
    <Dialog open={open} onClose={close} title={title} closeLabel={t('common:close')}>
      <div className="space-y-5 text-small wrap-anywhere">
        {!done && <p>{effect}</p>}
        {!done && (
          <TypedFields readOnly={held !== undefined || (busy && expected !== undefined)}>
            {children}
          </TypedFields>
        )}
        {results && (
          <>
            <p role="status">
              {t(done ? 'admin:bulk.done' : 'admin:bulk.willWork', { count: works.length })}{' '}
              {refused.length > 0 &&
                t(done ? 'admin:bulk.refused' : 'admin:bulk.willNotWork', { count: refused.length })}
            </p>
            <ul className="max-h-72 overflow-auto border-t border-hairline">
              {[...refused, ...works].map((result) => (
                <li
                  key={result.id}
                  className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-hairline py-2"
                >
                  <span className="tabular-nums">{result.name}</span>
                  <StatusMark tone={result.errorCode ? 'bad' : 'good'}>{reasonOf(result)}</StatusMark>
                </li>
              ))}
            </ul>
          </>
        )}
        <DialogFoot
          said={
            failure &&
            (held || failure.input === input) && (
              <Refusal error={failure.error} held={held !== undefined}>
                {held && <Locked />}
              </Refusal>
            )
          }
        >
          {!done && !expected && (
            <Button busy={busy} inactive={!ready} onClick={() => void check()}>
              {t('admin:bulk.check')}
            </Button>
          )}
          {!done && expected && (
            <Button busy={busy} inactive={works.length === 0} onClick={() => void act()}>
              {t('admin:bulk.verb', { verb, count: works.length })}
            </Button>
          )}
          {done && (
            <Button variant="quiet" onClick={save}>
              {t('admin:export.csv')}
            </Button>
          )}
          <Button variant="quiet" onClick={leave}>
            {t(done ? 'common:close' : 'admin:act.dismiss')}
          </Button>
        </DialogFoot>
      </div>
    </Dialog>
  );
}
