import { useTranslation } from 'react-i18next';
import { readSession } from '../../session/session.ts';
import { formatMoney } from '../../ui/price.tsx';
import { ActionButtons } from '../act/action-buttons.tsx';
import { ActionDialog } from '../act/action-dialog.tsx';
import { useChannels } from '../charges/use-channels.ts';
import { DoubtList } from '../doubts/doubt-list.tsx';
import { useMay } from '../frame/staff.ts';
import { Facts } from '../record/record.tsx';
import { type Decision, offeredDecisions, whyNotPosted, wordFor } from './offered-decisions.ts';
import { ProposalStatus } from './proposal-status.tsx';
import { useProposerName } from './use-proposer-name.ts';
import type { ProposalDetail } from './wallet-detail.ts';
import { postForm, rejectForm } from './wallet-forms.ts';

export function ProposalButtons({ proposal }: { proposal: ProposalDetail }) {
  const { t } = useTranslation('admin-wallets');
  const may = useMay();
  const me = readSession()?.userId;
  const offered = offeredDecisions(proposal, me, may);
  const hindrance = offered.includes('reject') ? whyNotPosted(proposal, me) : undefined;
  return (
    <>
      <ActionButtons
        offered={offered}
        forms={{ post: postForm, reject: rejectForm }}
        record={{ proposalId: proposal.proposalId }}
        verbOf={(decision) => t(`actions.${wordFor(decision, proposal, me)}.verb`)}
        dialog={(decision, opening) => (
          <DecisionDialog
            decision={decision}
            word={wordFor(decision, proposal, me)}
            proposal={proposal}
            offered={offered.includes(decision)}
            {...opening}
          />
        )}
      />
      {hindrance && <p className="self-center text-stone">{t(`proposals.${hindrance}`)}</p>}
    </>
  );
}

interface DecisionDialogProps {
  decision: Decision;
  word: ReturnType<typeof wordFor>;
  proposal: ProposalDetail;
  offered: boolean;
  open: boolean;
  onClose: () => void;
}

function DecisionDialog({ decision, word, proposal, ...dialog }: DecisionDialogProps) {
  const { t, i18n } = useTranslation('admin-wallets');
  const { proposalId, member, noticeId } = proposal;
  const texts = { name: member.username, amount: formatMoney(proposal.amount) };
  const shared = {
    ...dialog,
    title: t(`actions.${word}.title`, texts),
    verb: t(`actions.${word}.verb`),
    effect: t(`actions.${word}.${decision === 'reject' && noticeId ? 'effectInDoubt' : 'effect'}`, texts),
    present: <ProposalStatus proposal={proposal} />,
    done: () => i18n.t(`admin-wallets:actions.${word}.done`, texts),
  };
  const facts = () => <ProposalFacts proposal={proposal} />;
  return decision === 'post' ? (
    <ActionDialog {...shared} form={postForm} values={{ proposalId }}>
      {facts}
    </ActionDialog>
  ) : (
    <ActionDialog {...shared} form={rejectForm} values={{ proposalId }} reason>
      {facts}
    </ActionDialog>
  );
}

function ProposalFacts({ proposal }: { proposal: ProposalDetail }) {
  const { t } = useTranslation('admin-wallets');
  const { channelName } = useChannels();
  const nameOf = useProposerName();
  const { kind, channel, serialNo, reason, proposedBy } = proposal;
  return (
    <>
      <Facts
        facts={[
          [t('fields.proposedBy'), nameOf(proposedBy)],
          [t('fields.kind'), t(`kinds.${kind}`)],
          [t('fields.channel'), channel && channelName(channel)],
          [t('fields.serialNo'), serialNo],
          [t('fields.reason'), reason],
        ]}
      />
      <DoubtList doubts={proposal.doubts} />
    </>
  );
}
