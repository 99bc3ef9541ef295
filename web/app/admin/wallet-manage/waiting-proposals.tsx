import { useTranslation } from 'react-i18next';
import { href, Link } from 'react-router';
import { Part } from '../record/record.tsx';
import { WorkshopTime } from '../time/workshop-time.tsx';
import { ProposedMoney } from './proposed-money.tsx';
import { useProposerName } from './use-proposer-name.ts';
import type { Proposal } from './wallet-detail.ts';

/** The money of these recharges is in no balance yet. */
export function WaitingProposals({ proposals }: { proposals: readonly Proposal[] }) {
  const { t } = useTranslation('admin-wallets');
  const nameOf = useProposerName();
  if (proposals.length === 0) return null;
  return (
    <Part title={t('parts.proposed')}>
      <ul>
        {proposals.map((proposal) => (
          <li key={proposal.proposalId} className="border-b border-hairline py-2">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <Link
                to={href('/admin/wallet-manage/proposals/:proposalId', { proposalId: proposal.proposalId })}
                className="text-sky underline decoration-sky/40"
              >
                {t(`kinds.${proposal.kind}`)}
              </Link>
              <ProposedMoney {...proposal} />
            </div>
            <p className="text-label text-stone">
              <WorkshopTime value={proposal.proposedAt} /> · {nameOf(proposal.proposedBy)}
            </p>
            <p>{proposal.reason}</p>
          </li>
        ))}
      </ul>
    </Part>
  );
}
