import type { OutputOf } from '@junyao/commerce/contract';
import { useTranslation } from 'react-i18next';
import { incomingStatus } from '../wallets/incoming-status.ts';
import { MoneyStatus } from '../wallets/money.tsx';

export type Recharge = OutputOf<'POST /admin/recharges/confirm'>;

export function RechargeStatus({ recharge }: { recharge: Recharge }) {
  const { t } = useTranslation('admin-wallets');
  const { state, why } = incomingStatus(recharge);
  return <MoneyStatus state={state} why={t(`why.${why}`)} />;
}
