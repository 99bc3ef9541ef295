import { type RefObject, useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type FetcherWithComponents, useFetcher } from 'react-router';
import { reasonOf } from '../api/errors.ts';
import type { FieldErrors, FormResult, FormSpec } from './form-action.ts';

export interface FormState<Field extends string> {
  intent: string;
  Form: FetcherWithComponents<unknown>['Form'];
  /** Sends these values instead of those in the fields, such as the values of an attempt without an answer. */
  sendAgain(values: FormData): void;
  ref: RefObject<HTMLFormElement | null>;
  busy: boolean;
  /** Undefined while another attempt is pending. */
  failure: unknown;
  /** Whether the form has named the reason of the failure at a field. */
  namedAtField: boolean;
  /** In the language of the page. */
  errorOf(field: Field): string | undefined;
  /**
   * Sets field errors found outside the form action, until the next attempt has a result. `undefined` removes an error,
   * for example of a field whose value has changed.
   */
  amend(fields: FieldErrors<Field> | Record<string, undefined>): void;
  /** Counts the resets. `FormFrame` makes new fields when it changes. */
  version: number;
  reset(): void;
}

/** Only the name of the form is used. The rest gives the types of the values and of the answer. */
type NamedForm<Entered extends object, Done> = Pick<FormSpec<Entered, Done>, 'intent'> &
  Partial<FormSpec<Entered, Done>>;

interface Handlers<Done> {
  onDone?: (done: Done) => void;
  /** Called when a call failed, but not when the fields were refused before sending. */
  onFailure?: (error: unknown) => void;
}

/**
 * Runs a form by the `clientAction` of the page. The fields are uncontrolled, so the input stays after a failure and
 * while the language changes. After a refusal the first wrong field gets the focus, or else the notice is scrolled into
 * view.
 */
export function useForm<Entered extends object, Done>(
  { intent }: NamedForm<Entered, Done>,
  { onDone, onFailure }: Handlers<Done> = {},
): FormState<keyof Entered & string> {
  const { t } = useTranslation();
  const fetcher = useFetcher<FormResult<Done>>();
  const ref = useRef<HTMLFormElement>(null);
  const [version, startAgain] = useReducer((resets: number) => resets + 1, 0);
  const [amendment, setAmendment] = useState<{ of: unknown; fields: FieldErrors }>();
  const result = fetcher.data;
  const busy = fetcher.state !== 'idle';

  const settled = useRef<FormResult<Done>>(undefined);
  const settle = useEffectEvent(() => {
    if (!result || result === settled.current) return;
    settled.current = result;
    if ('done' in result) return onDone?.(result.done as Done);
    ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    if (result.error !== undefined) onFailure?.(result.error);
  });
  // React Router changes the result outside of React's state. React may drop the first render that reads it, and an
  // effect that depends on the result would then be lost, so every render looks for a new result.
  useEffect(() => settle());

  const refused = result && !('done' in result) ? result : undefined;
  const shown = busy ? undefined : refused;
  const failure = shown?.error;
  useEffect(() => {
    if (shown) showNotice(ref.current);
  }, [shown]);

  const amended: FieldErrors = amendment && amendment.of === result ? amendment.fields : {};
  return {
    intent,
    Form: fetcher.Form,
    // As in `FormFrame`, the data of the page is not reloaded.
    sendAgain: (values) => void fetcher.submit(values, { method: 'post', defaultShouldRevalidate: false }),
    ref,
    busy,
    failure,
    namedAtField: failure !== undefined && Object.values(refused?.fields ?? {}).some(Boolean),
    errorOf(field) {
      const amends = field in amended;
      const key = amends ? amended[field] : refused?.fields[field];
      if (key) return t(key);
      return amends ? undefined : reasonOf(refused?.error, field);
    },
    amend(fields: FieldErrors) {
      // A caller may use the `amend` of an earlier render, so the earlier amendment is read from the state.
      setAmendment((last) => ({
        of: result,
        fields: { ...(last?.of === result && last?.fields), ...fields },
      }));
    },
    version,
    reset() {
      fetcher.reset();
      startAgain();
    },
  };
}

/** The notice is the last alert, because it is above the submit button and after all fields. */
function showNotice(form: HTMLFormElement | null): void {
  if (!form || form.querySelector('[aria-invalid="true"]')) return;
  [...form.querySelectorAll('[role="alert"]')].at(-1)?.scrollIntoView({ block: 'nearest' });
}
