import type { Recharge } from '@junyao/commerce/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { hasCode, isUnanswered } from '../../../api/errors.ts';
import { FormFailure, FormFrame } from '../../../form/form-frame.tsx';
import { useForm } from '../../../form/use-form.ts';
import { LoadFailure } from '../../../private/load-failure.tsx';
import { Button } from '../../../ui/button.tsx';
import { formatMoney } from '../../../ui/price.tsx';
import { Skeleton } from '../../../ui/states.tsx';
import { useBalance } from '../../use-balance.ts';
import { ChannelChoice } from '../../wallet/charge/channel-choice.tsx';
import { pickChannel } from '../../wallet/charge/pick-channel.ts';
import { useChargeOptions } from '../../wallet/charge/use-charge-options.ts';
import { useDevice } from '../../wallet/pay-online/use-device.ts';
import { PayCode } from '../pay-code.tsx';
import { chargeOrderForm } from './charge-order-form.ts';

interface ChargeOrderProps {
  orderNo: string;
  /** The amount in yuan that the wallet lacks. */
  missing: number;
  /** Whether the member has typed the code for this amount before. */
  isApproved: boolean;
  phone: string | null;
  onCharged: (charge: Recharge) => void;
}

/** Starts the payment of what the wallet lacks. What the wallet has needs the code. */
export function ChargeOrder({ orderNo, missing, isApproved, phone, onCharged }: ChargeOrderProps) {
  const { t } = useTranslation(['order', 'wallet']);
  const { revalidate } = useRevalidator();
  const { data: wallet, mutate: refreshBalance } = useBalance();
  const { data: options, error, mutate } = useChargeOptions(true);
  const device = useDevice();
  const [wanted, setWanted] = useState<Recharge['channel']>();
  const form = useForm(chargeOrderForm, {
    onDone: onCharged,
    onFailure(failure) {
      if (hasCode(failure, 'ORD021')) void refreshBalance();
      if (hasCode(failure, 'CHG018')) void mutate();
      if (hasCode(failure, 'ORD008', 'ORD009')) void revalidate();
    },
  });
  if (error && !options) {
    return <LoadFailure title={t('wallet:charge.optionsFailed')} error={error} retry={mutate} small />;
  }
  if (!options || !wallet) return <Skeleton className="h-40 w-full" />;
  const { channels } = options;
  const chosen = pickChannel(channels, { wanted, amount: missing, device });
  const isOnline = Boolean(chosen?.ways.length);
  const isElsewhere = isOnline && device === 'wechat' && !chosen?.ways.includes('wechat');
  const amount = formatMoney(missing);
  return (
    <FormFrame form={form} className="space-y-6">
      <input type="hidden" name="orderNo" value={orderNo} />
      <ChannelChoice
        legend={t('directly.channel')}
        channels={channels}
        amount={missing}
        chosen={chosen?.channel}
        onChoose={setWanted}
        error={form.errorOf('channel')}
      />
      {wallet.available > 0 && !isApproved && (
        <div className="space-y-4">
          <p>{t('directly.partOfWallet', { amount: formatMoney(wallet.available) })}</p>
          <PayCode
            orderNo={orderNo}
            phone={phone}
            error={form.errorOf('code')}
            onSend={() => form.amend({ code: undefined })}
            onTooLittle={() => void refreshBalance()}
          />
        </div>
      )}
      <p aria-live="polite">
        {isElsewhere
          ? t('wallet:payOnline.openBrowser', { channel: t(`wallet:channels.${chosen?.channel}`) })
          : t(isOnline ? 'directly.online' : 'directly.byHand')}
      </p>
      <FormFailure
        form={form}
        title={(failure) => t(isUnanswered(failure) ? 'directly.unanswered' : 'directly.failed')}
      />
      <Button type="submit" busy={form.busy} className="w-full sm:w-auto sm:min-w-56">
        {form.busy
          ? t('wallet:charge.busy')
          : isOnline
            ? t('directly.pay', { amount })
            : t('directly.request')}
      </Button>
    </FormFrame>
  );
}
