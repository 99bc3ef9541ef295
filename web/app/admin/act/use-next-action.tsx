import { Fragment, type ReactNode, useState } from 'react';
import { Button } from '../../ui/button.tsx';

interface NextAction<Row, Action> {
  rows: readonly Row[];
  rowId: (row: Row) => string;
  next: (row: Row) => Action | undefined;
  verb: (action: Action, row: Row) => string;
  dialog: (
    row: Row,
    action: Action,
    open: boolean,
    onClose: () => void,
    onInstead: (action: Action) => void,
  ) => ReactNode;
}

interface Opened<Row, Action> {
  row: Row;
  action: Action;
}

/** The dialog shows the row as the list has it now, and a row that has left the list as it last was. */
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
            {verb(action, row)}
          </Button>
        )
      );
    },
    dialog: opened && present && (
      // Typed text and an attempt without an answer must never appear at another row.
      <Fragment key={`${rowId(present)} ${opened.action}`}>
        {dialog(
          present,
          opened.action,
          isOpen,
          () => setOpen(false),
          (action) => setOpened({ row: present, action }),
        )}
      </Fragment>
    ),
  };
}
