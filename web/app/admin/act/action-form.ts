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
  // The dialogs of several rows share a form, and more than one of them may wait for an answer.
  const attempts = new Map<string, ReturnType<typeof createAttempts>>();
  return {
    intent,
    read: (form) =>
      Object.fromEntries(fields.map((name) => [name, String(form.get(name) ?? '').trim()])) as Entered<Field>,
    check: (entered) =>
      Object.fromEntries(
        required.filter((name) => entered[name] === '').map((name) => [name, 'admin:act.required']),
      ) as FieldErrors<Field>,
    async send(entered, signal) {
      const text = JSON.stringify(entered);
      const attempt = attempts.get(text) ?? createAttempts();
      attempts.set(text, attempt);
      const done = await attempt(entered, (input) => send(input, signal));
      attempts.delete(text);
      return done;
    },
    giveUp: (entered) => void attempts.delete(JSON.stringify(entered)),
  };
}
