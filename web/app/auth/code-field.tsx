import { type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { post } from '../api/commerce.ts';
import { explain } from '../api/explain.ts';
import { isMobile, tidyPhone } from '../api/phone.ts';
import { retryAfterSeconds } from '../api/retry-after.ts';
import { Notice } from '../ui/notice.tsx';
import { SmsCodeField } from '../ui/sms-code-field.tsx';
import { refusedFields } from './refusal.ts';

interface CodeFieldProps {
  /** The form that holds the phone the code goes to. */
  form: RefObject<HTMLFormElement | null>;
  scene: 'register';
  error: string | undefined;
  /** A code is asked for; with the key of what is wrong with the phone, if anything is. */
  onSend: (phoneError: string | undefined) => void;
}

/** The six digits from the phone, and the button that has them sent. */
export function CodeField({ form, scene, error, onSend }: CodeFieldProps) {
  const { t, i18n } = useTranslation('auth');
  const [failure, setFailure] = useState<{ error: unknown }>();
  const [sentTo, setSentTo] = useState<string>();

  async function send(): Promise<number | null> {
    const input = form.current?.elements.namedItem('phone');
    const typed = input instanceof HTMLInputElement ? input : null;
    const phone = tidyPhone(typed?.value ?? '');
    const judgePhone = (phoneError: string | undefined) => {
      onSend(phoneError);
      if (phoneError) typed?.focus();
    };
    setFailure(undefined);
    judgePhone(isMobile(phone) ? undefined : phone ? 'phoneInvalid' : 'enterPhone');
    if (!isMobile(phone)) return null;
    try {
      const { resendAfterSeconds } = await post('/auth/send_code', { scene, phone });
      setSentTo(phone);
      return resendAfterSeconds;
    } catch (error) {
      setFailure({ error });
      judgePhone(refusedFields(error).phone);
      return retryAfterSeconds(error);
    }
  }

  return (
    <SmsCodeField
      fieldLabel={t('fields.code')}
      error={error}
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
