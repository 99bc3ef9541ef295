import type { OutputOf } from '@junyao/commerce/contract';
import { shownOrderStatus } from '@junyao/commerce/contract/states';
import { useTranslation } from 'react-i18next';
import { href } from 'react-router';
import { useLanguage } from '../../i18n/use-language.ts';
import { formatMoney } from '../../ui/price.tsx';
import { shownChargeStatus } from '../charges/charge-status.tsx';
import { useSceneName } from '../record/use-scene-name.ts';
import { shownStatus as shownRefundStatus } from '../refunds/refund-status.tsx';
import { shownProposalStatus } from '../wallet-manage/proposal-status.tsx';

type Found = OutputOf<'GET /admin/search'>;

interface Hit {
  to: string;
  group: keyof Found;
  title: string;
  note: string;
}

export function useHits(): (found: Found) => Hit[] {
  const { t } = useTranslation(['admin', 'admin-charges', 'admin-refunds', 'admin-wallets']);
  const language = useLanguage();
  const sceneName = useSceneName();
  const note = (...parts: (string | null | false)[]) => parts.filter(Boolean).join(' · ');
  return ({ orders, charges, proposals, refunds, transactions, members, pieces }) => [
    ...orders.map(({ orderNo, recipient, status, shippedAt }) => ({
      to: href('/admin/orders/:orderNo', { orderNo }),
      group: 'orders' as const,
      title: orderNo,
      note: note(recipient, t(`admin:orderStatus.${shownOrderStatus(status, shippedAt !== null)}`)),
    })),
    ...charges.map(({ chargeNo, amount, serialNo, username, ...charge }) => ({
      to: href('/admin/wallet-manage/charges/:chargeNo', { chargeNo }),
      group: 'charges' as const,
      title: chargeNo,
      note: note(
        formatMoney(amount),
        t(`admin-charges:status.${shownChargeStatus(charge)}`),
        username,
        serialNo,
      ),
    })),
    ...proposals.map(({ proposalId, amount, serialNo, username, ...proposal }) => ({
      to: href('/admin/wallet-manage/proposals/:proposalId', { proposalId }),
      group: 'proposals' as const,
      title: serialNo ?? '',
      note: note(formatMoney(amount), t(`admin-wallets:status.${shownProposalStatus(proposal)}`), username),
    })),
    ...refunds.map(({ refundNo, amount, username, ...refund }) => ({
      to: href('/admin/wallet-manage/refunds/:refundNo', { refundNo }),
      group: 'refunds' as const,
      title: refundNo,
      note: note(formatMoney(amount), t(`admin-refunds:status.${shownRefundStatus(refund)}`), username),
    })),
    ...transactions.map(({ transactionNo, amount, scene, reversed }) => ({
      to: href('/admin/finance/:transactionNo', { transactionNo }),
      group: 'transactions' as const,
      title: transactionNo,
      note: note(
        amount !== null && formatMoney(amount),
        sceneName(scene, amount ?? 0),
        reversed && t('admin:search.reversed'),
      ),
    })),
    ...members.map(({ userId, username, phone }) => ({
      to: href('/admin/users/:userId', { userId }),
      group: 'members' as const,
      title: username,
      note: phone,
    })),
    ...pieces.map(({ productCode, nameZh, nameEn }) => ({
      to: href('/admin/products/:productCode', { productCode }),
      group: 'pieces' as const,
      title: productCode,
      note: (language === 'zh' ? nameZh : nameEn) ?? nameZh ?? nameEn ?? '',
    })),
  ];
}
