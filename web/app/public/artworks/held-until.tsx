import { useTranslation } from 'react-i18next';
import { formatTime } from '../../ui/format-time.ts';
import { useImported } from '../../ui/use-imported.ts';
import { needsDate } from './needs-date.ts';

interface HeldUntilProps {
  until: string;
  productCode: string;
}

/**
 * The server does not know the visitor's time zone, so it renders the time in Beijing. Few pieces are on hold, so the
 * code for members and other time zones is imported only here.
 */
export function HeldUntil({ until, productCode }: HeldUntilProps) {
  const { t, i18n } = useTranslation('artworks');
  const { module } = useImported(importLocal, true);
  if (module) return <module.HeldForVisitor until={until} productCode={productCode} />;
  const time = formatTime(until, i18n.language, needsDate(until) ? 'dateAndTime' : 'time', 'Asia/Shanghai');
  return <p className="text-small text-plum">{t('heldUntil', { time })}</p>;
}

const importLocal = () => import('./held-for-visitor.tsx');
