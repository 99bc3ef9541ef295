import { useTranslation } from 'react-i18next';
import { StatusMark } from '../../ui/status-mark.tsx';
import type { ProductRow } from './set-sale.ts';

export function Sale({ piece: { forShow, listed, onSale } }: { piece: ProductRow }) {
  const { t } = useTranslation('admin-products');
  if (forShow) return <StatusMark tone="ended">{t('forShow')}</StatusMark>;
  if (!listed) return <StatusMark tone="ended">{t('notListed')}</StatusMark>;
  return <StatusMark tone={onSale ? 'good' : 'ended'}>{t(onSale ? 'onSale' : 'offSale')}</StatusMark>;
}

export function Sync({ piece: { inSync } }: { piece: ProductRow }) {
  const { t } = useTranslation('admin-products');
  return <StatusMark tone={inSync ? 'good' : 'bad'}>{t(inSync ? 'inSync' : 'outOfSync')}</StatusMark>;
}
