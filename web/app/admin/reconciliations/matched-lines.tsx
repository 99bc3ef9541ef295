import type { OutputOf } from '@junyao/commerce/contract';
import { useTranslation } from 'react-i18next';
import { get } from '../../api/commerce.ts';
import { formatMoney } from '../../ui/price.tsx';
import { linkTo } from '../record/record-link.tsx';
import { SubList } from '../record/sub-list.tsx';
import { byCursors } from '../record/turn.ts';
import { WorkshopTime } from '../time/workshop-time.tsx';
import { Stated } from './stated.tsx';

type Line = OutputOf<'GET /admin/finance/matched'>['items'][number];

/** These lines never change. */
export function MatchedLines({ reconciliationId }: { reconciliationId: string }) {
  const { t } = useTranslation('admin-reconciliations');
  return (
    <SubList
      name={`matched:${reconciliationId}`}
      version=""
      load={async (turn) => {
        const found = await get('/admin/finance/matched', { reconciliationId, pageSize: 20, ...turn });
        return { items: found.items, ...byCursors(found) };
      }}
      failed={t('matchedFailed')}
      empty={t('noMatched')}
      rowId={({ line }) => String(line)}
      row={(line) => <Row line={line} />}
    />
  );
}

function Row({ line }: { line: Line }) {
  const { t } = useTranslation('admin-reconciliations');
  const { side, serialNo, amount, bookedAt, member, transactionNo, chargeNo, refundNo } = line;
  return (
    <>
      <span className="text-stone">
        {t('line', { line: line.line })} · {t(`sides.${side}`)}
      </span>
      <span className="break-all tabular-nums">{serialNo}</span>
      <Stated line={line} />
      <span className="ml-auto tabular-nums">{formatMoney(amount)}</span>
      <span className="flex w-full flex-wrap items-baseline gap-x-4">
        {linkTo('transaction', transactionNo)}
        {bookedAt && (
          <span className="text-stone">
            {t('fields.bookedAt')} <WorkshopTime value={bookedAt} />
          </span>
        )}
        {linkTo('member', member?.userId, member?.username)}
        {linkTo('recharge', chargeNo)}
        {linkTo('refund', refundNo)}
      </span>
    </>
  );
}
