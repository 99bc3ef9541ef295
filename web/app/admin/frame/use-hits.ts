import type { OutputOf } from '@junyao/commerce/contract';
import { shownOrderStatus } from '@junyao/commerce/contract/states';
import { useTranslation } from 'react-i18next';
import { href } from 'react-router';
import { useLanguage } from '../../i18n/use-language.ts';
import { formatMoney } from '../../ui/price.tsx';
import { useSceneName } from '../record/use-scene-name.ts';
import { whyOfRefund } from '../refunds/facts.tsx';
import { incomingStatus } from '../wallets/incoming-status.tsx';

type Found = OutputOf<'GET /admin/search'>;

interface Hit {
  to: string;
  group: keyof Found;
  title: string;
  /** If it is not the title. A search for it chooses this hit. */
  number?: string | null;
  note: string;
}

export function useHits(): (found: Found) => Hit[] {
  const { t } = useTranslation(['admin', 'admin-refunds', 'admin-wallets']);
  const language = useLanguage();
  const sceneName = useSceneName();
  const note = (...parts: (string | null | false)[]) => parts.filter(Boolean).join(' · ');
  const stateOf = (incoming: Parameters<typeof incomingStatus>[0]) =>
    t(`admin-wallets:why.${incomingStatus(incoming).why}`);
  return ({ orders, recharges, credits, refunds, transactions, members, pieces }) => [
    ...orders.map(({ orderNo, recipient, status, shippedAt }) => ({
      to: href('/admin/orders/:orderNo', { orderNo }),
      group: 'orders' as const,
      title: orderNo,
      note: note(recipient, t(`admin:orderStatus.${shownOrderStatus(status, shippedAt !== null)}`)),
    })),
    ...recharges.map(({ chargeNo, amount, serialNo, username, ...recharge }) => ({
      to: href('/admin/wallet-manage/recharges/:chargeNo', { chargeNo }),
      group: 'recharges' as const,
      title: t('admin-wallets:recharges.named', { name: username, amount: formatMoney(amount) }),
      number: chargeNo,
      note: note(stateOf(recharge), chargeNo, serialNo),
    })),
    ...credits.map(({ creditId, amount, serialNo, username, ...credit }) => ({
      to: href('/admin/wallet-manage/credits/:creditId', { creditId }),
      group: 'credits' as const,
      title: t('admin-wallets:credits.named', { name: username, amount: formatMoney(amount) }),
      number: serialNo,
      note: note(stateOf(credit), serialNo),
    })),
    ...refunds.map(({ refundNo, amount, username, ...refund }) => ({
      to: href('/admin/wallet-manage/refunds/:refundNo', { refundNo }),
      group: 'refunds' as const,
      title: t('admin-wallets:refunds.named', { name: username, amount: formatMoney(amount) }),
      number: refundNo,
      note: note(t(`admin-refunds:why.${whyOfRefund(refund)}`, { amount: '' }), refundNo),
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
