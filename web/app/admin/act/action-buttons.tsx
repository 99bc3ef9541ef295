import { Fragment, type ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import type { KeepingForm } from './unanswered-act.tsx';
import { UnansweredActs } from './unanswered-acts.tsx';
import { useOpened } from './use-opened.ts';

interface ActionButtonsProps<Action extends string> {
  /** What the state of the record and the permissions of the person allow. */
  offered: readonly Action[];
  forms: Readonly<Record<Action, KeepingForm>>;
  /** The values of the forms that name the record. */
  record: Readonly<Record<string, string>>;
  verbOf: (action: Action) => string;
  /** The dialog of an action. It stays, with what was typed, when its action is no longer offered. */
  dialog: (action: Action, opening: { open: boolean; onClose: () => void }) => ReactNode;
}

/** A button for each action, and the dialog of the one that was pressed. An action without an answer is named first. */
export function ActionButtons<Action extends string>({
  offered,
  forms,
  record,
  verbOf,
  dialog,
}: ActionButtonsProps<Action>) {
  const { opened, isOpen, open, close } = useOpened<Action>();
  return (
    <>
      <UnansweredActs forms={forms} record={record} verbOf={verbOf} open={isOpen} onOpen={open} />
      {offered.map((action) => (
        <Button
          key={action}
          variant="quiet"
          className="min-h-11 px-5 lg:min-h-9"
          onClick={() => open(action)}
        >
          {verbOf(action)}
        </Button>
      ))}
      {opened && <Fragment key={opened}>{dialog(opened, { open: isOpen, onClose: close })}</Fragment>}
    </>
  );
}
