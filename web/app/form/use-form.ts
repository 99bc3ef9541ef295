import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type FetcherWithComponents, useFetcher } from 'react-router';
import { reasonOf } from '../api/errors.ts';
import type { FieldErrors, FormResult, FormSpec } from './form-action.ts';

export interface FormState<Field extends string> {
  intent: string;
  Form: FetcherWithComponents<unknown>['Form'];
  ref: RefObject<HTMLFormElement | null>;
  /** An attempt is under way. */
  busy: boolean;
  /** Why the call of the last attempt failed; undefined while another attempt is under way. */
  failure: unknown;
  /** What is wrong with a field, in the language of the page. */
  errorOf(field: Field): string | undefined;
  /** Says of fields, until the next attempt, what was found out otherwise; `undefined` takes an error away. */
  amend(fields: FieldErrors<Field>): void;
  /** Forgets what came of the last attempt. */
  reset(): void;
}

interface Handlers<Done> {
  onDone?: (done: Done) => void;
  /** A call failed. A form whose fields were refused before sending does not end here. */
  onFailure?: (error: unknown) => void;
}

/**
 * A form of the page, sent by its `clientAction`. The fields are uncontrolled, so what was typed stays after any
 * failure and while the language changes. After a refusal the first wrong field has the focus.
 */
export function useForm<Entered extends object, Done>(
  spec: FormSpec<Entered, Done>,
  { onDone, onFailure }: Handlers<Done> = {},
): FormState<keyof Entered & string> {
  const { t } = useTranslation();
  const fetcher = useFetcher<FormResult<Done>>();
  const ref = useRef<HTMLFormElement>(null);
  const [amendment, setAmendment] = useState<{ of: unknown; fields: FieldErrors }>();
  const result = fetcher.data;
  const busy = fetcher.state !== 'idle';

  const settle = useEffectEvent((settled: FormResult<Done>) => {
    if ('done' in settled) return onDone?.(settled.done as Done);
    ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    if (settled.error !== undefined) onFailure?.(settled.error);
  });
  useEffect(() => {
    if (result) settle(result);
  }, [result]);

  const refused = result && !('done' in result) ? result : undefined;
  const amended: FieldErrors = amendment && amendment.of === result ? amendment.fields : {};
  const keyOf = (field: string) => (field in amended ? amended[field] : refused?.fields[field]);
  const wordsOf = (field: string) => (field in amended ? undefined : reasonOf(refused?.error, field));
  return {
    intent: spec.intent,
    Form: fetcher.Form,
    ref,
    busy,
    failure: busy ? undefined : refused?.error,
    errorOf(field) {
      const key = keyOf(field);
      return key ? t(key) : wordsOf(field);
    },
    amend: (fields) => setAmendment({ of: result, fields: { ...amended, ...fields } }),
    reset: () => fetcher.reset(),
  };
}
