import type { OutputOf } from '@junyao/commerce/contract';
import { useTranslation } from 'react-i18next';
import { href, Link, useLocation } from 'react-router';
import { get } from '../../api/commerce.ts';
import { formAction } from '../../form/form-action.ts';
import type { RouteHandle } from '../../i18n/settings.ts';
import { load } from '../../private/load.ts';
import { formatMoney } from '../../ui/price.tsx';
import { StatusMark } from '../../ui/status-mark.tsx';
import { ActionsOf } from '../act/define-actions.tsx';
import { reversalActions } from '../credits/reversal-actions.tsx';
import { transactionActions } from '../credits/transaction-actions.tsx';
import { AlteredSeal } from '../record/altered-seal.tsx';
import { EntryNumber } from '../record/entry-number.tsx';
import { Facts, Part, Record } from '../record/record.tsx';
import { RecordLink } from '../record/record-link.tsx';
import { useSceneName } from '../record/use-scene-name.ts';
import { WorkshopTime } from '../time/workshop-time.tsx';
import type { Route } from './+types/record';
import { FiguresTable } from './figures-table.tsx';
import { MemberLink } from './member-link.tsx';
import { sumOf } from './sum-of.ts';
import { useNames } from './use-names.ts';

export const handle: RouteHandle = { namespaces: ['admin-finance', 'admin-wallets', 'wallet'] };

type Transaction = OutputOf<'GET /admin/finance/transaction'>;
type Shown = Awaited<ReturnType<typeof readTransaction>>;

export function clientLoader({ request, params: { transactionNo } }: Route.ClientLoaderArgs) {
  return load(readTransaction(transactionNo, request));
}

async function readTransaction(transactionNo: string, request: Request) {
  const transaction = await get('/admin/finance/transaction', { transactionNo }, request);
  const { reversalId } = transaction;
  const { value: reversal } = reversalId
    ? await load(get('/admin/reversals/detail', { reversalId }, request))
    : {};
  return { ...transaction, reversal };
}

export const clientAction = formAction(
  ...Object.values(transactionActions.forms),
  ...Object.values(reversalActions.forms),
);

export default function TransactionRecord({ loaderData, params: { transactionNo } }: Route.ComponentProps) {
  const { t } = useTranslation('admin-finance');
  const sceneName = useSceneName();
  return (
    <Record
      key={transactionNo}
      found={loaderData}
      list={href('/admin/finance')}
      title={transactionNo}
      number={transactionNo}
      failed={t('loadFailed')}
      summary={({ amount, balanceAfter, member, at, ...transaction }) => (
        <>
          <span>{sceneName(transaction.scene, transaction.reverses === null ? 0 : -1, transaction)}</span>
          {amount !== null && <span className="tabular-nums">{formatMoney(amount)}</span>}
          {balanceAfter !== null && (
            <span>
              {t('fields.balanceAfter')} <span className="tabular-nums">{formatMoney(balanceAfter)}</span>
            </span>
          )}
          {member && <MemberLink {...member} />}
          <WorkshopTime value={at} whole />
        </>
      )}
      actions={(transaction) => <Actions transaction={transaction} />}
    >
      {(transaction) => (
        <>
          <Part title={t('parts.postings')}>
            <Postings transaction={transaction} />
          </Part>
          <Part title={t('parts.facts')}>
            <TransactionFacts transaction={transaction} />
          </Part>
        </>
      )}
    </Record>
  );
}

/** A reconciliation leads here by `?reverse=…&reason=…`, with the amount that arrived. */
function Actions({ transaction }: { transaction: Shown }) {
  const address = new URLSearchParams(useLocation().search);
  const received = address.get('reverse');
  const given = { received: received ?? '0', why: address.get('reason') ?? '' };
  return (
    <>
      {transaction.reversal && <ActionsOf actions={reversalActions} row={transaction.reversal} />}
      <ActionsOf
        actions={transactionActions}
        row={{ ...transaction, ...given }}
        initially={received === null ? undefined : 'proposeReversal'}
      />
    </>
  );
}

function Postings({ transaction: { postings } }: { transaction: Transaction }) {
  const { t } = useTranslation('admin-finance');
  const names = useNames();
  const [debit, credit] = [sumOf(postings, ({ out }) => out), sumOf(postings, (each) => each.in)];
  const isEqual = debit === credit;
  return (
    <>
      <FiguresTable
        caption={t('parts.postings')}
        heads={[t('fields.account'), t('postings.debit'), t('postings.credit')]}
        rows={postings.map((posting, index) => ({
          id: `${posting.account}${index}`,
          cells: [
            <>
              {names.account(posting.account)}
              {posting.member && <span className="block text-stone">{posting.member.username}</span>}
            </>,
            posting.out > 0 && formatMoney(posting.out),
            posting.in > 0 && formatMoney(posting.in),
          ],
        }))}
        foot={[t('postings.sum'), formatMoney(debit), formatMoney(credit)]}
      />
      <p className="mt-2 text-right">
        <StatusMark tone={isEqual ? 'good' : 'bad'}>
          {t(isEqual ? 'postings.equal' : 'postings.unequal')}
        </StatusMark>
      </p>
    </>
  );
}

function TransactionFacts({ transaction }: { transaction: Transaction }) {
  const { t } = useTranslation('admin-finance');
  const names = useNames();
  const { orderNo, chargeNo, refundNo, creditId, channel, serialNo, seq, reverses, reversedBy, corrects } =
    transaction;
  const hasNumber = [orderNo, chargeNo, refundNo, creditId].some((number) => number !== null);
  return (
    <Facts
      facts={[
        [t('fields.booked'), hasNumber ? <EntryNumber key="booked" entry={transaction} /> : null],
        [t('fields.channel'), channel && names.channel(channel)],
        [t('fields.serialNo'), serialNo && <span className="tabular-nums">{serialNo}</span>],
        [
          t('fields.actor'),
          transaction.actorId ? (
            <RecordLink key="actor" about={{ kind: 'user', id: transaction.actorId }}>
              {transaction.actor}
            </RecordLink>
          ) : (
            names.actor(transaction.actor)
          ),
        ],
        [t('fields.reason'), transaction.reason || null],
        [t('fields.reverses'), reverses && <TransactionLink transactionNo={reverses} />],
        [t('fields.corrects'), corrects && <TransactionLink transactionNo={corrects} />],
        [
          t('fields.reversedBy'),
          reversedBy.length > 0
            ? reversedBy.map((number) => <TransactionLink key={number} transactionNo={number} />)
            : null,
        ],
        [
          t('fields.seq'),
          transaction.sealHolds === false ? (
            <AlteredSeal key="seal" number={seq} />
          ) : (
            (seq ?? t('fields.notSealed'))
          ),
        ],
      ]}
    />
  );
}

function TransactionLink({ transactionNo }: { transactionNo: string }) {
  return (
    <Link
      to={href('/admin/finance/:transactionNo', { transactionNo })}
      className="block text-sky tabular-nums underline decoration-sky/40"
    >
      {transactionNo}
    </Link>
  );
}
