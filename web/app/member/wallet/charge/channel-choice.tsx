import type { Recharge } from '@junyao/commerce/contract';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../ui/price.tsx';
import { takes } from './pick-channel.ts';
import type { ChargeOptions } from './use-charge-options.ts';

type Channel = Recharge['channel'];

interface ChannelChoiceProps {
  legend: string;
  channels: ChargeOptions['channels'];
  /** In yuan. A channel that does not take so much says so. */
  amount: number;
  chosen: Channel | undefined;
  onChoose: (channel: Channel) => void;
  error: string | undefined;
}

export function ChannelChoice({ legend, channels, amount, chosen, onChoose, error }: ChannelChoiceProps) {
  const { t } = useTranslation('wallet');
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-small text-stone">{legend}</legend>
      <div className="border-t border-hairline">
        {channels.map((offered) => {
          const { channel, ways, maxAmount } = offered;
          const isAble = takes(offered, amount);
          return (
            <label
              key={channel}
              className="flex min-h-12 cursor-pointer flex-wrap items-center gap-x-4 border-b border-hairline bg-paper has-checked:bg-moon/60 has-disabled:cursor-default has-disabled:text-stone"
            >
              <input
                type="radio"
                name="channel"
                value={channel}
                checked={channel === chosen}
                disabled={!isAble}
                onChange={() => onChoose(channel)}
                className="ml-1 size-4.5 shrink-0 accent-sky"
              />
              {ways.length > 0 ? t(`channels.${channel}`) : t('charge.byHand')}
              {!isAble && maxAmount !== null && (
                <span className="text-small">
                  {maxAmount > 0
                    ? t('charge.channelMost', { amount: formatMoney(maxAmount) })
                    : t('charge.channelFull')}
                </span>
              )}
            </label>
          );
        })}
      </div>
      {error && (
        <p className="mt-1.5 text-small text-copper" role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
