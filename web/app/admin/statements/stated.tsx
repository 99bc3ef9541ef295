import { useTranslation } from 'react-i18next';
import { WorkshopTime } from '../time/workshop-time.tsx';
import type { Difference } from './difference.ts';

/** Shows the time of the workshop, or the text of the statement if it has no time of day. */
export function Stated({
  line: { statedAt, statedTime, outsideDays },
}: {
  line: Pick<Difference, 'statedAt' | 'statedTime' | 'outsideDays'>;
}) {
  const { t } = useTranslation('admin-statements');
  if (!statedAt) return null;
  return (
    <span className="text-stone tabular-nums">
      {statedTime ? <WorkshopTime value={statedTime} /> : statedAt}
      {outsideDays && <span className="text-amber"> {t('outsideDays')}</span>}
    </span>
  );
}
