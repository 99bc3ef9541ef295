import { createAttempts } from '../../api/attempt.ts';
import type { Options } from '../../api/commerce.ts';
import { readUnanswered, storeUnanswered } from '../../api/unanswered.ts';
import { keyOfAct } from '../../api/unanswered-acts.ts';
import { fieldsOf } from '../../form/fields-of.ts';
import type { FieldErrors, FormSpec } from '../../form/form-action.ts';
import { writeVersion } from './own-writes.ts';

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
  /**
   * Whether the action sends a whole set that was made from the version of the record that its author saw. It then
   * names exactly that version, so that it does not undo another change to the set.
   */
  replacesSet?: boolean;
  /** Sends the action. Commerce recognizes a repeated attempt by its request id. */
  send: (entered: Entered<Field> & { requestId: string }, options: Options) => Promise<Done>;
}

/** Makes the form of one action of staff. */
export function actionForm<Field extends string, Done>({
  intent,
  fields,
  required = [],
  record,
  replacesSet = false,
  send,
}: ActionForm<Field, Done>): FormSpec<Entered<Field>, Done> {
  // The dialogs of several rows share a form, and more than one of them may wait for an answer.
  const attempts = new Map<string, ReturnType<typeof createAttempts>>();
  async function sendAttempt(entered: Entered<Field>, signal: AbortSignal): Promise<Done> {
    const key = keyOf(entered);
    const typed = typedIn(entered);
    const attempt = attempts.get(typed) ?? createAttempts(undefined, key);
    attempts.set(typed, attempt);
    let sentBefore = key && readUnanswered(key)?.input === JSON.stringify(entered);
    const done = await attempt(entered, (input) => {
      const isFirst = !sentBefore;
      sentBefore = true;
      const onResponse = ({ status }: Response) => {
        if (key && isFirst && refusesOneRequest(status)) storeUnanswered(key, null);
      };
      return send(input, { signal, onResponse });
    });
    attempts.delete(typed);
    return done;
  }
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
      if (!record || !hasVersion(entered)) return sendAttempt(entered, signal);
      const { version: seen } = entered;
      return writeVersion(`${record}:${entered[record]}`, seen, (version) =>
        sendAttempt(replacesSet ? entered : { ...entered, version }, signal),
      );
    },
    giveUp(entered) {
      attempts.delete(typedIn(entered));
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

/** What was entered, whichever version it is sent for. */
function typedIn(entered: object): string {
  return JSON.stringify({ ...entered, version: undefined });
}

function hasVersion<Values extends object>(entered: Values): entered is Values & { version: string } {
  return 'version' in entered;
}

/**
 * Whether commerce refused this request alone: the session is invalid, or there were too many requests. An earlier
 * request with the same id may have been carried out all the same.
 */
function refusesOneRequest(status: number): boolean {
  return status === 401 || status === 429;
}
