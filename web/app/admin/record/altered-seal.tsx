import { useTranslation } from 'react-i18next';
import { StatusMark } from '../../ui/status-mark.tsx';

/** Says that a row is no longer what was sealed. */
export function AlteredSeal({ number }: { number: number | null }) {
  const { t } = useTranslation('admin');
  return <StatusMark tone="bad">{t('record.altered', { number })}</StatusMark>;
}
