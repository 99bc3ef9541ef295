import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { href, Link } from 'react-router';
import useSWR from 'swr';
import { get } from '../../api/commerce.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { LoadFailure } from '../../private/load-failure.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/states.tsx';
import { useMay } from '../frame/staff.ts';
import { ExportButton } from '../list/export-button.tsx';
import { Timeline } from '../record/timeline.tsx';

interface MovementsProps {
  productCode: string;
  /** When the record was loaded. The movements are loaded again together with it. */
  asOf: string;
}

/** What happened to the stock of a piece, newest first, a page at a time. */
export function Movements({ productCode, asOf }: MovementsProps) {
  const { t } = useTranslation(['admin-inventory', 'admin']);
  const language = useLanguage();
  const may = useMay();
  const [cursor, setCursor] = useState<{ after?: string; before?: string }>({});
  const { data, error, mutate } = useSWR(
    ['admin-movements', productCode, cursor, language, asOf],
    () => get('/admin/inventory/movements', { productCode, ...cursor }),
    { keepPreviousData: true },
  );
  if (error) return <LoadFailure small title={t('movementsFailed')} error={error} retry={() => mutate()} />;
  if (!data) return <Skeleton className="h-40 w-full" />;
  const { items, next, previous } = data;
  return (
    <>
      <Timeline
        label={t('parts.movements')}
        entries={items.map(
          ({ at, change, quantity, stockAfter, availableAfter, orderNo, actor, reason }, index) => ({
            key: `${at}${change}${index}`,
            at,
            title: (
              <>
                {t(`changes.${change}`, { quantity })}{' '}
                <span className="text-stone">
                  {t('ofStock', { available: availableAfter, stock: stockAfter })}
                </span>
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
      <div className="mt-4 flex flex-wrap gap-x-6">
        {previous && (
          <Button variant="plain" onClick={() => setCursor({ before: previous })}>
            ← {t('admin:list.previous')}
          </Button>
        )}
        {next && (
          <Button variant="plain" onClick={() => setCursor({ after: next })}>
            {t('admin:list.next')} →
          </Button>
        )}
        <ExportButton path="/admin/inventory/export_movements" filters={{ productCode }} />
      </div>
    </>
  );
}
