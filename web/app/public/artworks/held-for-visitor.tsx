import { useTranslation } from 'react-i18next';
import { OwnOrderLink } from '../../cart/own-order-link.tsx';
import { useUserId } from '../../session/use-user-id.ts';
import { formatTime } from '../../ui/format-time.ts';
import { needsDate } from './needs-date.ts';

interface HeldForVisitorProps {
  until: string;
  productCode: string;
}

/** In the visitor's time zone. If an unpaid order of the member holds the piece, a link leads to that order. */
export function HeldForVisitor({ until, productCode }: HeldForVisitorProps) {
  const { t, i18n } = useTranslation('artworks');
  const userId = useUserId();
  return (
    <div>
      <p className="text-small text-plum">
        {t('heldUntil', {
          time: formatTime(until, i18n.language, needsDate(until) ? 'dateAndTime' : 'time'),
        })}
      </p>
      {userId && <OwnOrderLink key={userId} productCode={productCode} />}
    </div>
  );
}
