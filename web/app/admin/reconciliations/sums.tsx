import type { OutputOf } from '@junyao/commerce/contract';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../ui/price.tsx';
import { FiguresTable } from '../finance/figures-table.tsx';
import { sumOf } from '../finance/sum-of.ts';

type Detail = OutputOf<'GET /admin/finance/reconciliation'>;
const sides = ['in', 'out'] as const;
const outcomes = ['matched', 'amountDiffers', 'otherDay', 'twice', 'missingHere', 'missingThere'] as const;

export function Sums({ of: { sums } }: { of: Detail }) {
  const { t } = useTranslation('admin-reconciliations');
  const shown = ({ count, amount }: Detail['sums']['in']['matched']) =>
    count > 0 && t('countAndAmount', { count, amount: formatMoney(amount) });
  const gapOf = (side: (typeof sides)[number]) =>
    sumOf([sums[side].statement.amount, -sums[side].books.amount], (amount) => amount);
  return (
    <FiguresTable
      caption={t('parts.sums')}
      heads={[t('fields.outcome'), ...sides.map((side) => t(`sides.${side}`))]}
      rows={[
        ...outcomes
          .filter((outcome) => sides.some((side) => sums[side][outcome].count > 0))
          .map((outcome) => ({
            id: outcome,
            cells: [t(`outcomes.${outcome}`), ...sides.map((side) => shown(sums[side][outcome]) || '–')],
          })),
        ...(['statement', 'books'] as const).map((whose) => ({
          id: whose,
          cells: [t(`totals.${whose}`), ...sides.map((side) => shown(sums[side][whose]) || '–')],
        })),
      ]}
      foot={[t('totals.gap'), ...sides.map((side) => formatMoney(gapOf(side)))]}
    />
  );
}
