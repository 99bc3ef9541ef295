import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { href, useRevalidator } from 'react-router';
import { get } from '../../api/commerce.ts';
import { formAction } from '../../form/form-action.ts';
import type { RouteHandle } from '../../i18n/settings.ts';
import { load } from '../../private/load.ts';
import { Button } from '../../ui/button.tsx';
import { ActionDialog } from '../act/action-dialog.tsx';
import { useMay } from '../frame/staff.ts';
import { PieceLink } from '../record/piece-link.tsx';
import { Columns, Facts, Part, Record } from '../record/record.tsx';
import { returnForm } from '../record/return-form.ts';
import type { Route } from './+types/record';
import { Adjust } from './adjust.tsx';
import { Hold } from './hold.tsx';
import { adjustForm, releaseForm } from './inventory-forms.ts';
import { Movements } from './movements.tsx';
import { ParcelsToReturn } from './parcels-to-return.tsx';
import type { StockDetail } from './stock-row.ts';
import { useInventoryColumns } from './use-inventory-columns.tsx';

export const handle: RouteHandle = { namespaces: ['admin-inventory'] };

export function clientLoader({ request, params: { productCode } }: Route.ClientLoaderArgs) {
  const found = get('/admin/inventory/detail', { productCode }, request);
  return load(found.then((stock) => ({ stock, clockOffset: Date.parse(stock.serverTime) - Date.now() })));
}

export const clientAction = formAction(adjustForm, releaseForm, returnForm);

/** The stock of one piece: who holds it, what is expected back, and what happened to it. */
export default function StockRecord({ loaderData: found, params: { productCode } }: Route.ComponentProps) {
  const { t } = useTranslation('admin-inventory');
  const { nameOf } = useInventoryColumns(0);
  return (
    <Record
      key={productCode}
      found={found}
      list={href('/admin/inventory')}
      title={productCode}
      failed={t('loadFailed')}
      copies={productCode}
      summary={({ stock }) => (
        <>
          <span>{nameOf(stock)}</span>
          <span>{t('ofStock', { available: stock.available, stock: stock.stock })}</span>
        </>
      )}
      actions={({ stock }) => <Adjust stock={stock} />}
    >
      {({ stock, clockOffset }) => (
        <Columns>
          <div>
            <Part title={t('parts.stock')}>
              <Facts
                facts={[
                  [t('fields.stock'), stock.stock],
                  [t('fields.available'), stock.available],
                  [t('fields.reserved'), stock.reserved],
                  [t('fields.sold'), stock.sold],
                  [t('fields.piece'), <PieceLink key="piece" productCode={productCode} />],
                ]}
              />
            </Part>
            <Part title={t('parts.holds')}>
              {stock.holds.length === 0 && <p className="text-stone">{t('noHolds')}</p>}
              <ul className="space-y-3">
                {stock.holds.map((hold) => (
                  <HoldRow key={hold.orderNo} hold={hold} clockOffset={clockOffset} />
                ))}
              </ul>
            </Part>
            <ParcelsToReturn parcels={stock.toReturn} />
          </div>
          <Part title={t('parts.movements')}>
            <Movements productCode={productCode} asOf={stock.serverTime} />
          </Part>
        </Columns>
      )}
    </Record>
  );
}

function HoldRow({ hold, clockOffset }: { hold: StockDetail['holds'][number]; clockOffset: number }) {
  const { t, i18n } = useTranslation('admin-inventory');
  const { revalidate } = useRevalidator();
  const [open, setOpen] = useState(false);
  const mayAdjust = useMay()('inventory.adjust');
  const { orderNo, member } = hold;
  return (
    <li className="flex flex-wrap items-center justify-between gap-3">
      <Hold hold={hold} clockOffset={clockOffset} onEnd={() => void revalidate()} />
      {mayAdjust && (
        <Button variant="quiet" className="min-h-11 px-5 lg:min-h-9" onClick={() => setOpen(true)}>
          {t('actions.release.verb')}
        </Button>
      )}
      <ActionDialog
        form={releaseForm}
        open={open}
        onClose={() => setOpen(false)}
        title={t('actions.release.title', { number: orderNo })}
        verb={t('actions.release.verb')}
        effect={t('actions.release.effect', { name: member.username })}
        values={{ orderNo }}
        reason
        done={() => i18n.t('admin-inventory:actions.release.done')}
      />
    </li>
  );
}
