import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { href, Link } from 'react-router';
import useSWR from 'swr';
import { get } from '../../api/commerce.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { LoadFailure } from '../../private/load-failure.tsx';
import { Skeleton } from '../../ui/states.tsx';
import { useMay } from '../frame/staff.ts';
import { ExportButton } from '../list/export-button.tsx';
import { Timeline } from '../record/timeline.tsx';
import { byCursors, type Turn } from '../record/turn.ts';
import { TurnButtons } from '../record/turn-buttons.tsx';

interface MovementsProps {
  productCode: string;
  /** When the record was loaded. A new time loads the movements again. */
  asOf: string;
}

export function Movements({ productCode, asOf }: MovementsProps) {
  const { t } = useTranslation(['admin-inventory', 'admin']);
  const language = useLanguage();
  const may = useMay();
  const [turn, setTurn] = useState<Turn>();
  const { data, error, mutate } = useSWR(
    ['admin-movements', productCode, turn, language, asOf],
    () => get('/admin/inventory/movements', { productCode, ...turn }),
    { keepPreviousData: true },
  );
  if (error) return <LoadFailure small title={t('movementsFailed')} error={error} retry={() => mutate()} />;
  if (!data) return <Skeleton className="h-40 w-full" />;
  return (
    <>
      <Timeline
        label={t('parts.movements')}
        entries={data.items.map(
          ({ at, change, quantity, availableAfter, orderNo, actor, reason }, index) => ({
            key: `${at}${change}${index}`,
            at,
            title: (
              <>
                {t(`changes.${change}`, { quantity })}{' '}
                <span className="text-stone">{t('availableNow', { available: availableAfter })}</span>
              </>
            ),
            by: (
              <>
                {actor === 'system' ? t('bySystem') : actor}
                {orderNo && (
                  <>
                    {' · '}
                    {may('orders.read') ? (
                      <Link
                        to={href('/admin/orders/:orderNo', { orderNo })}
                        className="underline decoration-hairline hover:text-sky"
                      >
                        {orderNo}
                      </Link>
                    ) : (
                      orderNo
                    )}
                  </>
                )}
              </>
            ),
            text: reason || undefined,
          }),
        )}
      />
      <TurnButtons {...byCursors(data)} onTurn={setTurn}>
        <ExportButton path="/admin/inventory/export_movements" filters={{ productCode }} />
      </TurnButtons>
    </>
  );
}
