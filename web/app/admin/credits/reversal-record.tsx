import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../ui/price.tsx';
import { ActionsOf } from '../act/define-actions.tsx';
import { Columns, Part, Record, type Shown } from '../record/record.tsx';
import { Timeline } from '../record/timeline.tsx';
import { reversalActions } from './reversal-actions.tsx';
import { type Reversal, ReversalFacts, ReversalStatus } from './reversal-facts.tsx';
import { useProposalEvents } from './use-proposal-events.ts';

export function ReversalRecord({ found, list }: Shown<Reversal>) {
  const { t } = useTranslation('admin-wallets');
  const { member, amount = 0, received = 0 } = found.value ?? {};
  return (
    <Record
      found={found}
      list={list}
      title={
        member
          ? t('reversals.named', { name: member.username, amount: formatMoney(amount - received) })
          : t('reversals.one')
      }
      failed={t('reversals.loadFailed')}
      summary={(reversal) => <ReversalStatus reversal={reversal} />}
      actions={(reversal) => <ActionsOf actions={reversalActions} row={reversal} />}
    >
      {(reversal) => <Content reversal={reversal} />}
    </Record>
  );
}

function Content({ reversal }: { reversal: Reversal }) {
  const { t } = useTranslation('admin-wallets');
  return (
    <Columns>
      <Part title={t('parts.reversal')}>
        <ReversalFacts reversal={reversal} />
      </Part>
      <Part title={t('parts.history')}>
        <Timeline label={t('parts.history')} entries={useProposalEvents(reversal)} />
      </Part>
    </Columns>
  );
}
