import { useTranslation } from 'react-i18next';
import { href } from 'react-router';
import { SectionTabs } from '../frame/section-tabs.tsx';
import { useTodo } from '../frame/use-todo.ts';

export function WalletSections() {
  const { t } = useTranslation('admin');
  const { todo } = useTodo();
  const sum = (...counts: (number | undefined)[]) => counts.reduce<number>((all, one = 0) => all + one, 0);
  return (
    <SectionTabs
      label={t('walletSections.label')}
      sections={[
        { to: href('/admin/wallet-manage'), text: t('walletSections.accounts') },
        {
          to: href('/admin/wallet-manage/charges'),
          text: t('walletSections.charges'),
          waiting: todo.chargesToConfirm,
        },
        {
          to: href('/admin/wallet-manage/refunds'),
          text: t('walletSections.refunds'),
          waiting: sum(todo.chargeRefunds, todo.refundsInDoubt),
        },
        {
          to: href('/admin/wallet-manage/proposals'),
          text: t('walletSections.proposals'),
          waiting: todo.proposals,
        },
        {
          to: href('/admin/wallet-manage/in-doubt'),
          text: t('walletSections.inDoubt'),
          waiting: todo.paymentsInDoubt,
        },
      ]}
    />
  );
}
