import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { post } from '../api/commerce.ts';
import { hasCode, reasonOf } from '../api/errors.ts';
import { explain } from '../api/explain.ts';
import { isMobile, tidyPhone } from '../api/phone.ts';
import { retryAfterSeconds } from '../api/retry-after.ts';
import type { FormState } from '../form/use-form.ts';
import { Notice } from '../ui/notice.tsx';
import { SmsCodeField } from '../ui/sms-code-field.tsx';

interface CodeFieldProps {
  /**
   * The form of this field. The form must also have a field `phone` with the number to which the code is
   * sent.
   */
  form: FormState<'phone' | 'code'>;
  scene: 'register';
}

/** A field for the six digits of the code, with a button that requests the code by SMS. */
export function CodeField({ form, scene }: CodeFieldProps) {
  const { t, i18n } = useTranslation('auth');
  const [failure, setFailure] = useState<{ error: unknown }>();
  const [sentTo, setSentTo] = useState<string>();

  async function send(): Promise<number | null> {
    const input = form.ref.current?.elements.namedItem('phone');
    const typed = input instanceof HTMLInputElement ? input : null;
    const phone = tidyPhone(typed?.value ?? '');
    // Shows the error at the phone field, or removes that error. An error at the code field is removed too,
    // because it concerns an older code.
    const judgePhone = (error: string | undefined) => {
      form.amend({ code: undefined, phone: error });
      if (error) typed?.focus();
    };
    setFailure(undefined);
    judgePhone(isMobile(phone) ? undefined : phone ? 'auth:phoneInvalid' : 'auth:enterPhone');
    if (!isMobile(phone)) return null;
    try {
      const { resendAfterSeconds } = await post('/auth/send_code', { scene, phone });
      setSentTo(phone);
      return resendAfterSeconds;
    } catch (error) {
      setFailure({ error });
      if (hasCode(error, 'AUT005')) judgePhone('auth:phoneTaken');
      if (reasonOf(error, 'phone')) judgePhone('auth:phoneInvalid');
      return retryAfterSeconds(error);
    }
  }

  return (
    <SmsCodeField
      fieldLabel={t('fields.code')}
      error={form.errorOf('code')}
      hint={sentTo && !failure ? t('codeSent', { phone: sentTo }) : undefined}
      send={send}
      label={t('sendCode')}
      againLabel={t('sendAgain')}
      waitLabel={(seconds) => t('sendAgainIn', { seconds })}
    >
      {failure && <Notice title={t('sendCodeFailed')}>{explain(i18n, failure.error)}</Notice>}
    </SmsCodeField>
  );
}
