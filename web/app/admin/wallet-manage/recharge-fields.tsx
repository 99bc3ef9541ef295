import { staffRechargeYuan } from '@junyao/commerce/contract/states';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readAmount } from '../../form/read-amount.ts';
import type { FormState } from '../../form/use-form.ts';
import { Input } from '../../ui/field.tsx';
import { formatMoney } from '../../ui/price.tsx';
import { Select } from '../../ui/select.tsx';
import { useChannels } from '../charges/use-channels.ts';

interface RechargeFieldsProps {
  form: FormState<'userId' | 'amount' | 'kind' | 'channel' | 'serialNo' | 'reason'>;
  /** From this amount on, a second person has to post the recharge. */
  aloneBelow: number;
}

export function RechargeFields({ form, aloneBelow }: RechargeFieldsProps) {
  const { t } = useTranslation('admin-wallets');
  const [typed, setTyped] = useState('');
  const { channels } = useChannels();
  const [kind, setKind] = useState<'received' | 'gift'>('received');
  const amount = readAmount(typed);
  const [serialNo, setSerialNo] = useState('');
  // Only commerce knows whether a report contradicts the number of a payment.
  const atOnce = kind === 'received' && serialNo.trim() ? 'atOnceUnlessDoubtful' : 'atOnce';
  const isOffered = amount >= staffRechargeYuan.least && amount <= staffRechargeYuan.most;
  return (
    <>
      <Input
        label={t('fields.amountYuan')}
        name="amount"
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        required
        onChange={(event) => setTyped(event.target.value)}
        error={form.errorOf('amount')}
      />
      <p aria-live="polite" className="empty:hidden">
        {isOffered &&
          t(`actions.recharge.${amount < aloneBelow ? atOnce : 'proposed'}`, {
            amount: formatMoney(amount),
          })}
      </p>
      <fieldset>
        <legend className="mb-1.5 text-stone">{t('fields.kind')}</legend>
        {(['received', 'gift'] as const).map((each) => (
          <label key={each} className="flex min-h-11 items-center gap-3 border-b border-hairline lg:min-h-9">
            <input
              type="radio"
              name="kind"
              value={each}
              checked={kind === each}
              onChange={() => setKind(each)}
              className="size-4 shrink-0 accent-sky"
            />
            {t(`kindChoices.${each}`)}
          </label>
        ))}
      </fieldset>
      {/* A gift has no channel and number. The fields stay mounted, so that their text returns with the other kind. */}
      <div hidden={kind === 'gift'} className="space-y-5">
        <Select
          label={t('fields.channel')}
          name="channel"
          disabled={kind === 'gift'}
          hint={t('actions.recharge.channelHint')}
          placeholder={t('actions.recharge.noChannel')}
          options={channels}
          error={form.errorOf('channel')}
        />
        <Input
          label={t('fields.serialNo')}
          name="serialNo"
          disabled={kind === 'gift'}
          autoComplete="off"
          maxLength={64}
          onChange={(event) => setSerialNo(event.target.value)}
          error={form.errorOf('serialNo')}
        />
      </div>
    </>
  );
}
