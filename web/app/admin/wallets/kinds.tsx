import type { WalletTask } from '@junyao/commerce/contract/choices';
import type { Permission } from '@junyao/commerce/contract/permissions';
import { proposalStates, rechargeStates } from '@junyao/commerce/contract/states';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { get } from '../../api/commerce.ts';
import { type Actions, ActionsOf } from '../act/define-actions.tsx';
import { creditActions, reversalActions } from '../credits/actions.tsx';
import { CreditFacts, ReversalFacts } from '../credits/facts.tsx';
import { Proposal } from '../credits/proposal.tsx';
import { useMay } from '../frame/staff.ts';
import { rechargeActions } from '../recharges/actions.tsx';
import { RechargeContent } from '../recharges/record.tsx';
import { Record as RecordPage, type Shown } from '../record/record.tsx';
import { linkTo } from '../record/record-link.tsx';
import { refundActions } from '../refunds/actions.tsx';
import { RefundContent } from '../refunds/record.tsx';
import { unmatchedActions } from '../unmatched/actions.tsx';
import { UnmatchedContent } from '../unmatched/record.tsx';

/** The state of a navigation from a queue: it opens the likely action of the record, which leads back when it is done. */
export const opensFirst = 'opensFirst';

/** What the wallets have records of. Each of them waits for staff at some time. */
export const moneyKinds = {
  recharge: kindOf({
    words: 'recharges',
    load: (chargeNo, request) => get('/admin/recharges/detail', { chargeNo }, request),
    actions: rechargeActions,
    number: ({ chargeNo }) => chargeNo,
    before: ({ credit, transactionNo, status }) => (
      <>
        {credit && <ActionsOf actions={creditActions} row={credit} />}
        {rechargeStates.can(status, 'reverse', 'staff') && <TakeBackLink transactionNo={transactionNo} />}
      </>
    ),
    Content: RechargeContent,
  }),
  refund: kindOf({
    words: 'refunds',
    load: (refundNo, request) => get('/admin/refunds/detail', { refundNo }, request),
    actions: refundActions,
    number: ({ refundNo }) => refundNo,
    Content: RefundContent,
  }),
  credit: kindOf({
    words: 'credits',
    load: (creditId, request) => get('/admin/credits/detail', { creditId }, request),
    actions: creditActions,
    before: ({ status, transactionNo }) =>
      proposalStates.can(status, 'reverse', 'staff') && <TakeBackLink transactionNo={transactionNo} />,
    Content: ({ row }) => (
      <Proposal of={row} part="credit">
        <CreditFacts credit={row} />
      </Proposal>
    ),
  }),
  reversal: kindOf({
    words: 'reversals',
    load: (reversalId, request) => get('/admin/reversals/detail', { reversalId }, request),
    actions: reversalActions,
    Content: ({ row }) => (
      <Proposal of={row} part="reversal">
        <ReversalFacts reversal={row} />
      </Proposal>
    ),
  }),
  unmatched: kindOf({
    words: 'unmatched',
    load: (paymentId, request) => get('/admin/unmatched/detail', { paymentId }, request),
    actions: unmatchedActions,
    number: ({ serialNo }) => serialNo,
    Content: UnmatchedContent,
  }),
} satisfies Record<WalletTask, unknown>;

export const moneyForms = Object.values(moneyKinds).flatMap(({ forms }) => forms);

type Load<Row> = (id: string, request?: Request) => Promise<Row>;

interface Kind<Row extends Listed, Listed, Name extends string> {
  /** Below `admin-wallets`: `one`, `loadFailed`, and `named` with the values of the actions. */
  words: string;
  load: Load<Row>;
  actions: Actions<Listed, Name>;
  number?: (row: Row) => string;
  /** Stands before the buttons. */
  before?: (row: Row) => ReactNode;
  Content: (props: { row: Row }) => ReactNode;
}

function kindOf<Row extends Listed, Listed, Name extends string>(kind: Kind<Row, Listed, Name>) {
  const { actions } = kind;
  const [first] = Object.values<{ permission: Permission }>(actions.actions);
  return {
    load: kind.load as Load<unknown>,
    page: ({ id, ...shown }: Shown<unknown> & { id: string }) => (
      <RecordOf key={`${kind.words} ${id}`} kind={kind} {...(shown as Shown<Row>)} />
    ),
    forms: Object.values<Actions<Listed, Name>['forms'][Name]>(actions.forms),
    permission: first?.permission,
  };
}

/** Money that is in a wallet is taken back on the page of its transaction. */
function TakeBackLink({ transactionNo }: { transactionNo: string | null }) {
  const { t } = useTranslation('admin-wallets');
  const may = useMay();
  if (!may('credits.post') || !may('finance.read')) return null;
  return <span className="self-center">{linkTo('transaction', transactionNo, t('toTakeBack'))}</span>;
}

function RecordOf<Row extends Listed, Listed, Name extends string>({
  kind: { words, actions, number, before, Content },
  found,
  list,
}: Shown<Row> & { kind: Kind<Row, Listed, Name> }) {
  const { t, i18n } = useTranslation(actions.words);
  const { key, state, search } = useLocation();
  const navigate = useNavigate();
  const isFromQueue = state === opensFirst;
  const text = (word: string, values = {}) => t(`admin-wallets:${words}.${word}`, values);
  return (
    <RecordPage
      found={found}
      list={list}
      title={found.value ? text('named', actions.named(found.value, t, i18n)) : text('one')}
      failed={text('loadFailed')}
      number={found.value && number?.(found.value)}
      summary={(row) => actions.present?.(row)}
      actions={(row) => (
        <>
          {before?.(row)}
          <ActionsOf
            key={key}
            actions={actions}
            row={row}
            opensFirst={isFromQueue}
            onDone={isFromQueue ? () => void navigate(`${list}${search}`) : undefined}
          />
        </>
      )}
    >
      {(row) => <Content row={row} />}
    </RecordPage>
  );
}
