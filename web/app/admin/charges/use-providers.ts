import { useTranslation } from 'react-i18next';

/** The providers of commerce/src/payments/create-payments.ts. */
const providers = ['manual', 'sandbox'] as const;

export function useProviders() {
  const { t } = useTranslation('admin-charges');
  const nameOf = (provider: string) => t(`providers.${provider}`, { defaultValue: provider });
  return { options: providers.map((value) => ({ value, label: nameOf(value) })), nameOf };
}
