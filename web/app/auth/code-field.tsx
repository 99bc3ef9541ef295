import { type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { post } from '../api/commerce.ts';
import { explain } from '../api/explain.ts';
import { retryAfterSeconds } from '../api/retry-after.ts';
import { Field } from '../ui/field.tsx';
import { Notice } from '../ui/notice.tsx';
import { ResendButton } from '../ui/resend-button.tsx';
import { isMobile, tidyPhone } from './check-registration.ts';

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
    <div className="space-y-3">
      <Field
        label={t('fields.code')}
        error={phoneError ?? error}
        hint={sentTo && !failure ? t('codeSent', { phone: sentTo }) : undefined}
      >
        {(control) => (
          <div className="flex gap-3">
            <input
              {...control}
              name="code"
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={6}
              required
              className={`${control.className} min-w-0 tabular-nums`}
            />
            <ResendButton
              send={send}
              label={t('sendCode')}
              againLabel={t('sendAgain')}
              waitLabel={(seconds) => t('sendAgainIn', { seconds })}
            />
          </div>
        )}
      </Field>
      {failure && <Notice title={t('sendCodeFailed')}>{failure}</Notice>}
    </div>
  );
}
