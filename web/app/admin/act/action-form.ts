import { createAttempts } from '../../api/attempt.ts';
import type { Options } from '../../api/commerce.ts';
import { readUnanswered, storeUnanswered } from '../../api/unanswered.ts';
import { keyOfAct } from '../../api/unanswered-acts.ts';
import { fieldsOf } from '../../form/fields-of.ts';
import type { FieldErrors, FormSpec } from '../../form/form-action.ts';

/** The values of an action: all are texts, as a form sends them. */
export type Entered<Field extends string> = Record<Field, string>;

interface ActionForm<Field extends string, Done> {
  intent: string;
  fields: readonly Field[];
  /** The fields that must not be empty. */
  required?: readonly Field[];
  /**
   * The field that names the record. An attempt without an answer is then kept in the tab, also after a reload, until
   * it is answered or given up, or its author logs out.
   */
  record?: Field;
  /** Sends the action. Commerce recognizes a repeated attempt by its request id. */
  send: (entered: Entered<Field> & { requestId: string }, options: Options) => Promise<Done>;
}

/** Makes the form of one action of staff. */
export function actionForm<Field extends string, Done>({
  intent,
  fields,
  required = [],
  record,
  send,
}: ActionForm<Field, Done>): FormSpec<Entered<Field>, Done> {
  // The dialogs of several rows share a form, and more than one of them may wait for an answer.
  const attempts = new Map<string, ReturnType<typeof createAttempts>>();
  const keyOf = (values: Partial<Entered<Field>>) => record && keyOfAct(intent, record, values[record] ?? '');
  return {
    intent,
    read(form) {
      const { text } = fieldsOf(form);
      return Object.fromEntries(fields.map((name) => [name, text(name)])) as Entered<Field>;
    },
    check: (entered) =>
      Object.fromEntries(
        required.filter((name) => entered[name] === '').map((name) => [name, 'admin:act.required']),
      ) as FieldErrors<Field>,
    async send(entered, signal) {
      const text = JSON.stringify(entered);
      const key = keyOf(entered);
      const attempt = attempts.get(text) ?? createAttempts(undefined, key);
      attempts.set(text, attempt);
      let sentBefore = key && readUnanswered(key)?.input === text;
      const done = await attempt(entered, (input) => {
        const isFirst = !sentBefore;
        sentBefore = true;
        const onResponse = ({ status }: Response) => {
          if (key && isFirst && refusesOneRequest(status)) storeUnanswered(key, null);
        };
        return send(input, { signal, onResponse });
      });
      attempts.delete(text);
      return done;
    },
    giveUp(entered) {
      attempts.delete(JSON.stringify(entered));
      const key = keyOf(entered);
      if (key) storeUnanswered(key, null);
    },
    keptAttempt(values) {
      const key = keyOf(values);
      const kept = key ? readUnanswered(key) : null;
      return kept && (JSON.parse(kept.input) as Entered<Field>);
    },
  };
}

/**
 * Whether commerce refused this request alone: the session is invalid, or there were too many requests. An earlier
 * request with the same id may have been carried out all the same.
 */
function refusesOneRequest(status: number): boolean {
  return status === 401 || status === 429;
}
