import { type FormEvent, type ReactNode, useReducer, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { hasCode, isTurnedAway, isUnanswered } from '../../api/errors.ts';
import type { FormSpec } from '../../form/form-action.ts';
import { FormFrame } from '../../form/form-frame.tsx';
import { type FormState, useForm } from '../../form/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogFoot } from '../../ui/dialog-foot.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { toast } from '../../ui/toast.ts';
import { useTodo } from '../frame/use-todo.ts';
import { Locked } from './locked.tsx';
import { Refusal } from './refusal.tsx';
import { TypedFields } from './typed-fields.tsx';
import { offerUndo } from './undo.ts';
import { useHeld } from './use-held.ts';
import { useKeptAttempt } from './use-kept-attempt.ts';

interface ActionDialogProps<Field extends string, Done> {
  form: FormSpec<Record<Field, string>, Done>;
  open: boolean;
  onClose: () => void;
  /** Names the verb and the object, such as "Ship Moon Jar for Wang Wu". */
  title: string;
  verb: string;
  /** One sentence that says what will happen to money, stock and member. */
  effect: ReactNode;
  /** The values of hidden fields, such as the number and the version of the row. */
  values: Partial<Record<Field, string>>;
  reason?: boolean;
  /** Whether the state of the row still allows the action. */
  offered?: boolean;
  /** The row as it is now, shown when a colleague has changed it or when the action is no longer possible. */
  present?: ReactNode;
  /** The text of the toast. It is a function, because the language may change while the toast is shown. */
  done: (answer: Done) => string;
  /** With it, the undo bar takes the place of the toast. */
  undo?: ((answer: Done) => Promise<unknown>) | undefined;
  onDone?: (done: Done) => void;
  /** Called when the action was refused or got no answer, for data that the page does not load again by itself. */
  onRefused?: (() => void) | undefined;
  /** Leads to the other decision. */
  instead?: { verb: string; onPress: () => void };
  children?: (form: FormState<Field | 'reason'>) => ReactNode;
}

/**
 * A refusal keeps the dialog and the typed text. If a colleague has changed the row, the dialog shows it as it is now,
 * and the button applies to that version. If no answer came, the fields are locked and the button repeats the same
 * request until an answer comes or the person leaves. A form that names its record finds the attempt again after a
 * reload.
 */
export function ActionDialog<Field extends string, Done>(props: ActionDialogProps<Field, Done>) {
  const { t } = useTranslation('common');
  const { close, body } = useAction(props);
  return (
    <Dialog open={props.open} onClose={close} title={props.title} closeLabel={t('close')} keepContent>
      {body}
    </Dialog>
  );
}

/** The same on a page, which it leaves by `onClose`. */
export function ActionPage<Field extends string, Done>(
  props: Omit<ActionDialogProps<Field, Done>, 'open' | 'title'>,
) {
  return useAction({ ...props, open: true, title: '' }).body;
}

function useAction<Field extends string, Done>(props: ActionDialogProps<Field, Done>) {
  const { revalidate } = useRevalidator();
  const { refresh } = useTodo();
  const [finishedCount, countFinished] = useReducer((count: number) => count + 1, 0);
  const { onClose, onRefused } = props;

  function reload() {
    onRefused?.();
    refresh();
    void revalidate();
  }
  const attempt = useHeld<FormData>(reload);

  function close() {
    onClose();
    if (attempt.held) reload();
  }

  const body = (
    <ActionBody
      key={finishedCount}
      {...props}
      attempt={attempt}
      reload={reload}
      onClose={close}
      onFinished={() => {
        attempt.release();
        countFinished();
      }}
    />
  );
  return { close, body };
}

interface ActionBodyProps<Field extends string, Done> extends ActionDialogProps<Field, Done> {
  attempt: ReturnType<typeof useHeld<FormData>>;
  reload: () => void;
  onFinished: () => void;
}

function ActionBody<Field extends string, Done>({
  form: spec,
  open,
  onClose,
  verb,
  effect,
  values,
  reason = false,
  offered = true,
  present,
  done,
  undo,
  onDone,
  instead,
  attempt: { held, hold, release },
  reload,
  onFinished,
  children,
}: ActionBodyProps<Field, Done>) {
  const { t } = useTranslation(['admin', 'common']);
  const { revalidate } = useRevalidator();
  const { refresh } = useTodo();
  const sent = useRef<FormData>(null);
  const [outdated, setOutdated] = useState<unknown>();
  const form = useForm<Record<Field | 'reason', string>, Done>(
    { intent: spec.intent },
    {
      onDone(answer) {
        if (undo) {
          offerUndo(
            () => done(answer),
            () => undo(answer),
          );
        } else toast(() => done(answer));
        onClose();
        refresh();
        onFinished();
        // `onDone` may open another page, and loading this page again would break that navigation off.
        void revalidate().then(() => onDone?.(answer));
      },
      onFailure(error) {
        if (isUnanswered(error) && sent.current) hold(sent.current);
        else if (!isTurnedAway(error)) release();
        // The row may have changed before a refusal, or through an attempt without an answer.
        reload();
      },
    },
  );
  const changed = hasCode(form.failure, 'SYS009');
  const isHeld = held !== undefined;
  const asks = offered || isHeld;
  const failed = form.failure !== undefined && form.failure !== outdated;
  useKeptAttempt({ open: open && !isHeld && !form.busy, spec, values, form, hold });

  function submit(event: FormEvent<HTMLFormElement>) {
    // Enter in a field would send a form that has no button.
    if (!asks) return event.preventDefault();
    if (!held) {
      sent.current = new FormData(event.currentTarget);
      return;
    }
    event.preventDefault();
    form.sendAgain(held);
  }

  /** A refusal is outdated once a field without a change event has another value. */
  function amend(fields: Parameters<typeof form.amend>[0]) {
    form.amend(fields);
    setOutdated(form.failure);
  }

  /** This is the only way out of the lock. Esc keeps the attempt for the next opening. */
  function leave() {
    onClose();
    if (!held || form.busy) return;
    spec.giveUp?.(spec.read(held));
    onFinished();
  }

  return (
    <FormFrame form={form} className="space-y-5 text-small wrap-anywhere" onSubmit={submit}>
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={String(value ?? '')} />
      ))}
      {asks ? <p>{effect}</p> : <Notice title={t('admin:act.notOffered')}>{present}</Notice>}
      <TypedFields
        readOnly={!asks || isHeld || form.busy}
        // A conflict stays in view, because the next press applies to the row that it shows.
        onChange={() => !changed && setOutdated(form.failure)}
      >
        {children?.({ ...form, amend })}
        {reason && (
          <TextArea
            label={t('admin:act.reason')}
            name="reason"
            rows={2}
            maxLength={200}
            required
            hint={t(asks ? 'admin:act.reasonHint' : 'admin:act.notSent')}
            error={form.errorOf('reason')}
          />
        )}
      </TypedFields>
      <DialogFoot
        said={
          asks &&
          (failed || (isHeld && !form.busy)) && (
            <Refusal
              error={form.failure}
              reason={changed ? present : undefined}
              held={isHeld}
              isShownAtField={(name) => isTyped(form.ref.current?.elements.namedItem(name))}
            >
              {isHeld && <Locked present={offered ? undefined : present} />}
            </Refusal>
          )
        }
      >
        {asks && (
          <Button type="submit" busy={form.busy}>
            {verb}
          </Button>
        )}
        {asks && !isHeld && instead && (
          <Button variant="quiet" disabled={form.busy} onClick={instead.onPress}>
            {instead.verb}
          </Button>
        )}
        <Button variant="quiet" onClick={leave}>
          {asks ? t('admin:act.dismiss') : t('common:close')}
        </Button>
      </DialogFoot>
    </FormFrame>
  );
}

/** Typed fields show their own errors. Hidden fields and groups of choices do not. */
function isTyped(field: Element | RadioNodeList | null | undefined): boolean {
  return field instanceof HTMLElement && field.matches('textarea, select, input:not([type="hidden"])');
}
