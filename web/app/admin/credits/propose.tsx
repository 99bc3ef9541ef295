import type { InputOf, OutputOf } from '@junyao/commerce/contract';
import { channels, creditKinds } from '@junyao/commerce/contract/choices';
import { creditYuan } from '@junyao/commerce/contract/states';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { post } from '../../api/commerce.ts';
import { readAmount } from '../../form/read-amount.ts';
import type { FormState } from '../../form/use-form.ts';
import { Input } from '../../ui/field.tsx';
import { formatMoney } from '../../ui/price.tsx';
import { Select } from '../../ui/select.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { ActionDialog } from '../act/action-dialog.tsx';
import { actionForm } from '../act/action-form.ts';
import { defineActions } from '../act/define-actions.tsx';
import { toldCredit } from './contradictions.tsx';

type CreditInput = InputOf<'POST /admin/credits/propose'>;

export type CreditedWallet = Pick<
  OutputOf<'GET /admin/wallets/detail'>,
  'userId' | 'username' | 'aloneBelow' | 'aloneLimit'
>;

const creditForm = actionForm({
  intent: 'proposeCredit',
  fields: ['userId', 'amount', 'kind', 'channel', 'serialNo', 'reason'],
  record: 'userId',
  required: ['amount', 'reason'],
  send: ({ kind, amount, channel, ...entered }, options) =>
    post(
      '/admin/credits/propose',
      // Commerce explains at the field why an amount cannot be read.
      {
        ...entered,
        amount: readAmount(amount) || amount,
        kind: kind === 'gift' ? 'gift' : 'received',
        channel: channel as CreditInput['channel'],
      },
      options,
    ),
});

export const walletActions = defineActions<CreditedWallet, 'proposeCredit'>({
  words: 'admin-wallets',
  key: 'userId',
  named: ({ username }) => ({ name: username }),
  present: () => null,
  actions: {
    proposeCredit: {
      permission: 'credits.post',
      allows: () => true,
      owner: (wallet) => wallet,
      form: creditForm,
      dialog: (wallet, opening) => <CreditDialog wallet={wallet} {...opening} />,
    },
  },
});

interface CreditDialogProps {
  wallet: CreditedWallet;
  open: boolean;
  onClose: () => void;
}

function CreditDialog({ wallet, ...opening }: CreditDialogProps) {
  const { t } = useTranslation('admin-wallets');
  return (
    <ActionDialog
      {...opening}
      {...useCreditAction(wallet)}
      title={t('actions.proposeCredit.title', { name: wallet.username })}
    />
  );
}

/** @param given what the address of the page fills in */
export function useCreditAction(wallet: CreditedWallet, given = new URLSearchParams()) {
  const { userId, username: name, aloneBelow, aloneLimit } = wallet;
  const { t, i18n } = useTranslation('admin-wallets');
  return {
    form: creditForm,
    verb: t('actions.proposeCredit.verb'),
    effect: t(`actions.proposeCredit.${effectOf(wallet)}`, {
      name,
      limit: formatMoney(aloneBelow),
      ofDay: formatMoney(aloneLimit),
      credited: formatMoney(aloneLimit - aloneBelow),
    }),
    values: { userId },
    done: (credit: OutputOf<'POST /admin/credits/propose'>) =>
      toldCredit('proposeCredit', credit, i18n, { name, amount: formatMoney(credit.amount) }),
    children: (form: CreditFormState) => <CreditFields form={form} aloneBelow={aloneBelow} given={given} />,
  };
}

function effectOf({ aloneBelow, aloneLimit }: CreditedWallet) {
  if (aloneBelow <= creditYuan.least) return 'effectWaits';
  return aloneBelow < aloneLimit ? 'effectPart' : 'effect';
}

type CreditFormState = FormState<'userId' | 'amount' | 'kind' | 'channel' | 'serialNo' | 'reason'>;

interface CreditFieldsProps {
  form: CreditFormState;
  /** From this amount on, another person has to post the credit. */
  aloneBelow: number;
  given: URLSearchParams;
}

function CreditFields({ form, aloneBelow, given }: CreditFieldsProps) {
  const { t } = useTranslation('admin-wallets');
  const [typed, setTyped] = useState(given.get('amount') ?? '');
  const [serialNo, setSerialNo] = useState(given.get('serialNo') ?? '');
  const [kind, setKind] = useState<CreditInput['kind']>('received');
  const amount = readAmount(typed);
  const isInBounds = amount >= creditYuan.least && amount <= creditYuan.most;
  // Only commerce knows whether anything contradicts the number of a payment.
  const atOnce = kind === 'received' && serialNo.trim() ? 'atOnceUnlessContradicted' : 'atOnce';
  return (
    <>
      <Input
        label={t('fields.amountYuan')}
        name="amount"
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        required
        defaultValue={typed}
        onChange={(event) => setTyped(event.target.value)}
        error={form.errorOf('amount')}
      />
      <p aria-live="polite" className="empty:hidden">
        {isInBounds &&
          t(`actions.proposeCredit.${amount < aloneBelow ? atOnce : 'willWait'}`, {
            amount: formatMoney(amount),
          })}
      </p>
      <fieldset>
        <legend className="mb-1.5 text-stone">{t('fields.kind')}</legend>
        {creditKinds.map((each) => (
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
          placeholder={t('channels.manual')}
          options={channels.map((value) => ({ value, label: t(`channels.${value}`) }))}
          defaultValue={channels.find((each) => each === given.get('channel')) ?? ''}
          error={form.errorOf('channel')}
        />
        <Input
          label={t('fields.serialNo')}
          hint={t('actions.proposeCredit.serialNoHint')}
          name="serialNo"
          disabled={kind === 'gift'}
          autoComplete="off"
          spellCheck={false}
          maxLength={64}
          defaultValue={serialNo}
          onChange={(event) => setSerialNo(event.target.value)}
          error={form.errorOf('serialNo')}
        />
      </div>
      <TextArea
        label={t('fields.reason')}
        hint={t('actions.proposeCredit.reasonHint')}
        name="reason"
        rows={2}
        maxLength={200}
        required
        defaultValue={given.get('reason') ?? ''}
        error={form.errorOf('reason')}
      />
    </>
  );
}
