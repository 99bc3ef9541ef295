import { useTranslation } from 'react-i18next';
import { useImported } from '../../ui/use-imported.ts';
import { needsDate } from './needs-date.ts';

interface HeldUntilProps {
  until: string;
  productCode: string;
}

/**
 * The time until which the piece is on hold. The server does not know the visitor's time zone, so it renders the time
 * in Beijing. Few pieces are on hold, so the code for other time zones is imported only here.
 */
export function HeldUntil({ until, productCode }: HeldUntilProps) {
  const { t, i18n } = useTranslation('artworks');
  const { module } = useImported(importLocal, true);
  if (module) return <module.HeldForVisitor until={until} productCode={productCode} />;
  const time = new Date(until).toLocaleString(i18n.language === 'zh' ? 'zh-CN' : 'en-GB', {
    ...(needsDate(until) && { month: 'short', day: 'numeric' }),
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Asia/Shanghai',
  });
  return <p className="text-small text-plum">{t('heldUntil', { time })}</p>;
}

const importLocal = () => import('./held-for-visitor.tsx');
