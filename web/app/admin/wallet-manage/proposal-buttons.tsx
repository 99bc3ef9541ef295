import { useTranslation } from 'react-i18next';
import { readSession } from '../../session/session.ts';
import { Button } from '../../ui/button.tsx';
import { formatMoney } from '../../ui/price.tsx';
import { ActionDialog } from '../act/action-dialog.tsx';
import { useOpened } from '../act/use-opened.ts';
import { useMay } from '../frame/staff.ts';
import { type Decision, offeredDecisions, whyNotPosted } from './offered-decisions.ts';
import { ProposalStatus } from './proposal-status.tsx';
import type { Proposal } from './wallet-detail.ts';
import { postForm, rejectForm } from './wallet-forms.ts';

/** Posts or rejects a recharge that waits, or says why the reader can't post it. */
export function ProposalButtons({ proposal }: { proposal: Proposal }) {
  const { t } = useTranslation('admin-wallets');
  const may = useMay();
  const me = readSession()?.userId;
  const offered = offeredDecisions(proposal, me, may);
  const { opened, isOpen, open, close } = useOpened<Decision>();
  const hindrance = offered.includes('reject') ? whyNotPosted(proposal, me) : undefined;
  return (
    <>
      {offered.map((decision) => (
        <Button
          key={decision}
          variant="quiet"
          className="min-h-11 px-5 lg:min-h-9"
          onClick={() => open(decision)}
        >
          {t(`actions.${decision}.verb`)}
        </Button>
      ))}
      {hindrance && <p className="self-center text-stone">{t(`proposals.${hindrance}`)}</p>}
      {opened && (
        <Opened
          key={opened}
          decision={opened}
          proposal={proposal}
          offered={offered.includes(opened)}
          open={isOpen}
          onClose={close}
        />
      )}
    </>
  );
}

interface OpenedProps {
  decision: Decision;
  proposal: Proposal;
  offered: boolean;
  open: boolean;
  onClose: () => void;
}

function Opened({ decision, proposal, ...dialog }: OpenedProps) {
  const { t, i18n } = useTranslation('admin-wallets');
  const { proposalId, member, status, noticeId } = proposal;
  const texts = { name: member.username, amount: formatMoney(proposal.amount) };
  const shared = {
    ...dialog,
    title: t(`actions.${decision}.title`, texts),
    verb: t(`actions.${decision}.verb`),
    effect: t(`actions.${decision}.${decision === 'reject' && noticeId ? 'effectInDoubt' : 'effect'}`, texts),
    present: <ProposalStatus status={status} />,
    done: () => i18n.t(`admin-wallets:actions.${decision}.done`, texts),
  };
  return decision === 'post' ? (
    <ActionDialog {...shared} form={postForm} values={{ proposalId }} />
  ) : (
    <ActionDialog {...shared} form={rejectForm} values={{ proposalId }} reason />
  );
}
