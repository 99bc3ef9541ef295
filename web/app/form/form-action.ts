import type { ErrorCode } from 'commerce/contract';
import { data } from 'react-router';
import { ApiError, isAborted } from '../api/errors.ts';

/** What is wrong with each field: keys of translations, such as `auth:enterPhone`. */
export type FieldErrors<Field extends string = string> = { [Name in Field]?: string | undefined };

/**
 * One form as data: what it holds, what can be refused before sending, and the call. The route's `clientAction`
 * runs it (`formAction`) and the component shows what came of it (`useForm`).
 */
export interface FormSpec<Entered extends object, Done> {
  /** Names the form among those of its page. */
  intent: string;
  /** The entered values, trimmed and in the form in which commerce takes them. */
  read(form: FormData): Entered;
  /** Checks that need no call. Commerce checks everything again. */
  check(entered: Entered): FieldErrors<keyof Entered & string>;
  send(entered: Entered, signal: AbortSignal): Promise<Done>;
  /** Refusals that belong to a field although commerce names none, by their code. */
  refusals?: Partial<Record<ErrorCode, FieldErrors<keyof Entered & string>>>;
}

export type FormResult<Done> = { done: Done } | { done?: never; fields: FieldErrors; error?: unknown };

/** The `clientAction` of a page with these forms. The failures of a call are results; an abort is thrown. */
export function formAction(...specs: FormSpec<object, unknown>[]) {
  return async ({ request }: { request: Request }) => {
    const form = await request.formData();
    const spec = specs.find(({ intent }) => intent === form.get('intent'));
    if (!spec) throw new Error(`The page has no form ${String(form.get('intent'))}`);
    const result = await submit(spec, form, request.signal);
    // With a status of 400 the router does not load the page again: nothing has been sent.
    return data(result, { status: 'fields' in result && result.error === undefined ? 400 : 200 });
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

/** Which field a refusal is about. Those that commerce names itself, `useForm` shows in the words of commerce. */
function refusedFields({ refusals }: FormSpec<object, unknown>, error: unknown): FieldErrors {
  return (error instanceof ApiError && refusals?.[error.errorCode]) || {};
}
