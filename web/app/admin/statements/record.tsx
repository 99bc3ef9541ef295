import { useTranslation } from 'react-i18next';
import { href, Link, useLocation } from 'react-router';
import { get } from '../../api/commerce.ts';
import { formAction } from '../../form/form-action.ts';
import type { RouteHandle } from '../../i18n/settings.ts';
import { load } from '../../private/load.ts';
import { formatMoney } from '../../ui/price.tsx';
import { withQuery } from '../../ui/with-query.ts';
import { ExportButton } from '../list/export-button.tsx';
import { Facts, Part, Record } from '../record/record.tsx';
import { WorkshopTime } from '../time/workshop-time.tsx';
import type { Route } from './+types/record';
import { dayOfReturn } from './day-of-return.ts';
import { Differences } from './differences.tsx';
import { Discard } from './discard.tsx';
import { MatchedLines } from './matched-lines.tsx';
import { MatchingState } from './matching-state.tsx';
import { Replaced } from './replaced.tsx';
import { discardForm, noteForm, reversalForm } from './statement-forms.ts';
import { Sums } from './sums.tsx';

export const handle: RouteHandle = { namespaces: ['admin-statements', 'wallet'] };

export function clientLoader({ request, params: { matchingId } }: Route.ClientLoaderArgs) {
  return load(get('/admin/finance/matching', { matchingId }, request));
}

export const clientAction = formAction(noteForm, reversalForm, discardForm);

export default function StatementRecord({ loaderData: found, params: { matchingId } }: Route.ComponentProps) {
  const { t } = useTranslation(['admin-statements', 'wallet']);
  const { state } = useLocation();
  const matching = found.value;
  const days =
    matching && (matching.from === matching.to ? matching.from : `${matching.from} – ${matching.to}`);
  const title = matching ? `${t(`wallet:channels.${matching.channel}`)} ${days}` : t('matching');
  return (
    <Record
      key={matchingId}
      found={found}
      list={href('/admin/finance/statements')}
      title={title}
      failed={t('loadFailed')}
      summary={(matching) => (
        <>
          <MatchingState matching={matching} />
          {matching.replacedBy && <Replaced by={matching.replacedBy} />}
          {matching.differences > 0 && (
            <span className="tabular-nums">
              {t('fields.gap')} {formatMoney(matching.gap)}
              {matching.gapAtFirst !== matching.gap && (
                <span className="text-stone">
                  {' '}
                  {t('atFirst', { amount: formatMoney(matching.gapAtFirst) })}
                </span>
              )}
            </span>
          )}
        </>
      )}
      actions={(matching) => (
        <>
          <Discard matching={matching} name={title} />
          <Link
            to={withQuery(href('/admin/finance/day'), { day: dayOfReturn(state, matching) })}
            className="inline-flex min-h-11 items-center text-sky underline decoration-sky/40 lg:min-h-9"
          >
            {t('toDay')}
          </Link>
          {matching.differences > 0 && (
            <ExportButton
              path="/admin/finance/export_differences"
              filters={{ matchingId }}
              label={t('exports.differences')}
            />
          )}
          {matching.matched > 0 && (
            <ExportButton
              path="/admin/finance/export_matched"
              filters={{ matchingId }}
              label={t('exports.matched')}
            />
          )}
        </>
      )}
    >
      {(matching) => (
        <>
          <Part title={t('parts.sums')}>
            <Sums matching={matching} />
          </Part>
          {matching.differences > 0 && (
            <Part title={t('parts.differences')}>
              <Differences
                matchingId={matchingId}
                resolved={matching.resolved}
                isOpen={!matching.discarded && !matching.replacedBy}
                replacedBy={matching.replacedBy}
              />
            </Part>
          )}
          {matching.matched > 0 && (
            <Part title={t('parts.matched')}>
              <MatchedLines matchingId={matchingId} />
            </Part>
          )}
          <Part title={t('parts.file')}>
            <Facts
              facts={[
                [t('fields.fileName'), matching.fileName],
                [t('fields.at'), <WorkshopTime key="at" value={matching.at} />],
                [t('fields.by'), matching.by.username],
                [t('fields.invalidLines'), matching.invalidLines || null],
                [
                  t('fields.discarded'),
                  matching.discarded && (
                    <>
                      <WorkshopTime value={matching.discarded.at} /> ·{' '}
                      {t('discardedBy', {
                        name: matching.discarded.by.username,
                        reason: matching.discarded.reason,
                      })}
                    </>
                  ),
                ],
              ]}
            />
          </Part>
        </>
      )}
    </Record>
  );
}
