import { useTranslation } from 'react-i18next';
import type { Proposal } from './wallet-detail.ts';

/** A recharge without a person was made by a command. */
export function useProposerName(): (person: Proposal['proposedBy']) => string {
  const { t } = useTranslation('admin-wallets');
  return (person) => person?.username ?? t('byCommand');
}
