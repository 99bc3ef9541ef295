import { Fragment, type ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { useOpened } from '../../ui/use-opened.ts';
import type { KeepingForm } from './unanswered-act.tsx';
import { UnansweredActs } from './unanswered-acts.tsx';

interface ActionButtonsProps<Action extends string> {
  offered: readonly Action[];
  forms: Readonly<Partial<Record<Action, KeepingForm>>>;
  record: Readonly<Record<string, string>>;
  verbOf: (action: Action) => string;
  before?: ((open: (action: Action) => void) => ReactNode) | undefined;
  after?: ReactNode;
  initially?: Action | undefined;
  /** The primary button. */
  likely?: Action | undefined;
  /** The dialog keeps what was typed even when its action is no longer offered. */
  dialog: (
    action: Action,
    opening: { open: boolean; onClose: () => void },
    open: (action: Action) => void,
  ) => ReactNode;
}

export function ActionButtons<Action extends string>({
  offered,
  forms,
  record,
  verbOf,
  before,
  after,
  likely,
  initially,
  dialog,
}: ActionButtonsProps<Action>) {
  const { opened, isOpen, open, close } = useOpened<Action>(initially);
  return (
    <>
      <UnansweredActs forms={forms} record={record} verbOf={verbOf} open={isOpen} onOpen={open} />
      {before?.(open)}
      {offered.map((action) => (
        <Button
          key={action}
          variant={action === likely ? 'primary' : 'quiet'}
          className="min-h-11 px-5 lg:min-h-9"
          onClick={() => open(action)}
        >
          {verbOf(action)}
        </Button>
      ))}
      {after}
      {opened && <Fragment key={opened}>{dialog(opened, { open: isOpen, onClose: close }, open)}</Fragment>}
    </>
  );
}
