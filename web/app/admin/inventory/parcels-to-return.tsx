import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { href, Link } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { ActionDialog } from '../act/action-dialog.tsx';
import { useMay } from '../frame/staff.ts';
import { Part } from '../record/record.tsx';
import { returnForm } from '../record/return-form.ts';
import type { StockDetail } from './stock-row.ts';

type Parcel = StockDetail['toReturn'][number];

/** The parcels of refunded orders that are expected back. The page's `clientAction` runs `returnForm`. */
export function ParcelsToReturn({ parcels }: { parcels: Parcel[] }) {
  const { t } = useTranslation('admin-inventory');
  if (parcels.length === 0) return null;
  return (
    <Part title={t('parts.toReturn')}>
      <ul className="space-y-3">
        {parcels.map((parcel) => (
          <ParcelRow key={parcel.orderNo} parcel={parcel} />
        ))}
      </ul>
    </Part>
  );
}

function ParcelRow({ parcel: { orderNo, member, quantity, carrier, trackingNo } }: { parcel: Parcel }) {
  const { t } = useTranslation('admin-inventory');
  const may = useMay();
  return (
    <li className="flex flex-wrap items-center justify-between gap-3">
      <span className="inline-flex flex-wrap gap-x-2">
        {may('orders.read') ? (
          <Link
            to={href('/admin/orders/:orderNo', { orderNo })}
            className="underline decoration-hairline hover:text-sky"
          >
            {member.username}
          </Link>
        ) : (
          <span>{member.username}</span>
        )}
        {quantity > 1 && <span>{t('units', { quantity })}</span>}
        <span className="text-stone tabular-nums">
          {carrier} {trackingNo}
        </span>
      </span>
      {may('inventory.adjust') && <RecordReturn orderNo={orderNo} />}
    </li>
  );
}

function RecordReturn({ orderNo }: { orderNo: string }) {
  const { t, i18n } = useTranslation('admin-inventory');
  const [open, setOpen] = useState(false);
  const verb = t('actions.recordReturn.verb');
  return (
    <>
      <Button variant="quiet" className="min-h-11 px-5 lg:min-h-9" onClick={() => setOpen(true)}>
        {verb}
      </Button>
      <ActionDialog
        form={returnForm}
        open={open}
        onClose={() => setOpen(false)}
        title={t('actions.recordReturn.title', { number: orderNo })}
        verb={verb}
        effect={t('actions.recordReturn.effect')}
        values={{ orderNo }}
        reason
        done={() => i18n.t('admin-inventory:actions.recordReturn.done', { number: orderNo })}
      />
    </>
  );
}
