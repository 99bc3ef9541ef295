import type { OutputOf } from '@junyao/commerce/contract';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../ui/price.tsx';
import { sumOf } from '../finance/sum-of.ts';

type Matching = OutputOf<'GET /admin/finance/matching'>;
const outcomes = ['matched', 'amountDiffers', 'otherDay', 'twice', 'missingHere', 'missingThere'] as const;

export function Sums({ matching: { sums, totals, gap } }: { matching: Matching }) {
  const { t } = useTranslation('admin-statements');
  // The day statement of the books lacks these payments, so its total differs by them.
  const hasOutside = (['in', 'out'] as const).some((side) => sums[side].bookedOutside.count);
  const written = (total: Matching['sums']['in']['bookedOutside']) =>
    total.count ? t('countAndAmount', { count: total.count, amount: formatMoney(total.amount) }) : '–';
  const cell = 'py-1.5 pl-3 text-right whitespace-nowrap tabular-nums';
  return (
    <div className="scrolls-sideways">
      <table className="w-full border-collapse">
        <thead className="text-label text-stone">
          <tr className="border-b border-rim/40">
            <th scope="col" className="py-1.5 text-left font-normal">
              {t('fields.outcome')}
            </th>
            {(['in', 'out'] as const).map((side) => (
              <th key={side} scope="col" className={`${cell} font-normal`}>
                {t(`sides.${side}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {outcomes.map((outcome) => (
            <tr key={outcome} className="border-b border-hairline">
              <th scope="row" className="py-1.5 text-left font-normal">
                {t(`outcomes.${outcome}`)}
              </th>
              {(['in', 'out'] as const).map((side) => (
                <td key={side} className={`${cell} ${sums[side][outcome].count === 0 ? 'text-stone' : ''}`}>
                  {written(sums[side][outcome])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          {(['statement', 'books', 'reversed'] as const).map((whose) => (
            <Fragment key={whose}>
              <tr>
                <th scope="row" className="py-1.5 text-left font-normal">
                  {t(`totals.${whose}`)}
                </th>
                {(['in', 'out'] as const).map((side) => (
                  <td key={side} className={cell}>
                    {formatMoney(totals[side][whose])}
                  </td>
                ))}
              </tr>
              {whose === 'books' && hasOutside && (
                <tr className="text-stone">
                  <th scope="row" className="py-1.5 pl-3 text-left font-normal">
                    {t('totals.bookedOutside')}
                  </th>
                  {(['in', 'out'] as const).map((side) => (
                    <td key={side} className={cell}>
                      {written(sums[side].bookedOutside)}
                    </td>
                  ))}
                </tr>
              )}
            </Fragment>
          ))}
          <tr className="border-t border-rim/40">
            <th scope="row" className="py-1.5 text-left font-normal">
              {t('fields.gap')}
            </th>
            {(['in', 'out'] as const).map((side) => (
              <td key={side} className={cell}>
                {formatMoney(sumOf([totals[side]], gapOf))}
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row" className="py-1.5 text-left font-normal">
              {t('totals.both')}
            </th>
            <td colSpan={2} className={`${cell} font-medium`}>
              {formatMoney(gap)}
            </td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

/** The amount that the statement has and the books lack. Reversals are negative, because they lowered the books. */
function gapOf({ statement, books, reversed }: Matching['totals']['in']): number {
  return statement - books - reversed;
}
