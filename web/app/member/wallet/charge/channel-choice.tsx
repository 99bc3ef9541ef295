import type { Recharge } from '@junyao/commerce/contract';
import { useTranslation } from 'react-i18next';
import type { ChargeOptions } from './use-charge-options.ts';

type Channel = Recharge['channel'];

interface ChannelChoiceProps {
  legend: string;
  channels: ChargeOptions['channels'];
  chosen: Channel | undefined;
  onChoose: (channel: Channel) => void;
  error: string | undefined;
}

export function ChannelChoice({ legend, channels, chosen, onChoose, error }: ChannelChoiceProps) {
  const { t } = useTranslation('wallet');
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-small text-stone">{legend}</legend>
      <div className="border-t border-hairline">
        {channels.map(({ channel, ways }) => (
          <label
            key={channel}
            className="flex min-h-12 cursor-pointer items-center gap-4 border-b border-hairline bg-paper has-checked:bg-moon/60"
          >
            <input
              type="radio"
              name="channel"
              value={channel}
              checked={channel === chosen}
              onChange={() => onChoose(channel)}
              className="ml-1 size-4.5 shrink-0 accent-sky"
            />
            {ways.length > 0 ? t(`channels.${channel}`) : t('charge.byHand')}
          </label>
        ))}
      </div>
      {error && (
        <p className="mt-1.5 text-small text-copper" role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
