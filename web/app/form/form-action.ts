import type { ErrorCode } from '@junyao/commerce/contract';
import { ApiError, isAborted } from '../api/errors.ts';

/** The error of each field as the key of a text, such as `auth:enterPhone`. */
export type FieldErrors<Field extends string = string> = { [Name in Field]?: string | undefined };

/**
 * Describes one form: the values it holds, the checks before sending, and the call that sends it.
 * `formAction` makes the `clientAction` that runs the form. `useForm` gives the result to the component.
 */
export interface FormSpec<Entered extends object, Done> {
  /** Distinguishes this form from the other forms of the page. */
  intent: string;
  /** Reads the entered values, trimmed and in the form that commerce expects. */
  read(form: FormData): Entered;
  /** Checks the values without a call. Commerce checks everything again. */
  check(entered: Entered): FieldErrors<keyof Entered & string>;
  send(entered: Entered, signal: AbortSignal): Promise<Done>;
  /** Gives up an attempt that got no answer. The same values are then a new attempt. */
  giveUp?(entered: Entered): void;
  /** What was entered in an attempt without an answer that the tab keeps for the record of these values. */
  keptAttempt?(values: Partial<Entered>): Entered | null;
  /**
   * The field errors to show, by error code. They are for refusals in which commerce does not name the field.
   */
  refusals?: Partial<Record<ErrorCode, FieldErrors<keyof Entered & string>>>;
}

export type FormResult<Done> = { done: Done } | { done?: never; fields: FieldErrors; error?: unknown };

/**
 * Makes the `clientAction` of a page with these forms. When a call fails, the `clientAction` returns the
 * failure as a result. When a call is aborted, the `clientAction` throws.
 */
export function formAction(...specs: FormSpec<object, unknown>[]) {
  return async ({ request }: { request: Request }) => {
    const form = await request.formData();
    const spec = specs.find(({ intent }) => intent === form.get('intent'));
    if (!spec) throw new Error(`The page has no form ${String(form.get('intent'))}`);
    return submit(spec, form, request.signal);
  };
}

async function submit(
  spec: FormSpec<object, unknown>,
  form: FormData,
  signal: AbortSignal,
): Promise<FormResult<unknown>> {
  const entered = spec.read(form);
  const fields: FieldErrors = spec.check(entered);
  if (Object.values(fields).some(Boolean)) return { fields };
  try {
    return { done: await spec.send(entered, signal) };
  } catch (error) {
    if (isAborted(error)) throw error;
    return { error, fields: refusedFields(spec, error) };
  }
}

/**
 * The field errors that the form defines for this refusal. If commerce names the field, `useForm` shows the
 * text of commerce instead.
 */
function refusedFields({ refusals }: FormSpec<object, unknown>, error: unknown): FieldErrors {
  return (error instanceof ApiError && refusals?.[error.errorCode]) || {};
}
