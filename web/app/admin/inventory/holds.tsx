import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { useOpened } from '../../ui/use-opened.ts';
import { ActionDialog } from '../act/action-dialog.tsx';
import { useMay } from '../frame/staff.ts';
import { nameOrder } from '../record/name-order.ts';
import { Part } from '../record/record.tsx';
import { Hold } from './hold.tsx';
import { releaseForm } from './release-form.ts';
import type { StockDetail } from './stock-row.ts';

interface HoldsProps {
  piece: string;
  holds: StockDetail['holds'];
  clockOffset: number;
}

/** The page's `clientAction` must run `releaseForm`. */
export function Holds({ piece, holds, clockOffset }: HoldsProps) {
  const { t, i18n } = useTranslation('admin-inventory');
  const { revalidate } = useRevalidator();
  const { opened, isOpen, open, close } = useOpened<StockDetail['holds'][number]>();
  const mayAdjust = useMay()('inventory.adjust');
  return (
    <Part title={t('parts.holds')}>
      {holds.length === 0 && <p className="text-stone">{t('noHolds')}</p>}
      <ul className="space-y-3">
        {holds.map((hold) => (
          <li key={hold.orderNo} className="flex flex-wrap items-center justify-between gap-3">
            <Hold hold={hold} clockOffset={clockOffset} onEnd={() => void revalidate()} />
            {mayAdjust && (
              <Button variant="quiet" className="min-h-11 px-5 lg:min-h-9" onClick={() => open(hold)}>
                {t('actions.release.verb')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {opened && (
        <ActionDialog
          key={opened.orderNo}
          form={releaseForm}
          open={isOpen}
          onClose={close}
          title={t('actions.release.title', {
            order: nameOrder(t, { person: opened.member.username, pieces: [piece] }),
          })}
          verb={t('actions.release.verb')}
          effect={t('actions.release.effect', { name: opened.member.username })}
          values={{ orderNo: opened.orderNo }}
          reason
          offered={holds.some(({ orderNo }) => orderNo === opened.orderNo)}
          present={<p>{t('actions.release.gone')}</p>}
          done={() => i18n.t('admin-inventory:actions.release.done')}
        />
      )}
    </Part>
  );
}
