import { createAttempts } from '../../api/attempt.ts';
import type { FieldErrors, FormSpec } from '../../form/form-action.ts';

/** The values of an action: all are texts, as a form sends them. */
export type Entered<Field extends string> = Record<Field, string>;

interface ActionForm<Field extends string, Done> {
  intent: string;
  fields: readonly Field[];
  /** The fields that must not be empty. */
  required?: readonly Field[];
  /** Sends the action. Commerce recognizes a repeated attempt by its request id. */
  send: (entered: Entered<Field> & { requestId: string }, signal: AbortSignal) => Promise<Done>;
}

/** Makes the form of one action of staff. */
export function actionForm<Field extends string, Done>({
  intent,
  fields,
  required = [],
  send,
}: ActionForm<Field, Done>): FormSpec<Entered<Field>, Done> {
  const attempt = createAttempts();
  return {
    intent,
    read: (form) =>
      Object.fromEntries(fields.map((name) => [name, String(form.get(name) ?? '').trim()])) as Entered<Field>,
    check: (entered) =>
      Object.fromEntries(
        required.filter((name) => entered[name] === '').map((name) => [name, 'admin:act.required']),
      ) as FieldErrors<Field>,
    send: (entered, signal) => attempt(entered, (input) => send(input, signal)),
  };
}
