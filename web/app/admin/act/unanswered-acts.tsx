import { type KeepingForm, UnansweredAct } from './unanswered-act.tsx';

interface UnansweredActsProps<Action extends string> {
  forms: Readonly<Record<Action, KeepingForm>>;
  /** The values of the forms that name the record. */
  record: Readonly<Record<string, string>>;
  verbOf: (action: NoInfer<Action>) => string;
  /** Whether the dialog of one of the actions is open. */
  open: boolean;
  onOpen: (action: NoInfer<Action>) => void;
}

/** Names each action on a record that was sent and not answered. */
export function UnansweredActs<Action extends string>({
  forms,
  record,
  verbOf,
  open,
  onOpen,
}: UnansweredActsProps<Action>) {
  return (Object.keys(forms) as Action[]).map((action) => (
    <UnansweredAct
      key={action}
      form={forms[action]}
      values={record}
      verb={verbOf(action)}
      open={open}
      onOpen={() => onOpen(action)}
    />
  ));
}
