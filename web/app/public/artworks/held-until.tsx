import { useTranslation } from 'react-i18next';
import { useHydrated } from '../../ui/use-hydrated.ts';

/**
 * The time until which the piece is held for another buyer. The server does not know the visitor's time zone,
 * so it renders the time in Beijing.
 */
export function HeldUntil({ until }: { until: string }) {
  const { t, i18n } = useTranslation('artworks');
  const time = new Date(until).toLocaleTimeString(i18n.language === 'zh' ? 'zh-CN' : 'en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    ...(useHydrated() ? {} : { timeZone: 'Asia/Shanghai' }),
  });
  return <p className="text-small text-plum">{t('heldUntil', { time })}</p>;
}
