import { useTranslation } from 'react-i18next';
import { StatusMark } from '../../ui/status-mark.tsx';

export function AlteredSeal({ number }: { number: number | null }) {
  const { t } = useTranslation('admin');
  return <StatusMark tone="bad">{t('record.altered', { number })}</StatusMark>;
}
