import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { post } from '../api/commerce.ts';
import { isEmail } from '../api/email.ts';
import { hasCode, reasonOf } from '../api/errors.ts';
import { explain } from '../api/explain.ts';
import { isMobile, tidyPhone } from '../api/phone.ts';
import { retryAfterSeconds } from '../api/retry-after.ts';
import { Notice } from '../ui/notice.tsx';
import { SmsCodeField } from '../ui/sms-code-field.tsx';
import type { FormState } from './use-form.ts';

type SmsScene = 'register' | 'reset_password' | 'change_password';
type Target = 'phone' | 'email';

type CodeFieldProps =
  | { form: FormState<'phone' | 'code'>; scene: SmsScene }
  | { form: FormState<'email' | 'code'>; scene: 'email' };

/**
 * A field for the six digits of the code, with a button that requests the code. The form must also have the field
 * `phone` or `email`, with the number or the address to which the code is sent.
 */
export function CodeField({ form, scene }: CodeFieldProps) {
  const { t, i18n } = useTranslation('auth');
  const [failure, setFailure] = useState<{ error: unknown }>();
  const [sentTo, setSentTo] = useState<string>();
  const target = scene === 'email' ? 'email' : 'phone';
  const { tidy, isValid, missing, invalid, taken } = targets[target];

  async function send(): Promise<number | null> {
    const input = form.ref.current?.elements.namedItem(target);
    const typed = input instanceof HTMLInputElement ? input : null;
    const to = tidy(typed?.value ?? '');
    // Shows the error at the field of the target, or removes that error. An error at the code field is removed too,
    // because it concerns an older code.
    const judge = (error: string | undefined) => {
      form.amend({ code: undefined, [target]: error });
      if (error) typed?.focus();
    };
    setFailure(undefined);
    judge(isValid(to) ? undefined : to ? invalid : missing);
    if (!isValid(to)) return null;
    try {
      const { resendAfterSeconds } = await requestCode(scene, to);
      setSentTo(to);
      return resendAfterSeconds;
    } catch (error) {
      setFailure({ error });
      if (hasCode(error, 'AUT005', 'AUT010')) judge(taken);
      if (hasCode(error, 'SYS005')) judge('auth:phoneNotYours');
      if (reasonOf(error, target)) judge(invalid);
      return retryAfterSeconds(error);
    }
  }

  return (
    <SmsCodeField
      fieldLabel={t('fields.code')}
      error={form.errorOf('code')}
      hint={
        sentTo && !failure ? t(scene === 'email' ? 'emailSent' : 'codeSent', { [target]: sentTo }) : undefined
      }
      send={send}
      rememberAs={scene}
      label={t('sendCode')}
      againLabel={t('sendAgain')}
      waitLabel={(seconds) => t('sendAgainIn', { seconds })}
    >
      {failure && <Notice title={t('sendCodeFailed')}>{explain(i18n, failure.error)}</Notice>}
    </SmsCodeField>
  );
}

const targets = {
  phone: {
    tidy: tidyPhone,
    isValid: isMobile,
    missing: 'auth:enterPhone',
    invalid: 'auth:phoneInvalid',
    taken: 'auth:phoneTaken',
  },
  email: {
    tidy: (typed: string) => typed.trim(),
    isValid: isEmail,
    missing: 'auth:enterEmail',
    invalid: 'auth:emailInvalid',
    taken: 'auth:emailTaken',
  },
} as const satisfies Record<Target, object>;

function requestCode(scene: SmsScene | 'email', to: string) {
  if (scene === 'email') return post('/userinfo/profile/email/send_code', { email: to });
  return post('/auth/send_code', { scene, phone: to });
}
