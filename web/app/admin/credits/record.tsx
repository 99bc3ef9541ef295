import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../ui/price.tsx';
import { ActionsOf } from '../act/define-actions.tsx';
import { Columns, Part, Record, type Shown } from '../record/record.tsx';
import { Timeline } from '../record/timeline.tsx';
import { creditActions } from './actions.tsx';
import { type Credit, CreditFacts, CreditStatus } from './facts.tsx';
import { useProposalEvents } from './use-proposal-events.ts';

export function CreditRecord({ found, list }: Shown<Credit>) {
  const { t } = useTranslation('admin-wallets');
  const { member, amount = 0 } = found.value ?? {};
  return (
    <Record
      found={found}
      list={list}
      title={
        member ? t('credits.named', { name: member.username, amount: formatMoney(amount) }) : t('credits.one')
      }
      failed={t('credits.loadFailed')}
      summary={(credit) => <CreditStatus credit={credit} />}
      actions={(credit) => <ActionsOf actions={creditActions} row={credit} />}
    >
      {(credit) => <Content credit={credit} />}
    </Record>
  );
}

function Content({ credit }: { credit: Credit }) {
  const { t } = useTranslation('admin-wallets');
  return (
    <Columns>
      <Part title={t('parts.credit')}>
        <CreditFacts credit={credit} />
      </Part>
      <Part title={t('parts.history')}>
        <Timeline label={t('parts.history')} entries={useProposalEvents(credit)} />
      </Part>
    </Columns>
  );
}
