import { useTranslation } from 'react-i18next';
import { href } from 'react-router';
import { SectionTabs } from '../frame/section-tabs.tsx';
import { useTodo } from '../frame/use-todo.ts';

export function WalletSections() {
  const { t } = useTranslation('admin');
  const { todo } = useTodo();
  return (
    <SectionTabs
      label={t('walletSections.label')}
      sections={[
        { to: href('/admin/wallet-manage'), text: t('walletSections.todo'), waiting: todo.wallets },
        { to: href('/admin/wallet-manage/wallets'), text: t('walletSections.wallets') },
      ]}
    />
  );
}
