import { useTranslation } from 'react-i18next';
import type { Proposal } from './wallet-detail.ts';

/** Names who proposed or decided a recharge. A recharge without a person was made by a command. */
export function useProposerName(): (person: Proposal['proposedBy']) => string {
  const { t } = useTranslation('admin-wallets');
  return (person) => person?.username ?? t('byCommand');
}
