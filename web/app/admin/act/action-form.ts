import { createAttempts } from '../../api/attempt.ts';
import type { Options } from '../../api/commerce.ts';
import { readUnanswered, storeUnanswered } from '../../api/unanswered.ts';
import { keyOfAct } from '../../api/unanswered-acts.ts';
import { fieldsOf } from '../../form/fields-of.ts';
import type { FieldErrors, FormSpec } from '../../form/form-action.ts';
import { writeVersion } from './own-writes.ts';

export type Entered<Field extends string> = Record<Field, string>;

interface ActionForm<Field extends string, Done> {
  intent: string;
  fields: readonly Field[];
  required?: readonly Field[];
  /**
   * Names the record. The tab then keeps an unanswered attempt until it is answered, given up or the person logs out.
   */
  record?: Field;
  /** A whole set is sent for exactly the version that the person saw, so that it undoes no colleague's change. */
  replacesSet?: boolean;
  /** Commerce recognizes a repeated attempt by its request id. */
  send: (entered: Entered<Field> & { requestId: string }, options: Options) => Promise<Done>;
}

export function actionForm<Field extends string, Done>({
  intent,
  fields,
  required = [],
  record,
  replacesSet = false,
  send,
}: ActionForm<Field, Done>): FormSpec<Entered<Field>, Done> {
  // The dialogs of several rows share a form, and several of them may wait for an answer.
  const attempts = new Map<string, ReturnType<typeof createAttempts>>();
  async function sendAttempt(entered: Entered<Field>, signal: AbortSignal): Promise<Done> {
    const key = keyOf(entered);
    const typed = typedIn(entered);
    const attempt = attempts.get(typed) ?? createAttempts(undefined, key);
    attempts.set(typed, attempt);
    const done = await attempt(entered, (input, onSessionEnd) => send(input, { signal, onSessionEnd }));
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

/** Leaves out the version, which may differ when the same values are sent again. */
function typedIn(entered: object): string {
  return JSON.stringify({ ...entered, version: undefined });
}

function hasVersion<Values extends object>(entered: Values): entered is Values & { version: string } {
  return 'version' in entered;
}
