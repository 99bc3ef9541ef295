import { typedSmsCode } from 'commerce/contract/typed';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { explain } from '../api/explain.ts';
import { Notice } from '../ui/notice.tsx';
import { SmsCodeField } from '../ui/sms-code-field.tsx';
import type { CodeKind } from './code-kind.ts';
import type { FormState } from './use-form.ts';

interface CodeFieldProps<Field extends string, Target extends 'phone' | 'email'> {
  /** The form also has the fields `code` and the target. */
  form: FormState<Field | Target | 'code'>;
  kind: CodeKind<Target>;
}

/** A field for the six digits of the code, with a button that requests the code. */
export function CodeField<Field extends string, Target extends 'phone' | 'email'>({
  form,
  kind,
}: CodeFieldProps<Field, Target>) {
  const { t, i18n } = useTranslation('auth');
  const [failure, setFailure] = useState<{ error: unknown }>();
  const [sentTo, setSentTo] = useState<string>();
  const { target, isValid } = kind;

  async function send(): Promise<number | null> {
    const input = form.ref.current?.elements.namedItem(target);
    const typed = input instanceof HTMLInputElement ? input : null;
    const to = kind.tidy(typed?.value ?? '');
    // Shows the error at the field of the target, or removes that error. An error at the code field is removed too,
    // because it concerns an older code.
    const judge = (error: string | undefined) => {
      form.amend({ code: undefined, [target]: error });
      if (error) typed?.focus();
    };
    setFailure(undefined);
    judge(isValid(to) ? undefined : to ? kind.invalid : kind.missing);
    if (!isValid(to)) return null;
    try {
      // Only a visitor who presses the button needs this part.
      const { requestCode } = await import('./request-code.ts');
      const { error, fieldError, waitSeconds } = await requestCode(kind, to);
      if (error === undefined) setSentTo(to);
      else setFailure({ error });
      if (fieldError) judge(fieldError);
      return waitSeconds;
    } catch (error) {
      setFailure({ error });
      return null;
    }
  }

  return (
    <SmsCodeField
      fieldLabel={t('fields.code')}
      error={form.errorOf('code')}
      hint={sentTo && !failure ? t(kind.sent, { [target]: sentTo }) : undefined}
      readCode={typedSmsCode}
      send={send}
      rememberAs={kind.name}
      label={t('sendCode')}
      againLabel={t('sendAgain')}
      waitLabel={(seconds) => t('sendAgainIn', { seconds })}
    >
      {failure && <Notice title={t('sendCodeFailed')}>{explain(i18n, failure.error)}</Notice>}
    </SmsCodeField>
  );
}
