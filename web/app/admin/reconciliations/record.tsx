import type { OutputOf } from '@junyao/commerce/contract';
import { useTranslation } from 'react-i18next';
import { href } from 'react-router';
import { get } from '../../api/commerce.ts';
import { formAction } from '../../form/form-action.ts';
import type { RouteHandle } from '../../i18n/settings.ts';
import { load } from '../../private/load.ts';
import { sumOf } from '../../private/sum-of.ts';
import { formatMoney } from '../../ui/price.tsx';
import { withQuery } from '../../ui/with-query.ts';
import { FiguresTable } from '../finance/figures-table.tsx';
import { useNames } from '../finance/use-names.ts';
import { ToolLink } from '../frame/tool-link.tsx';
import { ExportButton } from '../list/export-button.tsx';
import { Facts, Part, Record } from '../record/record.tsx';
import { linkTo } from '../record/record-link.tsx';
import { WorkshopTime } from '../time/workshop-time.tsx';
import type { Route } from './+types/record';
import { differenceForms, Lines } from './lines.tsx';
import { daysOf, ReconciliationState } from './state.tsx';

export const handle: RouteHandle = { namespaces: ['admin-reconciliations', 'admin-finance', 'wallet'] };

export function clientLoader({ request, params: { reconciliationId } }: Route.ClientLoaderArgs) {
  return load(get('/admin/finance/reconciliation', { reconciliationId }, request));
}

export const clientAction = formAction(...differenceForms);

export default function ReconciliationRecord({ loaderData: found, params }: Route.ComponentProps) {
  const { t } = useTranslation('admin-reconciliations');
  const names = useNames();
  const { reconciliationId } = params;
  return (
    <Record
      key={reconciliationId}
      found={found}
      list={href('/admin/finance/reconciliations')}
      title={
        found.value ? `${names.channel(found.value.channel)} ${daysOf(found.value)}` : t('reconciliation')
      }
      failed={t('loadFailed')}
      summary={(of) => (
        <>
          <ReconciliationState of={of} />
          {linkTo('reconciliation', of.replacedBy, t('replacedBy'))}
          {of.gap !== 0 && (
            <span className="tabular-nums">
              {t('fields.gap')} {formatMoney(of.gap)}
            </span>
          )}
          {of.gap !== 0 && !of.replacedBy && (
            <span className="tabular-nums">
              {t('fields.unexplained')} {formatMoney(of.unexplained)}
            </span>
          )}
        </>
      )}
      actions={(of) => (
        <>
          <ToolLink to={withQuery(href('/admin/finance/day'), { day: of.to })}>{t('toDay')}</ToolLink>
          <ExportButton
            path="/admin/finance/export_lines"
            filters={{ reconciliationId }}
            label={t('export')}
          />
        </>
      )}
    >
      {(of) => (
        <>
          <Part title={t('parts.lines')}>
            <Lines of={of} />
          </Part>
          <Part title={t('parts.sums')}>
            <Sums of={of} />
            {of.unnumbered.count > 0 && (
              <p className="measure mt-4">
                {t('unnumbered', { count: of.unnumbered.count, amount: formatMoney(of.unnumbered.amount) })}
              </p>
            )}
          </Part>
          <Part title={t('parts.file')}>
            <Facts
              facts={[
                [t('fields.fileName'), of.fileName],
                [t('fields.layout'), t(`layouts.${of.layout}`)],
                [t('fields.otherLines'), of.otherLines > 0 && t('otherLinesNote', { count: of.otherLines })],
                [t('fields.at'), <WorkshopTime key="at" value={of.at} />],
                [t('fields.by'), of.by?.username ?? t('fields.byItself')],
              ]}
            />
          </Part>
        </>
      )}
    </Record>
  );
}

type Detail = OutputOf<'GET /admin/finance/reconciliation'>;

const sides = ['in', 'out'] as const;
const outcomes = ['matched', 'amountDiffers', 'otherDay', 'twice', 'missingHere', 'missingThere'] as const;

function Sums({ of: { sums } }: { of: Detail }) {
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
