import type { WalletTask } from '@junyao/commerce/contract/choices';
import type { Permission } from '@junyao/commerce/contract/permissions';
import { proposalStates, rechargeStates } from '@junyao/commerce/contract/states';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { get } from '../../api/commerce.ts';
import type { Loaded } from '../../private/load.ts';
import { ActionOf, type Actions, ActionsOf } from '../act/define-actions.tsx';
import { creditActions, reversalActions } from '../credits/actions.tsx';
import { CreditContent, ReversalContent } from '../credits/records.tsx';
import { TakeBackLink } from '../credits/take-back-link.tsx';
import type { Me } from '../frame/staff.ts';
import { rechargeActions } from '../recharges/actions.tsx';
import { RechargeContent } from '../recharges/record.tsx';
import { Record as RecordPage } from '../record/record.tsx';
import { refundActions } from '../refunds/actions.tsx';
import { RefundContent } from '../refunds/record.tsx';
import { unmatchedActions } from '../unmatched/actions.tsx';
import { UnmatchedContent } from '../unmatched/record.tsx';

interface Opening {
  open: boolean;
  onClose: () => void;
}

type May = (permission: Permission) => boolean;

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
    Content: CreditContent,
  }),
  reversal: kindOf({
    words: 'reversals',
    load: (reversalId, request) => get('/admin/reversals/detail', { reversalId }, request),
    actions: reversalActions,
    Content: ReversalContent,
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

interface Shown<Row> {
  found: Loaded<Row>;
  list: string;
}

function kindOf<Row extends Listed, Listed, Name extends string>(kind: Kind<Row, Listed, Name>) {
  const { load, actions } = kind;
  const [first] = Object.values<{ permission: Permission }>(actions.actions);

  return {
    load: load as Load<unknown>,
    page: ({ key, ...shown }: Shown<unknown> & { key: string }) => (
      <RecordOf key={key} kind={kind} {...(shown as Shown<Row>)} />
    ),
    forms: Object.values<Actions<Listed, Name>['forms'][Name]>(actions.forms),
    permission: first?.permission,
    /** Loads the record and gives the dialog of its likely action; undefined if it offers none any more. */
    async prepare(id: string, may: May, me: Me) {
      const row = await load(id);
      const [name] = actions.offered(row, may, me);
      if (name === undefined) return undefined;
      return (opening: Opening) => (
        <Prepared actions={actions} first={{ row, name }} load={() => load(id)} {...opening} />
      );
    },
  };
}

function RecordOf<Row extends Listed, Listed, Name extends string>({
  kind: { words, actions, number, before, Content },
  found,
  list,
}: Shown<Row> & { kind: Kind<Row, Listed, Name> }) {
  const { t } = useTranslation(actions.words);
  const text = (word: string, values = {}) => t(`admin-wallets:${words}.${word}`, values);
  return (
    <RecordPage
      found={found}
      list={list}
      title={found.value ? text('named', actions.named(found.value, t)) : text('one')}
      failed={text('loadFailed')}
      {...(found.value && number && { number: number(found.value) })}
      summary={actions.present}
      actions={(row) => (
        <>
          {before?.(row)}
          <ActionsOf actions={actions} row={row} />
        </>
      )}
    >
      {(row) => <Content row={row} />}
    </RecordPage>
  );
}

interface PreparedProps<Row, Name extends string> extends Opening {
  actions: Actions<Row, Name>;
  first: { row: Row; name: Name };
  load: () => Promise<Row>;
}

/** After a refusal the dialog shows the record as it is now, which may have left the list. */
function Prepared<Row, Name extends string>({ actions, first, load, ...opening }: PreparedProps<Row, Name>) {
  const [row, setRow] = useState(first.row);
  const [name, setName] = useState(first.name);
  return (
    <ActionOf
      key={name}
      actions={actions}
      row={row}
      name={name}
      onInstead={setName}
      onRefused={() => void load().then(setRow, () => {})}
      {...opening}
    />
  );
}
