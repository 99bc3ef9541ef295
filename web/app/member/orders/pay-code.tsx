import { typedSmsCode } from '@junyao/commerce/contract/typed';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { post } from '../../api/commerce.ts';
import { hasCode } from '../../api/errors.ts';
import { explain } from '../../api/explain.ts';
import { retryAfterSeconds } from '../../api/retry-after.ts';
import { Notice } from '../../ui/notice.tsx';
import { SmsCodeField } from '../../ui/sms-code-field.tsx';
import { maskPhone } from '../mask-phone.ts';

interface PayCodeProps {
  orderNo: string;
  /** Null when the profile could not be loaded. */
  phone: string | null;
  error: string | undefined;
  onSend: () => void;
  /** Called when no code was sent because the balance is too low. */
  onTooLittle: () => void;
}

export function PayCode({ orderNo, phone, error, onSend, onTooLittle }: PayCodeProps) {
  const { t, i18n } = useTranslation(['order', 'auth']);
  const [waitSeconds, setWaitSeconds] = useState<number>();
  const [failure, setFailure] = useState<{ error?: unknown }>();

  async function send(): Promise<number | null> {
    onSend();
    setWaitSeconds(undefined);
    setFailure(phone ? undefined : {});
    if (!phone) return null;
    try {
      const { resendAfterSeconds } = await post('/auth/send_code', { scene: 'order_pay', phone, orderNo });
      setWaitSeconds(resendAfterSeconds);
      return resendAfterSeconds;
    } catch (error) {
      setFailure({ error });
      if (hasCode(error, 'WAL001')) onTooLittle();
      return retryAfterSeconds(error);
    }
  }

  const to = phone && maskPhone(phone);
  const isSent = waitSeconds !== undefined && !failure;
  return (
    <SmsCodeField
      fieldLabel={t('pay.code')}
      error={error}
      hint={to ? t(isSent ? 'pay.codeSent' : 'pay.codeGoesTo', { phone: to }) : t('noPhone')}
      news={isSent ? t('auth:codeSentAloud', { to, seconds: waitSeconds }) : undefined}
      readCode={typedSmsCode}
      send={send}
      rememberAs={`order_pay:${orderNo}`}
      label={t('auth:sendCode')}
      againLabel={t('auth:sendAgain')}
      waitLabel={(seconds) => t('auth:sendAgainIn', { seconds })}
    >
      {failure && !phone && <Notice title={t('noPhone')} />}
      {failure && phone && <Notice title={t('auth:sendCodeFailed')}>{explain(i18n, failure.error)}</Notice>}
    </SmsCodeField>
  );
}
