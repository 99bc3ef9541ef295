import { useTranslation } from 'react-i18next';
import { useImported } from '../../ui/use-imported.ts';

interface HeldUntilProps {
  until: string;
  productCode: string;
}

/**
 * The time until which the piece is on hold. The server does not know the visitor's time zone, so it renders the time
 * in Beijing. Few pieces are on hold, so the code for other time zones is imported only here.
 */
export function HeldUntil({ until, productCode }: HeldUntilProps) {
  const { t } = useTranslation('artworks');
  const { module } = useImported(importLocal, true);
  if (module) return <module.HeldForVisitor until={until} productCode={productCode} />;
  const time = new Date(until).toLocaleTimeString('en-GB', { timeStyle: 'short', timeZone: 'Asia/Shanghai' });
  return <p className="text-small text-plum">{t('heldUntil', { time })}</p>;
}

const importLocal = () => import('./held-for-visitor.tsx');
