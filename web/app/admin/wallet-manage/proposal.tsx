import { useTranslation } from 'react-i18next';
import { href, Link } from 'react-router';
import { get } from '../../api/commerce.ts';
import { formAction } from '../../form/form-action.ts';
import type { RouteHandle } from '../../i18n/settings.ts';
import { load } from '../../private/load.ts';
import { withQuery } from '../../ui/with-query.ts';
import { useChannels } from '../charges/use-channels.ts';
import { DoubtList } from '../doubts/doubt-list.tsx';
import { Columns, Facts, Part, Record } from '../record/record.tsx';
import { RecordLink } from '../record/record-link.tsx';
import { type Entry, Timeline } from '../record/timeline.tsx';
import type { Route } from './+types/proposal';
import { isWithdrawn } from './offered-decisions.ts';
import { ProposalButtons } from './proposal-buttons.tsx';
import { ProposalStatus } from './proposal-status.tsx';
import { ProposedMoney } from './proposed-money.tsx';
import { useProposerName } from './use-proposer-name.ts';
import type { ProposalDetail } from './wallet-detail.ts';
import { postForm, rejectForm } from './wallet-forms.ts';

export const handle: RouteHandle = { namespaces: ['admin-wallets', 'admin-doubts', 'wallet'] };

export function clientLoader({ request, params: { proposalId } }: Route.ClientLoaderArgs) {
  return load(get('/admin/wallets/proposal', { proposalId }, request));
}

export const clientAction = formAction(postForm, rejectForm);

export default function ProposalRecord({ loaderData: found, params: { proposalId } }: Route.ComponentProps) {
  const { t } = useTranslation('admin-wallets');
  return (
    <Record
      key={proposalId}
      found={found}
      list={href('/admin/wallet-manage/proposals')}
      title={found.value ? t('proposals.of', { name: found.value.member.username }) : t('proposals.one')}
      failed={t('proposals.loadFailed')}
      summary={(proposal) => (
        <>
          <ProposalStatus proposal={proposal} />
          <ProposedMoney {...proposal} />
        </>
      )}
      actions={(proposal) => <ProposalButtons proposal={proposal} />}
    >
      {(proposal) => <Content proposal={proposal} />}
    </Record>
  );
}

function Content({ proposal }: { proposal: ProposalDetail }) {
  const { t } = useTranslation('admin-wallets');
  const { member, kind, channel, serialNo, reason, transactionNo, reversedBy, noticeId, status } = proposal;
  const { channelName } = useChannels();
  return (
    <Columns>
      <Part title={t('parts.recharge')}>
        <Facts
          facts={[
            [
              t('fields.member'),
              <Link
                key="member"
                to={href('/admin/wallet-manage/:userId', { userId: member.userId })}
                className="text-sky underline decoration-sky/40"
              >
                {member.username}
              </Link>,
            ],
            [t('fields.amount'), <ProposedMoney key="amount" {...proposal} />],
            [t('fields.kind'), t(`kinds.${kind}`)],
            [t('fields.channel'), channel && channelName(channel)],
            [t('fields.serialNo'), serialNo && <span className="tabular-nums">{serialNo}</span>],
            [t('fields.reason'), reason],
            [
              t('fields.transactionNo'),
              transactionNo ? (
                <TransactionLink key="transaction" transactionNo={transactionNo} />
              ) : (
                status === 'PROPOSED' && t('notBooked')
              ),
            ],
            [
              t('fields.reversedBy'),
              reversedBy && <TransactionLink key="reversal" transactionNo={reversedBy} />,
            ],
            [
              t('fields.inDoubt'),
              // A payment that contradicts a report with its number waits here even if its amount is small.
              (noticeId || serialNo) && (
                <Link
                  to={
                    noticeId
                      ? href('/admin/wallet-manage/in-doubt/:noticeId', { noticeId })
                      : withQuery(href('/admin/wallet-manage/in-doubt'), { search: serialNo ?? '' })
                  }
                  className="text-sky underline decoration-sky/40"
                >
                  {noticeId ? t('inDoubtNo', { number: noticeId }) : t('inDoubtSearch')}
                </Link>
              ),
            ],
          ]}
        />
        {proposal.doubts.length > 0 && (
          <div className="mt-6">
            <DoubtList doubts={proposal.doubts} />
          </div>
        )}
      </Part>
      <Part title={t('parts.history')}>
        <Timeline label={t('parts.history')} entries={useEntries(proposal)} />
      </Part>
    </Columns>
  );
}

function TransactionLink({ transactionNo }: { transactionNo: string }) {
  return <RecordLink about={{ kind: 'transaction', id: transactionNo }}>{transactionNo}</RecordLink>;
}

function useEntries(proposal: ProposalDetail): Entry[] {
  const { t } = useTranslation('admin-wallets');
  const nameOf = useProposerName();
  const { proposedAt, proposedBy, decidedAt, decidedBy, status, reason, rejectReason } = proposal;
  const proposed = {
    key: 'proposed',
    at: proposedAt,
    title: t('events.proposed'),
    by: nameOf(proposedBy),
    text: reason,
  };
  if (!decidedAt || status === 'PROPOSED') return [proposed];
  const title = t(`events.${isWithdrawn(proposal) ? 'WITHDRAWN' : status}`);
  return [
    proposed,
    { key: 'decided', at: decidedAt, title, by: nameOf(decidedBy), text: rejectReason || undefined },
  ];
}
