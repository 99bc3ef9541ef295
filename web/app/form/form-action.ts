import type { ErrorCode } from '@junyao/commerce/contract';
import { ApiError, isAborted } from '../api/errors.ts';

/** The error of each field is the key of a text, such as `auth:enterPhone`. */
export type FieldErrors<Field extends string = string> = { [Name in Field]?: string | undefined };

/** `formAction` makes the `clientAction` that runs the form, and `useForm` gives the result to the component. */
export interface FormSpec<Entered extends object, Done> {
  /** Distinguishes the forms of a page. */
  intent: string;
  /** Returns trimmed values in the form that commerce expects. */
  read(form: FormData): Entered;
  /** Commerce checks everything again. */
  check(entered: Entered): FieldErrors<keyof Entered & string>;
  send(entered: Entered, signal: AbortSignal): Promise<Done>;
  /** Gives up an attempt without an answer. The same values are then a new attempt. */
  giveUp?(entered: Entered): void;
  /** The values of the attempt without an answer that the tab keeps for the record of these values. */
  keptAttempt?(values: Partial<Entered>): Entered | null;
  /** Field errors by error code, for refusals in which commerce does not name the field. */
  refusals?: Partial<Record<ErrorCode, FieldErrors<keyof Entered & string>>>;
}

export type FormResult<Done> = { done: Done } | { done?: never; fields: FieldErrors; error?: unknown };

/** The `clientAction` returns a failed call as a result, and throws when the call is aborted. */
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

/** If commerce names the field, `useForm` shows the text of commerce instead. */
function refusedFields({ refusals }: FormSpec<object, unknown>, error: unknown): FieldErrors {
  return (error instanceof ApiError && refusals?.[error.errorCode]) || {};
}
