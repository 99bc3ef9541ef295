import type { WalletTask } from '@junyao/commerce/contract/choices';
import type { Permission } from '@junyao/commerce/contract/permissions';
import { type ReactNode, useState } from 'react';
import { get } from '../../api/commerce.ts';
import { ActionOf, type Actions } from '../act/define-actions.tsx';
import { creditActions } from '../credits/actions.tsx';
import { CreditRecord } from '../credits/record.tsx';
import { reversalActions } from '../credits/reversal-actions.tsx';
import { ReversalRecord } from '../credits/reversal-record.tsx';
import type { Me } from '../frame/staff.ts';
import { rechargeActions } from '../recharges/actions.tsx';
import { RechargeRecord } from '../recharges/record.tsx';
import type { Shown } from '../record/record.tsx';
import { refundActions } from '../refunds/actions.tsx';
import { RefundRecord } from '../refunds/record.tsx';
import { unmatchedActions } from '../unmatched/actions.tsx';
import { UnmatchedRecord } from '../unmatched/record.tsx';

interface Opening {
  open: boolean;
  onClose: () => void;
}

type May = (permission: Permission) => boolean;

/** What the wallets have records of. Each of them waits for staff at some time. */
export const moneyKinds = {
  recharge: kindOf(
    (chargeNo, request) => get('/admin/recharges/detail', { chargeNo }, request),
    RechargeRecord,
    rechargeActions,
  ),
  refund: kindOf(
    (refundNo, request) => get('/admin/refunds/detail', { refundNo }, request),
    RefundRecord,
    refundActions,
  ),
  credit: kindOf(
    (creditId, request) => get('/admin/credits/detail', { creditId }, request),
    CreditRecord,
    creditActions,
  ),
  reversal: kindOf(
    (reversalId, request) => get('/admin/reversals/detail', { reversalId }, request),
    ReversalRecord,
    reversalActions,
  ),
  unmatched: kindOf(
    (paymentId, request) => get('/admin/unmatched/detail', { paymentId }, request),
    UnmatchedRecord,
    unmatchedActions,
  ),
} satisfies Record<WalletTask, unknown>;

export const moneyForms = Object.values(moneyKinds).flatMap(({ forms }) => forms);

type Load<Row> = (id: string, request?: Request) => Promise<Row>;

function kindOf<Row extends Listed, Listed, Name extends string>(
  load: Load<Row>,
  Shown: (props: Shown<Row>) => ReactNode,
  actions: Actions<Listed, Name>,
) {
  const [first] = Object.values<{ permission: Permission }>(actions.actions);
  return {
    load: load as Load<unknown>,
    Shown: Shown as (props: Shown<unknown>) => ReactNode,
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
