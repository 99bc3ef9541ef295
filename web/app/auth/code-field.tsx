import { type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { post } from '../api/commerce.ts';
import { explain } from '../api/explain.ts';
import { isMobile, tidyPhone } from '../api/phone.ts';
import { retryAfterSeconds } from '../api/retry-after.ts';
import { Notice } from '../ui/notice.tsx';
import { SmsCodeField } from '../ui/sms-code-field.tsx';

interface CodeFieldProps {
  /** The form that holds the phone the code goes to. */
  form: RefObject<HTMLFormElement | null>;
  scene: 'register';
  error: string | undefined;
}

/** The six digits from the phone, and the button that has them sent. */
export function CodeField({ form, scene, error }: CodeFieldProps) {
  const { t, i18n } = useTranslation('auth');
  const [phoneError, setPhoneError] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [sentTo, setSentTo] = useState<string>();

  async function send(): Promise<number | null> {
    const input = form.current?.elements.namedItem('phone');
    const phone = input instanceof HTMLInputElement ? tidyPhone(input.value) : '';
    setFailure(undefined);
    setPhoneError(isMobile(phone) ? undefined : t(phone ? 'phoneInvalid' : 'enterPhone'));
    if (!isMobile(phone)) {
      if (input instanceof HTMLInputElement) input.focus();
      return null;
    }
    try {
      const { resendAfterSeconds } = await post('/auth/send_code', { scene, phone });
      setSentTo(phone);
      return resendAfterSeconds;
    } catch (error) {
      setFailure(explain(i18n, error));
      return retryAfterSeconds(error);
    }
  }

  return (
    <SmsCodeField
      fieldLabel={t('fields.code')}
      error={phoneError ?? error}
      hint={sentTo && !failure ? t('codeSent', { phone: sentTo }) : undefined}
      send={send}
      label={t('sendCode')}
      againLabel={t('sendAgain')}
      waitLabel={(seconds) => t('sendAgainIn', { seconds })}
    >
      {failure && <Notice title={t('sendCodeFailed')}>{failure}</Notice>}
    </SmsCodeField>
  );
}
