import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { useOpened } from '../../ui/use-opened.ts';
import { useMay } from '../frame/staff.ts';
import { nameOrder } from '../record/name-order.ts';
import { OrderLink } from '../record/order-link.tsx';
import { Part } from '../record/record.tsx';
import { ReturnDialog } from '../record/return-dialog.tsx';
import type { StockDetail } from './stock-row.ts';

type Parcel = StockDetail['toReturn'][number];

/** The page's `clientAction` must run `returnForm`. */
export function ParcelsToReturn({ piece, parcels }: { piece: string; parcels: Parcel[] }) {
  const { t } = useTranslation(['admin-inventory', 'admin']);
  const { opened, isOpen, open, close } = useOpened<Parcel>();
  const mayAdjust = useMay()('inventory.adjust');
  return (
    <>
      {parcels.length > 0 && (
        <Part title={t('parts.toReturn')}>
          <ul className="space-y-3">
            {parcels.map((parcel) => (
              <li key={parcel.transactionNo} className="flex flex-wrap items-center justify-between gap-3">
                <ParcelLine {...parcel} />
                {mayAdjust && (
                  <Button variant="quiet" className="min-h-11 px-5 lg:min-h-9" onClick={() => open(parcel)}>
                    {t('admin:recordReturn.verb')}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </Part>
      )}
      {opened && (
        <ReturnDialog
          key={opened.transactionNo}
          orderNo={opened.orderNo}
          refunds={[{ transactionNo: opened.transactionNo, pieces: piece }]}
          name={nameOrder(t, { person: opened.member.username, pieces: [piece] })}
          open={isOpen}
          onClose={close}
          offered={parcels.some(({ transactionNo }) => transactionNo === opened.transactionNo)}
          present={<p>{t('admin:recordReturn.gone')}</p>}
        />
      )}
    </>
  );
}

function ParcelLine({ orderNo, member, quantity, carrier, trackingNo }: Parcel) {
  const { t } = useTranslation('admin-inventory');
  return (
    <span className="inline-flex flex-wrap gap-x-2">
      <OrderLink orderNo={orderNo} name={member.username} />
      {quantity > 1 && <span>{t('units', { quantity })}</span>}
      <span className="text-stone tabular-nums">
        {carrier} {trackingNo}
      </span>
    </span>
  );
}
