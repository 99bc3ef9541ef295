import { useTranslation } from 'react-i18next';
import { href } from 'react-router';
import { get } from '../../api/commerce.ts';
import { formAction } from '../../form/form-action.ts';
import type { RouteHandle } from '../../i18n/settings.ts';
import { load } from '../../private/load.ts';
import { ActionsOf } from '../act/define-actions.tsx';
import { usePieceName } from '../record/name-piece.ts';
import { PieceLink } from '../record/piece-link.tsx';
import { Columns, Facts, Part, Record } from '../record/record.tsx';
import { returnForm } from '../record/return-form.ts';
import type { Route } from './+types/record';
import { stockActions } from './actions.tsx';
import { Holds } from './holds.tsx';
import { Movements } from './movements.tsx';
import { ParcelsToReturn } from './parcels-to-return.tsx';
import { releaseForm } from './release-form.ts';

export const handle: RouteHandle = { namespaces: ['admin-inventory'] };

export function clientLoader({ request, params: { productCode } }: Route.ClientLoaderArgs) {
  const found = get('/admin/inventory/detail', { productCode }, request);
  return load(found.then((stock) => ({ stock, clockOffset: Date.parse(stock.serverTime) - Date.now() })));
}

export const clientAction = formAction(...Object.values(stockActions.forms), releaseForm, returnForm);

export default function StockRecord({ loaderData: found, params: { productCode } }: Route.ComponentProps) {
  const { t } = useTranslation('admin-inventory');
  const nameOf = usePieceName();
  return (
    <Record
      key={productCode}
      found={found}
      list={href('/admin/inventory')}
      title={found.value ? nameOf(found.value.stock) : productCode}
      number={productCode}
      failed={t('loadFailed')}
      summary={({ stock }) => <span>{t('ofStock', { available: stock.available, stock: stock.stock })}</span>}
      actions={({ stock }) => <ActionsOf actions={stockActions} row={stock} />}
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
            <Holds piece={nameOf(stock)} holds={stock.holds} clockOffset={clockOffset} />
            <ParcelsToReturn piece={nameOf(stock)} parcels={stock.toReturn} />
          </div>
          <Part title={t('parts.movements')}>
            <Movements productCode={productCode} asOf={stock.serverTime} />
          </Part>
        </Columns>
      )}
    </Record>
  );
}
