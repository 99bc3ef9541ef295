import type { MoneyState } from '@junyao/commerce/contract/choices';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../ui/price.tsx';
import { StatusMark, type Tone } from '../../ui/status-mark.tsx';

/** Money that waits for a colleague only, a proposal that its proposer took back, and a credit that was taken back. */
export type ShownState = MoneyState | 'colleague' | 'withdrawn' | 'takenBack';

const tones: Record<ShownState, Tone> = {
  waiting: 'unknown',
  colleague: 'unknown',
  processing: 'held',
  done: 'good',
  failed: 'bad',
  withdrawn: 'ended',
  takenBack: 'ended',
};

/** @param why a sentence that says what it waits for or how it ended */
export function MoneyStatus({ state, why }: { state: ShownState; why?: string | undefined }) {
  const { t } = useTranslation('admin-wallets');
  return (
    <span>
      <StatusMark tone={tones[state]}>{t(`states.${state}`)}</StatusMark>
      {why && <span className="block text-label text-stone">{why}</span>}
    </span>
  );
}

/** Money that is not in a wallet yet, money that is, and money that never came do not look alike. */
export function Money({ amount, state }: { amount: number; state: ShownState }) {
  const text = formatMoney(amount);
  if (state === 'done') return <span className="tabular-nums">{text}</span>;
  if (state === 'takenBack') return <span className="text-stone tabular-nums">{text}</span>;
  if (state === 'failed' || state === 'withdrawn') return <s className="text-stone tabular-nums">{text}</s>;
  return (
    <span className="rounded-soft border border-dashed border-amber px-1.5 text-amber tabular-nums">
      {text}
    </span>
  );
}

/** Frozen money must not look like money that can be spent. */
export function FrozenMoney({ amount }: { amount: number }) {
  if (amount === 0) return <span className="text-stone tabular-nums">{formatMoney(0)}</span>;
  return (
    <StatusMark tone="held">
      <span className="tabular-nums">{formatMoney(amount)}</span>
    </StatusMark>
  );
}
