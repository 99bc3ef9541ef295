import { type KeepingForm, UnansweredAct } from './unanswered-act.tsx';

interface UnansweredActsProps<Action extends string> {
  forms: Readonly<Partial<Record<Action, KeepingForm>>>;
  record: Readonly<Record<string, string>>;
  verbOf: (action: NoInfer<Action>) => string;
  open: boolean;
  onOpen: (action: NoInfer<Action>) => void;
}

export function UnansweredActs<Action extends string>({
  forms,
  record,
  verbOf,
  open,
  onOpen,
}: UnansweredActsProps<Action>) {
  return (Object.entries(forms) as [Action, KeepingForm][]).map(([action, form]) => (
    <UnansweredAct
      key={action}
      form={form}
      values={record}
      verb={verbOf(action)}
      open={open}
      onOpen={() => onOpen(action)}
    />
  ));
}
