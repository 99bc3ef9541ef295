import type { Order } from '@junyao/commerce/contract';
import { useTranslation } from 'react-i18next';

/** Names where the money of an order came from. */
export function usePaymentMethod(payment: Order['payment']): string {
  const { t } = useTranslation(['order', 'wallet']);
  if (!payment?.recharge) return t('payment.wallet');
  const { channel, amount } = payment.recharge;
  const name = t(`wallet:channels.${channel}`);
  return amount < payment.amount ? t('payment.walletAnd', { channel: name }) : name;
}
