import { lineViews } from '@junyao/commerce/contract/choices';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { get } from '../../api/commerce.ts';
import { formatMoney } from '../../ui/price.tsx';
import { ActionsOf } from '../act/define-actions.tsx';
import { paymentActions, transactionActions } from '../credits/propose.tsx';
import { useNames } from '../finance/use-names.ts';
import { linkTo } from '../record/record-link.tsx';
import { SubList } from '../record/sub-list.tsx';
import { byCursors } from '../record/turn.ts';
import { WorkshopTime } from '../time/workshop-time.tsx';
import { type Difference, differenceActions, Noted, sentenceOf } from './actions.tsx';
import { daysOf, type Reconciliation } from './state.tsx';

interface LinesProps {
  of: Pick<Reconciliation, 'reconciliationId' | 'from' | 'to' | 'differences' | 'replacedBy'>;
  /** Leaves out what has a note, and the choice of what is shown. */
  openOnly?: true;
}

/** For the `clientAction` of a page that shows differences. */
export const differenceForms = [differenceActions, paymentActions, transactionActions].flatMap(({ forms }) =>
  Object.values(forms),
);

export function Lines({ of, openOnly }: LinesProps) {
  const { t } = useTranslation('admin-reconciliations');
  const { reconciliationId, differences } = of;
  const [view, setView] = useState(firstView(openOnly, differences));
  // A proposal changes a difference, but no figure of the reconciliation.
  const [loaded, setLoaded] = useState({ of, times: 1 });
  if (loaded.of !== of) setLoaded({ of, times: loaded.times + 1 });
  return (
    <>
      {!openOnly && (
        <fieldset aria-label={t('filter')} className="mb-2 flex flex-wrap gap-x-4">
          {lineViews.map((name) => (
            <button
              key={name}
              type="button"
              aria-pressed={view === name}
              className="min-h-11 text-stone hover:text-ink aria-pressed:text-ink aria-pressed:underline lg:min-h-8"
              onClick={() => setView(name)}
            >
              {t(`views.${name}`)}
            </button>
          ))}
        </fieldset>
      )}
      <SubList
        key={view}
        name={`lines:${reconciliationId}:${view}`}
        version={String(loaded.times)}
        load={async (turn) => {
          const asked = { reconciliationId, show: view, pageSize: 20, ...turn };
          const found = await get('/admin/finance/lines', asked);
          return { items: found.items, ...byCursors(found) };
        }}
        failed={t('linesFailed')}
        empty={t('noLines')}
        rowId={({ lineId }) => lineId}
        row={(line) => <Row difference={line} of={of} />}
      />
    </>
  );
}

function firstView(openOnly: boolean | undefined, differences: number): (typeof lineViews)[number] {
  if (openOnly) return 'open';
  return differences > 0 ? 'differences' : 'matched';
}

function Row({ difference, of }: { difference: Difference; of: LinesProps['of'] }) {
  const { t } = useTranslation('admin-reconciliations');
  const { outcome, line, text, serialNo, statedAt, statedTime, bookedAt, member, note } = difference;
  return (
    <div
      className="flex w-full flex-wrap items-start justify-between gap-x-6 gap-y-1"
      data-difference={difference.lineId}
    >
      <div className="min-w-0 grow basis-80">
        <p className={note ? 'text-stone' : undefined}>{sentenceOf(difference, t)}</p>
        {text && <p className="break-all text-stone tabular-nums">{text}</p>}
        <p className="mt-0.5 flex flex-wrap items-baseline gap-x-4 text-label text-stone">
          {line !== null && outcome !== 'invalid' && <span>{t('line', { line })}</span>}
          {serialNo && <span className="break-all tabular-nums">{serialNo}</span>}
          {statedAt && (
            <span className="tabular-nums">
              {statedTime ? <WorkshopTime value={statedTime} /> : statedAt}
            </span>
          )}
          {bookedAt && (
            <span>
              {t('fields.bookedAt')} <WorkshopTime value={bookedAt} />
            </span>
          )}
          {linkTo('member', member?.userId, member?.username)}
          {linkTo('transaction', difference.transactionNo)}
          {linkTo('recharge', difference.chargeNo)}
          {linkTo('refund', difference.refundNo)}
        </p>
        {note && <Noted note={note} />}
      </div>
      {!of.replacedBy && !note && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
          <Proposals difference={difference} of={of} />
          <ActionsOf actions={differenceActions} row={difference} />
        </div>
      )}
    </div>
  );
}

/** Proposes what settles the difference, with everything filled in. */
function Proposals({ difference, of }: { difference: Difference; of: LinesProps['of'] }) {
  const { t } = useTranslation('admin-reconciliations');
  const names = useNames();
  const { side, outcome, channel, line, serialNo, transactionNo, theirAmount, ourAmount, member } =
    difference;
  const arrived = theirAmount ?? 0;
  const why = t(`reasons.${outcome}` as 'reasons.missingHere', {
    channel: names.channel(channel),
    days: daysOf(of),
    line,
    theirs: formatMoney(arrived),
  });
  const { creditId, reversalId, waitingChargeNo } = difference;
  if (creditId) return linkTo('credit', creditId, t('waits'));
  if (reversalId) return linkTo('reversal', reversalId, t('waits'));
  if (side !== 'in') return null;
  if (outcome === 'missingHere') {
    return (
      <>
        {linkTo('recharge', waitingChargeNo, t('confirmRecharge', { chargeNo: waitingChargeNo }))}
        {serialNo && <ActionsOf actions={paymentActions} row={{ channel, serialNo, amount: arrived, why }} />}
      </>
    );
  }
  const isTooMuch = outcome === 'missingThere' || outcome === 'amountDiffers';
  if (!isTooMuch || !transactionNo || arrived >= (ourAmount ?? 0)) return null;
  const credit = { transactionNo, member, amount: ourAmount, reversible: true };
  return <ActionsOf actions={transactionActions} row={{ ...credit, received: arrived, why }} />;
}
