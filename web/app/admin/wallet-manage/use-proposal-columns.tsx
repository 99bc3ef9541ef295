import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../ui/price.tsx';
import { useChannels } from '../charges/use-channels.ts';
import type { Column } from '../list/column.tsx';
import type { TwoLines } from '../list/row-list.tsx';
import type { Sums } from '../list/use-sums.tsx';
import { WorkshopTime } from '../time/workshop-time.tsx';
import { ProposalStatus } from './proposal-status.tsx';
import { ProposedMoney } from './proposed-money.tsx';
import { useProposerName } from './use-proposer-name.ts';
import type { Proposal } from './wallet-detail.ts';

export function useProposalColumns(sums: Sums<'/admin/wallets/proposal_sums'>) {
  const { t } = useTranslation('admin-wallets');
  const { channelName } = useChannels();
  const nameOf = useProposerName();
  const columns: Column<Proposal>[] = [
    {
      id: 'member',
      head: t('fields.member'),
      fixed: true,
      foot: sums.label,
      footNote: sums.parts(({ posted, proposed, rejected, reversed }) => [
        [t('proposals.sums.posted'), posted],
        [t('proposals.sums.proposed'), proposed],
        [t('proposals.sums.rejected'), rejected],
        [t('proposals.sums.reversed'), reversed],
      ]),
      cell: ({ member }) => member.username,
    },
    {
      id: 'proposedAt',
      head: t('fields.proposedAt'),
      sort: 'proposedAt',
      cell: ({ proposedAt }) => <WorkshopTime value={proposedAt} />,
    },
    { id: 'proposedBy', head: t('fields.proposedBy'), cell: ({ proposedBy }) => nameOf(proposedBy) },
    {
      id: 'amount',
      head: t('fields.amount'),
      sort: 'amount',
      numeric: true,
      foot: sums.foot(({ posted }) => formatMoney(posted)),
      cell: (proposal) => <ProposedMoney {...proposal} />,
    },
    {
      id: 'status',
      head: t('fields.status'),
      cell: (proposal) => <ProposalStatus proposal={proposal} />,
    },
    { id: 'kind', head: t('fields.kind'), cell: ({ kind }) => t(`kinds.${kind}`) },
    {
      id: 'channel',
      head: t('fields.channel'),
      hidden: true,
      cell: ({ channel }) => channel && channelName(channel),
    },
    {
      id: 'serialNo',
      head: t('fields.serialNo'),
      hidden: true,
      cell: ({ serialNo }) => <span className="block max-w-48 truncate tabular-nums">{serialNo}</span>,
    },
    {
      id: 'decidedAt',
      head: t('fields.decidedAt'),
      hidden: true,
      cell: ({ decidedAt }) => decidedAt && <WorkshopTime value={decidedAt} />,
    },
    {
      id: 'decidedBy',
      head: t('fields.decidedBy'),
      cell: ({ decidedBy, decidedAt }) => decidedAt && nameOf(decidedBy),
    },
    {
      id: 'reason',
      head: t('fields.reason'),
      cell: ({ reason }) => <span className="block max-w-36 truncate">{reason}</span>,
    },
    {
      id: 'transactionNo',
      head: t('fields.transactionNo'),
      hidden: true,
      cell: ({ transactionNo }) => transactionNo,
    },
  ];
  const lines = (proposal: Proposal): TwoLines => ({
    title: proposal.member.username,
    figure: <ProposedMoney {...proposal} />,
    note: (
      <>
        <WorkshopTime value={proposal.proposedAt} /> · {nameOf(proposal.proposedBy)}
      </>
    ),
    state: <ProposalStatus proposal={proposal} short />,
  });
  return { columns, lines };
}
