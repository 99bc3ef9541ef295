import { Fragment, type ReactNode, useState } from 'react';
import { Button } from '../../ui/button.tsx';

interface NextAction<Row, Action> {
  rows: readonly Row[];
  rowId: (row: Row) => string;
  /** The action that is likely done next with a row, if there is one. */
  next: (row: Row) => Action | undefined;
  verb: (action: Action) => string;
  dialog: (row: Row, action: Action, open: boolean, onClose: () => void) => ReactNode;
}

interface Opened<Row, Action> {
  row: Row;
  action: Action;
}

/**
 * The button of the next action on the rows of a list, and its dialog. The dialog stands outside the rows and shows
 * the row as the list has it now. A row that has left the list is shown as it was.
 */
export function useNextAction<Row, Action>({ rows, rowId, next, verb, dialog }: NextAction<Row, Action>) {
  const [opened, setOpened] = useState<Opened<Row, Action>>();
  const [isOpen, setOpen] = useState(false);
  const present = opened && (rows.find((row) => rowId(row) === rowId(opened.row)) ?? opened.row);
  return {
    button(row: Row): ReactNode {
      const action = next(row);
      return (
        action !== undefined && (
          <Button
            variant="quiet"
            className="min-h-11 px-4"
            onClick={() => {
              setOpened({ row, action });
              setOpen(true);
            }}
          >
            {verb(action)}
          </Button>
        )
      );
    },
    dialog: opened && present && (
      // What was typed for a row, or waits for an answer, never appears at another row.
      <Fragment key={`${rowId(present)} ${opened.action}`}>
        {dialog(present, opened.action, isOpen, () => setOpen(false))}
      </Fragment>
    ),
  };
}
