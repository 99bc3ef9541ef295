import type { OutputOf } from '@junyao/commerce/contract';
import { useTranslation } from 'react-i18next';
import { href } from 'react-router';
import { get } from '../../api/commerce.ts';
import { formAction } from '../../form/form-action.ts';
import type { RouteHandle } from '../../i18n/settings.ts';
import { load } from '../../private/load.ts';
import { sumOf } from '../../private/sum-of.ts';
import { formatMoney } from '../../ui/price.tsx';
import { StatusMark } from '../../ui/status-mark.tsx';
import { ActionsOf } from '../act/define-actions.tsx';
import { transactionActions } from '../credits/propose.tsx';
import { AlteredSeal } from '../record/altered-seal.tsx';
import { EntryNumber } from '../record/entry-number.tsx';
import { Facts, Part, Record } from '../record/record.tsx';
import { linkTo } from '../record/record-link.tsx';
import { useSceneName } from '../record/use-scene-name.ts';
import { WalletLink } from '../record/wallet-link.tsx';
import { WorkshopTime } from '../time/workshop-time.tsx';
import type { Route } from './+types/record';
import { FiguresTable } from './figures-table.tsx';
import { useNames } from './use-names.ts';

export const handle: RouteHandle = { namespaces: ['admin-finance', 'admin-wallets', 'wallet'] };

type Transaction = OutputOf<'GET /admin/finance/transaction'>;

export function clientLoader({ request, params: { transactionNo } }: Route.ClientLoaderArgs) {
  return load(get('/admin/finance/transaction', { transactionNo }, request));
}

export const clientAction = formAction(...Object.values(transactionActions.forms));

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
          {/* Refunds may give back only a part of what an order cost. */}
          {transaction.scene !== 'ORDER_PAYMENT' && transaction.reversedBy.length > 0 && (
            <StatusMark tone="ended">{t('takenBack')}</StatusMark>
          )}
          <span>{sceneName(transaction.scene, transaction.reverses === null ? 0 : -1, transaction)}</span>
          {amount !== null && <span className="tabular-nums">{formatMoney(amount)}</span>}
          {balanceAfter !== null && (
            <span>
              {t('fields.balanceAfter')} <span className="tabular-nums">{formatMoney(balanceAfter)}</span>
            </span>
          )}
          {member && <WalletLink {...member} />}
          <WorkshopTime value={at} whole />
        </>
      )}
      actions={(transaction) => (
        <>
          {linkTo('reversal', transaction.reversalId, t('reversalWaits'))}
          <ActionsOf actions={transactionActions} row={{ ...transaction, received: null, why: '' }} />
        </>
      )}
    >
      {(transaction) => (
        <>
          <Part title={t('parts.postings')}>
            <Postings {...transaction} />
          </Part>
          <Part title={t('parts.facts')}>
            <TransactionFacts {...transaction} />
          </Part>
        </>
      )}
    </Record>
  );
}

function Postings({ postings }: Pick<Transaction, 'postings'>) {
  const { t } = useTranslation('admin-finance');
  const names = useNames();
  const [debit, credit] = [sumOf(postings, ({ out }) => out), sumOf(postings, (each) => each.in)];
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
        {debit === credit ? (
          <StatusMark tone="good">{t('postings.equal')}</StatusMark>
        ) : (
          <StatusMark tone="bad">{t('postings.unequal')}</StatusMark>
        )}
      </p>
    </>
  );
}

function TransactionFacts(transaction: Transaction) {
  const { t } = useTranslation('admin-finance');
  const names = useNames();
  const { orderNo, chargeNo, refundNo, creditId, channel, serialNo } = transaction;
  const { actorId, actor, seq, reversedBy } = transaction;
  const hasNumber = orderNo ?? chargeNo ?? refundNo ?? creditId;
  const seal = transaction.sealHolds === false && <AlteredSeal number={seq} />;
  return (
    <Facts
      facts={[
        [t('fields.booked'), hasNumber && <EntryNumber entry={transaction} />],
        [t('fields.channel'), channel && names.channel(channel)],
        [t('fields.serialNo'), serialNo && <span className="tabular-nums">{serialNo}</span>],
        [t('fields.actor'), linkTo('user', actorId, actor) ?? names.actor(actor)],
        [t('fields.reason'), transaction.reason],
        [t('fields.reverses'), linkTo('transaction', transaction.reverses)],
        [t('fields.corrects'), linkTo('transaction', transaction.corrects)],
        ...reversedBy.map((number) => [t('fields.reversedBy'), linkTo('transaction', number)] as const),
        [t('fields.seq'), seal || (seq ?? t('fields.notSealed'))],
      ]}
    />
  );
}
