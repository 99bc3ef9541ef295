import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { post } from '../../api/commerce.ts';
import { explain } from '../../api/explain.ts';
import { retryAfterSeconds } from '../../api/retry-after.ts';
import { Notice } from '../../ui/notice.tsx';
import { SmsCodeField } from '../../ui/sms-code-field.tsx';
import { maskPhone } from '../mask-phone.ts';

interface PayCodeProps {
  orderNo: string;
  /** The member's own; null when it could not be fetched. */
  phone: string | null;
  error: string | undefined;
}

/** The code that confirms this payment, sent to the member's phone. */
export function PayCode({ orderNo, phone, error }: PayCodeProps) {
  const { t, i18n } = useTranslation(['order', 'auth']);
  const [sent, setSent] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function send(): Promise<number | null> {
    setFailure(undefined);
    if (!phone) {
      setFailure(t('noPhone'));
      return null;
    }
    try {
      const { resendAfterSeconds } = await post('/auth/send_code', { scene: 'order_pay', phone, orderNo });
      setSent(true);
      return resendAfterSeconds;
    } catch (error) {
      setFailure(explain(i18n, error));
      return retryAfterSeconds(error);
    }
  }

  const to = phone && maskPhone(phone);
  return (
    <SmsCodeField
      fieldLabel={t('pay.code')}
      error={error}
      hint={to ? t(sent && !failure ? 'pay.codeSent' : 'pay.codeGoesTo', { phone: to }) : t('noPhone')}
      send={send}
      label={t('auth:sendCode')}
      againLabel={t('auth:sendAgain')}
      waitLabel={(seconds) => t('auth:sendAgainIn', { seconds })}
    >
      {failure && <Notice title={phone ? t('auth:sendCodeFailed') : failure}>{phone && failure}</Notice>}
    </SmsCodeField>
  );
}
