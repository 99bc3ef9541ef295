import type { Order } from '@junyao/commerce/contract';
import { own } from '@junyao/commerce/contract/own';
import { refundableYuan } from '@junyao/commerce/contract/refundable';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../ui/field.tsx';
import { formatMoney } from '../../ui/price.tsx';
import { Select } from '../../ui/select.tsx';
import { choosesPieces, pieceField } from './piece-fields.ts';

type Item = Order['items'][number];

/** Of the pieces that are left in the order, all are chosen at first. */
export default function ChoosePieces({
  items,
  error,
}: {
  items: readonly Item[];
  error: string | undefined;
}) {
  const { t } = useTranslation(['order', 'artworks']);
  const left = items.filter((item) => leftOf(item) > 0);
  const [chosen, setChosen] = useState<Readonly<Record<string, number>>>({});
  const unitsOf = (item: Item) => own(chosen, item.productCode) ?? leftOf(item);
  const choose = (item: Item, units: number) => setChosen({ ...chosen, [item.productCode]: units });
  const amount = left.reduce((sum, item) => sum + refundableYuan(item, unitsOf(item)), 0);
  return (
    <fieldset className="space-y-2">
      <input type="hidden" name={choosesPieces} value="yes" />
      <legend className="mb-1.5 text-small text-stone">{t('moves.applyRefund.pieces')}</legend>
      {left.map((item) => {
        const name = pieceField + item.productCode;
        const piece = item.productName ?? t('artworks:unnamed');
        return leftOf(item) === 1 ? (
          <Checkbox
            key={name}
            name={name}
            value="1"
            label={piece}
            checked={unitsOf(item) === 1}
            onChange={({ target }) => choose(item, target.checked ? 1 : 0)}
          />
        ) : (
          <Select
            key={name}
            name={name}
            label={t('moves.applyRefund.units', { piece })}
            placeholder="0"
            options={unitsUpTo(leftOf(item))}
            value={unitsOf(item) || ''}
            onChange={({ target }) => choose(item, Number(target.value))}
          />
        );
      })}
      {error ? (
        <p className="text-small text-copper" role="alert">
          {error}
        </p>
      ) : (
        <p className="tabular-nums">{t('moves.applyRefund.amount', { amount: formatMoney(amount) })}</p>
      )}
    </fieldset>
  );
}

function leftOf({ quantity, refunded }: Item): number {
  return quantity - refunded;
}

function unitsUpTo(most: number) {
  return Array.from({ length: most }, (_, index) => String(index + 1)).map((value) => ({
    value,
    label: value,
  }));
}
