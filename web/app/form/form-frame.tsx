import type { FormEvent, FormEventHandler, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NotConfirmed } from '../api/errors.ts';
import { explain } from '../api/explain.ts';
import { Notice } from '../ui/notice.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';
import type { FormState } from './use-form.ts';

interface FormFrameProps<Field extends string> {
  form: FormState<Field>;
  className?: string;
  onSubmit?: FormEventHandler<HTMLFormElement>;
  children: ReactNode;
}

/**
 * Fields and buttons are disabled until hydration. Before that, the browser would send the form to the server, which
 * has no action for it.
 */
export function FormFrame<Field extends string>({
  form,
  className = '',
  onSubmit = () => {},
  children,
}: FormFrameProps<Field>) {
  const hydrated = useHydrated();

  function forgetError({ target }: FormEvent) {
    if (!('name' in target)) return;
    const name = String(target.name) as Field;
    if (form.errorOf(name)) form.amend({ [name]: undefined });
  }

  // A reload of the data could remove the form before its result is handled; `onDone` and `onFailure` may reload.
  return (
    <form.Form
      key={form.version}
      method="post"
      noValidate
      ref={form.ref}
      onSubmit={onSubmit}
      onChange={forgetError}
      defaultShouldRevalidate={false}
    >
      <input type="hidden" name="intent" value={form.intent} />
      <fieldset disabled={!hydrated} className={`min-w-0 ${className}`}>
        {children}
      </fieldset>
    </form.Form>
  );
}

interface FormFailureProps<Field extends string> {
  form: Pick<FormState<Field>, 'failure' | 'namedAtField'>;
  /** The reason is shown below the title, unless a field shows it. */
  title: (error: unknown) => string;
}

/** Place it above the submit button. */
export function FormFailure<Field extends string>({ form, title }: FormFailureProps<Field>) {
  const { i18n } = useTranslation();
  if (form.failure === undefined) return null;
  if (form.failure instanceof NotConfirmed) return <Notice tone="calm" title={explain(i18n, form.failure)} />;
  return <Notice title={title(form.failure)}>{!form.namedAtField && explain(i18n, form.failure)}</Notice>;
}
