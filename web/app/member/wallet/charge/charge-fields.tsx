import type { Recharge } from '@junyao/commerce/contract';
import { useTranslation } from 'react-i18next';
import { isUnanswered } from '../../../api/errors.ts';
import { FormFailure, FormFrame } from '../../../form/form-frame.tsx';
import type { FormState } from '../../../form/use-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Input } from '../../../ui/field.tsx';
import { formatMoney, formatPrice } from '../../../ui/price.tsx';
import { useDevice } from '../pay-online/use-device.ts';
import { ChannelChoice } from './channel-choice.tsx';
import { PendingCharges } from './pending-charges.tsx';
import { pickChannel } from './pick-channel.ts';
import type { ChargeOptions } from './use-charge-options.ts';

/** Undefined values show the suggested amount and the first channel. */
export interface TypedCharge {
  amount?: string;
  channel?: Recharge['channel'];
}

interface ChargeFieldsProps {
  form: FormState<'amount' | 'channel'>;
  options: ChargeOptions;
  missing: number | undefined;
  typed: TypedCharge;
  onType: (change: TypedCharge) => void;
}

export function ChargeFields({ form, options, missing, typed, onType }: ChargeFieldsProps) {
  const { t } = useTranslation('wallet');
  const { channels, minAmount, maxAmount } = options;
  const suggested = missing === undefined ? '' : String(Math.max(missing, minAmount));
  const device = useDevice();
  const entered = typed.amount ?? suggested;
  const amount = Number(entered);
  const chosen = pickChannel(channels, { wanted: typed.channel, amount, device });
  const isOnline = Boolean(chosen?.ways.length);
  const { busy } = form;
  return (
    <FormFrame form={form} className="space-y-7">
      <Input
        label={t('charge.amount')}
        name="amount"
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        required
        value={entered}
        onChange={(event) => onType({ amount: event.target.value })}
        hint={
          missing === undefined
            ? t('charge.amountHint', { min: formatPrice(minAmount, ''), max: formatPrice(maxAmount, '') })
            : t('charge.missingHint', { amount: formatMoney(missing) })
        }
        error={form.errorOf('amount')}
      />
      <ChannelChoice
        legend={t('charge.channel')}
        channels={channels}
        amount={amount}
        chosen={chosen?.channel}
        onChoose={(channel) => onType({ channel })}
        error={form.errorOf('channel')}
      />
      <p aria-live="polite">{t(isOnline ? 'charge.nextCashier' : 'manual')}</p>
      <PendingCharges options={options} />
      <FormFailure
        form={form}
        title={(error) => t(isUnanswered(error) ? 'charge.unanswered' : 'charge.failed')}
      />
      <Button type="submit" busy={busy} className="w-full">
        {t(busy ? 'charge.busy' : isOnline ? 'charge.toCashier' : 'charge.request')}
      </Button>
    </FormFrame>
  );
}
