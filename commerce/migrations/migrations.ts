import type { Knex } from 'knex';
import * as users from './001-users.ts';
import * as catalogue from './002-catalogue.ts';
import * as ledger from './003-ledger.ts';
import * as orders from './004-orders.ts';
import * as service from './005-service.ts';
import * as namesAndQuotas from './006-names-and-quotas.ts';
import * as staff from './007-staff.ts';
import * as charges from './008-charges.ts';
import * as fulfilment from './009-fulfilment.ts';
import * as messages from './010-messages.ts';
import * as jobs from './011-jobs.ts';
import * as payments from './012-payments.ts';
import * as listsOfLargeShops from './013-lists-of-large-shops.ts';
import * as paymentsInDoubt from './014-payments-in-doubt.ts';
import * as sumsAndSorts from './015-sums-and-sorts.ts';
import * as moneyByStaff from './016-money-by-staff.ts';
import * as auditCheckpoints from './017-audit-checkpoints.ts';
import * as listsFromIndexes from './018-lists-from-indexes.ts';
import * as refundsInDoubt from './019-refunds-in-doubt.ts';
import * as transactionNumbers from './020-transaction-numbers.ts';
import * as kindsOfMessages from './021-kinds-of-messages.ts';
import * as piecesForShow from './022-pieces-for-show.ts';
import * as memberCenter from './023-member-center.ts';
import * as adminArea from './024-admin-area.ts';
import * as parcelsByNumber from './025-parcels-by-number.ts';
import * as refundsOfAnotherAmount from './028-refunds-of-another-amount.ts';
import * as keptMatchings from './030-kept-matchings.ts';
import * as sumsOfDays from './031-sums-of-days.ts';
import * as filtersOfMoneyLists from './032-filters-of-money-lists.ts';
import * as moreFiltersOfMoneyLists from './033-more-filters-of-money-lists.ts';
import * as textOfUnreadableLines from './034-text-of-unreadable-lines.ts';
import * as listsOfWhatWaits from './035-lists-of-what-waits.ts';
import * as discardedMatchings from './036-discarded-matchings.ts';
import * as paymentsCreditedOnce from './037-payments-credited-once.ts';
import * as numbersOfPaymentsInDoubt from './038-numbers-of-payments-in-doubt.ts';
import * as linesThatStandTwice from './039-lines-that-stand-twice.ts';
import * as circumstancesInTheLog from './040-circumstances-in-the-log.ts';
import * as normalSerialNumbers from './041-normal-serial-numbers.ts';
import * as sumsOfLists from './042-sums-of-lists.ts';
import * as comparisonsThatStand from './043-comparisons-that-stand.ts';
import * as reversedCreditsByTime from './044-reversed-credits-by-time.ts';
import * as matchedLines from './045-matched-lines.ts';
import * as numbersOfFirstConfirmations from './046-numbers-of-first-confirmations.ts';
import * as differencesByTransaction from './047-differences-by-transaction.ts';
import * as deliveryAreas from './048-delivery-areas.ts';
import * as returnedParcels from './049-returned-parcels.ts';
import * as foldedSearch from './050-folded-search.ts';
import * as piecesOffSale from './051-pieces-off-sale.ts';
import * as acceptedTerms from './052-accepted-terms.ts';

/** All migrations in the order in which they run. A released migration is never edited; a change is a new migration. */
export const migrations: Record<string, Pick<Knex.Migration, 'up'>> = {
  '001-users': users,
  '002-catalogue': catalogue,
  '003-ledger': ledger,
  '004-orders': orders,
  '005-service': service,
  '006-names-and-quotas': namesAndQuotas,
  '007-staff': staff,
  '008-charges': charges,
  '009-fulfilment': fulfilment,
  '010-messages': messages,
  '011-jobs': jobs,
  '012-payments': payments,
  '013-lists-of-large-shops': listsOfLargeShops,
  '014-payments-in-doubt': paymentsInDoubt,
  '015-sums-and-sorts': sumsAndSorts,
  '016-money-by-staff': moneyByStaff,
  '017-audit-checkpoints': auditCheckpoints,
  '018-lists-from-indexes': listsFromIndexes,
  '019-refunds-in-doubt': refundsInDoubt,
  '020-transaction-numbers': transactionNumbers,
  '021-kinds-of-messages': kindsOfMessages,
  '022-pieces-for-show': piecesForShow,
  '023-member-center': memberCenter,
  '024-admin-area': adminArea,
  '025-parcels-by-number': parcelsByNumber,
  '028-refunds-of-another-amount': refundsOfAnotherAmount,
  '030-kept-matchings': keptMatchings,
  '031-sums-of-days': sumsOfDays,
  '032-filters-of-money-lists': filtersOfMoneyLists,
  '033-more-filters-of-money-lists': moreFiltersOfMoneyLists,
  '034-text-of-unreadable-lines': textOfUnreadableLines,
  '035-lists-of-what-waits': listsOfWhatWaits,
  '036-discarded-matchings': discardedMatchings,
  '037-payments-credited-once': paymentsCreditedOnce,
  '038-numbers-of-payments-in-doubt': numbersOfPaymentsInDoubt,
  '039-lines-that-stand-twice': linesThatStandTwice,
  '040-circumstances-in-the-log': circumstancesInTheLog,
  '041-normal-serial-numbers': normalSerialNumbers,
  '042-sums-of-lists': sumsOfLists,
  '043-comparisons-that-stand': comparisonsThatStand,
  '044-reversed-credits-by-time': reversedCreditsByTime,
  '045-matched-lines': matchedLines,
  '046-numbers-of-first-confirmations': numbersOfFirstConfirmations,
  '047-differences-by-transaction': differencesByTransaction,
  '048-delivery-areas': deliveryAreas,
  '049-returned-parcels': returnedParcels,
  '050-folded-search': foldedSearch,
  '051-pieces-off-sale': piecesOffSale,
  '052-accepted-terms': acceptedTerms,
};
