import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readAmount } from '../../form/read-amount.ts';
import type { FormState } from '../../form/use-form.ts';
import { Input } from '../../ui/field.tsx';
import { formatMoney } from '../../ui/price.tsx';

interface RechargeFieldsProps {
  form: FormState<'userId' | 'amount' | 'kind' | 'reason'>;
  /** From this amount on, a second person has to post the recharge. */
  aloneBelow: number;
}

/** The amount and the kind of a recharge, with a sentence that says what this amount leads to. */
export function RechargeFields({ form, aloneBelow }: RechargeFieldsProps) {
  const { t } = useTranslation('admin-wallets');
  const [typed, setTyped] = useState('');
  const amount = readAmount(typed);
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
        {amount > 0 &&
          t(amount < aloneBelow ? 'actions.recharge.atOnce' : 'actions.recharge.proposed', {
            amount: formatMoney(amount),
          })}
      </p>
      <fieldset>
        <legend className="mb-1.5 text-stone">{t('fields.kind')}</legend>
        {(['received', 'gift'] as const).map((kind) => (
          <label key={kind} className="flex min-h-11 items-center gap-3 border-b border-hairline lg:min-h-9">
            <input
              type="radio"
              name="kind"
              value={kind}
              defaultChecked={kind === 'received'}
              className="size-4 shrink-0 accent-sky"
            />
            {t(`kindChoices.${kind}`)}
          </label>
        ))}
      </fieldset>
    </>
  );
}
