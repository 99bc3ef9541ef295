import { typedSmsCode } from '@junyao/commerce/contract/typed';
import { type RefObject, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { explain } from '../../api/explain.ts';
import { Notice } from '../../ui/notice.tsx';
import { SmsCodeField } from '../../ui/sms-code-field.tsx';
import type { FormState } from '../use-form.ts';
import type { CodeKind } from './code-kind.ts';
import { type Outcome, requestCode } from './request-code.ts';

interface CodeFieldProps<Field extends string, Target extends 'phone' | 'email'> {
  /** The form also has the fields `code` and the target. */
  form: FormState<Field | Target | 'code'>;
  kind: CodeKind<Target>;
}

export function CodeField<Field extends string, Target extends 'phone' | 'email'>({
  form,
  kind,
}: CodeFieldProps<Field, Target>) {
  const { t, i18n } = useTranslation('auth');
  const [outcome, setOutcome] = useState<Outcome & { to: string }>();
  const [checking, setChecking] = useState(false);
  const typed = useTyped(form.ref, kind);
  // A result for another number or address says nothing about the typed one.
  const current = outcome?.to === typed ? outcome : undefined;
  const isSent = current && current.error === undefined;
  const check = checking ? t('checking') : undefined;

  async function send(): Promise<number | null> {
    const input = inputOf(form.ref.current, kind.target);
    const to = kind.tidy(input?.value ?? '');
    // Sets or removes the error at the target, and removes an error at the code, because it concerns an older code.
    const judge = (error: string | undefined) => {
      form.amend({ code: undefined, [kind.target]: error });
      if (error) input?.focus();
    };
    setOutcome(undefined);
    judge(kind.isValid(to) ? undefined : to ? kind.invalid : kind.missing);
    if (!kind.isValid(to)) return null;
    const answer = await requestCode(kind, to, () => setChecking(true));
    setChecking(false);
    setOutcome({ to, ...answer });
    if (answer.fieldError) judge(answer.fieldError);
    return answer.waitSeconds;
  }

  return (
    <SmsCodeField
      fieldLabel={t('fields.code')}
      error={form.errorOf('code')}
      hint={isSent ? t(kind.sent, { [kind.target]: typed }) : check}
      news={isSent ? t('codeSentAloud', { to: typed, seconds: current.waitSeconds }) : check}
      readCode={typedSmsCode}
      send={send}
      rememberAs={`${kind.name}:${typed}`}
      label={t('sendCode')}
      againLabel={t('sendAgain')}
      waitLabel={(seconds) => t('sendAgainIn', { seconds })}
    >
      {current && !isSent && (
        <Notice title={t('sendCodeFailed')}>{!current.fieldError && explain(i18n, current.error)}</Notice>
      )}
    </SmsCodeField>
  );
}

/** The target field is uncontrolled, so its value is read from the form. */
function useTyped<Target extends 'phone' | 'email'>(
  form: RefObject<HTMLFormElement | null>,
  { target, tidy }: CodeKind<Target>,
): string {
  return useSyncExternalStore(
    (changed) => {
      const element = form.current;
      element?.addEventListener('input', changed);
      return () => element?.removeEventListener('input', changed);
    },
    () => tidy(inputOf(form.current, target)?.value ?? ''),
    () => '',
  );
}

function inputOf(form: HTMLFormElement | null, name: string): HTMLInputElement | null {
  const input = form?.elements.namedItem(name);
  return input instanceof HTMLInputElement ? input : null;
}
