import { type ReactNode, useReducer, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { get } from '../../api/commerce.ts';
import { formatMoney } from '../../ui/price.tsx';
import { StatusMark } from '../../ui/status-mark.tsx';
import { useOpened } from '../../ui/use-opened.ts';
import { useMay } from '../frame/staff.ts';
import { RecordLink } from '../record/record-link.tsx';
import { SubList } from '../record/sub-list.tsx';
import { byCursors } from '../record/turn.ts';
import { WorkshopTime } from '../time/workshop-time.tsx';
import type { Difference, Opened } from './difference.ts';
import { ResolveDialog } from './resolve-dialog.tsx';
import { Resolved } from './resolved.tsx';
import { Stated } from './stated.tsx';

const views = {
  all: {},
  open: { open: 'true' },
  amountDiffers: { outcome: 'amountDiffers' },
  otherDay: { outcome: 'otherDay' },
  twice: { outcome: 'twice' },
  missingHere: { outcome: 'missingHere' },
  missingThere: { outcome: 'missingThere' },
  invalid: { outcome: 'invalid' },
} as const;
type View = keyof typeof views;

interface DifferencesProps {
  matchingId: string;
  resolved: number;
  /** Whether the differences can be resolved: not in a discarded or replaced comparison. */
  isOpen: boolean;
  replacedBy: string | null;
}

/** A note resolves a difference, or a reversal where one corrects the books. */
export function Differences({ matchingId, resolved, isOpen: canResolve, replacedBy }: DifferencesProps) {
  const { t } = useTranslation('admin-statements');
  const [view, setView] = useState<View>('all');
  const { opened, isOpen, open, close } = useOpened<Opened>();
  const [readings, countReading] = useReducer((count: number) => count + 1, 0);
  const [present, setPresent] = useState<Difference>();

  /** A colleague may have resolved the difference, which may then have left this view. */
  function readAgain({ differenceId }: Difference) {
    countReading();
    get('/admin/finance/difference', { differenceId }).then(setPresent, () => {});
  }

  return (
    <>
      <fieldset aria-label={t('filter')} className="mb-2 flex flex-wrap gap-x-4">
        {(Object.keys(views) as View[]).map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={view === name}
            className="min-h-11 text-stone hover:text-ink aria-pressed:text-ink aria-pressed:underline lg:min-h-8"
            onClick={() => setView(name)}
          >
            {name === 'all' || name === 'open' ? t(`views.${name}`) : t(`outcomes.${name}`)}
          </button>
        ))}
      </fieldset>
      <SubList
        key={view}
        name={`differences:${matchingId}:${view}`}
        version={`${resolved} ${readings}`}
        load={async (turn) => {
          const found = await get('/admin/finance/differences', {
            matchingId,
            pageSize: 50,
            ...views[view],
            ...turn,
          });
          return { items: found.items, ...byCursors(found) };
        }}
        failed={t('differencesFailed')}
        empty={t('noDifferences')}
        rowId={({ differenceId }) => differenceId}
        row={(difference) => (
          <DifferenceRow
            difference={difference}
            onResolve={
              canResolve
                ? (how) => {
                    setPresent(undefined);
                    open({ difference, how });
                  }
                : undefined
            }
          />
        )}
      />
      {opened && (
        <ResolveDialog
          key={opened.difference.differenceId + opened.how}
          opened={{
            ...opened,
            difference:
              present?.differenceId === opened.difference.differenceId ? present : opened.difference,
          }}
          canResolve={canResolve}
          replacedBy={replacedBy}
          open={isOpen}
          onClose={close}
          onRefused={() => readAgain(opened.difference)}
        />
      )}
    </>
  );
}

function DifferenceRow({
  difference,
  onResolve,
}: {
  difference: Difference;
  onResolve: ((how: Opened['how']) => void) | undefined;
}) {
  const { t } = useTranslation('admin-statements');
  const { line, firstLine, outcome, side, serialNo, problem, text, resolution } = difference;
  const { theirAmount, ourAmount, bookedAt, member, transactionNo } = difference;
  return (
    <div className="w-full" data-difference={difference.differenceId}>
      <div className="flex flex-wrap items-baseline gap-x-4">
        <StatusMark tone={resolution ? 'good' : 'unknown'}>
          {firstLine === null ? t(`outcomes.${outcome}`) : t('alsoLine', { line: firstLine })}
        </StatusMark>
        <span className="text-stone">
          {[line === null ? t('notInStatement') : t('line', { line }), side && t(`sides.${side}`)]
            .filter(Boolean)
            .join(' · ')}
        </span>
        {serialNo && <span className="break-all tabular-nums">{serialNo}</span>}
        <Stated line={difference} />
        {problem && <span>{t(`problems.${problem}`)}</span>}
      </div>
      {text && <p className="mt-1 break-all text-stone tabular-nums">{text}</p>}
      <div className="mt-1 flex flex-wrap items-baseline gap-x-6 gap-y-1">
        {side && (
          <>
            <Amount label={t('fields.theirs')} amount={theirAmount} />
            <Amount label={t('fields.ours')} amount={ourAmount} />
          </>
        )}
        {bookedAt && (
          <span className="text-stone">
            {t('fields.bookedAt')} <WorkshopTime value={bookedAt} />
          </span>
        )}
        {transactionNo && (
          <RecordLink about={{ kind: 'transaction', id: transactionNo }}>{transactionNo}</RecordLink>
        )}
        {member && <RecordLink about={{ kind: 'member', id: member.userId }}>{member.username}</RecordLink>}
        {difference.chargeNo && (
          <RecordLink about={{ kind: 'charge', id: difference.chargeNo }}>{difference.chargeNo}</RecordLink>
        )}
        {difference.refundNo && (
          <RecordLink about={{ kind: 'refund', id: difference.refundNo }}>{difference.refundNo}</RecordLink>
        )}
      </div>
      {resolution ? (
        <Resolved resolution={resolution} />
      ) : (
        onResolve && <Buttons difference={difference} onResolve={onResolve} />
      )}
    </div>
  );
}

function Amount({ label, amount }: { label: string; amount: number | null }) {
  return (
    <span className="tabular-nums">
      <span className="text-stone">{label} </span>
      {amount === null ? '–' : formatMoney(amount)}
    </span>
  );
}

function Buttons({
  difference: { reversal },
  onResolve,
}: {
  difference: Difference;
  onResolve: (how: Opened['how']) => void;
}): ReactNode {
  const { t } = useTranslation('admin-statements');
  const may = useMay();
  if (!may('finance.match')) return null;
  const look = 'min-h-11 text-sky underline decoration-sky/40 lg:min-h-8';
  return (
    <div className="flex flex-wrap items-baseline gap-x-6">
      {reversal === 'possible' && (
        <button type="button" className={look} onClick={() => onResolve('reversal')}>
          {t('actions.reversal.verb')}
        </button>
      )}
      <button type="button" className={look} onClick={() => onResolve('note')}>
        {t('actions.note.verb')}
      </button>
      {reversal === 'spent' && <span className="text-stone">{t('spent')}</span>}
    </div>
  );
}
